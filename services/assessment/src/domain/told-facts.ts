import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'

const texts = t.array(t.string)
/** The part of a saved payload, of any kind of assessment, that is told again elsewhere. */
const told = t.partial({
  currentRole: t.string,
  educationLevel: t.string,
  certifications: texts,
  responses: t.partial({ currentRole: t.string, learningStyle: t.string }),
})

export type ToldFacts = { currentRole: string; educationLevel: string; certifications: string[]; learningStyle: string }

/** What a person told in their assessments, given newest first: of each answer the newest; how they learn, of the newest assessment alone. */
export function toldFacts(payloads: readonly unknown[]): ToldFacts {
  const given = payloads.flatMap((payload) => {
    const read = check(told, payload)
    return read.ok ? [read.value] : []
  })
  const first = <T>(pick: (one: t.TypeOf<typeof told>) => T | undefined) => given.map(pick).find((value) => value !== undefined)
  const newest = check(told, payloads[0])
  return {
    currentRole: first((one) => one.currentRole || one.responses?.currentRole || undefined)?.trim() ?? '',
    educationLevel: first((one) => one.educationLevel || undefined) ?? '',
    certifications: (first((one) => (one.certifications?.length ? one.certifications : undefined)) ?? []).filter(
      (text) => text.trim() !== '',
    ),
    learningStyle: (newest.ok && newest.value.responses?.learningStyle) || '',
  }
}
