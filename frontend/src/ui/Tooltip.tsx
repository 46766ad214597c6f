import './tooltip.css'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

/** How long a pointer rests before a tooltip opens. */
export const tooltipDelay = 700
/** So soon after one tooltip has closed, the next opens at once. */
export const tooltipSkipWindow = 300

/** When the last tooltip of the page closed. */
let lastClosed = Number.NEGATIVE_INFINITY

/**
 * The name of a control that shows a sign only. It opens under a resting pointer and at once with the keyboard's focus. It stands below its
 * control, which is all that a bar at the top needs: a package that finds room on every side would weigh more than the whole shell's code.
 */
export function Tooltip({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const shown = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = () => {
    shown.current = true
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (shown.current) lastClosed = Date.now()
    shown.current = false
    setOpen(false)
  }
  const rest = () => {
    clearTimeout(timer.current)
    if (Date.now() - lastClosed < tooltipSkipWindow) return show()
    timer.current = setTimeout(show, tooltipDelay)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is pointed at
    <span
      className="tip"
      aria-describedby={open ? id : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && rest()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {open && <Bubble id={id} title={title} />}
    </span>
  )
}

/** How near the window's edge a tooltip comes. */
const edge = 8

function Bubble({ id, title }: { id: string; title: string }) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    const { left, right } = element.getBoundingClientRect()
    const over = Math.min(0, document.documentElement.clientWidth - edge - right) || Math.max(0, edge - left)
    element.style.setProperty('--over', `${over}px`)
  }, [])
  return (
    <span ref={bubble} id={id} role="tooltip" className="tip-bubble">
      {title}
    </span>
  )
}
