import { createRequire } from 'node:module'
import fastify from 'fastify'

/** A rival of our gateway: `node gateway-rival.ts stock <configDir>` or `node gateway-rival.ts bare <upstream>`. Prints its port. */
type Proxy = { web: (req: unknown, res: unknown, options: { target: string; agent: unknown }) => void }

const require = createRequire(import.meta.url)
const [kind, where = ''] = process.argv.slice(2)

if (kind === 'stock') await startStock(where)
else await startBare(where)

async function startStock(configDir: string): Promise<void> {
  process.env.EG_DISABLE_CONFIG_WATCH = 'true'
  process.env.LOG_LEVEL = 'error'
  const gateway: () => { load: (dir: string) => { run: () => Promise<[{ app: { address: () => { port: number } } }]> } } =
    require('express-gateway')
  const [{ app }] = await gateway().load(configDir).run()
  announce(app.address().port)
}

async function startBare(target: string): Promise<void> {
  const { createProxyServer }: { createProxyServer: (options: object) => Proxy } = createRequire(
    require.resolve('express-gateway/package.json'),
  )('http-proxy')
  const { Agent } = await import('node:http')
  const agent = new Agent({ keepAlive: true })
  const proxy = createProxyServer({})
  const app = fastify()
  app.all('/*', (request, reply) => {
    reply.hijack()
    proxy.web(request.raw, reply.raw, { target, agent })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  announce(address.port)
}

function announce(port: number): void {
  process.stdout.write(`${JSON.stringify({ httpPort: port })}\n`)
}
