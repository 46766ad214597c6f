import type { NewModule } from './build-modules.ts'

export type OldModule = {
  id: string
  title: string
  description: string
  skill: string | null
  skillId: string | null
  stage: string
  estimatedDuration: number | null
  targetLevel: number
  completedAt: Date | null
}
export type Merged = Omit<OldModule, 'id' | 'completedAt'> & {
  position: number
  id: string | undefined
  completedAt: Date | null | undefined
}

/** The planned modules under the ids of those that say the same; completed ones that are no longer planned come first. */
export function mergeModules(old: readonly OldModule[], planned: readonly NewModule[]): Merged[] {
  const keep = new Map(old.map((module) => [module.title, module]))
  const plan = planned.map((module): Merged => {
    const same = keep.get(module.title)
    keep.delete(module.title)
    return { ...module, id: same?.id, completedAt: same?.completedAt }
  })
  const done = [...keep.values()].filter(({ completedAt }) => completedAt)
  const kept = done.map(
    ({ id, completedAt, title, description, skill, skillId, stage, estimatedDuration, targetLevel }): Merged => ({
      id,
      completedAt,
      title,
      description,
      skill,
      skillId,
      stage,
      estimatedDuration,
      targetLevel,
      position: 0,
    }),
  )
  return [...kept, ...plan].map((module, index) => ({ ...module, position: index + 1 }))
}
