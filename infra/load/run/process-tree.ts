import { readdirSync, readFileSync } from 'node:fs'
import type { RunningStack } from '../../dev/test-stack.ts'

/** Seconds and MiB of one living process. `processor` includes children that have ended. */
export type Process = { pid: number; program: string; processor: number; anonymous: number; shared: number; resident: number }

/** The processes that a stack says are its own, by pid. */
export function rootsOf(stack: Pick<RunningStack, 'state'>): Map<number, string> {
  const { pid = 0, processes = [] } = stack.state() ?? {}
  return new Map([[pid, 'launcher'], ...processes.map((one): [number, string] => [one.pid ?? 0, one.name])])
}

/** MiB of a process in which a page that several share counts once for all of them (PSS); RSS counts it for each. */
export function sharedOutMiB(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** Clock ticks a second, as Linux shows them to programs (USER_HZ). */
const TICKS = 100

/**
 * What runs now under the processes of a stack, given by pid and name: each with all that it started itself, the browsers apart as
 * `<name> browser`. By descent, as PostgreSQL, Redis and Chromium write over the environment by which others are found.
 */
export function processesUnder(roots: ReadonlyMap<number, string>): Map<string, Process[]> {
  const all = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => [Number(entry), read(Number(entry))]),
  )
  const rootOf = (pid: number): string | undefined => {
    const parent = all.get(pid)?.parent
    return roots.get(pid) ?? (parent ? rootOf(parent) : undefined)
  }
  const living = [...all.values()].filter((one) => one !== undefined)
  const named = Map.groupBy(living, ({ pid, program }) => {
    const root = rootOf(pid)
    return root && program.startsWith('chrom') ? `${root} browser` : root
  })
  return new Map([...named].flatMap(([name, group]) => (name ? [[name, group]] : [])))
}

/** Undefined when the process has just ended. */
function read(pid: number): (Process & { parent: number }) | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const field = (key: string) => new RegExp(`^${key}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
    const mebibytes = (key: string) => Number(field(key)) / 1024
    // After the name: state, parent, …, the times of itself and of ended children, each in user and in kernel mode.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return {
      ...{ pid, program: field('Name'), parent: Number(field('PPid')) },
      processor: times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS,
      ...{ anonymous: mebibytes('RssAnon'), shared: mebibytes('RssShmem'), resident: mebibytes('VmRSS') },
    }
  } catch {
    return undefined
  }
}
