import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ToastCard } from './ToastCard.tsx'
import type { ToastStore } from './toast-store.ts'

const hotkey = 'F8'

/** Where toasts appear. F8 moves the focus here from anywhere. */
export function ToastViewport({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.list, store.list)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code === hotkey || event.key === hotkey) list.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <section aria-label={`Notifications (${hotkey})`}>
      <div ref={list} className="toasts" tabIndex={-1}>
        {toasts
          .filter((toast) => toast.open)
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
          ))}
      </div>
    </section>
  )
}
