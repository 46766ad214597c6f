import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from './config.ts'
import type { RequestHandler } from './express-gateway.ts'
import type { answerParserErrors } from './parser-errors.ts'

type Options = {
  config: Config
  handler: RequestHandler
  /** While it is true every answer ends its connection. */
  draining: () => boolean
  onClientError: ReturnType<typeof answerParserErrors>
}

/** The public HTTP server with the limits that only its constructor takes. */
export function createPublicServer({ config, handler, draining, onClientError }: Options): Server {
  const server = createServer(
    {
      maxHeaderSize: config.headerBytes,
      headersTimeout: config.headersTimeoutMs,
      requestTimeout: Math.max(config.requestTimeoutMs, config.headersTimeoutMs),
      connectionsCheckingInterval: Math.min(1_000, Math.ceil(config.headersTimeoutMs / 4)),
      keepAliveTimeout: 65_000,
      noDelay: true,
      insecureHTTPParser: false,
      requireHostHeader: true,
    },
    handler,
  )
  server.prependListener('request', (_req, res) => {
    if (draining()) res.shouldKeepAlive = false
  })
  server.on('clientError', onClientError)
  endSlowReaders(server, config.sendTimeoutMs)
  // The guard refuses a body that is too large before the client sends it; everyone else is told to go on.
  server.on('checkContinue', (req, res) => {
    if (Number(req.headers['content-length'] ?? 0) <= config.bodyBytes) res.writeContinue()
    handler(req, res)
  })
  server.on('checkExpectation', (_req, res) => {
    res.writeHead(417, { connection: 'close' }).end()
  })
  return server
}

/**
 * Ends connections whose client takes nothing of what waits for it: each holds a place and a service's answer. Node's timer runs
 * while no byte goes either way and is set back by each byte; who merely waits for an answer, or listens to a silent stream, stays.
 */
function endSlowReaders(server: Server, ms: number): void {
  server.timeout = ms
  server.on('timeout', (socket: Socket & { _httpMessage?: object | null }) => {
    // The same timer ends kept connections on which nothing comes any more.
    const idle = !socket._httpMessage
    if (idle || socket.writableLength > 0) socket.destroy()
  })
}

/** Connections that wait to be accepted. Beyond Node's 511 a wave of clients found its connections reset; the system caps it at its own limit. */
const backlog = 4_096

export function listen(server: Server, options: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...options, backlog }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : options.port)
    })
  })
}

/** Connections on which no request has come yet: browsers open some ahead, and Node does not count them as idle. */
export function trackUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', (req) => unused.delete(req.socket))
  return unused
}

const unusedGraceMs = 1_000

/** Takes no new connection and resolves when the last answer has been sent. */
export function closeServer(server: Server, unused: ReadonlySet<Socket>): Promise<void> {
  // close() ends the connections that are idle now; those that become so later, or are never used, are ended here.
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  const ahead = setTimeout(() => {
    for (const socket of unused) socket.destroy()
  }, unusedGraceMs)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle)
      clearTimeout(ahead)
      resolve()
    })
  })
}
