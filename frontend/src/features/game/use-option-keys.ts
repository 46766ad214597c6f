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
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isInQuestion(list.current)) return
      const place = ['1', '2', '3', '4'].indexOf(event.key)
      if (place >= 0) {
        event.preventDefault()
        return latest.current(place)
      }
      const step =
        event.key === 'ArrowDown' || event.key === 'ArrowRight'
          ? 1
          : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
            ? -1
            : 0
      const options = [...(list.current?.querySelectorAll('button') ?? [])]
      if (step === 0 || options.length === 0) return
      event.preventDefault()
      const at = options.findIndex((option) => option.matches(':focus'))
      const from = at < 0 && step < 0 ? 0 : at
      options[(from + step + options.length) % options.length]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

function isInQuestion(list: HTMLElement | null): boolean {
  return list?.closest('.game-play')?.contains(document.activeElement) ?? false
}
