/** Locks between tabs, as the browser's: one holder, the others in line, a thief before them; `ifAvailable`, `steal` and `signal` as the standard says. */
export class FakeLocks {
  readonly held = new Map<string, Holder>()
  readonly #lines = new Map<string, Waiter[]>()

  request(name: string, options: LockOptions, body: (lock: Lock | null) => unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const waiter: Waiter = { body, resolve, reject }
    if (options.signal?.aborted) return Promise.reject(new DOMException('', 'AbortError'))
    if (options.steal) this.#take(name)
    if (options.ifAvailable && (this.held.has(name) || this.waiting(name) > 0)) {
      queueMicrotask(() => settle(body(null), waiter))
      return promise
    }
    const line = this.#line(name)
    if (options.steal) line.unshift(waiter)
    else line.push(waiter)
    options.signal?.addEventListener('abort', () => {
      if (!line.includes(waiter)) return
      line.splice(line.indexOf(waiter), 1)
      reject(new DOMException('', 'AbortError'))
    })
    queueMicrotask(() => this.#next(name))
    return promise
  }

  /** Somebody else holds it, until the answer is called. */
  hold(name: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#grant(name, { body: () => promise, resolve: () => {}, reject: () => {} })
    return resolve
  }

  /** Somebody else takes it from its holder, until the answer is called. */
  steal(name: string): () => void {
    this.#take(name)
    return this.hold(name)
  }

  waiting(name: string): number {
    return this.#line(name).length
  }

  #take(name: string): void {
    const holder = this.held.get(name)
    this.held.delete(name)
    holder?.waiter.reject(new DOMException('', 'AbortError'))
  }

  #next(name: string): void {
    if (this.held.has(name)) return
    const waiter = this.#line(name).shift()
    if (waiter) this.#grant(name, waiter)
  }

  #grant(name: string, waiter: Waiter): void {
    const holder = { waiter }
    this.held.set(name, holder)
    const over = () => {
      if (this.held.get(name) === holder) this.held.delete(name)
      this.#next(name)
    }
    const body = waiter.body({ name, mode: 'exclusive' })
    settle(body, waiter)
    void Promise.resolve(body).then(over, over)
  }

  #line(name: string): Waiter[] {
    const line = this.#lines.get(name) ?? []
    this.#lines.set(name, line)
    return line
  }
}

/** A channel between tabs that delivers at once, to all but the sender. */
export class FakeChannel {
  static all: FakeChannel[] = []
  static said: unknown[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly name: string
  constructor(name: string) {
    this.name = name
    FakeChannel.all.push(this)
  }
  postMessage(data: unknown): void {
    FakeChannel.said.push(data)
    for (const other of FakeChannel.all) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this)
  }
}

const settle = (value: unknown, { resolve, reject }: Waiter): void => void Promise.resolve(value).then(resolve, reject)

type Waiter = {
  body: (lock: Lock | null) => unknown
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}
type Holder = { waiter: Waiter }
