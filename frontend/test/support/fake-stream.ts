/** Stands for the browser's EventSource: the test says what the server sends, and when it or the network ends the stream. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  /** Every one that was opened, the oldest first. */
  static all: FakeStream[] = []
  onopen: EventSource['onopen'] = null
  onmessage: EventSource['onmessage'] = null
  onerror: EventSource['onerror'] = null
  readyState = 1
  /** How often it was closed. */
  closed = 0
  url: string

  constructor(url = '') {
    super()
    this.url = url
    FakeStream.all.push(this)
  }
  static get open(): FakeStream[] {
    return FakeStream.all.filter(({ closed, readyState }) => closed === 0 && readyState !== FakeStream.CLOSED)
  }
  static get last(): FakeStream {
    const last = FakeStream.all.at(-1)
    if (!last) throw new Error('no stream was opened')
    return last
  }

  close(): void {
    this.closed += 1
  }
  opens(): void {
    this.dispatchEvent(new Event('open'))
  }
  say(data: unknown, kind = 'message'): void {
    this.dispatchEvent(new MessageEvent(kind, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
  /** With CLOSED the server refused it; without, the browser goes on trying. It never says why. */
  fail(readyState = this.readyState): void {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
  override dispatchEvent(event: Event): boolean {
    const handler = this[`on${event.type}` as 'onopen']
    handler?.call(this as unknown as EventSource, event)
    return super.dispatchEvent(event)
  }
}
