import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

const saveDelay = 250

export type DraftHandle<T> = {
  /** What the screen shows: changes with `change` only. */
  draft: T
  /** Changes the draft and draws again: a step, a choice, an id. */
  change: (part: Partial<T>) => void
  /** Keeps what is being typed without drawing anything again; the form already shows it. */
  note: (part: Partial<T>) => void
  /** The draft with everything noted. */
  latest: () => T
  /** Writes it at once. */
  saveNow: () => void
}

type Drafts<T> = { open: (person: string) => T; save: (person: string, value: T) => void }

/** A person's draft in this tab, kept across a reload. Written a moment after the last change, and on leaving. */
export function useDraft<T extends object>(person: string, { open, save }: Drafts<T>): DraftHandle<T> {
  const [draft, setDraft] = useState<T>(() => open(person))
  const held = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    save(person, held.current)
  }, [person, save])

  const note = useCallback(
    (part: Partial<T>) => {
      held.current = { ...held.current, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, saveDelay)
    },
    [saveNow],
  )

  const change = useCallback(
    (part: Partial<T>) => {
      note(part)
      setDraft(held.current)
    },
    [note],
  )

  useEffect(() => {
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [saveNow])

  return useMemo(() => ({ draft, change, note, latest: () => held.current, saveNow }), [draft, change, note, saveNow])
}

/** Whether this page is one that was loaded again: what was finished is shown once more then, and begun anew otherwise. */
export function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}
