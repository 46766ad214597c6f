import { type DraftHandle as Handle, isReloaded, useDraft } from '../../lib/use-draft.ts'
import { emptyDraft, readDraft, saveDraft, type WizardDraft } from './draft.ts'

export type DraftHandle = Omit<Handle<WizardDraft>, 'saveNow'>

/** The draft of the wizard, kept across a reload and a sign-in on the way. */
export function useWizardDraft(person: string): DraftHandle {
  return useDraft(person, drafts)
}

const drafts = { open: openDraft, save: saveDraft }

/** A finished wizard is shown again after a reload only; coming back by a link starts anew. */
function openDraft(person: string): WizardDraft {
  const stored = readDraft(person)
  return stored.step === 5 && !isReloaded() ? emptyDraft : stored
}
