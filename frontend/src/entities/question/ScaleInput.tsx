import { memo } from 'react'

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

type Props = {
  name: string
  label: string
  value: number | undefined
  /** A level that stands until the person sets one: shown apart from theirs. */
  filled?: number | undefined
  /** Gets the name too, so that one stable function can serve many scales. */
  onChange: (value: number, name: string) => void
  lowLabel?: string
  highLabel?: string
}

/**
 * A scale from 1 to 10. Untouched it has no value. Two rows of five on a phone. A questionnaire shows some 150 of them: plain radios
 * and `memo` keep a choice under a frame, where a component library's buttons took over a second on a slow phone.
 */
export const ScaleInput = memo(function ScaleInput({ name, label, value, filled, onChange, lowLabel, highLabel }: Props) {
  const own = value !== undefined
  return (
    <div>
      <div className="scale num" role="radiogroup" aria-label={own || filled === undefined ? label : `${label}, filled in`}>
        {points.map((point) => (
          <label key={point} className={filledClass({ point, filled, own })}>
            <input
              type="radio"
              name={name}
              value={point}
              checked={(value ?? filled) === point}
              onChange={() => onChange(point, name)}
              // A level that was filled in is chosen already, so that no change tells that the person takes it for theirs.
              onClick={() => !own && point === filled && onChange(point, name)}
            />
            <span>{point}</span>
          </label>
        ))}
      </div>
      {(lowLabel || highLabel) && (
        <p className="scale-ends">
          <span>{lowLabel && `1 ${lowLabel}`}</span>
          <span>{highLabel && `10 ${highLabel}`}</span>
        </p>
      )}
    </div>
  )
})

function filledClass({ point, filled, own }: { point: number; filled: number | undefined; own: boolean }): string | undefined {
  if (point !== filled) return undefined
  return own ? 'was' : 'pre'
}
