import { steps } from './steps.ts'

/** The trail with four stops; on a phone one line and four segments. */
export function AssessmentSteps({ step }: { step: number }) {
  const state = (position: number) => {
    if (position === step) return 'now'
    return position < step ? 'done' : ''
  }
  return (
    <>
      <ol className="steps s4" aria-label="Progress">
        {steps.map(({ name }, index) => (
          <li key={name} className={state(index + 1)} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div className="steps-phone">
        <b className="strong">
          {step > steps.length ? 'All four steps done' : `Step ${step} of ${steps.length}: ${steps[step - 1]?.name}`}
        </b>
        <span className="seg s4" aria-hidden="true">
          {steps.map(({ name }, index) => (
            <i key={name} className={state(index + 1)} />
          ))}
        </span>
      </div>
    </>
  )
}
