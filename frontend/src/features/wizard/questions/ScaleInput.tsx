import { memo } from 'react'

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

type Props = {
  name: string
  label: string
  value: number | undefined
  /** Gets the name too, so that one stable function can serve many scales. */
  onChange: (value: number, name: string) => void
  lowLabel?: string
  highLabel?: string
}

/**
 * A scale from 1 to 10. Untouched it has no value. Two rows of five on a phone. A questionnaire shows some 150 of them: plain radios
 * and `memo` keep a choice under a frame, where a component library's buttons took over a second on a slow phone.
 */
export const ScaleInput = memo(function ScaleInput({ name, label, value, onChange, lowLabel, highLabel }: Props) {
  return (
    <div>
      <div className="scale num" role="radiogroup" aria-label={label}>
        {points.map((point) => (
          <label key={point}>
            <input type="radio" name={name} value={point} checked={value === point} onChange={() => onChange(point, name)} />
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
