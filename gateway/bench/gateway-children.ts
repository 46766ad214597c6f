import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../services/shared/testing/src/native.ts'

export type Child = { readonly name: string; readonly url: string; readonly pid: number; stop: () => Promise<void> }
export type StubPorts = { readonly httpPort: number; readonly grpcPort: number }

const root = resolve(import.meta.dirname, '../..')
/** The heap that `make up` gives the gateway, for the rivals too. */
const heap = ['--max-old-space-size=256', '--max-semi-space-size=8', '--disable-warning=ExperimentalWarning']

/** Nothing that was started here outlives the bench, also when it fails. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** Starts a script that prints its ports as its first line. */
export async function startAnnounced(script: string, args: readonly string[] = []): Promise<Child & { ports: StubPorts }> {
  const child = start(process.execPath, [...heap, resolve(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ports = await new Promise<StubPorts>((found, failed) => {
    createInterface({ input: child.stdout! }).once('line', (line) => found(JSON.parse(line)))
    child.once('exit', (code) => failed(new Error(`${script} ended with ${code}`)))
  })
  return { ...asChild(script, child, ports.httpPort), ports }
}

/** Starts our gateway before the stub. Throttles and places are stated, not bypassed: one load generator is one address. */
export async function startOurs(name: string, stub: StubPorts, redisPort: number, configDir?: string): Promise<Child> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' })
  const services = ['IDENTITY', 'ASSESSMENT', 'REPORT', 'SKILLS', 'JOBS', 'LEARNING', 'GAME', 'FRONTEND']
  const env = {
    PATH: process.env.PATH,
    HTTP_PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    IDENTITY_GRPC_ADDR: `127.0.0.1:${stub.grpcPort}`,
    IDENTITY_TOKEN_PRIVATE_KEY: key.toString('base64url'),
    WM_THROTTLE_READ: '1000000/1s',
    MAX_IN_FLIGHT_A_SERVICE: '2000',
    MAX_IN_FLIGHT_AN_ADDRESS: '2000',
    ...Object.fromEntries(services.map((service) => [`${service}_URL`, `http://127.0.0.1:${stub.httpPort}`])),
    ...(configDir ? { GATEWAY_CONFIG_DIR: configDir } : {}),
  }
  const child = start(process.execPath, [...heap, join(root, 'gateway/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(`http://127.0.0.1:${metricsPort}/readyz`)
  return asChild(name, child, port)
}

/** A Redis of its own: what the throttles of the bench count must not meet anybody else's keys. */
export async function startRedis(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = start('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  return { port, stop: () => ended(child) }
}

/** Configuration folders for the rivals, thrown away afterwards. */
export function writeConfigs(stub: StubPorts): { proxyAlone: string; stock: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'))
  const [proxyAlone, stock] = [join(folder, 'proxy-alone'), join(folder, 'stock')]
  for (const each of [proxyAlone, stock]) cpSync(join(root, 'gateway/config'), each, { recursive: true })
  const ours = readFileSync(join(proxyAlone, 'gateway.config.yml'), 'utf8')
  writeFileSync(join(proxyAlone, 'gateway.config.yml'), ours.replaceAll(/ {6}- waymark-(?!proxy)[a-z-]+:\n/g, ''))
  writeFileSync(join(stock, 'gateway.config.yml'), stockConfig(stub.httpPort))
  return { proxyAlone, stock, remove: () => rmSync(folder, { recursive: true }) }
}

function stockConfig(port: number): string {
  return [
    'http: { port: 0, hostname: 127.0.0.1 }',
    "apiEndpoints: { site: { pathRegex: '^' } }",
    `serviceEndpoints: { stub: { url: 'http://127.0.0.1:${port}' } }`,
    'policies: [proxy]',
    'pipelines: { site: { apiEndpoints: [site], policies: [{ proxy: { action: { serviceEndpoint: stub } } }] } }',
  ].join('\n')
}

function asChild(name: string, child: ChildProcess, port: number): Child {
  return { name, url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => ended(child) }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`${url} did not become ready`)
}
