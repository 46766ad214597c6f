export const stepNames = [
  'Choose a report type',
  'Basic Information',
  'Assessment Questions',
  'Assessment Complete',
  'Your report',
] as const

/** The trail with five stops; on a phone one line and five segments. */
export function Steps({ step }: { step: number }) {
  return (
    <>
      <ol className="steps" aria-label="Progress">
        {stepNames.map((name, index) => (
          <li key={name} className={stateOf(index + 1, step)} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      <div className="steps-phone">
        <b className="strong">
          Step {step} of {stepNames.length}: {stepNames[step - 1]}
        </b>
        <span className="seg" aria-hidden="true">
          {stepNames.map((name, index) => (
            <i key={name} className={stateOf(index + 1, step)} />
          ))}
        </span>
      </div>
    </>
  )
}

function stateOf(position: number, step: number): string {
  if (position === step) return 'now'
  return position < step ? 'done' : ''
}
