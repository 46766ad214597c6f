import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createClient } from 'redis'
import { json } from '../../../services/report/test/support/model-stub.ts'
import { readSecrets } from '../../dev/secrets.ts'
import type { WireState } from './wire.ts'
import type { World } from './world.ts'

/** What is done to the stack. `begin` gives what ends it; the recovery is timed from there. Promised: seconds until the site and the reports go on. */
export type Fault = {
  name: string
  /** How long it lasts in the whole form; the short one takes a third. */
  seconds: number
  promised: { site?: number; reports?: number }
  begin: (world: World) => Promise<() => Promise<void>> | (() => Promise<void>)
  /** False where this machine or this bus has no such thing. */
  possible?: (world: World) => boolean
}

const services = [
  'gateway',
  'frontend',
  'identity',
  'assessment',
  'report-api',
  'report-worker',
  'skills',
  'jobs',
  'learning',
  'game',
]
/** operations.md 1.3 and 5: callers recover within 15 s of a callee's restart, a killed worker's work goes on within 20 s. */
const back = (name: string) => (name === 'report-worker' ? { reports: 20 } : { site: 15 })
const nothing = async () => undefined

const signalled = (name: string, signal: 'SIGKILL' | 'SIGTERM' | 'SIGQUIT', promised: Fault['promised'], seconds = 0): Fault => ({
  name: `${signal} ${name}`,
  seconds,
  promised,
  begin({ stack }) {
    process.kill(stack.pid(name), signal)
    return nothing
  },
})

const paused = (name: string, promised: Fault['promised'], seconds = 25): Fault => ({
  name: `SIGSTOP ${name}`,
  seconds,
  promised,
  begin({ stack }) {
    const pid = stack.pid(name)
    process.kill(pid, 'SIGSTOP')
    return async () => void process.kill(pid, 'SIGCONT')
  },
})

const line = (name: string, state: Exclude<WireState, 'open'>, promised: Fault['promised']): Fault => ({
  name: `line to ${name} ${state}`,
  seconds: 20,
  promised,
  begin(world) {
    world.wire(name).become(state)
    return async () => world.wire(name).become('open')
  },
})

/** `kept`: whether the server has the mail although it never said so; then a second copy with the same Message-ID is right. */
const smtp = (name: string, reply: (command: string, world: World) => string | undefined): Fault => ({
  name: `SMTP ${name}`,
  seconds: 20,
  promised: { reports: 60 },
  begin(world) {
    world.mailbox.misbehave = (command) => reply(command, world)
    return async () => {
      world.mailbox.misbehave = undefined
    }
  },
})

const model = (name: string, seconds: number, status: number): Fault => ({
  name: `model ${name}`,
  seconds,
  promised: { reports: 20 },
  begin({ model: { state } }) {
    const before = state.quirk
    state.quirk = (_asked, response) => json(response, status, { error: { message: 'no' } })
    return async () => {
      state.quirk = before
    }
  },
})

const emptied: Fault = {
  name: 'Redis emptied',
  seconds: 0,
  promised: { reports: 60 },
  async begin({ stack }) {
    const { redisPassword } = readSecrets(join(stack.runDir, 'secrets.json'))
    const url = stack.url('redis', 'redis').replace('http://', `redis://:${redisPassword}@`)
    const client = createClient({ url })
    client.on('error', () => undefined)
    await client.connect()
    await client.flushAll()
    client.destroy()
    return nothing
  },
}

const clock = (offset: string): Fault => ({
  name: `worker's clock ${offset}`,
  seconds: 15,
  promised: { reports: 20 },
  possible: (world) => world.clock !== undefined,
  begin(world) {
    world.clock?.set(offset)
    return async () => world.clock?.set('+0')
  },
})

/** The file system of the data is as full as it gets: only where the run may mount one of its own. */
export const full: Fault = {
  name: 'disk of PostgreSQL full',
  seconds: 15,
  promised: { site: 60 },
  possible: ({ stack }) => spawnSync('mountpoint', ['-q', stack.runDir]).status === 0,
  begin({ stack }) {
    const file = join(stack.runDir, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'])
    return async () => void spawnSync('rm', ['-f', file])
  },
}

const database = { site: 15, reports: 20 }
const redis = { reports: 10 }

export const faults: readonly Fault[] = [
  ...services.map((name) => signalled(name, 'SIGKILL', back(name))),
  ...services.map((name) => signalled(name, 'SIGTERM', back(name))),
  ...services.map((name) => paused(name, back(name))),
  signalled('postgres', 'SIGQUIT', database),
  signalled('postgres', 'SIGKILL', database),
  paused('postgres', database),
  line('postgres.sql', 'cut', database),
  line('postgres.sql', 'silent', database),
  line('postgres.sql', 'slow', database),
  signalled('redis', 'SIGKILL', redis),
  paused('redis', redis),
  emptied,
  ...(['cut', 'silent', 'slow'] as const).map((state) => line('redis.redis', state, redis)),
  ...['identity', 'assessment', 'skills', 'report-api'].flatMap((name) => [
    line(`${name}.grpc`, 'cut', { site: 15 }),
    line(`${name}.grpc`, 'silent', { site: 15 }),
    line(`${name}.http`, 'cut', { site: 15 }),
  ]),
  line('mailbox.smtp', 'cut', { reports: 60 }),
  line('mailbox.smtp', 'silent', { reports: 60 }),
  line('mailbox.smtp', 'slow', { reports: 60 }),
  smtp('refuses with 421', (command) => (command === 'MAIL' ? '421 busy' : undefined)),
  smtp('resets after DATA, mail not kept', (command, { mailbox }) => {
    if (command !== 'BODY') return undefined
    mailbox.mails.pop()
    return 'reset'
  }),
  model('refuses everything (500)', 30, 500),
  model('is throttled (429)', 30, 429),
  clock('+1h'),
  clock('-1h'),
  full,
]

export const kafkaFaults: readonly Fault[] = [signalled('kafka', 'SIGKILL', { site: 15 }), paused('kafka', { site: 15 }, 60)]
