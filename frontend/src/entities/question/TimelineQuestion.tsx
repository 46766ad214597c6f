import { mapOf, type QuestionProps, withEntry } from './question-props.ts'

/** One text box a timeframe. */
export function TimelineQuestion({ question, value, onChange }: QuestionProps) {
  const texts = mapOf(value)
  return (
    <div className="tl">
      {(question.timelines ?? []).map((timeframe, index) => {
        const id = `${question.id}-${index}`
        return (
          <div key={timeframe} className="field">
            <label htmlFor={id}>{timeframe}</label>
            <textarea
              className="textarea"
              id={id}
              rows={3}
              value={texts[timeframe] ?? ''}
              onChange={({ target }) => onChange(withEntry(value, timeframe, target.value || undefined))}
            />
          </div>
        )
      })}
    </div>
  )
}
