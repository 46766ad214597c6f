import { Worker } from 'node:worker_threads'
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node'

/**
 * Vitest ends its thread after each run, and Stryker runs it once for each mutant: starting the thread, the browser and the
 * packages anew costs most of a second. This one outlives its run, one for each environment; `frontend/test/support/fresh-sources.ts` sees to it that
 * our own modules are loaded anew all the same.
 */
const kept = new Map<string, Kept>()

export class KeptThread extends ThreadsPoolWorker implements PoolWorker {
  override readonly name = 'kept-thread'
  readonly #key: string
  readonly #listeners: [event: string, listener: Listener][] = []

  constructor(options: PoolOptions) {
    super(options)
    this.#key = options.environment.name
  }

  override async start(): Promise<void> {
    if (kept.has(this.#key)) return
    const thread = new Worker(this.entrypoint, { env: this.env, execArgv: this.execArgv, stdout: true, stderr: true })
    thread.stdout.resume()
    thread.stderr.resume()
    thread.setMaxListeners(0)
    thread.unref()
    thread.once('exit', () => kept.delete(this.#key))
    kept.set(this.#key, { thread, started: false })
  }

  /** The thread stays; only this run lets go of it. */
  override async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) this.#kept.thread.off(event, listener)
  }

  override on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener])
    this.#kept.thread.on(event, listener)
  }

  override off(event: string, listener: Listener): void {
    this.#kept.thread.off(event, listener)
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') {
      this.#answer('stopped')
      return
    }
    const { started } = this.#kept
    if (message.type === 'start') Object.assign(this.#kept, { started: true, config: message.context.config })
    if (message.type === 'start' && started) {
      this.#answer('started')
      return
    }
    // The thread knows the configuration of its first start; which tests are asked for changes with each run.
    const context = 'context' in message ? { context: { ...message.context, config: this.#kept.config } } : {}
    this.#kept.thread.postMessage({ ...message, ...context })
  }

  #answer(type: 'started' | 'stopped'): void {
    const listeners = this.#listeners.filter(([event]) => event === 'message')
    if (type === 'stopped') void this.stop()
    queueMicrotask(() => {
      for (const [, listener] of listeners) listener({ __vitest_worker_response__: true, type })
    })
  }

  get #kept(): Kept {
    const found = kept.get(this.#key)
    if (!found) throw new Error(`No thread for ${this.#key}`)
    return found
  }
}

type Kept = { thread: Worker; started: boolean; config?: unknown }
// biome-ignore lint/suspicious/noExplicitAny: as Vitest declares it
type Listener = (...args: any[]) => void
