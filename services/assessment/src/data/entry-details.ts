import { type Entry, type EntryGate, entryGate } from '@waymark/contracts/models/advice/entry'
import { decode } from '@waymark/kit/decode'
import type { EntryPath, Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'

/** The way of the person into an occupation, with its gate; undefined when the engine named none. */
export function entryDetails({ entry, occupation }: RankedOccupation): Entry | undefined {
  if (!entry) return undefined
  const { known, studyLow, studyHigh, paidLow, paidHigh, experience, missing } = entry
  return {
    how: howOf(entry),
    months: known ? { low: studyLow + experience, high: studyHigh + experience } : undefined,
    paidMonths: known ? { low: paidLow, high: paidHigh } : undefined,
    missing: [...missing],
    gate: occupation?.gate && gateDetails(occupation.gate),
  }
}

function howOf({ how }: EntryPath): Entry['how'] {
  return WAYS.find((known) => known === how)
}

/** An empty text on the wire is what nobody knows. */
function gateDetails({ kind, license, program, exam, limit, pay, payPercentLow, payPercentHigh }: Gate): EntryGate {
  return decode(entryGate, {
    kind,
    license: license || undefined,
    program: program || undefined,
    exam: exam || undefined,
    limit: limit || undefined,
    pay: { kind: pay, percent: payPercentHigh > 0 ? { low: payPercentLow, high: payPercentHigh } : undefined },
  })
}

const WAYS = ['own', 'same', 'related', 'outside'] as const
