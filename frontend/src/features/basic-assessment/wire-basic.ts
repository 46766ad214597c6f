import { explain } from '@waymark/contracts/codec/errors'
import { type BasicAssessment, basicResponses } from '@waymark/contracts/models/assessment/assessment'
import { isLeft } from 'fp-ts/lib/Either.js'
import { sentOccupation } from '../../entities/occupation/chosen-occupation.ts'
import type { BasicValues } from './basic-draft.ts'
import { askedFields, type BasicField } from './steps.ts'

/** So many of the values may stand in an order. */
export const mostOrdered = 5

/** The answers as they travel: what was not given is absent, an order only where the person made one. */
export function wireResponses(values: BasicValues) {
  const { ordered, activities, ...rest } = values
  return {
    ...rest,
    currentOccupation: sentOccupation(rest.currentOccupation),
    targetIndustry: rest.targetIndustry || undefined,
    valuesOrder: ordered && rest.values.length > 1 ? rest.values.slice(0, mostOrdered) : undefined,
    activities: Object.keys(activities).length > 0 ? activities : undefined,
  }
}

/** Messages by field, from the codec that the service uses too. Empty when all is well. */
export function validateBasic(values: BasicValues): Partial<Record<BasicField, string>> {
  const decoded = basicResponses.decode(wireResponses(values))
  if (!isLeft(decoded)) return {}
  // The entries of a list that do not fit all have the same message.
  return Object.fromEntries(explain(decoded.left).map(({ path, message }) => [path.split('.')[0], message]))
}

/** The payload, or undefined while something is wrong. */
export function basicPayload(values: BasicValues): BasicAssessment | undefined {
  const decoded = basicResponses.decode(wireResponses(values))
  return isLeft(decoded) ? undefined : { assessmentType: 'basic_career', responses: decoded.right, questions: askedFields() }
}
