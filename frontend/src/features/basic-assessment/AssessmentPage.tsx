import '../../ui/wizard.css'
import './assessment.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { useEffect, useRef } from 'react'
import { AssessmentForm } from './AssessmentForm.tsx'
import { AssessmentSteps } from './AssessmentSteps.tsx'
import { arriveAtHeading } from './arrive.ts'
import { DoneStep } from './done/DoneStep.tsx'
import { doneStep } from './steps.ts'
import { useBasicDraft } from './use-basic-draft.ts'

/** The basic assessment: four steps and what comes of them. */
export function AssessmentPage({ user }: { user: User }) {
  const { draft, note, goTo } = useBasicDraft(user.id)
  const done = draft.step >= doneStep
  useArrival(done)
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
        {done ? <DoneStep onAgain={() => goTo(1)} /> : <AssessmentForm draft={draft} note={note} goTo={goTo} />}
      </div>
    </main>
  )
}

/** The completion screen, and the form again after it, begin at their heading. Between steps the form sees to that itself. */
function useArrival(done: boolean): void {
  const shown = useRef(done)
  useEffect(() => {
    if (shown.current === done) return
    shown.current = done
    arriveAtHeading()
  }, [done])
}
