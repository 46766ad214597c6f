import { type PointerEvent, useRef, useState } from 'react'

/** How far to the right a toast must be dragged to go away. */
export const swipeThreshold = 50

/** Drag to the right: `offset` follows the pointer, `onSwipe` fires when it is let go beyond the threshold. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const finish = (event: PointerEvent) => {
    if (start.current === null) return
    const moved = event.clientX - start.current
    start.current = null
    setOffset(0)
    if (moved >= swipeThreshold) onSwipe()
  }

  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current))
      },
      onPointerUp: finish,
      onPointerCancel: () => {
        start.current = null
        setOffset(0)
      },
    },
  }
}
