import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repoRoot } from '../dev/places.ts'
import type { Stage } from './stages.ts'

const timesFile = join(repoRoot, '.cache/test/seconds.json')

/** How long a stage takes: what it took here the last time; before that, no more than its limit is known. */
export const usualLength = (stage: Pick<Stage, 'name' | 'limitMinutes'>, file = timesFile): string => {
  const seconds = readTimes(file)[stage.name]
  if (seconds === undefined) return `not timed here yet, ended after ${stage.limitMinutes} minutes`
  return seconds < 90 ? `usually ${Math.max(1, Math.round(seconds))} s` : `usually ${Math.round(seconds / 60)} minutes`
}

export const rememberLength = (name: string, seconds: number, file = timesFile): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...readTimes(file), [name]: Math.round(seconds) }, null, 2)}\n`)
}

const readTimes = (file: string): Record<string, number> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
