import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Served = { readonly port: number; readonly url: string; stop: () => Promise<void> }

/** Who is not answered in that time never will be: the test fails instead of waiting. */
const patienceMs = 10_000

/** A handler behind a real server of Node's, at a free port or at this one. */
export async function serve(handler: RequestListener, at = 0): Promise<Served> {
  const server = createServer({ keepAlive: true }, handler)
  server.on('request', (_req, res) => {
    const lost = setTimeout(() => res.headersSent || res.destroy(), patienceMs)
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
