import { createServer } from 'node:net'

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? found(address.port) : failed(new Error('no port'))))
    })
  })
}

/** Asks again until it holds; a test's patience, not its measure. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, ms = 30_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`)
    await new Promise((wake) => setTimeout(wake, 25))
  }
}
