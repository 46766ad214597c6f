import type { EntryPath, Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from './report-input.ts'

/** Months, least and most. */
export type Months = readonly [low: number, high: number]

/** How the reader gets into an occupation, from where they stand. */
export interface EntryWay {
  /** False = nobody could say; months are then 0 and must not be told. */
  known: boolean
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

/**
 * What is still missing, without the license and the examination that the reader's present work asks for: nobody works in it
 * without them.
 */
export function stillMissing({ present }: Pick<ReportInput, 'present'>, { missing }: EntryWay): string[] {
  const held = [present?.gate?.license, present?.gate?.exam]
    .map((one) => (one ?? '').toLowerCase())
    .filter((one) => NAMED.test(one))
  return missing.filter((one) => {
    const asked = one.replace(/^the (?:license|exam): /, '').toLowerCase()
    return asked === one.toLowerCase() || !held.some((own) => own.includes(asked) || asked.includes(own))
  })
}

const NAMED = /^(?!none|unknown)./
const UNKNOWN: EntryWay = {
  known: false,
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
