import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { record } from '../../infra/tools/figures.ts'
import { type Child, startAnnounced, startOurs, startRedis, writeConfigs } from './gateway-children.ts'
import { abortMany, medianAtRate } from './gateway-probes.ts'

/**
 * The gateway's two lines (proxy policy alone; all policies, signed-in GET) beside express-gateway's stock proxy and a bare
 * Fastify proxy, in one run on one machine, with the load generator on it. The lines take turns, and each shows its median turn:
 * a busy moment of the machine then hits all alike. BENCH_SECONDS a turn, 2 by default.
 */
type Load = {
  requests: { average: number; total: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
type Turn = { rate: number; p50: number; p99: number; cpu: number; failed: number }
const autocannon: (options: object) => Promise<Load> = createRequire(import.meta.url)('autocannon')

const connections = 50
const rounds = 3
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const path = '/api/reports'
const headers = { cookie: 'wm_in=1; wm_session=bench-session-token-0123456789' }

const redis = await startRedis()
const stub = await startAnnounced('gateway-stub.ts')
const configs = writeConfigs(stub.ports)
const ours = await startOurs('all', stub.ports, redis.port)
const rivals: readonly (readonly [string, Child])[] = [
  ['stub upstream itself', stub],
  ['stock express-gateway proxy', await startAnnounced('gateway-rival.ts', ['stock', configs.stock])],
  ['Fastify + http-proxy-3, bare', await startAnnounced('gateway-rival.ts', ['bare', stub.url])],
  ['Waymark, proxy policy alone', await startOurs('alone', stub.ports, redis.port, configs.proxyAlone)],
  ['Waymark, all policies, signed in', ours],
]
for (const [, child] of rivals) await turn(child, 1)
const turns = new Map<string, Turn[]>(rivals.map(([name]) => [name, []]))
for (let round = 0; round < rounds; round++) {
  for (const [name, child] of rivals) turns.get(name)?.push(await turn(child, seconds))
}
const lines = rivals.map(([name, child]) => ({ name, ...medianTurn(turns.get(name) ?? []), mib: memoryOf(child.pid) }))

const direct = await medianAtRate(`${stub.url}${path}`, headers, 1_000, 2_000)
const through = await medianAtRate(`${ours.url}${path}`, headers, 1_000, 2_000)
const open = await abortMany(`${ours.url}/api/occupations/hang`, 1_000)
await wait(3_000)
const { hanging } = (await (await fetch(`${stub.url}/hanging`)).json()) as { hanging: number }
const afterwards = memoryOf(ours.pid)
for (const [, child] of rivals) await child.stop()
await redis.stop()
configs.remove()
report()

async function turn(child: Child, duration: number): Promise<Turn> {
  const cpuBefore = cpuOf(child.pid)
  const load = await autocannon({ url: `${child.url}${path}`, headers, connections, duration })
  const { p50, p99 } = load.latency
  const cpu = Math.round((cpuOf(child.pid) - cpuBefore) / load.requests.total)
  return { rate: Math.round(load.requests.average), p50, p99, cpu, failed: load.non2xx + load.errors }
}

function medianTurn(all: readonly Turn[]): Turn {
  const middle = all.toSorted((one, other) => one.rate - other.rate)[Math.floor(all.length / 2)]
  if (!middle) throw new Error('no turn was measured')
  return { ...middle, failed: all.reduce((sum, { failed }) => sum + failed, 0) }
}

/** Processor time in µs that the process has used; the kernel counts it in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function memoryOf(pid: number): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kib) / 1_024)
}

function report(): void {
  const cpuOfAlone = lines.find(({ name }) => name.includes('alone'))?.cpu ?? Number.NaN
  const rateOf = (part: string) => lines.find(({ name }) => name.includes(part))?.rate ?? Number.NaN
  console.log(`gateway: ${connections} connections, median of ${rounds} turns of ${seconds} s, generator on the same machine`)
  console.log(
    `${'line'.padEnd(36)}${['req/s', 'p50 ms', 'p99 ms', 'CPU us', 'MiB', 'failed'].map((head) => head.padStart(9)).join('')}`,
  )
  for (const { name, rate, p50, p99, cpu, mib, failed } of lines) {
    console.log(`${name.padEnd(36)}${[rate, p50, p99, cpu, mib, failed].map((value) => String(value).padStart(9)).join('')}`)
  }
  const cpuTimes = (part: string) => (lines.find(({ name }) => name.includes(part))?.cpu ?? Number.NaN) / cpuOfAlone
  const alone = rateOf('alone')
  console.log(
    `proxy alone: ${(alone / rateOf('stock')).toFixed(2)} x stock, ${(alone / rateOf('bare')).toFixed(2)} x bare Fastify proxy`,
  )
  console.log(
    `processor time: stock needs ${cpuTimes('stock').toFixed(2)} x, bare Fastify ${cpuTimes('bare').toFixed(2)} x of ours`,
  )
  const [proxy, all] = ['alone', 'all policies'].map((part) => lines.find(({ name }) => name.includes(part)))
  const how = `median of ${rounds} turns of ${seconds} s, ${connections} connections`
  record('gateway-proxy-rate', alone, { atLeast: 8000, unit: 'req/s' }, how)
  record('gateway-proxy-p99-ms', proxy?.p99 ?? Number.NaN, { atMost: 20, unit: 'ms' }, how)
  record('gateway-over-stock', alone / rateOf('stock'), { atLeast: 2, unit: 'x' }, how)
  record('gateway-all-rate', all?.rate ?? Number.NaN, { atLeast: 5000, unit: 'req/s' }, how)
  record('gateway-added-ms', through - direct, { atMost: 1.5, unit: 'ms' }, '2,000 requests each way')
  record('gateway-memory-mb', afterwards, { atMost: 350, unit: 'MiB' })
  record('gateway-aborted', hanging, { atMost: 0, unit: '' }, `${open} requests aborted`)
  console.log(`all policies: ${(rateOf('all policies') / alone).toFixed(2)} x proxy alone`)
  console.log(`at 1,000 req/s: p50 ${through.toFixed(2)} ms, of which added ${(through - direct).toFixed(2)} ms`)
  console.log(`aborted ${open} requests: ${hanging} still running upstream 3 s later, gateway at ${afterwards} MiB`)
}
