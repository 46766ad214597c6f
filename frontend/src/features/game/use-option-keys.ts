import { type RefObject, useEffect, useRef } from 'react'

/**
 * 1 to 4 pick an option, arrows move among them, while the focus is on the question or its options: a question takes the focus when it
 * comes. Elsewhere on the page a single letter or digit stays what it is (WCAG 2.1.4: active only on focus).
 */
export function useOptionKeys(list: RefObject<HTMLElement | null>, pick: (answer: number) => void): void {
  const latest = useRef(pick)
  latest.current = pick
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shown = list.current
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isAsked(shown)) return
      const place = ['1', '2', '3', '4'].indexOf(event.key)
      if (place >= 0) {
        event.preventDefault()
        return latest.current(place)
      }
      const step = steps.get(event.key)
      const options = [...shown.querySelectorAll('button')]
      if (step === undefined || options.length === 0) return
      event.preventDefault()
      const at = options.findIndex((option) => option.matches(':focus'))
      const from = at === -1 && step === -1 ? 0 : at
      options[(from + step + options.length) % options.length]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
])

/** Whether the focus is on the question of these options. */
function isAsked(list: HTMLElement | null): list is HTMLElement {
  return Boolean(list?.closest('.game-play')?.contains(document.activeElement))
}
