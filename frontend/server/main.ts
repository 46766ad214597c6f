import path from 'node:path'
import { readConfig } from './config.ts'
import { createFrontendServer } from './server.ts'

const config = readConfig(process.env, path.resolve(import.meta.dirname, '../dist'))
const server = await createFrontendServer(config)

server.listen(config.port, config.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(JSON.stringify({ level: 'info', service: 'frontend', msg: 'listening', host: config.host, port }))
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
