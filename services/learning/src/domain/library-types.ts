import type { learningStyles } from '@waymark/contracts/models/assessment/options'
import type { LearningResource, moduleStages } from '@waymark/contracts/models/learning'

export type Stage = (typeof moduleStages)[number]
/** How the person says they learn best. */
export type LearningStyle = (typeof learningStyles)[number]

/** What the modules of a skill are about, in a few words each. */
export type SkillTopics = {
  /** Completes "…: first steps" for the first and the second round. */
  readonly basics: string
  readonly deeper: string
  /** Something to make and show. */
  readonly make: string
}

export type ListedResource = LearningResource & { readonly slug: string; readonly teaches: string }

/** Free, named resources, and what to learn in which order. Read once at start and never changed. */
export type Library = {
  /** At most six, of different types, best for the stage first. Never empty. */
  resourcesFor(wanted: {
    skill: string
    skillId: string | undefined
    stage: Stage
    style?: LearningStyle | undefined
  }): LearningResource[]
  topicsFor(wanted: { skill: string; skillId: string | undefined }): SkillTopics
  search(query: string, limit: number): ListedResource[]
}
