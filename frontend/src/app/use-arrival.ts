import { useEffect, useRef } from 'react'
import { trimSlash } from '../routes.ts'

/**
 * Going somewhere begins at the top of the new page, for the eye and for the keyboard. The address changes before the
 * page is drawn: who opens a field in between keeps typing there.
 */
export function useArrival(path: string): void {
  const shown = useRef(path)
  const focusedAt = useRef('')
  useEffect(() => {
    const note = () => {
      focusedAt.current = trimSlash(location.pathname)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo({ top: 0 })
    const fieldOpenedHere = focusedAt.current === path && document.activeElement?.matches('input, textarea, select')
    if (!fieldOpenedHere) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
