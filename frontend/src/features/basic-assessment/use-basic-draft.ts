import { useCallback } from 'react'
import { isReloaded, useDraft } from '../../lib/use-draft.ts'
import { type BasicDraft, type BasicValues, readBasicDraft, saveBasicDraft } from './basic-draft.ts'
import { doneStep } from './steps.ts'

/** The draft of the basic assessment. A step is drawn and written at once; what is being typed is written a moment later. */
export function useBasicDraft(person: string) {
  const { draft, change, note: keep, saveNow } = useDraft(person, drafts)
  const note = useCallback((values: BasicValues) => keep({ values }), [keep])
  const goTo = useCallback(
    (step: number) => {
      change({ step })
      saveNow()
    },
    [change, saveNow],
  )
  return { draft, note, goTo }
}

const drafts = { open: openDraft, save: saveBasicDraft }

/** A finished assessment is shown again after a reload only; coming back by a link begins at the first step, answers kept. */
function openDraft(person: string): BasicDraft {
  const stored = readBasicDraft(person)
  return stored.step >= doneStep && !isReloaded() ? { ...stored, step: 1 } : stored
}
