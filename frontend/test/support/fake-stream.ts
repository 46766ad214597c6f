/** Stands for the browser's EventSource; `all` holds those that were opened. */
export class FakeStream extends EventTarget {
  static all: FakeStream[] = []
  readyState = 1
  closed = false
  url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.all.push(this)
  }
  close() {
    this.closed = true
  }
}
