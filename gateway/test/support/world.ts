import { spawn } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startIdentity, type TestIdentity } from './identity.ts'
import type { StartedGateway } from './in-process.ts'
import { freePort, until } from './ports.ts'
import { startRedis, type TestRedis } from './redis.ts'
import { startUpstream, type TestUpstream } from './upstream.ts'

export type TestGateway = StartedGateway & { readonly url: string; readonly port: number; readonly metricsUrl: string }

/** Everything around the gateway: two services of our own, identity and Redis. */
export type World = {
  readonly service: TestUpstream
  readonly frontend: TestUpstream
  readonly identity: TestIdentity
  readonly redis: TestRedis
  readonly publicKey: KeyObject
  startGateway: (env?: Record<string, string>) => Promise<TestGateway>
  stop: () => Promise<void>
}

export const sessionToken = 'session-token-of-the-test-0123456789'
export const signedIn = { cookie: `wm_in=1; wm_session=${sessionToken}` }

const main = resolve(import.meta.dirname, '../../src/main.ts')
const services = ['IDENTITY', 'ASSESSMENT', 'REPORT', 'SKILLS', 'JOBS', 'LEARNING', 'GAME']

export async function startWorld(): Promise<World> {
  const [service, frontend] = await Promise.all([startUpstream('service'), startUpstream('frontend')])
  const [identity, redis] = await Promise.all([startIdentity(), startRedis()])
  identity.sessions.set(sessionToken, { userId: 'user-1', sessionId: 'sid-1', subscriptionTier: 'free', emailVerified: true })
  const keys = generateKeyPairSync('ed25519')
  const gateways: TestGateway[] = []
  const base = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: join(tmpdir(), 'waymark-gateway-test'),
    REDIS_URL: redis.url,
    IDENTITY_GRPC_ADDR: identity.address,
    IDENTITY_TOKEN_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    DRAIN_DELAY_MS: '0',
    FRONTEND_URL: frontend.url,
    ...Object.fromEntries(services.map((name) => [`${name}_URL`, service.url])),
  }
  return {
    service,
    frontend,
    identity,
    redis,
    publicKey: keys.publicKey,
    startGateway: async (env = {}) => {
      const gateway = await launch({ ...base, ...env })
      gateways.push(gateway)
      return gateway
    },
    stop: async () => {
      service.server.closeAllConnections()
      await Promise.all(gateways.map((gateway) => gateway.stop()))
      await Promise.all([service.stop(), frontend.stop(), redis.stop()])
      identity.stop()
    },
  }
}

/**
 * Mutation testing sets it: a mutant is in this process, not in one that is started. It is loaded before any test, so that what runs
 * at load is not taken for what the first test runs.
 */
const inProcess = process.env.GATEWAY_IN_PROCESS === 'true' ? await import('./in-process.ts') : undefined

async function launch(env: Record<string, string>): Promise<TestGateway> {
  const port = Number(env.HTTP_PORT ?? (await freePort()))
  const metricsPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const metricsUrl = `http://127.0.0.1:${metricsPort}`
  const all = { HTTP_PORT: String(port), METRICS_PORT: String(metricsPort), PUBLIC_URL: url, ...env }
  const started = inProcess ? await inProcess.startInProcess(all) : await startProcess(all, metricsUrl)
  return { url, port, metricsUrl, ...started }
}

async function startProcess(env: Record<string, string>, metricsUrl: string): Promise<StartedGateway> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk))
  child.stderr.on('data', (chunk: Buffer) => (log += chunk))
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`the gateway ended: ${log}`)
    return (await fetch(`${metricsUrl}/readyz`).catch(() => undefined))?.ok === true
  }
  try {
    await until(isReady, 'the gateway is ready', 60_000)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    pid: child.pid!,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM')
      return gone
    },
  }
}
