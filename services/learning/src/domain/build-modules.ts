import { type Difficulty, hoursFor, type SkillKind, shareHours, TARGET_LEVEL } from './hours.ts'
import type { SkillTopics, Stage } from './library-types.ts'

export type Target = {
  /** In the words of the path. */
  readonly skill: string
  /** As the catalogue writes it, when it is there. */
  readonly name?: string
  /** Slug in the catalogue, when it is there. */
  readonly skillId: string | undefined
  readonly kind: SkillKind
  readonly topics: SkillTopics
}

export type NewModule = {
  position: number
  title: string
  description: string
  skill: string | null
  skillId: string | null
  stage: Stage
  estimatedDuration: number
  targetLevel: number
}

type Draft = Pick<NewModule, 'title' | 'description' | 'stage'> & { target?: Target; weight: number }

/** A path of one skill takes it in two rounds; more skills take turns; very many are tried one by one before all are used. */
const ONE_BY_ONE = 8

/**
 * The modules of a path in a sensible order: learn, practise, show. Hours follow the duration that the person gave, else our own
 * estimate for each skill.
 */
export function buildModules(input: {
  title: string
  targets: readonly Target[]
  difficulty: Difficulty
  duration: number | undefined
}): NewModule[] {
  const { targets, difficulty } = input
  const only = targets.length === 1 ? targets[0] : undefined
  const drafts = only ? ofOneSkill(only, difficulty) : ofSkills(targets, difficulty, input.title)
  const estimate = targets.reduce((sum, { kind }) => sum + hoursFor(kind, difficulty), 0)
  const hours = shareHours(
    input.duration ?? estimate,
    drafts.map(({ weight }) => weight),
  )
  return drafts.map(({ target, weight: _, ...draft }, index) => ({
    ...draft,
    position: index + 1,
    skill: target?.skill ?? null,
    skillId: target?.skillId ?? null,
    estimatedDuration: hours[index] ?? 0,
    targetLevel: TARGET_LEVEL[difficulty],
  }))
}

function ofOneSkill(target: Target, difficulty: Difficulty): Draft[] {
  const { skill, topics } = target
  const first: Draft = {
    target,
    stage: 'learn',
    weight: difficulty === 'beginner' ? 1 : 0.5,
    title: `${skill}: ${topics.basics}`,
    description:
      difficulty === 'beginner'
        ? 'The ground everything else stands on. Take one resource and finish it; a second one can wait.'
        : 'You know some of this. Look for what is missing, and pass over the rest.',
  }
  const small: Draft = {
    target,
    stage: 'practise',
    weight: 1,
    title: `Small tasks in ${skill}`,
    description: 'Short exercises, a little each day, until the first steps need no thought.',
  }
  const deeper: Draft = {
    target,
    stage: 'learn',
    weight: 1,
    title: `${skill}: ${topics.deeper}`,
    description: 'What separates somebody who has tried it from somebody others rely on.',
  }
  const own: Draft = {
    target,
    stage: 'practise',
    weight: 1.5,
    title: `${skill} on a task of your own`,
    description: 'A real question from your work or your life. Getting stuck here is where most is learned.',
  }
  const reviewed: Draft = {
    target,
    stage: 'practise',
    weight: 1,
    title: `${skill} under other eyes`,
    description: 'Ask somebody better at it to go through what you did, and do it again with what they saw.',
  }
  const show: Draft = {
    target,
    stage: 'show',
    weight: 0.75,
    title: `Make and show: ${topics.make}`,
    description: 'Something a stranger can look at, with three sentences on what it was for and what came of it.',
  }
  if (difficulty === 'beginner') return [first, small, deeper, own, show]
  return difficulty === 'intermediate' ? [first, deeper, own, show] : [first, deeper, own, reviewed, show]
}

function ofSkills(targets: readonly Target[], difficulty: Difficulty, title: string): Draft[] {
  const oneByOne = targets.length > ONE_BY_ONE
  const rounds = targets.flatMap((target): Draft[] => {
    const { skill, topics } = target
    const learn: Draft = {
      target,
      stage: 'learn',
      weight: 1,
      title: `${skill}: ${difficulty === 'advanced' ? topics.deeper : topics.basics}`,
      description: oneByOne
        ? 'Take in the essentials and try each of them once.'
        : 'One resource, from its beginning to its end.',
    }
    const practise: Draft = {
      target,
      stage: 'practise',
      weight: 1.25,
      title: `${skill} on a task of your own`,
      description: 'A real question from your work or your life, however small.',
    }
    return oneByOne ? [learn] : [learn, practise]
  })
  const together: Draft = {
    stage: 'practise',
    weight: 2,
    title: 'Use them together on one task',
    description: 'Pick a task that needs at least three of them, and note which one slowed you down.',
  }
  const show: Draft = {
    stage: 'show',
    weight: 1,
    title: `Make and show something for ${title}`,
    description: 'One piece of work that needs all of it, with three sentences on what it was for and what came of it.',
  }
  return [...rounds, ...(oneByOne ? [together] : []), show]
}
