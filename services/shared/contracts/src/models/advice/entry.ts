import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { oneOf, optional } from '../../codec/primitives.ts'
import { gateKind, gatePay } from '../skills/occupation.ts'

const months = object({ low: t.number, high: t.number })

/** The gate of an occupation as an entry names it: what is absent is not known; what is not needed says "None". */
export const entryGate = object({
  kind: gateKind,
  license: optional(t.string),
  program: optional(t.string),
  exam: optional(t.string),
  /** Age, citizenship or what else shuts people out. */
  limit: optional(t.string),
  pay: gatePay,
})
export type EntryGate = t.TypeOf<typeof entryGate>

/** The way of one person into an occupation. */
export const entry = object({
  /** Whose way it is: the occupation already held, its license or field, related work, or from outside. */
  how: optional(oneOf(['own', 'same', 'related', 'outside'])),
  /** Study and missing years of related work; absent when nobody could say. */
  months: optional(months),
  /** Training that is paid. */
  paidMonths: optional(months),
  /** What is missing, each a clause that can stand after "You need". */
  missing: t.array(t.string),
  /** Absent where the usual entry of the projections is all that is known. */
  gate: optional(entryGate),
})
export type Entry = t.TypeOf<typeof entry>

/** Where a person stands, as their newest answers say, and the way from there into one occupation. */
export const entryFromHere = object({
  /** Absent without an assessment. */
  standing: optional(
    object({
      /** The present occupation; absent when none was chosen. */
      occupation: optional(object({ code: t.string, title: t.string })),
      years: t.number,
      /** Highest degree: high_school, associates, bachelors, masters, phd, professional or bootcamp; absent when not said. */
      education: optional(t.string),
    }),
  ),
  entry: optional(entry),
})
export type EntryFromHere = t.TypeOf<typeof entryFromHere>
