import { createServer, type Server } from 'node:http'
import type { Config } from './config.ts'
import type { RequestHandler } from './express-gateway.ts'
import type { answerParserErrors } from './parser-errors.ts'

type Options = { config: Config; handler: RequestHandler; onClientError: ReturnType<typeof answerParserErrors> }

/** The public HTTP server with the limits that only its constructor takes. */
export function createPublicServer({ config, handler, onClientError }: Options): Server {
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
  server.maxRequestsPerSocket = 0
  server.on('clientError', onClientError)
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

export function listen(server: Server, options: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : options.port)
    })
  })
}
