import '../../styles/wizard.css'
import '../../styles/assessment.css'
import type { User } from '@waymark/contracts/models/user'
import { useEffect, useRef } from 'react'
import { usePageTitle } from '../../app/page-title.ts'
import { AssessmentForm } from './AssessmentForm.tsx'
import { AssessmentSteps } from './AssessmentSteps.tsx'
import { DoneStep } from './DoneStep.tsx'
import { doneStep } from './steps.ts'
import { useBasicDraft } from './use-basic-draft.ts'

/** The basic assessment: four steps and what comes of them. */
export function AssessmentPage(_: { user: User }) {
  usePageTitle('Career Assessment')
  const { draft, note, goTo, saveNow } = useBasicDraft()
  const done = draft.step >= doneStep
  useArrivalAtStep(draft.step)
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="wz4">
        {!done && (
          <div className="page-head">
            <div>
              <h1 className="t-1">Career Assessment</h1>
              <p>Four short steps, about six minutes. You can go back, and nothing is sent before the last button.</p>
            </div>
          </div>
        )}
        <AssessmentSteps step={draft.step} />
        {done ? <DoneStep onAgain={() => goTo(1)} /> : <AssessmentForm draft={draft} note={note} goTo={goTo} saveNow={saveNow} />}
      </div>
    </main>
  )
}

/** Another step begins at its top: the first heading takes the focus, unless a field with a fault takes it after. */
function useArrivalAtStep(step: number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('.wz4 [tabindex="-1"]')?.focus({ preventScroll: true })
  }, [step])
}
