import { learningStyles } from '@waymark/contracts/models/assessment/options'
import {
  type CheckIn,
  checkIn,
  type LearningModule,
  type LearningPath,
  type LearningPathDetail,
  moduleStages,
} from '@waymark/contracts/models/learning'
import { check } from '@waymark/kit/decode'
import type { ModuleRow, PathRow } from '../data/path-rows.ts'
import type { Library } from '../domain/library-types.ts'
import type { PathCheckIn } from '../generated/client.ts'

export function presentPath(row: PathRow): LearningPath {
  return { ...fields(row), modules: row.modules.map(presentModule) }
}

export function presentDetail(library: Library, row: PathRow, checkIns: readonly PathCheckIn[]): LearningPathDetail {
  return {
    ...fields(row),
    modules: row.modules.map((module) => ({
      ...presentModule(module),
      resources: library.resourcesFor({
        skill: module.skill ?? row.title,
        skillId: module.skillId ?? undefined,
        stage: stageOf(module.stage),
        style: learningStyles.find((style) => style === row.learningStyle),
      }),
    })),
    checkIns: checkIns.map(presentCheckIn),
  }
}

function fields(row: PathRow) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    targetSkills: row.targetSkills,
    estimatedDuration: row.estimatedDuration ?? undefined,
    difficultyLevel: row.difficultyLevel,
    iconType: row.iconType,
    color: row.color,
    status: row.progress >= 100 ? 'completed' : 'active',
    progressPercentage: String(row.progress),
    hoursLeft: hoursLeft(row),
    fromGap: row.gapKey !== null,
    gapClosedAt: row.gapClosedAt?.toISOString(),
    completedAt: row.completedAt?.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }
}

function hoursLeft(row: PathRow): number {
  if (row.progress >= 100) return 0
  const open = row.modules.filter(({ completedAt, knownAt }) => !completedAt && !knownAt)
  return open.reduce((sum, { estimatedDuration }) => sum + (estimatedDuration ?? 0), 0)
}

function presentModule(row: ModuleRow): LearningModule {
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    description: row.description,
    skill: row.skill ?? undefined,
    skillId: row.skillId ?? undefined,
    stage: stageOf(row.stage),
    estimatedDuration: row.estimatedDuration ?? undefined,
    completed: row.completedAt !== null,
    completedAt: row.completedAt?.toISOString(),
    known: row.knownAt !== null,
  }
}

function presentCheckIn(row: PathCheckIn): CheckIn {
  const shown = { ...row, minutes: row.minutes ?? undefined, createdAt: row.createdAt.toISOString() }
  const decoded = check(checkIn, shown)
  if (!decoded.ok) throw new Error(`The check-in ${row.id} does not fit its contract`)
  return decoded.value
}

function stageOf(value: string): (typeof moduleStages)[number] {
  return moduleStages.find((stage) => stage === value) ?? 'learn'
}
