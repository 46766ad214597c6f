/** What a check-in, and Continue Learning, adds. */
export const STEP = 10

/** Percent of a path of which so many modules are completed. */
export function progressOf(completed: number, modules: number): number {
  return modules === 0 ? 0 : Math.round((100 * completed) / modules)
}

/** How many modules, from the first, are behind a person who is so far. The inverse of `progressOf`, so that one never undoes the other. */
export function completedAt(progress: number, modules: number): number {
  let count = 0
  while (count < modules && progressOf(count + 1, modules) <= progress) count += 1
  return count
}

export function nextProgress(progress: number): number {
  return Math.min(100, progress + STEP)
}

type OpenModule = { completedAt: Date | null; knownAt: Date | null }

/** The first module that is still to do: what the inventory already shows comes last. */
export function nextModule<M extends OpenModule>(modules: readonly M[]): M | undefined {
  return modules.find(({ completedAt, knownAt }) => !completedAt && !knownAt) ?? modules.find(({ completedAt }) => !completedAt)
}
