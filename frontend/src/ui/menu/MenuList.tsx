import { Check, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { MenuEntry } from './menu-entry.ts'
import { itemsOf, useMenuKeys } from './use-menu-keys.ts'

/** How long a pointer rests on an entry before its submenu opens. */
export const submenuDelay = 100

type Props = { id: string; label: string; entries: readonly MenuEntry[]; onDone: () => void; sub?: boolean }

/** One level of a menu. `onDone` closes the whole menu. */
export function MenuList({ id, label, entries, onDone, sub = false }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const move = useMenuKeys()
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      className={sub ? 'menu menu-sub' : 'menu'}
      onKeyDown={(event) => move(event, list.current)}
    >
      {entries.map((entry) => (
        <div key={entry.key} role="none" className={entry.apart ? 'apart' : undefined}>
          {entry.entries ? (
            <Submenu id={`${id}-${entry.key}`} entry={entry} entries={entry.entries} onDone={onDone} />
          ) : (
            <Item entry={entry} onDone={onDone} />
          )}
        </div>
      ))}
    </div>
  )
}

function Item({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const { to, href, onSelect, checked } = entry
  const choose = () => {
    onDone()
    onSelect?.()
  }
  const shared = { tabIndex: -1, onClick: choose, onPointerMove: focusTarget }
  if (to !== undefined)
    return (
      <Link role="menuitem" to={to} {...shared}>
        <Face entry={entry} />
      </Link>
    )
  if (href !== undefined)
    return (
      <a role="menuitem" href={href} {...shared}>
        <Face entry={entry} />
      </a>
    )
  const role = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <button type="button" {...role} {...shared}>
      <Face entry={entry} />
    </button>
  )
}

function Submenu({
  id,
  entry,
  entries,
  onDone,
}: {
  id: string
  entry: MenuEntry
  entries: readonly MenuEntry[]
  onDone: () => void
}) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = () => {
    setOpen(true)
    setTimeout(() => itemsOf(document.getElementById(id))[0]?.focus())
  }
  const leave = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && !open) enter()
    else if ((event.key === 'ArrowLeft' || event.key === 'Escape') && open) {
      leave()
      button.current?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the entry and its submenu are one place for the pointer
    <div
      className="has-sub"
      onKeyDown={onKey}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), submenuDelay)
      }}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
    >
      <button
        ref={button}
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerMove={focusTarget}
        onClick={({ detail }) => (detail === 0 ? enter() : setOpen(true))}
      >
        <Face entry={entry} />
        <ChevronRight className="i more" aria-hidden="true" />
      </button>
      {open && <MenuList id={id} label={entry.label} entries={entries} onDone={onDone} sub />}
    </div>
  )
}

function Face({ entry: { icon: Sign, label, checked } }: { entry: MenuEntry }) {
  return (
    <>
      {Sign && <Sign className="i" aria-hidden="true" />}
      {checked !== undefined && <Check className={checked ? 'i' : 'i unchecked'} aria-hidden="true" />}
      <span>{label}</span>
    </>
  )
}

/** The entry under the pointer is the one that the keys go on from. */
function focusTarget({ currentTarget }: PointerEvent<HTMLElement>): void {
  if (document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true })
}
