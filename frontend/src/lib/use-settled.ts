import { useEffect, useState } from 'react'

/** A text, trimmed, once the person has paused typing for so many milliseconds. */
export function useSettled(text: string, pause = 400): string {
  const trimmed = text.trim()
  const [settled, setSettled] = useState(trimmed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), pause)
    return () => clearTimeout(timer)
  }, [trimmed, pause])
  return settled
}
