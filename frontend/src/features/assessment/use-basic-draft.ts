import { useCallback, useEffect, useRef, useState } from 'react'
import { type BasicDraft, type BasicValues, readBasicDraft, saveBasicDraft } from './basic-draft.ts'
import { doneStep } from './steps.ts'

const saveDelay = 250

/** A person's draft in this tab. A step is drawn at once; what is being typed is written a moment later, and on leaving. */
export function useBasicDraft(person: string) {
  const [draft, setDraft] = useState<BasicDraft>(() => openDraft(person))
  const held = useRef(draft)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveNow = useCallback(() => {
    clearTimeout(timer.current)
    saveBasicDraft(person, held.current)
  }, [person])
  const note = useCallback(
    (values: BasicValues) => {
      held.current = { ...held.current, values }
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, saveDelay)
    },
    [saveNow],
  )
  const goTo = useCallback(
    (step: number) => {
      held.current = { ...held.current, step }
      setDraft(held.current)
      saveNow()
    },
    [saveNow],
  )
  useEffect(() => {
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [saveNow])
  return { draft, note, goTo }
}

/** A finished assessment is shown again after a reload only; coming back by a link begins at the first step, answers kept. */
function openDraft(person: string): BasicDraft {
  const stored = readBasicDraft(person)
  const [navigation] = performance.getEntriesByType('navigation')
  const reloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  return stored.step >= doneStep && !reloaded ? { ...stored, step: 1 } : stored
}
