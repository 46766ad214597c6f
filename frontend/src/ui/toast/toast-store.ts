export type ToastVariant = 'default' | 'destructive' | 'success'
export type ToastContent = { title: string; description?: string; variant?: ToastVariant; duration?: number }
export type Toast = ToastContent & { id: string; open: boolean }

export const toastLimit = 1
export const toastDuration = 5000
/** A dismissed toast leaves the list this much later; until then it is only closed. */
export const toastRemoveDelay = 1_000_000

export type ToastStore = {
  add(content: ToastContent): string
  update(id: string, change: Partial<ToastContent>): void
  dismiss(id?: string): void
  remove(id?: string): void
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
}

/** The toasts of one page: the newest pushes older ones out, so only one shows at a time. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  function set(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }

  function remove(id?: string): void {
    set(id === undefined ? [] : toasts.filter((toast) => toast.id !== id))
  }

  function removeLater(id: string): void {
    if (removals.has(id)) return
    const timer = setTimeout(() => {
      removals.delete(id)
      remove(id)
    }, toastRemoveDelay)
    removals.set(id, timer)
  }

  return {
    add(content) {
      count += 1
      const toast = { ...content, id: String(count), open: true }
      set([toast, ...toasts].slice(0, toastLimit))
      return toast.id
    },
    update(id, change) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)))
    },
    dismiss(id) {
      const closing = toasts.filter((toast) => id === undefined || toast.id === id)
      for (const toast of closing) removeLater(toast.id)
      set(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)))
    },
    remove,
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
