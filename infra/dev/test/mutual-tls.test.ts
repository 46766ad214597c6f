import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { type Certificate, openCertificate } from '@waymark/mtls/certificate'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { HEALTH } from '@waymark/service/grpc/health'
import { createGrpcServer } from '@waymark/service/grpc/server'
import { createHttp } from '@waymark/service/http/server'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { until } from '@waymark/testing/wait'
import { createUpstreams } from '../../../gateway/plugins/waymark/upstream/upstreams.ts'
import { issueCertificate, makeAuthority } from '../commands/certificates.ts'

const folder = temporaryFolder('mutual-tls')
const strangers = temporaryFolder('other-tls')
const log = createLog({ service: 'test', level: 'silent' })
const metrics = createMetrics({ service: 'test', processMetrics: false })
const ends: (() => unknown)[] = []

const issue = (at: string, name: string) => issueCertificate(at, name, { names: [name, 'localhost'] })
const filesOf = (at: string, name: string) => ({
  TLS_CERT_FILE: join(at, `${name}.crt`),
  TLS_KEY_FILE: join(at, `${name}.key`),
  TLS_CA_FILE: join(at, 'ca.crt'),
})
const faults: string[] = []
function open(at: string, name: string): Certificate {
  const certificate = openCertificate(filesOf(at, name), { everyMs: 25, onFault: ({ message }) => faults.push(message) })
  assert.ok(certificate)
  ends.push(certificate.stop)
  return certificate
}

let own: Certificate
let gateway: Certificate
let grpcPort = 0
let httpPort = 0
before(async () => {
  for (const at of [folder, strangers]) {
    makeAuthority(at)
    for (const name of ['jobs', 'gateway']) issue(at, name)
  }
  own = open(folder, 'jobs')
  gateway = open(folder, 'gateway')
  const grpc = createGrpcServer({ log, metrics, certificate: own })
  grpcPort = await grpc.listen({ host: '127.0.0.1', port: 0 })
  const http = createHttp({ service: 'jobs', routes: [], publicKeys: [], log, metrics, certificate: own })
  http.app.get('/api/jobs', async () => ({ jobs: [] }))
  httpPort = (await http.listen({ host: '127.0.0.1', port: 0 })).port
  ends.push(
    () => grpc.close(200),
    () => http.close(),
  )
})
after(async () => {
  for (const end of ends.reverse()) await end()
})

function clientOf(certificate: Certificate | undefined, host = 'localhost') {
  const client = createGrpcClient(HEALTH, { address: `${host}:${grpcPort}`, certificate, deadlineMs: 1_500 })
  ends.push(client.close)
  return client
}
const away = (error: unknown) => error instanceof AppError && error.code === 'unavailable'

/** The status of an answer at the HTTP door; rejects when TLS does not come about. */
const get = (path: string, shown?: { cert: string; key: string }): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { port: httpPort, path, ca: readFileSync(join(folder, 'ca.crt')), agent: false, ...shown }
    const asked = request(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })

function upstreamsWith(certificate: Certificate) {
  const upstreams = createUpstreams({
    addresses: { jobs: new URL(`https://localhost:${httpPort}`) },
    ...{ timeoutMs: 5_000, maxInFlight: 100, connectionTtlMs: 100, certificate },
    breaker: { timeouts: 100, pauseMs: 100 },
    onCircuit: () => {},
  })
  ends.push(upstreams.close)
  return async () => {
    const { statusCode, body } = await upstreams.find('jobs')!.pool.request({ path: '/api/jobs', method: 'GET' })
    await body.dump()
    return statusCode
  }
}

describe('with mutual TLS', () => {
  test('a service answers another service over gRPC, and the gateway over HTTP', async () => {
    assert.equal((await clientOf(gateway).check({ service: '' })).status, 1)
    assert.equal(await upstreamsWith(gateway)(), 200)
  })

  test('whoever shows no certificate, or one of another authority, gets no answer over gRPC', async () => {
    await assert.rejects(clientOf(undefined).check({ service: '' }), away)
    await assert.rejects(clientOf(open(strangers, 'gateway')).check({ service: '' }), away)
  })

  test('over HTTP such a caller learns of health and metrics, and of nothing else', async () => {
    const stranger = open(strangers, 'gateway').current()
    for (const shown of [undefined, { cert: stranger.cert, key: stranger.key }]) {
      assert.equal(await get('/api/jobs', shown), 403)
      assert.equal(await get('/api/nothing', shown), 403)
      assert.equal(await get('/healthz', shown), 200)
      assert.equal(await get('/metrics', shown), 200)
    }
    const { cert, key } = gateway.current()
    assert.equal(await get('/api/jobs', { cert, key }), 200)
  })

  test('a server whose certificate is for another name, or of another authority, is not believed', async () => {
    await assert.rejects(clientOf(gateway, '127.0.0.1').check({ service: '' }), away)
    await assert.rejects(upstreamsWith(open(strangers, 'gateway'))(), /certificate/)
  })

  test('authority and certificates are exchanged while calls go on, and none of them fails', async () => {
    const client = clientOf(gateway)
    const viaHttp = upstreamsWith(gateway)
    let asking = true
    let answered = 0
    const calls = (async () => {
      while (asking) {
        // A client of its own, so that connections are made at every moment of the exchange.
        const fresh = createGrpcClient(HEALTH, { address: `localhost:${grpcPort}`, certificate: gateway })
        const [old, young, http] = await Promise.all([client.check({ service: '' }), fresh.check({ service: '' }), viaHttp()])
        assert.deepEqual([old.status, young.status, http], [1, 1, 200])
        fresh.close()
        answered++
      }
    })()
    const before = own.current()
    makeAuthority(folder, { next: true })
    await until('both believe the next authority', () => own.current().ca !== before.ca && gateway.current().ca !== before.ca)
    for (const name of ['jobs', 'gateway']) issue(folder, name)
    await until('both show the next', () => own.current().cert !== before.cert && gateway.current().cert !== before.cert)
    makeAuthority(folder, { forget: true })
    const both = own.current().ca.length
    await until('the old authority is forgotten', () => own.current().ca.length < both && gateway.current().ca.length < both)
    await delay(300)
    asking = false
    await calls
    assert.ok(answered >= 5, `${answered} rounds were answered meanwhile`)
    await assert.rejects(get('/api/jobs', { cert: before.cert, key: before.key }).then((status) => assert.equal(status, 200)))
  })
})

describe('the files', () => {
  const refused = (settings: Parameters<typeof openCertificate>[0]) => {
    try {
      openCertificate(settings, { onFault: () => {} })?.stop()
    } catch (error) {
      return (error as Error).message
    }
    return 'taken'
  }

  test('are all three there or none, and fit one another, or the start says which setting is wrong', () => {
    const files = filesOf(folder, 'jobs')
    assert.equal(openCertificate({}, { onFault: () => {} }), undefined)
    assert.match(refused({ TLS_CERT_FILE: files.TLS_CERT_FILE }), /go together: set all three or none/)
    assert.match(
      refused({ ...files, TLS_CA_FILE: join(folder, 'none') }),
      /TLS_CA_FILE names .*none, which cannot be read \(ENOENT\)/,
    )
    assert.match(refused({ ...files, TLS_CERT_FILE: files.TLS_KEY_FILE }), /TLS_CERT_FILE names .*, which holds no certificate/)
    assert.match(
      refused({ ...files, TLS_KEY_FILE: join(folder, 'gateway.key') }),
      /TLS_KEY_FILE names .*gateway\.key, which is not the key of the certificate in .*jobs\.crt/,
    )
  })

  test('that do not fit one another while the process runs leave it with what it has, and are told once that lasts', async () => {
    issue(folder, 'game')
    const certificate = open(folder, 'game')
    const before = certificate.current()
    const key = readFileSync(join(folder, 'gateway.key'), 'utf8')
    writeFileSync(join(folder, 'game.key'), key)
    await until('the fault is told', () => faults.some((fault) => /game\.key, which is not the key/.test(fault)))
    assert.equal(certificate.current(), before)
    issue(folder, 'game')
    await until('a pair that fits is taken', () => certificate.current() !== before)
    assert.ok(certificate.expires().getTime() > Date.now() + 80 * 86_400_000)
  })
})
