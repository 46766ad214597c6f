import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startAnnounced, startOurs, startRedis, writeConfigs } from './gateway-children.ts'
import { abortMany, medianAtRate } from './gateway-probes.ts'

/**
 * The gateway's two lines (proxy policy alone; all policies, signed-in GET) beside express-gateway's stock proxy and a bare
 * Fastify proxy, all in one run on one machine, with the load generator on it. BENCH_SECONDS a line, 6 by default.
 */
type Load = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }
const autocannon: (options: object) => Promise<Load> = createRequire(import.meta.url)('autocannon')

const connections = 50
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const path = '/api/user/skills'
const headers = { cookie: 'wm_in=1; wm_session=bench-session-token-0123456789' }

const redis = await startRedis()
const stub = await startAnnounced('gateway-stub.ts')
const configs = writeConfigs(stub.ports)
const lines: { name: string; rate: number; p50: number; p99: number; mib: number; failed: number }[] = []

lines.push(await measure(stub, 'stub upstream itself'))
await line('stock express-gateway proxy', () => startAnnounced('gateway-rival.ts', ['stock', configs.stock]))
await line('Fastify + http-proxy-3, bare', () => startAnnounced('gateway-rival.ts', ['bare', stub.url]))
await line('Waymark, proxy policy alone', () => startOurs('alone', stub.ports, redis.port, configs.proxyAlone))
const ours = await startOurs('all', stub.ports, redis.port)
lines.push(await measure(ours, 'Waymark, all policies, signed in'))
const direct = await medianAtRate(`${stub.url}${path}`, headers, 1_000, 2_000)
const through = await medianAtRate(`${ours.url}${path}`, headers, 1_000, 2_000)
const open = await abortMany(`${ours.url}/api/occupations/hang`, 1_000)
await wait(3_000)
const { hanging } = (await (await fetch(`${stub.url}/hanging`)).json()) as { hanging: number }
const afterwards = memoryOf(ours.pid)
await ours.stop()
await stub.stop()
await redis.stop()
configs.remove()
report()

async function line(name: string, start: () => Promise<Child>): Promise<void> {
  const child = await start()
  lines.push(await measure(child, name))
  await child.stop()
}

async function measure(child: Child, name: string) {
  await autocannon({ url: `${child.url}${path}`, headers, connections, duration: 2 })
  const load = await autocannon({ url: `${child.url}${path}`, headers, connections, duration: seconds })
  return {
    name,
    rate: Math.round(load.requests.average),
    p50: load.latency.p50,
    p99: load.latency.p99,
    mib: memoryOf(child.pid),
    failed: load.non2xx + load.errors,
  }
}

function memoryOf(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kib) / 1_024)
}

function report(): void {
  const rateOf = (part: string) => lines.find(({ name }) => name.includes(part))?.rate ?? Number.NaN
  console.log(`gateway: ${connections} connections, ${seconds} s a line, generator on the same machine`)
  console.log(`${'line'.padEnd(36)}${['req/s', 'p50 ms', 'p99 ms', 'MiB', 'failed'].map((head) => head.padStart(9)).join('')}`)
  for (const { name, rate, p50, p99, mib, failed } of lines) {
    console.log(`${name.padEnd(36)}${[rate, p50, p99, mib, failed].map((value) => String(value).padStart(9)).join('')}`)
  }
  const alone = rateOf('alone')
  console.log(
    `proxy alone: ${(alone / rateOf('stock')).toFixed(2)} x stock, ${(alone / rateOf('bare')).toFixed(2)} x bare Fastify proxy`,
  )
  console.log(`all policies: ${(rateOf('all policies') / alone).toFixed(2)} x proxy alone`)
  console.log(`at 1,000 req/s: p50 ${through.toFixed(2)} ms, of which added ${(through - direct).toFixed(2)} ms`)
  console.log(`aborted ${open} requests: ${hanging} still running upstream 3 s later, gateway at ${afterwards} MiB`)
}
