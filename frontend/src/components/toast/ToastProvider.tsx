import { createContext, type ReactNode, useContext, useState } from 'react'
import { ToastViewport } from './ToastViewport.tsx'
import { createToastStore, type ToastContent, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore())
  return (
    <ToastContext value={own}>
      {children}
      <ToastViewport store={own} />
    </ToastContext>
  )
}

/** Shows a toast; a newer one replaces it. */
export function useToast(): (content: ToastContent) => string {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider above it')
  return store.add
}
