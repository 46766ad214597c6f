import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { emptyDraft, readDraft, saveDraft, type WizardDraft } from './draft.ts'

const saveDelay = 250

export type DraftHandle = {
  /** What the screen shows: changes with `change` only. */
  draft: WizardDraft
  /** Changes the draft and draws again: a step, a choice, an id. */
  change: (part: Partial<WizardDraft>) => void
  /** Keeps what is being typed without drawing anything again; the form already shows it. */
  note: (part: Partial<WizardDraft>) => void
  /** The draft with everything noted. */
  latest: () => WizardDraft
}

/** A person's draft in this tab, kept across a reload and a sign-in on the way. Written a moment after the last change, and on leaving. */
export function useWizardDraft(person: string): DraftHandle {
  const [draft, setDraft] = useState<WizardDraft>(() => openDraft(person))
  const held = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    saveDraft(person, held.current)
  }, [person])

  const note = useCallback(
    (part: Partial<WizardDraft>) => {
      held.current = { ...held.current, ...part }
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, saveDelay)
    },
    [saveNow],
  )

  const change = useCallback(
    (part: Partial<WizardDraft>) => {
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

  return useMemo(() => ({ draft, change, note, latest: () => held.current }), [draft, change, note])
}

/** A finished wizard is shown again after a reload only; coming back by a link starts anew. */
function openDraft(person: string): WizardDraft {
  const stored = readDraft(person)
  const [navigation] = performance.getEntriesByType('navigation')
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  return stored.step === 5 && !reloaded ? emptyDraft : stored
}
