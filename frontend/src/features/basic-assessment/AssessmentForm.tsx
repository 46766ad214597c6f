import { useEffect, useRef, useState } from 'react'
import { Form, FormSpy, useField } from 'react-final-form'
import { useSubmitBasicAssessmentMutation } from '../../api/assessments.ts'
import { focusField } from '../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { arriveAtHeading } from './arrive.ts'
import type { BasicDraft, BasicValues } from './basic-draft.ts'
import { GoalsStep } from './questions/GoalsStep.tsx'
import { LearnStep } from './questions/LearnStep.tsx'
import { ValuesStep } from './questions/ValuesStep.tsx'
import { WorkStep } from './questions/WorkStep.tsx'
import { doneStep, type Fault, faultsInOrder, lastStep, steps } from './steps.ts'
import { basicPayload, validateBasic } from './wire-basic.ts'

type Props = {
  draft: BasicDraft
  note: (values: BasicValues) => void
  goTo: (step: number) => void
}

const formFields: readonly string[] = [
  ...steps.flatMap(({ fields }) => fields).filter((name) => name !== 'valuesOrder'),
  'ordered',
]
const bodies = [WorkStep, GoalsStep, ValuesStep, LearnStep]

/** Next never asks whether a step is complete; the last button checks everything at once. */
export function AssessmentForm({ draft, note, goTo }: Props) {
  const { step } = draft
  const [initial] = useState(draft.values)
  const [faults, setFaults] = useState<Fault[]>([])
  const [submit, { isLoading }] = useSubmitBasicAssessmentMutation()
  const toast = useToast()
  const Body = bodies[step - 1] ?? WorkStep
  useArrivalAtStep(step, faults[0])

  const complete = async (values: BasicValues) => {
    const payload = basicPayload(values)
    if (!payload || isLoading) return
    const answer = await submit(payload)
    if (answer.error) return
    toast({
      title: 'Assessment Complete!',
      description: 'Your career assessment has been submitted. Check your recommendations.',
      variant: 'success',
    })
    goTo(doneStep)
  }

  return (
    <Form<BasicValues> onSubmit={complete} initialValues={initial} subscription={{}}>
      {({ handleSubmit, form }) => (
        <form
          noValidate
          aria-label={`Step ${step} of ${lastStep}`}
          onSubmit={(event) => {
            event.preventDefault()
            if (step < lastStep) return goTo(step + 1)
            // From the first try on, faults show and go as one types. Before it none does: a sentence that appears when a field
            // is left would push Next away from under the hand.
            form.setConfig('validate', validateBasic)
            const found = faultsInOrder(form.getState().errors ?? {})
            setFaults(found)
            void handleSubmit()
            const [first] = found
            if (first) goTo(first.step)
          }}
        >
          <FormSpy<BasicValues> subscription={{ values: true }} onChange={({ values }) => values && note(values)} />
          {formFields.map((name) => (
            <Keep key={name} name={name} />
          ))}
          <StillMissing step={step} faults={faults} />
          <Body />
          <div className="foot-btns">
            {step > 1 ? (
              <button type="button" className="btn btn-lg" onClick={() => goTo(step - 1)} disabled={isLoading}>
                Previous
              </button>
            ) : (
              <span />
            )}
            <button type="submit" className="btn btn-lg btn-p" disabled={isLoading}>
              {step < lastStep && 'Next'}
              {step === lastStep && (isLoading ? 'Submitting...' : 'Complete Assessment')}
            </button>
          </div>
        </form>
      )}
    </Form>
  )
}

/**
 * A field of a step that is not drawn. Without anybody who holds it, the form library would put its initial value back when the
 * step is drawn again.
 */
function Keep({ name }: { name: string }) {
  useField(name, { subscription: {} })
  return null
}

/** Why the person stands on an earlier step again. */
function StillMissing({ step, faults }: { step: number; faults: readonly Fault[] }) {
  const places = [...new Set(faults.map((fault) => fault.step))]
  if (!places.includes(step)) return null
  const steps = places.length === 1 ? `step ${places[0]}` : `steps ${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
  return (
    <p className="err missing" role="alert">
      <Icon name="alert" />
      Nothing is sent yet: {faults.length === 1 ? 'one answer is' : `${faults.length} answers are`} missing in {steps}. Your other
      answers are kept.
    </p>
  )
}

/** Another step begins at its heading; coming back to a fault begins at its field. Each failed try counts anew. */
function useArrivalAtStep(step: number, fault: Fault | undefined): void {
  const shown = useRef(step)
  const focused = useRef<Fault>(undefined)
  useEffect(() => {
    const moved = shown.current !== step
    shown.current = step
    if (fault && fault !== focused.current && fault.step === step) {
      focused.current = fault
      return focusField(fault.field)
    }
    if (moved) arriveAtHeading()
  }, [step, fault])
}
