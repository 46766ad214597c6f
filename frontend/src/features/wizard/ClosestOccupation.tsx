import { Radio } from 'antd'
import { useEffect, useState } from 'react'
import { useField } from 'react-final-form'
import { type TitleMatch, useSearchOccupationsQuery } from '../../api/occupations.ts'

const none = ''
const shownMatches = 5

const reportHelp = 'With an occupation chosen, the report can compare pay and outlook; without, its ranges are wider.'

/** Under the current role: which known occupation is it closest to? Optional; skipped means wider ranges in the report. */
export function ClosestOccupation({ help = reportHelp }: { help?: string }) {
  const role = useSettled(useField<string | undefined>('currentRole', { subscription: { value: true } }).input.value ?? '')
  const { input } = useField<string | undefined>('currentOccupation', { subscription: { value: true } })
  const { currentData: matches } = useSearchOccupationsQuery({ title: role, limit: shownMatches }, { skip: role.length < 3 })
  const known = matches ?? []

  const stale = matches !== undefined && input.value && !matches.some(({ code }) => code === input.value)
  const { onChange } = input
  useEffect(() => {
    if (stale) onChange(undefined)
  }, [stale, onChange])

  if (known.length === 0) return null
  return (
    <fieldset className="field full closest">
      <legend className="label" id="closest-label">
        Which of these is your work closest to? <span className="opt">(optional)</span>
      </legend>
      <Radio.Group
        aria-labelledby="closest-label"
        name="currentOccupation"
        value={input.value || none}
        onChange={({ target }) => input.onChange(target.value || undefined)}
      >
        {known.map((match) => (
          <Radio key={match.code} value={match.code}>
            {labelOf(match)}
          </Radio>
        ))}
        <Radio value={none}>None of these</Radio>
      </Radio.Group>
      <p className="help">{help}</p>
    </fieldset>
  )
}

function labelOf({ title, matchedTitle }: TitleMatch): string {
  return matchedTitle && matchedTitle !== title ? `${title} (${matchedTitle})` : title
}

/** The text once the person has paused typing. */
function useSettled(text: string): string {
  const trimmed = text.trim()
  const [settled, setSettled] = useState(trimmed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), 400)
    return () => clearTimeout(timer)
  }, [trimmed])
  return settled
}
