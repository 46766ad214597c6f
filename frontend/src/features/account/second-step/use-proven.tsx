import { type ReactNode, useState } from 'react'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { PasswordAsked } from '../profile/PasswordAsked.tsx'

type Given = { password?: string }
type Step = {
  /** What is done, as its button says it. */
  button: string
  why: string
  /** Undefined when it was done, otherwise the failure. */
  work: (given: Given) => Promise<unknown>
}

/** Does at once what needs the password where it was given a moment ago, and asks for it otherwise: `asking` stands where it is shown. */
export function useProven(): { run: (step: Step) => Promise<void>; asking: ReactNode } {
  const toast = useToast()
  const [asked, setAsked] = useState<Step>()
  const give = async (password: string): Promise<unknown> => {
    const error = await asked?.work({ password })
    if (error === undefined) setAsked(undefined)
    return error
  }
  return {
    async run(step) {
      const error = await step.work({})
      if (isApiError(error) && error.status === 403) setAsked(step)
      else if (error !== undefined) toast({ title: 'That was not done', description: detailOf(error), variant: 'destructive' })
      else setAsked(undefined)
    },
    asking: asked && <PasswordAsked why={asked.why} button={asked.button} onGive={give} onCancel={() => setAsked(undefined)} />,
  }
}
