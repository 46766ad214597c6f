import { Select } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useSearchOccupationsQuery } from '../../../api/occupations.ts'

type Props = { target: string; title: string | undefined; onPick: (code: string) => void }

const MATCHES = 8
const SETTLE_MS = 250

/** Picks an occupation by how people write its title: "RN" finds Registered Nurses. */
export function TargetPicker({ target, title, onPick }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed)
  const { currentData: matches, isFetching } = useSearchOccupationsQuery(
    { title: asked, limit: MATCHES },
    { skip: asked.length < 2 },
  )
  const found = (asked.length < 2 ? [] : (matches ?? [])).map((match) => ({
    value: match.code,
    label: match.matchedTitle && match.matchedTitle !== match.title ? `${match.title} (${match.matchedTitle})` : match.title,
  }))
  const chosen = target && !found.some(({ value }) => value === target) ? [{ value: target, label: title ?? target }] : []
  return (
    <div className="field">
      <label htmlFor={id}>Target occupation</label>
      <Select
        id={id}
        allowClear
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder="Type a job title"
        value={target || null}
        options={typed === '' ? chosen : found}
        loading={isFetching}
        notFoundContent={
          asked.length < 2 ? 'Type at least two letters' : isFetching ? 'Searching' : 'No occupation has this title'
        }
        onChange={(code: string | null | undefined) => {
          setTyped('')
          onPick(code ?? '')
        }}
      />
    </div>
  )
}

/** The text once the person has paused typing. */
function useSettled(text: string): string {
  const trimmed = text.trim()
  const [settled, setSettled] = useState(trimmed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [trimmed])
  return settled
}
