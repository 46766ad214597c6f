import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** How long each test, and the hooks of each group, took without a mutant; kept in a file, as a process that hangs is replaced. */
const FILE = 'warm-times.json'
const took = new Map<string, number>()

const FACTOR = 3
const LEAST_MS = 5000

/** After this a test is taken to hang: waiting for the time of all tests together would cost a minute for each such mutant. */
export const limitOf = (name: string): number => FACTOR * (took.get(name) ?? Number.POSITIVE_INFINITY) + LEAST_MS

export const noteTime = (name: string, ms: number): void => {
  if (!took.has(name)) took.set(name, ms)
}

export const readTimes = (): void => {
  if (!existsSync(FILE)) return
  for (const [name, ms] of Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>)) noteTime(name, ms)
}

export const writeTimes = (): void => writeFileSync(FILE, JSON.stringify(Object.fromEntries(took)))
