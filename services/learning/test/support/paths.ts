import type { CreateLearningPath, LearningModule, LearningPath, LearningPathDetail } from '@waymark/contracts/models/learning'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { call } from '@waymark/testing/http'
import type { TestService } from './start-service.ts'

/** A path to make, as a person would. */
export const sql: CreateLearningPath = {
  title: 'Analytical SQL',
  description: 'From queries to answers.',
  targetSkills: ['SQL', 'Negotiation'],
  estimatedDuration: 24,
  difficultyLevel: 'intermediate',
  iconType: 'database',
  color: 'emerald',
}

export type Headers = Record<string, string>

/** Modules as a row of zeros and ones: completed or not, from the first. */
export const completedOf = (modules: readonly LearningModule[] | undefined) =>
  modules?.map(({ completed }) => Number(completed)).join('')

/** The calls about paths, made at a service. */
export function pathCalls(service: TestService) {
  const create = async (headers: Headers, changes: Partial<CreateLearningPath> = {}): Promise<LearningPath> =>
    (await call(service.app, routes.createLearningPath, { headers, body: { ...sql, ...changes } })).json
  const detail = async (headers: Headers, pathId: string): Promise<LearningPathDetail> =>
    (await call(service.app, routes.getLearningPath, { headers, params: { pathId } })).json
  const progress = (headers: Headers, pathId: string, percent: unknown) =>
    call(service.app, routes.changePathProgress, { headers, params: { pathId }, body: { progress: percent } })
  const complete = (headers: Headers, pathId: string, moduleId: string, completed = true) =>
    call(service.app, routes.completeLearningModule, { headers, params: { pathId, moduleId }, body: { completed } })
  const eventsOf = async (pathId: string) =>
    (await service.sql(`select data from outbox where type = 'PathProgressed' and key = $1 order by occurred_at`, [pathId])).map(
      ({ data }) => data.progress,
    )
  return { create, detail, progress, complete, eventsOf }
}
