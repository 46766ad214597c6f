import type { CreateLearningPath, LearningPathDetail, NewCheckIn } from '@waymark/contracts/models/learning'
import { type Answers, bodyOf, type DemoWorld, notFound, param } from './world.ts'

const STEP = 10

/** Learning paths, their modules and check-ins. */
export const learningAnswers: Answers = {
  listLearningPaths: ({ paths }) => paths,
  initLearningPaths: ({ paths }) => paths,
  getLearningPath: (world, call) => pathOf(world, param(call, 'pathId')) ?? notFound,

  createLearningPath: (world, call) => {
    const created: LearningPathDetail = {
      ...fieldsOf(bodyOf<CreateLearningPath>(call)),
      id: world.newId(),
      status: 'active',
      progressPercentage: '0',
      createdAt: world.now(),
      modules: [],
      checkIns: [],
    }
    world.paths = [created, ...world.paths]
    return created
  },
  changeLearningPath: (world, call) =>
    change(world, param(call, 'pathId'), (path) => ({ ...path, ...fieldsOf(bodyOf<CreateLearningPath>(call)) })),
  deleteLearningPath: (world, call) => {
    const id = param(call, 'pathId')
    if (!pathOf(world, id)) return notFound
    world.paths = world.paths.filter((path) => path.id !== id)
    return { id }
  },

  changePathProgress: (world, call) =>
    change(world, param(call, 'pathId'), (path) => atProgress(path, bodyOf<{ progress: number }>(call).progress)),
  completeLearningModule: (world, call) =>
    change(world, param(call, 'pathId'), (path) => {
      const { completed } = bodyOf<{ completed: boolean }>(call)
      const at = completed ? world.now() : undefined
      const modules = path.modules.map((one) =>
        one.id === param(call, 'moduleId') ? { ...one, completed, completedAt: at } : one,
      )
      const share = modules.filter((one) => one.completed).length / (modules.length || 1)
      return atProgress({ ...path, modules }, Math.round(share * 100))
    }),
  addCheckIn: (world, call) =>
    change(world, param(call, 'pathId'), (path) => {
      const moved = atProgress(path, Math.min(100, Number(path.progressPercentage) + STEP))
      const { kind, note = '', minutes } = bodyOf<NewCheckIn>(call)
      const progress = Number(moved.progressPercentage)
      return {
        ...moved,
        checkIns: [{ id: world.newId(), kind, note, minutes, progress, createdAt: world.now() }, ...path.checkIns],
      }
    }),
}

function fieldsOf({
  title,
  description = '',
  targetSkills,
  estimatedDuration,
  difficultyLevel,
  iconType,
  color,
}: CreateLearningPath) {
  return { title, description, targetSkills, estimatedDuration, difficultyLevel, iconType, color }
}

function pathOf({ paths }: DemoWorld, id: string): LearningPathDetail | undefined {
  return paths.find((path) => path.id === id)
}

function change(world: DemoWorld, id: string, by: (path: LearningPathDetail) => LearningPathDetail) {
  const path = pathOf(world, id)
  if (!path) return notFound
  const changed = by(path)
  world.paths = world.paths.map((one) => (one === path ? changed : one))
  return changed
}

function atProgress(path: LearningPathDetail, progress: number): LearningPathDetail {
  return { ...path, progressPercentage: String(progress), status: progress >= 100 ? 'completed' : 'active' }
}
