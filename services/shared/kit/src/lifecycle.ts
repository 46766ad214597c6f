import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Something that is started and stopped: a pool, a server, a consumer, a relay. */
export type Part = {
  start?: () => unknown
  stop?: () => unknown
  /**
   * For how long, in ms, a start that fails is tried again: of a part that asks a server which may be slow or just restarting.
   * Without it the first failure ends the start of the whole.
   */
  patienceMs?: number
}
export type Service = { start(): Promise<void>; stop(): Promise<void> }
export type Lifecycle = Service & {
  /** Parts start in the order they were added and stop in the reverse order. */
  add(name: string, part: Part): void
  /** True from the end of start to the beginning of stop: what `/readyz` and gRPC health ask. */
  ready(): boolean
}

/** What a database may need to answer after it was started beside us, or while its machine is busy. */
export const DATABASE_PATIENCE_MS = 60_000

export function createLifecycle(options: { log: Log; againMs?: number }): Lifecycle {
  const { log, againMs = 2_000 } = options
  const parts: { name: string; part: Part }[] = []
  const started: { name: string; part: Part }[] = []
  let ready = false
  let stopping: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    ready = false
    for (let entry = started.pop(); entry; entry = started.pop()) {
      // One part that fails to stop must not keep the others from stopping.
      try {
        await entry.part.stop?.()
      } catch (err) {
        log.error({ err, part: entry.name }, 'part stop failed')
      }
    }
  }

  async function startPart({ name, part }: (typeof parts)[number]): Promise<void> {
    const until = Date.now() + (part.patienceMs ?? 0)
    while (!stopping) {
      try {
        await part.start?.()
        return
      } catch (err) {
        if (Date.now() + againMs > until) throw err
        log.warn({ err, part: name }, 'part start failed, will retry')
        await sleep(againMs)
      }
    }
  }

  const stop = () => {
    stopping ??= stopAll()
    return stopping
  }

  return {
    add: (name, part) => void parts.push({ name, part }),
    ready: () => ready,
    stop,
    async start() {
      try {
        for (const entry of parts) {
          if (stopping) return
          // Pushed before it starts, so that a half-started part is stopped too.
          started.push(entry)
          await startPart(entry)
        }
        ready = !stopping
      } catch (err) {
        await stop()
        throw err
      }
    },
  }
}

/**
 * The whole of a `main.ts`: start, then SIGTERM or SIGINT → stop → exit 0 within `stopMs`, else 1.
 * An error nobody caught ends the process: its state is unknown, the supervisor starts a fresh one.
 */
export async function runMain(create: () => Service | Promise<Service>, options: { log: Log; stopMs?: number }): Promise<void> {
  const { log } = options
  let service: Service | undefined
  let leaving = false

  const leave = async (code: number, reason: string) => {
    if (leaving) return
    leaving = true
    log.info({ reason }, 'stopping')
    const limit = setTimeout(() => finish(1, 'shutdown timed out'), options.stopMs ?? 25_000)
    await service?.stop()
    clearTimeout(limit)
    finish(code, 'stopped')
  }
  const finish = (code: number, message: string) => {
    log.info({ code }, message)
    // Whoever reads the log may be gone; flushing into its pipe then never ends.
    setTimeout(() => process.exit(code), 1_000)
    log.flush(() => process.exit(code))
  }
  const crash = (err: unknown) => {
    log.fatal({ err }, 'unhandled error')
    void leave(1, 'crash')
  }

  process.on('SIGTERM', () => void leave(0, 'SIGTERM'))
  process.on('SIGINT', () => void leave(0, 'SIGINT'))
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  try {
    service = await create()
    await service.start()
    if (!leaving) log.info('started')
  } catch (err) {
    log.fatal({ err }, 'start failed')
    await leave(1, 'start failed')
  }
}
