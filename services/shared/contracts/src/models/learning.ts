import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { instant, integerBetween, listOf, oneOf, optional, text, uuid } from '../codec/primitives.ts'
import { difficultyLevels, pathColors, pathIcons } from './assessment/options.ts'

/** A skill is learned in three stages: take it in, practise it, show it to somebody. */
export const moduleStages = ['learn', 'practise', 'show'] as const
export const resourceTypes = ['course', 'book', 'documentation', 'video', 'practice', 'community'] as const
/** What a person did since the last check-in. */
export const checkInKinds = ['read', 'watched', 'practised', 'made', 'shared'] as const

/** The most that one person keeps, so that a list stays a list. */
export const MAX_PATHS = 100
export const MAX_CHECK_IN = 2000

const stage = oneOf(moduleStages)

/** A free resource by its name and publisher. It holds no address: names last, links break. */
export const learningResource = object({
  name: t.string,
  publisher: t.string,
  type: oneOf(resourceTypes),
  /** What is free about it, where that needs saying: "Free to audit". */
  note: optional(t.string),
})
export type LearningResource = t.TypeOf<typeof learningResource>

const moduleFields = {
  id: uuid,
  /** 1 is the first. */
  position: t.number,
  title: t.string,
  description: t.string,
  /** The skill in the words of the path; absent for a module about the path as a whole. */
  skill: optional(t.string),
  /** Slug of that skill in the catalogue, when it is one. */
  skillId: optional(t.string),
  stage,
  /** Hours, our own estimate unless the person gave the path's duration. */
  estimatedDuration: optional(t.number),
  completed: t.boolean,
  completedAt: optional(instant),
  /** The inventory already holds this skill at the level the path aims at. */
  known: t.boolean,
}
export const learningModule = object(moduleFields, 'LearningModule')
export type LearningModule = t.TypeOf<typeof learningModule>
export const learningModuleDetail = object({ ...moduleFields, resources: t.array(learningResource) }, 'LearningModuleDetail')
export type LearningModuleDetail = t.TypeOf<typeof learningModuleDetail>

const pathFields = {
  id: t.string,
  title: t.string,
  description: t.string,
  targetSkills: t.array(t.string),
  /** Hours. */
  estimatedDuration: optional(t.number),
  difficultyLevel: t.string,
  iconType: t.string,
  color: t.string,
  /** `active`, or `completed` at 100 percent. */
  status: t.string,
  /** A number as text, as the product specifies. */
  progressPercentage: t.string,
  /** Hours of the modules that are neither completed nor known. */
  hoursLeft: optional(t.number),
  /** Made from a gap of the person's, not by hand. */
  fromGap: optional(t.boolean),
  /** When the inventory first held every skill of the path at the level it aims at. */
  gapClosedAt: optional(instant),
  completedAt: optional(instant),
  createdAt: optional(instant),
}
export const learningPath = object({ ...pathFields, modules: optional(t.array(learningModule)) }, 'LearningPath')
export type LearningPath = t.TypeOf<typeof learningPath>
export const learningPathList = t.array(learningPath)

export const checkIn = object({
  id: uuid,
  kind: oneOf(checkInKinds),
  note: t.string,
  /** Time spent, when given. */
  minutes: optional(t.number),
  /** Percent of the path after it. */
  progress: t.number,
  createdAt: instant,
})
export type CheckIn = t.TypeOf<typeof checkIn>

export const learningPathDetail = object(
  {
    ...pathFields,
    modules: t.array(learningModuleDetail),
    /** Newest first, at most 50. */
    checkIns: t.array(checkIn),
  },
  'LearningPathDetail',
)
export type LearningPathDetail = t.TypeOf<typeof learningPathDetail>

export const createLearningPath = object({
  title: text({ min: 1, max: 200, message: 'A title is required' }),
  description: optional(text({ max: 4000 })),
  targetSkills: listOf(text({ min: 1, max: 100 }), { max: 50 }),
  estimatedDuration: optional(integerBetween(0, 10_000)),
  difficultyLevel: oneOf(difficultyLevels),
  iconType: oneOf(pathIcons),
  color: oneOf(pathColors),
})
export type CreateLearningPath = t.TypeOf<typeof createLearningPath>

export const pathProgress = object({ progress: integerBetween(0, 100, 'Please give the progress in percent, from 0 to 100') })
export const moduleCompletion = object({ completed: t.boolean })
export const newCheckIn = object({
  kind: oneOf(checkInKinds, 'Please say what you did'),
  note: optional(text({ max: MAX_CHECK_IN })),
  minutes: optional(integerBetween(1, 1440, 'Please give the time in minutes, from 1 to 1,440')),
})
export type NewCheckIn = t.TypeOf<typeof newCheckIn>
export const pathDeleted = object({ id: uuid })
