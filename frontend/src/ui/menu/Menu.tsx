import './menu.css'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Tooltip } from '../Tooltip.tsx'
import { MenuList } from './MenuList.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { useDismiss } from './use-dismiss.ts'
import { itemsOf } from './use-menu-keys.ts'

type Props = {
  /** The name of the menu, and of its button. */
  label: string
  /** The button's own name, when letters are seen on it. */
  name?: string
  icon: ReactNode
  entries: readonly MenuEntry[]
}

/** A button and its menu: opens by click, Enter or an arrow, closes by Escape, by a choice, and by going elsewhere. */
export function Menu({ label, name = label, icon, entries }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useDismiss(place, open, close)

  const enter = (from: 'first' | 'last') => {
    setOpen(true)
    setTimeout(() =>
      itemsOf(document.getElementById(id))
        .at(from === 'first' ? 0 : -1)
        ?.focus(),
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
      event.stopPropagation()
    } else if (event.target === button.current && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      enter(event.key === 'ArrowDown' ? 'first' : 'last')
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside
    <div ref={place} className="menu-place" onKeyDown={onKey}>
      <Tooltip title={label}>
        <button
          ref={button}
          type="button"
          className="icon-btn"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={({ detail }) => {
            if (open) close()
            // A click without a pointer is Enter or Space.
            else if (detail === 0) enter('first')
            else setOpen(true)
          }}
        >
          {icon}
        </button>
      </Tooltip>
      {open && <MenuList id={id} label={label} entries={entries} onDone={close} />}
    </div>
  )
}
