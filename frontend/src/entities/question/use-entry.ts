import { useCallback, useRef } from 'react'
import type { AnswerValue } from './answer-values.ts'
import { withEntry } from './question-props.ts'

type Held = { value: AnswerValue | undefined; onChange: (value: AnswerValue | undefined) => void }

/** Changes one entry of a map answer. The function stays the same, so that the other entries' controls need not be drawn again. */
export function useEntry(held: Held): (key: string, entry: string | number | undefined) => void {
  const latest = useRef(held)
  latest.current = held
  return useCallback((key, entry) => latest.current.onChange(withEntry(latest.current.value, key, entry)), [])
}
