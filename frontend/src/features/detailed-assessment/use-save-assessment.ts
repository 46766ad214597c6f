import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { useSaveDetailedAssessmentMutation, useSaveGuestAssessmentMutation } from '../../api/assessments.ts'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { guestPayload, memberPayload } from './build-payload.ts'
import type { FilledLevels } from './chapters/filled-levels.ts'
import type { DraftHandle } from './use-wizard-draft.ts'

type Options = {
  handle: DraftHandle
  questions: readonly DetailedQuestion[]
  filled: FilledLevels
  guest: boolean
  onFailure: (title: string, error: unknown) => void
}

/** Saves the whole assessment, checked by the contract first, and goes on to step 4. */
export function useSaveAssessment({ handle, questions, filled, guest, onFailure }: Options) {
  const toast = useToast()
  const [saveMember, member] = useSaveDetailedAssessmentMutation()
  const [saveGuest, anonymous] = useSaveGuestAssessmentMutation()

  const send = () => {
    const draft = handle.latest()
    if (guest) {
      const payload = guestPayload(draft, { questions, filled })
      return payload.ok ? saveGuest(payload.value) : payload.errors
    }
    const payload = memberPayload(draft, { questions, filled })
    return payload.ok ? saveMember(payload.value) : payload.errors
  }

  const save = async () => {
    const sent = send()
    if (Array.isArray(sent)) {
      toast({
        title: 'Form validation failed',
        description: 'Please check the required fields and try again.',
        variant: 'destructive',
      })
      return
    }
    const answer = await sent
    if (answer.error) return onFailure('Assessment Failed', answer.error)
    // Saved: the draft has done its work, only what the next steps need stays.
    handle.change({
      step: 4,
      assessmentId: answer.data.id,
      reportId: undefined,
      answers: {},
      profile: {},
      screen: undefined,
      askedEqual: undefined,
    })
    toast({
      title: 'Assessment Complete!',
      description: 'Your detailed assessment has been saved. Ready to generate your report.',
      variant: 'success',
    })
  }
  return { save, pending: member.isLoading || anonymous.isLoading }
}
