import { Tooltip as AntTooltip } from 'antd'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** How long a pointer rests before a tooltip opens. */
export const tooltipDelay = 700
/** So soon after one tooltip has closed, the next opens at once. */
export const tooltipSkipWindow = 300

const look = { minHeight: 0, padding: '5px 10px', fontSize: 13, lineHeight: 1.4 }

/** When the last tooltip of the page closed. */
let lastClosed = Number.NEGATIVE_INFINITY

type Props = { title: string; placement?: ComponentProps<typeof AntTooltip>['placement']; children: ReactNode }

/** The name of a control that shows a sign only. It opens under a resting pointer and at once with the keyboard's focus. */
export function Tooltip({ title, placement = 'bottom', children }: Props) {
  const [open, setOpen] = useState(false)
  const shown = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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
    <AntTooltip title={title} placement={placement} open={open} trigger={[]} styles={{ container: look }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is pointed at */}
      <span
        className="tip"
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && rest()}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={({ target }) => target.matches(':focus-visible') && show()}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </span>
    </AntTooltip>
  )
}
