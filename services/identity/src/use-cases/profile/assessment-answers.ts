import { recommendation } from '@waymark/contracts/models/recommendation'
import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'

const texts = t.array(t.string)
const answers = t.partial({
  currentRole: t.string,
  educationLevel: t.string,
  certifications: texts,
  responses: t.partial({ currentRole: t.string }),
})
/** The part of assessment's export that identity reads; what else it holds is passed over. */
const exported = t.type({
  assessments: t.array(t.type({ createdAt: t.string, answers: t.unknown })),
  recommendations: t.array(t.unknown),
})

export type AssessmentFacts = {
  /** Of the newest assessment. */
  assessedAt: string | undefined
  currentRole: string
  educationLevel: string
  certifications: string[]
  /** Best first. */
  directions: t.TypeOf<typeof recommendation>[]
}

/** What a person told in their assessments, as far as a résumé or a summary can use it: of each answer the newest. */
export function readAssessments(json: string): AssessmentFacts {
  const all = check(exported, JSON.parse(json))
  if (!all.ok) throw new Error(`the export of assessment has another shape: ${all.errors[0]?.path}`)
  const newestFirst = all.value.assessments.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const given = newestFirst.flatMap((one) => {
    const read = check(answers, one.answers)
    return read.ok ? [read.value] : []
  })
  const first = <T>(pick: (one: t.TypeOf<typeof answers>) => T | undefined) =>
    given.map(pick).find((value) => value !== undefined)
  return {
    assessedAt: newestFirst[0]?.createdAt,
    currentRole: first((one) => one.currentRole || one.responses?.currentRole || undefined)?.trim() ?? '',
    educationLevel: first((one) => one.educationLevel || undefined) ?? '',
    certifications: (first((one) => (one.certifications?.length ? one.certifications : undefined)) ?? []).filter(
      (text) => text.trim() !== '',
    ),
    directions: all.value.recommendations.filter(recommendation.is),
  }
}
