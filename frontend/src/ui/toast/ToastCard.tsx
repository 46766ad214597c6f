import { useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { type Toast, type ToastVariant, toastDuration } from './toast-store.ts'
import { useSwipe } from './use-swipe.ts'

const icons: Record<ToastVariant, IconName> = { default: 'info', destructive: 'alert', success: 'check' }

/** One toast. Its time stops while the pointer or the focus is on it, and while the window is in the background. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, description, variant = 'default', duration = toastDuration } = toast
  const [held, setHeld] = useState(false)
  const { offset, handlers } = useSwipe(onClose)
  const away = useWindowBlurred()
  useAutoClose({ duration, held: held || away, onClose })

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role depends on the variant; swiping is a shortcut for its button
    <div
      className={`toast ${variant}`}
      role={variant === 'destructive' ? 'alert' : 'status'}
      style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      {...handlers}
    >
      <span className="toast-icon">
        <Icon name={icons[variant]} />
      </span>
      <div>
        <b className="strong">{title}</b>
        {description && <p className="muted">{description}</p>}
      </div>
      <button type="button" className="toast-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function useWindowBlurred(): boolean {
  const [blurred, setBlurred] = useState(false)
  useEffect(() => {
    const leave = () => setBlurred(true)
    const comeBack = () => setBlurred(false)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
    }
  }, [])
  return blurred
}

function useAutoClose({ duration, held, onClose }: { duration: number; held: boolean; onClose: () => void }): void {
  // The time belongs to the toast: a new callback must not start it again.
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close.current(), duration)
    return () => clearTimeout(timer)
  }, [held, duration])
}
