import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { allRoutes } from '@waymark/contracts/routes/all'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { createHttp, type Http } from '@waymark/service/http/server'
import { readRequestTarget } from '../../../gateway/plugins/waymark/request/request-target.ts'
import { compileRouteTable, type RouteTable } from '../../../gateway/plugins/waymark/route-table.ts'
import { repoRoot } from '../../dev/places.ts'

/**
 * The gateway chooses a route's throttle and its cap of streams by its own reading of a target, the services' router chooses
 * the handler by another. Where they differed, a caller could have the handler of one route under the rules of another.
 */
const table = JSON.parse(readFileSync(join(repoRoot, 'gateway/config/routes.json'), 'utf8')) as RouteTable
const findRoute = compileRouteTable(table)
const ids = new Map(
  allRoutes.map(({ id, service, method, path }) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, `${service}.${id}`]),
)

let http: Http
let port: number

before(async () => {
  const log = createLog({ service: 'router', level: 'silent' })
  http = createHttp({
    service: 'router',
    routes: allRoutes,
    publicKeys: [generateKeyPairSync('ed25519').publicKey],
    log,
    metrics: createMetrics({ service: 'router', processMetrics: false }),
  })
  // What the router found is answered before anything else looks at the request.
  http.app.addHook('onRequest', async (request, reply) => {
    reply
      .code(200)
      .send(request.routeOptions.url ? `${request.method === 'HEAD' ? 'GET' : request.method} ${request.routeOptions.url}` : '')
    return reply
  })
  for (const route of allRoutes) http.route(route, () => Promise.reject(new Error('never reached')))
  port = (await http.listen({ host: '127.0.0.1', port: 0 })).port
})
after(() => http.close())

/** What the router of the services takes the raw target for: a route's id, `unknown`, or `refused`. */
async function byRouter(method: string, target: string): Promise<string> {
  const text = await new Promise<string>((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let seen = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => (seen += chunk))
    socket.once('error', failed)
    socket.once('close', () => done(seen))
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`, 'latin1')
  })
  if (!text.startsWith('HTTP/1.1 200')) return 'refused'
  const found = text.split('\r\n\r\n')[1] ?? ''
  return ids.get(found) ?? 'unknown'
}

function byGateway(method: string, target: string): string {
  const read = readRequestTarget(target)
  if (read.refusal) return 'refused'
  const { id } = findRoute(method, read.path)
  return id === 'site' || id === 'none' || id.endsWith('.other') ? 'unknown' : id
}

/** Plain ones and odd ones, one a line; those that a text file cannot show stand here. */
const targets = [
  ...readFileSync(join(import.meta.dirname, 'odd-targets.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
  ...['/api/reports/\xe9', `/api/reports/${'x'.repeat(4_000)}/pdf`],
]

test('A fragment has no place in a target: the router would end the path there, so the gateway refuses it', async () => {
  for (const target of targets.filter((each) => each.includes('#'))) {
    assert.equal(byGateway('GET', target), 'refused', target)
    assert.deepEqual(readRequestTarget(target).refusal?.status, 400, target)
  }
  assert.equal(await byRouter('POST', '/api/auth/sign-up#x'), 'identity.signUp', 'the reason')
})

test('The gateway and the router of the services take every odd target for the same route', async () => {
  assert.ok(targets.length >= 80)
  const differing: string[] = []
  for (const target of targets) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const gateway = byGateway(method, target)
      // What the gateway refuses reaches no router.
      if (gateway === 'refused') continue
      const router = method === 'HEAD' ? await byRouter('GET', target) : await byRouter(method, target)
      if (router !== gateway && router !== 'refused') differing.push(`${method} ${target}: gateway ${gateway}, router ${router}`)
    }
  }
  assert.deepEqual(differing, [])
})
