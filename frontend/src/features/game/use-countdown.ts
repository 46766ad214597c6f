import { useEffect, useRef, useState } from 'react'

/**
 * Whole seconds that are left, from `seconds` to 0, by the clock on the wall: a tab that slept is not granted more. A new `turn`
 * starts anew; an empty one stands still where it was. `onEnd` is called once a turn.
 */
export function useCountdown(options: { turn: string; seconds: number; onEnd: () => void }): number {
  const { turn, seconds, onEnd } = options
  const [shown, setShown] = useState({ turn, left: seconds })
  const latest = useRef(onEnd)
  latest.current = onEnd

  useEffect(() => {
    if (turn === '') return
    const end = Date.now() + seconds * 1000
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setShown({ turn, left })
      if (left === 0) latest.current()
      else timer = setTimeout(tick, end - (left - 1) * 1000 - Date.now())
    }
    tick()
    return () => clearTimeout(timer)
  }, [turn, seconds])

  return turn === '' || shown.turn === turn ? shown.left : seconds
}
