import { createServer } from 'node:http'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'

/**
 * What stands behind the gateways in the bench: a service that answers a small JSON at once, one path that never answers, and an
 * identity service that knows every token. Prints its ports as one JSON line.
 */
const answer = Buffer.from(
  JSON.stringify([
    { id: 'sql', name: 'SQL', level: 4 },
    { id: 'excel', name: 'Excel', level: 3 },
  ]),
)
const headers = ['content-type', 'application/json', 'content-length', String(answer.length)]
let hanging = 0

const http = createServer((req, res) => {
  if (req.url === '/hanging') {
    res.end(JSON.stringify({ hanging }))
    return
  }
  if (req.url?.startsWith('/api/occupations/hang')) {
    hanging++
    res.once('close', () => hanging--)
    return
  }
  res.writeHead(200, headers).end(answer)
})
http.keepAliveTimeout = 60_000

const identity = new Server()
identity.addService(IdentityServiceService, {
  resolveSession: (_call: unknown, done: (error: null, value: object) => void) =>
    done(null, { found: true, userId: 'u-1', sessionId: 's-1', subscriptionTier: 'free', emailVerified: true }),
  getUser: (_call: unknown, done: (error: null, value: object) => void) => done(null, {}),
})
identity.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, grpcPort) => {
  if (error) throw error
  http.listen(0, '127.0.0.1', () => {
    const address = http.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    process.stdout.write(`${JSON.stringify({ httpPort: address.port, grpcPort })}\n`)
  })
})
