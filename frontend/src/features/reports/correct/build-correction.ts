import { explain } from '@waymark/contracts/codec/errors'
import { type AnswerCorrection, basicProfileFields } from '@waymark/contracts/models/assessment/assessment'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { ProfileValues } from '../../../entities/person/profile-values.ts'
import { wireProfile } from '../../../entities/person/wire-profile.ts'
import type { AnswerValue } from '../../../entities/question/answer-values.ts'
import { wireAnswers } from '../../../entities/question/wire-answers.ts'

export type FieldName = keyof typeof basicProfileFields

/** What is sent when the field of step 2 holds these values; an empty one is taken back. */
export function fieldCorrection(id: FieldName, values: ProfileValues): AnswerCorrection {
  if (id === 'careerGoals') return { id, answers: { careerGoals: values.careerGoals ?? '' } }
  const field = wireProfile(values, 'career_change')[id]
  return { id, answers: field === undefined ? {} : { field } }
}

/** What is sent when the question is answered so; no value takes the answer back. */
export function questionCorrection(question: DetailedQuestion, value: AnswerValue | undefined): AnswerCorrection {
  const { careerGoals, skillsTechnical, ...maps } = wireAnswers(
    [question],
    value === undefined ? {} : { [question.id]: value },
    '',
  )
  const held = Object.entries(maps).filter(([, map]) => Object.keys(map).length > 0)
  return {
    id: question.id,
    answers: {
      ...Object.fromEntries(held),
      ...(question.type === 'skills_rating' && skillsTechnical.length > 0 && { skillsTechnical }),
      ...(question.type === 'timeline' && { careerGoals }),
    },
  }
}

/** The sentence of the field's own rule; undefined when the value is in order. */
export function faultOfField(id: FieldName, { answers }: AnswerCorrection): string | undefined {
  const decoded = basicProfileFields[id].decode(id === 'careerGoals' ? answers.careerGoals : answers.field)
  return isLeft(decoded) ? explain(decoded.left)[0]?.message : undefined
}
