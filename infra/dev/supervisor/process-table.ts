import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The marks by which every process of a stack, and whatever it starts itself, is found again. */
export const stackMark = 'WAYMARK_STACK'
export const processMark = 'WAYMARK_PROCESS'

/** When a process began, in clock ticks since boot: with the pid it names one process for ever. */
export const startTimeOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return afterName[0] === 'Z' ? undefined : afterName[19]
  } catch {
    return undefined
  }
}

export const isAlive = (pid: number, startTime?: string): boolean => {
  const found = startTimeOf(pid)
  return found !== undefined && (startTime === undefined || found === startTime)
}

/** Every living process whose environment passes the test; those of other users are not seen. */
export const findMarked = (matches: (environment: string[]) => boolean): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid && startTimeOf(pid) !== undefined && matches(environmentOf(pid)))

/** `boot` names one start of the stack; without it all processes of the run directory are meant. */
export const stackMembers = (run: string, boot?: string): number[] =>
  findMarked((environment) =>
    environment.some((entry) => (boot ? entry === `${stackMark}=${run}#${boot}` : entry.startsWith(`${stackMark}=${run}#`))),
  )

/** Asks all to end, then makes them. Resolves with how many had to be killed. */
export const endAll = async (find: () => number[], options: { graceMs: number }): Promise<number> => {
  for (const pid of find()) signal(pid, 'SIGTERM')
  const deadline = Date.now() + options.graceMs
  while (Date.now() < deadline) {
    if (find().length === 0) return 0
    await sleep(100)
  }
  const left = find()
  for (const pid of left) signal(pid, 'SIGKILL')
  while (find().length > 0) await sleep(50)
  return left.length
}

export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const environmentOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}
