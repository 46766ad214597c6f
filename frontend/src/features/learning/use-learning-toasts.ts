import { useCallback } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { signInHref } from '../../lib/sign-in.ts'
import { linkTo } from '../../routes.ts'
import { useToast } from '../../ui/toast/ToastProvider.tsx'

const redirectDelay = 500

/** The two ends of every write here: the specified sentence, and for somebody who is signed out the way back in. */
export function useLearningToasts() {
  const toast = useToast()
  const failed = useCallback(
    (error: unknown, sentence: string) => {
      if (!isSignedOut(error)) return void toast({ title: 'Error', description: sentence, variant: 'destructive' })
      toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' })
      setTimeout(() => location.assign(signInHref(linkTo('learning') + location.search)), redirectDelay)
    },
    [toast],
  )
  const done = useCallback(
    (sentence: string) => void toast({ title: 'Success', description: sentence, variant: 'success' }),
    [toast],
  )
  return { failed, done }
}

/** A message that begins with 401 and says Unauthorized. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && /^401: .*Unauthorized/s.test(error.message)
}
