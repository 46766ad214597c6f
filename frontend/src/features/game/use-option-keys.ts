import { type RefObject, useEffect, useRef } from 'react'

/** 1 to 4 pick an option from anywhere on the page, arrows move among them. Typing in a field stays typing. */
export function useOptionKeys(list: RefObject<HTMLElement | null>, pick: (answer: number) => void): void {
  const latest = useRef(pick)
  latest.current = pick
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
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
      if (step === 0 || options.length === 0 || isElsewhere(event.target, list.current)) return
      event.preventDefault()
      const at = options.findIndex((option) => option.matches(':focus'))
      const from = at < 0 && step < 0 ? 0 : at
      options[(from + step + options.length) % options.length]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
}

/** A menu that is open, or the sidebar, keeps its own arrows. */
function isElsewhere(target: EventTarget | null, list: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || target === document.body) return false
  return !target.closest('main') && !list?.contains(target)
}
