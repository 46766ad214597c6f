import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { useFormField } from '../../../ui/form/use-shown-field.ts'

const most = 20
const marks = [0, 5, 10, 15, 20]

/** Years of experience, 0 to 20 in steps of one. */
export function YearsSlider() {
  const { input, error } = useFormField<number>('yearsExperience')
  const years = input.value
  return (
    <FieldFrame id="yearsExperience" label="Years of experience" error={error} className="years">
      <output className="num" htmlFor="yearsExperience">
        {wordsFor(years)}
      </output>
      <input
        type="range"
        id="yearsExperience"
        min={0}
        max={most}
        value={years}
        onChange={({ target }) => input.onChange(target.valueAsNumber)}
        aria-valuetext={wordsFor(years)}
      />
      <span className="years-scale num" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </span>
    </FieldFrame>
  )
}

function wordsFor(years: number): string {
  if (years >= most) return `${most} years or more`
  return years === 1 ? '1 year' : `${years} years`
}
