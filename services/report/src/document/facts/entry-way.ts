import type { EntryPath, Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'

/** Months, least and most. */
export type Months = readonly [low: number, high: number]

/** How the reader gets into an occupation, from where they stand. */
export interface EntryWay {
  /** False = nobody could say; months are then 0 and must not be told. */
  known: boolean
  /** own, same, related or outside; '' where nobody could say. */
  how: string
  /** School without pay, training with pay, and related work that is still missing. */
  study: Months
  paid: Months
  experience: number
  total: Months
  /** Percent of full pay while training, where a program names it. */
  payPercent: Months | undefined
  /** Nobody does the work without a license, a degree in the field or an apprenticeship. */
  gated: boolean
  gate: Gate | undefined
  missing: readonly string[]
}

/** Material that was stored before ways were worked out tells nothing. */
export function entryWay({ entry, occupation }: RankedOccupation): EntryWay {
  const gate = occupation?.gate
  if (!entry?.known) return { ...UNKNOWN, gate, gated: isGated(gate, entry), missing: entry?.missing ?? [] }
  const study: Months = [entry.studyLow, entry.studyHigh]
  const paid: Months = [entry.paidLow, entry.paidHigh]
  return {
    known: true,
    how: entry.how,
    study,
    paid,
    experience: entry.experience,
    total: [study[0] + paid[0] + entry.experience, study[1] + paid[1] + entry.experience],
    payPercent: gate && gate.payPercentHigh > 0 ? [gate.payPercentLow, gate.payPercentHigh] : undefined,
    gated: isGated(gate, entry),
    gate,
    missing: entry.missing,
  }
}

function isGated(gate: Gate | undefined, entry: EntryPath | undefined): boolean {
  return gate !== undefined && GATED.has(gate.kind) && entry?.how !== 'own' && entry?.how !== 'same'
}

/** Nothing has to be learned before the first day: who is hired is trained for pay, and the months are those of the training. */
export function trainsForPay({ known, study, paid, experience }: EntryWay): boolean {
  return known && study[1] === 0 && experience === 0 && paid[0] > 0
}

/** Part of the posts take the reader as they are, while the way that the others ask for is longer than they gave it. */
export function opensForSome({ answer, place }: GoalAnswer): boolean {
  if (answer !== 'not_yet' || !place) return false
  const { known, gated, missing, total } = entryWay(place)
  return known && !gated && missing.length > 0 && total[0] === 0 && total[1] > 0
}

/** The words of what is still missing of a gate: "bachelor's in engineering"; undefined where nothing of the kind is. */
export function missingOf({ missing }: Pick<EntryWay, 'missing'>, what: 'program' | 'license' | 'exam'): string | undefined {
  return missing.find((one) => one.startsWith(`the ${what}: `))?.slice(`the ${what}: `.length)
}

/** Work that goes by contest, audition or election: who is like those in it has no way in that a plan could hold. */
export function isContest({ occupation }: Pick<RankedOccupation, 'occupation'>): boolean {
  return occupation?.gate?.kind === 'selection'
}

/** An apprenticeship that the reader would begin: nobody serves one twice. */
export function beginsApprenticeship({ gate, known, paid }: Pick<EntryWay, 'gate' | 'known' | 'paid'>): boolean {
  return gate?.kind === 'apprenticeship' && (!known || paid[1] > 0)
}

const UNKNOWN: EntryWay = {
  known: false,
  how: '',
  study: [0, 0],
  paid: [0, 0],
  experience: 0,
  total: [0, 0],
  payPercent: undefined,
  gated: false,
  gate: undefined,
  missing: [],
}
const GATED = new Set(['license', 'degree', 'apprenticeship', 'academy'])
