import { reportType } from '@waymark/contracts/models/report/report-type'
import { isRight } from 'fp-ts/lib/Either.js'
import { guest } from '../../lib/own-storage.ts'
import { emptyDraft, readDraft, saveDraft } from './draft.ts'

/** A report type that a guest chose on the prerendered page, before the app took over, is not lost. */
export function keepEarlyChoice(root: ParentNode): void {
  const chosen = root.querySelector<HTMLInputElement>('input[name="report-type"]:checked')
  const decoded = reportType.decode(chosen?.value)
  if (!isRight(decoded)) return
  const draft = readDraft(guest)
  saveDraft(guest, { ...(draft.step === 1 ? draft : emptyDraft), reportType: decoded.right })
}
