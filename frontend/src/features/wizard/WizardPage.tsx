import { useEffect, useRef } from 'react'
import { useGetAssessmentQuestionsQuery } from '../../api/assessments.ts'
import { Lazy, lazyPart } from '../../app/lazy-part.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { SiteFooter, SlimFooter } from '../../components/SiteFooter.tsx'
import { ChooseTypeStep } from './ChooseTypeStep.tsx'
import { PastClients } from './PastClients.tsx'
import { Steps, stepNames } from './Steps.tsx'
import { useWizardDraft } from './use-wizard-draft.ts'
import '../../styles/wizard.css'
import type { User } from '@waymark/contracts/models/user'

const LaterSteps = lazyPart(async () => (await import('./LaterSteps.tsx')).LaterSteps)

/** The detailed assessment, five steps. Signed out it stands under the public header, signed in inside the shell. */
export function WizardPage({ user }: { user: User | null }) {
  const { draft, change, saveNow } = useWizardDraft()
  const { step, reportType } = draft
  useQuestionsAhead(reportType)
  useFocusOnStep(draft.reportId ? step + 0.5 : step)
  usePageTitle(stepNames[step - 1] ?? '')
  useEffect(() => {
    void LaterSteps.preload()
  }, [])

  return (
    <>
      <main id="main" tabIndex={-1}>
        <div className="wz">
          <div className={step === 1 ? 'wrap' : step === 5 ? 'wrap mid' : 'narrow'}>
            <Steps step={step} />
          </div>
          {step === 1 ? (
            <ChooseTypeStep
              chosen={reportType}
              onChoose={(type) => change({ reportType: type })}
              onContinue={() => change({ step: 2 })}
            />
          ) : (
            <Lazy part={LaterSteps} props={{ draft, user, change, saveNow }} />
          )}
        </div>
        {step === 1 && <PastClients />}
      </main>
      {step === 1 ? <SiteFooter /> : <SlimFooter />}
    </>
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
