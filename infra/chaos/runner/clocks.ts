import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The wall clocks of processes, each of which can be set. */
export type Clocks = {
  /** What each process is given in its environment. */
  env: Record<string, Record<string, string>>
  set(name: string, aheadMs: number): void
  /** What the process believed when its clock was last set: milliseconds since 1970. */
  read(name: string): number
}

export function clocksOf(folder: string, names: readonly string[]): Clocks {
  mkdirSync(folder, { recursive: true })
  const preload = pathToFileURL(join(import.meta.dirname, '../support/shifted-clock.mjs')).href
  const fileOf = (name: string) => join(folder, `clock-${name}`)
  const set = (name: string, aheadMs: number) => writeFileSync(fileOf(name), String(aheadMs))
  for (const name of names) {
    set(name, 0)
    writeFileSync(`${fileOf(name)}.believed`, '0')
  }
  return {
    env: Object.fromEntries(
      names.map((name) => [name, { NODE_OPTIONS: `--import=${preload}`, CHAOS_CLOCK: fileOf(name) }] as const),
    ),
    set,
    read: (name) => Number(readFileSync(`${fileOf(name)}.believed`, 'utf8')),
  }
}
