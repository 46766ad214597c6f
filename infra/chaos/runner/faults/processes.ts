import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { TestStack } from '../../../dev/test-stack.ts'
import { databaseBack, type Fault, JOBS_BACK, type Kind, processBack, SITE_BACK } from './fault.ts'

const services = [
  ...['gateway', 'frontend', 'identity', 'assessment', 'report-api', 'report-worker', 'skills', 'jobs', 'learning', 'game'],
]

/** operations.md 1.6: a process that is asked to end has done so after 25 s. */
const END_MS = 40_000

type Signalled = { signal: NodeJS.Signals; kind: Kind; promised: Fault['promised'] }

/** The process has ended by the signal when another one stands in its place. */
const signalled = (name: string, { signal, kind, promised }: Signalled): Fault => ({
  name: `${signal} ${name}`,
  kind,
  seconds: 0,
  promised,
  begin({ stack }) {
    const before = stack.pid(name)
    process.kill(before, signal)
    return { bit: () => isReplaced(stack, name, before) }
  },
})

/**
 * PostgreSQL, asked to end by SIGTERM, lets no one in any more and waits for those who are in, which with pools is for ever: an operator
 * follows with SIGINT.
 */
const slowlyEnded: Fault = {
  name: 'SIGTERM postgres, then SIGINT',
  kind: 'database',
  seconds: 20,
  promised: databaseBack,
  begin({ stack }) {
    const before = stack.pid('postgres')
    process.kill(before, 'SIGTERM')
    return {
      end: () => {
        if (stack.pid('postgres') === before) process.kill(before, 'SIGINT')
      },
      bit: () => isReplaced(stack, 'postgres', before),
    }
  },
}

/** The process and its children stand still, as on a machine that is paused. */
const frozen = (name: string, promised: Fault['promised'], { kind = 'freeze' as Kind, seconds = 25 } = {}): Fault => ({
  name: `SIGSTOP ${name}`,
  kind,
  seconds,
  promised,
  begin({ stack }) {
    const parent = stack.pid(name)
    const pids = [parent, ...childrenOf(parent)]
    for (const pid of pids) send(pid, 'SIGSTOP')
    let stood = false
    return {
      end() {
        stood = stack.pid(name) === parent && statOf(parent)?.state === 'T'
        for (const pid of pids) send(pid, 'SIGCONT')
      },
      bit: () => stood,
    }
  },
})

const redisBack = { site: SITE_BACK, reports: JOBS_BACK }
const kafkaBack = { site: SITE_BACK }

export const processFaults: readonly Fault[] = [
  ...services.map((name) => signalled(name, { signal: 'SIGKILL', kind: 'kill', promised: processBack(name) })),
  ...services.map((name) => signalled(name, { signal: 'SIGTERM', kind: 'end', promised: processBack(name) })),
  ...services.map((name) => frozen(name, processBack(name))),
  ...(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const).map((signal) =>
    signalled('postgres', { signal, kind: 'database', promised: databaseBack }),
  ),
  slowlyEnded,
  frozen('postgres', databaseBack, { kind: 'database' }),
  ...(['SIGTERM', 'SIGKILL'] as const).map((signal) => signalled('redis', { signal, kind: 'redis', promised: redisBack })),
  frozen('redis', redisBack, { kind: 'redis' }),
]

/** Of the broker that the stack runs itself. */
export const kafkaFaults: readonly Fault[] = [
  ...(['SIGTERM', 'SIGKILL'] as const).map((signal) => signalled('kafka', { signal, kind: 'kafka', promised: kafkaBack })),
  frozen('kafka', kafkaBack, { kind: 'kafka', seconds: 60 }),
]

async function isReplaced(stack: TestStack, name: string, before: number): Promise<boolean> {
  for (const end = Date.now() + END_MS; Date.now() < end; await delay(200)) {
    const now = stack.pid(name)
    if (now > 0 && now !== before) return true
  }
  return false
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent)
}

function statOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** A child may end by itself meanwhile. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
