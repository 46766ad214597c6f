import { useCallback, useEffect, useRef, useState } from 'react'
import { emptyDraft, readDraft, saveDraft, type WizardDraft } from './draft.ts'

const saveDelay = 250

/** The draft of this tab, kept across a reload and a sign-in on the way. Written a moment after the last change, and on leaving. */
export function useWizardDraft() {
  const [draft, setDraft] = useState<WizardDraft>(openDraft)
  const latest = useRef(draft)
  latest.current = draft

  useEffect(() => {
    const timer = setTimeout(() => saveDraft(draft), saveDelay)
    return () => clearTimeout(timer)
  }, [draft])

  const saveNow = useCallback(() => saveDraft(latest.current), [])
  useEffect(() => {
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [saveNow])

  const change = useCallback((part: Partial<WizardDraft>) => setDraft((old) => ({ ...old, ...part })), [])
  return { draft, change, saveNow }
}

/** A finished wizard is shown again after a reload only; coming back by a link starts anew. */
function openDraft(): WizardDraft {
  const stored = readDraft()
  const [navigation] = performance.getEntriesByType('navigation')
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  return stored.step === 5 && !reloaded ? emptyDraft : stored
}
