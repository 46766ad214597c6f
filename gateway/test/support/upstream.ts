import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What the service saw of a request, as it answers it back. */
export type Seen = {
  readonly service: string
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type TestUpstream = {
  readonly url: string
  readonly server: Server
  /** Every request that reached the service. */
  readonly seen: Seen[]
  /** Requests that are being answered now. */
  open: number
  /** Answers instead of the echo, while it is set. */
  answer: ((req: IncomingMessage, res: ServerResponse, body: string) => void) | undefined
  stop: () => Promise<void>
}

/** A service that answers what it saw. */
export async function startUpstream(service: string): Promise<TestUpstream> {
  const server = createServer((req, res) => {
    upstream.open++
    res.once('close', () => upstream.open--)
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('error', () => {})
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const seen = { service, method: req.method ?? '', url: req.url ?? '', headers: req.headers, body }
      upstream.seen.push(seen)
      if (res.headersSent) return
      if (upstream.answer) {
        upstream.answer(req, res, body)
        return
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seen))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${address.port}`,
    server,
    seen: [],
    open: 0,
    answer: undefined,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return upstream
}
