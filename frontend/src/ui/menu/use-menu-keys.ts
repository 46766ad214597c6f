import { type KeyboardEvent, useState } from 'react'
import { createTypeAhead, isLetter } from '../type-ahead.ts'

/** The entries of one level of a menu, without those of its submenus. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  const own = ':scope > * > [role^="menuitem"], :scope > * > .has-sub > [role^="menuitem"]'
  return [...(list?.querySelectorAll<HTMLElement>(own) ?? [])]
}

/** Arrows, Home, End and typing move within one level of a menu; the focus is on the entry itself. Answers whether it was one of these. */
export function useMenuKeys() {
  const [typeAhead] = useState(createTypeAhead)
  return (event: KeyboardEvent, list: HTMLElement | null): boolean => {
    const items = itemsOf(list)
    const current = items.indexOf(document.activeElement as HTMLElement)
    const to = target()
    if (to === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    items[to]?.focus()
    return true

    function target(): number | undefined {
      if (event.key === 'ArrowDown') return (current + 1) % items.length
      if (event.key === 'ArrowUp') return (current <= 0 ? items.length : current) - 1
      if (event.key === 'Home') return 0
      if (event.key === 'End') return items.length - 1
      if (!isLetter(event) || (event.key === ' ' && !typeAhead.isTyping())) return undefined
      return typeAhead.find(
        event.key,
        items.map((item) => item.textContent ?? ''),
        current,
      )
    }
  }
}
