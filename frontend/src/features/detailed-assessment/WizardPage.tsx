import { useEffect, useRef } from 'react'
import { useGetAssessmentQuestionsQuery } from '../../api/assessments.ts'
import { guest } from '../../lib/own-storage.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Lazy, lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { ChooseTypeStep } from './ChooseTypeStep.tsx'
import { stepNames } from './Steps.tsx'
import { useWizardDraft } from './use-wizard-draft.ts'
import { WizardFrame } from './WizardFrame.tsx'
import '../../ui/wizard.css'
import type { User } from '@waymark/contracts/models/identity/user'

const StepContent = lazyWithPreload(async () => (await import('./StepContent.tsx')).StepContent)

/** Loads steps 2 to 5, for someone who comes back to one of them. */
export async function preloadStepContent(): Promise<void> {
  await StepContent.preload()
}

/** The detailed assessment, five steps. Signed out it stands under the public header, signed in inside the shell. */
export function WizardPage({ user }: { user: User | null }) {
  const handle = useWizardDraft(user?.id ?? guest)
  const { draft, change } = handle
  const { step, reportType } = draft
  useQuestionsAhead(reportType)
  useFocusOnStep(draft.reportId ? step + 0.5 : step)
  usePageTitle(stepNames[step - 1] ?? '')
  // The first step needs little; the rest is fetched once someone has begun.
  useEffect(() => {
    if (reportType) void StepContent.preload()
  }, [reportType])

  return (
    <WizardFrame step={step} signedIn={user !== null}>
      {step === 1 ? (
        <ChooseTypeStep
          chosen={reportType}
          onChoose={(type) => change({ reportType: type, ...(type !== reportType && { screen: undefined }) })}
          onContinue={() => change({ step: 2 })}
        />
      ) : (
        <Lazy part={StepContent} props={{ handle, user }} />
      )}
    </WizardFrame>
  )
}

/** The questions are fetched when a type is chosen. A failure is only logged. */
function useQuestionsAhead(type: Parameters<typeof useGetAssessmentQuestionsQuery>[0] | undefined): void {
  const { error } = useGetAssessmentQuestionsQuery(type ?? 'career_deep_dive', { skip: type === undefined })
  useEffect(() => {
    if (error) console.warn('The report questions could not be fetched', error)
  }, [error])
}

/** A new step begins at its heading, for the eye and for a screen reader. Step 4 has two: before and after the button. */
function useFocusOnStep(place: number): void {
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('.wz h1')?.focus({ preventScroll: true })
  }, [place])
}
