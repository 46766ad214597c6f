import type { LearningModule, LearningPath } from '@waymark/contracts/models/learning'

const step = 10

/** What Continue Learning, and Review, sends. */
export function nextProgress(progressPercentage: string): number {
  return Math.min(100, percentOf(progressPercentage) + step)
}

/** The progress travels as text. */
export function percentOf(progressPercentage: string): number {
  const percent = Number.parseFloat(progressPercentage)
  return Number.isFinite(percent) ? percent : 0
}

export function isComplete({ progressPercentage }: Pick<LearningPath, 'progressPercentage'>): boolean {
  return percentOf(progressPercentage) >= 100
}

export function hoursText(hours: number): string {
  if (hours === 0) return 'less than an hour'
  return hours === 1 ? '1 hour' : `${hours.toLocaleString('en-US')} hours`
}

/** The first module still to do: what the inventory already shows comes last. */
export function nextModule<M extends Pick<LearningModule, 'completed' | 'known'>>(modules: readonly M[]): M | undefined {
  return modules.find(({ completed, known }) => !completed && !known) ?? modules.find(({ completed }) => !completed)
}

export function modulesText(modules: readonly LearningModule[]): string {
  const done = modules.filter(({ completed }) => completed).length
  return `${done} of ${modules.length} ${modules.length === 1 ? 'module' : 'modules'}`
}

/** The path's own hours, else the sum of its modules', which is our estimate. */
export function pathHours({ estimatedDuration, modules = [] }: Pick<LearningPath, 'estimatedDuration' | 'modules'>): string {
  if (estimatedDuration !== undefined) return hoursText(estimatedDuration)
  const sum = modules.reduce((all, module) => all + (module.estimatedDuration ?? 0), 0)
  return sum > 0 ? `about ${hoursText(sum)}` : ''
}

export function dayText(instant: string): string {
  const date = new Date(instant)
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year })
}

/** What stands over the list. */
export function totals(paths: readonly LearningPath[]) {
  const modules = paths.flatMap((path) => path.modules ?? [])
  return {
    paths: paths.length,
    completed: modules.filter(({ completed }) => completed).length,
    modules: modules.length,
    hoursLeft: paths.reduce((sum, { hoursLeft }) => sum + (hoursLeft ?? 0), 0),
  }
}
