import { resumeChange } from '@waymark/contracts/models/resume/resume'
import type * as t from 'io-ts'
import { draftStore } from '../../../lib/draft-store.ts'

export type KeptEdits = t.TypeOf<typeof resumeChange>

const store = draftStore<KeptEdits>('resume', resumeChange)

/**
 * Edits that the server does not hold, because saving failed or another page had saved: they wait in this tab for the person to come
 * back to the résumé, wherever they went meanwhile.
 */
export const keepEdits = store.save
export const forgetEdits = store.forget
export const readEdits = store.read
