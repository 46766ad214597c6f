import { type RefObject, useEffect, useRef } from 'react'

/** Calls `close` when the pointer goes down or the focus goes outside of what is open. */
export function useDismiss(place: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onEvent = (event: Event) => {
      if (event.target instanceof Node && event.target !== document && !place.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', onEvent)
    document.addEventListener('focusin', onEvent)
    return () => {
      document.removeEventListener('pointerdown', onEvent)
      document.removeEventListener('focusin', onEvent)
    }
  }, [open, place])
}
