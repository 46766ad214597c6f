import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { patienceMs } from './ports.ts'

export type Served = { readonly port: number; readonly url: string; stop: () => Promise<void> }

/** Who is not answered in that time never will be: the test fails instead of waiting. */
const answerWithinMs = Math.min(10_000, patienceMs)

/** A handler behind a real server of Node's, at a free port or at this one. */
export async function serve(handler: RequestListener, at = 0): Promise<Served> {
  const server = createServer({ keepAlive: true }, handler)
  server.on('request', (_req, res) => {
    const lost = setTimeout(() => res.headersSent || res.destroy(), answerWithinMs)
    res.once('close', () => clearTimeout(lost))
  })
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
