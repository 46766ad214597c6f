import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { integerBetween, listOf, oneOf, optional, text } from '../codec/primitives.ts'
import { difficultyLevels, pathColors, pathIcons } from './options.ts'

export const learningPath = object({
  id: t.string,
  title: t.string,
  description: t.string,
  targetSkills: t.array(t.string),
  /** Hours. */
  estimatedDuration: optional(t.number),
  difficultyLevel: t.string,
  iconType: t.string,
  color: t.string,
  status: t.string,
  /** A number as text, as the product specifies. */
  progressPercentage: t.string,
})
export const learningPathList = t.array(learningPath)

export const createLearningPath = object({
  title: text({ min: 1, max: 200, message: 'A title is required' }),
  description: optional(text({ max: 4000 })),
  targetSkills: listOf(text({ min: 1, max: 100 }), { max: 50 }),
  estimatedDuration: optional(integerBetween(0, 10_000)),
  difficultyLevel: oneOf(difficultyLevels),
  iconType: oneOf(pathIcons),
  color: oneOf(pathColors),
})
export const pathProgress = object({ progress: integerBetween(0, 100, 'Please give the progress in percent, from 0 to 100') })
