import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { onAnnounce } from '../../lib/announce.ts'
import { ToastViewport } from './ToastViewport.tsx'
import { createToastStore, type ToastContent, type ToastStore } from './toast-store.ts'

/** Shows a toast and returns its id, by which it can be changed, closed or taken away again. */
export type ShowToast = ((content: ToastContent) => string) & Pick<ToastStore, 'update' | 'dismiss' | 'remove'>

const ToastContext = createContext<ShowToast | null>(null)

export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore())
  const [show] = useState((): ShowToast => Object.assign((content: ToastContent) => own.add(content), own))
  useEffect(() => onAnnounce(show), [show])
  return (
    <ToastContext value={show}>
      {children}
      <ToastViewport store={own} />
    </ToastContext>
  )
}

/** Shows a toast; a newer one replaces it. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}
