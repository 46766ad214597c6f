import { Radio } from 'antd'

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value, label: String(value) }))

type Props = {
  name: string
  label: string
  value: number | undefined
  onChange: (value: number) => void
  lowLabel?: string
  highLabel?: string
}

/** A scale from 1 to 10. Untouched it has no value. Two rows of five on a phone. */
export function ScaleInput({ name, label, value, onChange, lowLabel, highLabel }: Props) {
  return (
    <div>
      <Radio.Group
        className="scale-input num"
        name={name}
        aria-label={label}
        optionType="button"
        buttonStyle="solid"
        block
        options={points}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {(lowLabel || highLabel) && (
        <p className="scale-ends">
          <span>{lowLabel && `1 ${lowLabel}`}</span>
          <span>{highLabel && `10 ${highLabel}`}</span>
        </p>
      )}
    </div>
  )
}
