import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { startStack, type TestStack, unthrottled } from '../../../../infra/dev/test-stack.ts'
import { newMember } from '../../../../infra/e2e/support/member.ts'
import { processesUnder, rootsOf } from '../../../../infra/load/run/process-tree.ts'
import { record } from '../../../../infra/tools/figures.ts'
import { startOtlpSink } from './otlp-sink.ts'

/**
 * What tracing costs as it is shipped, of reads a tenth recorded: whole stacks without spans, with spans in memory and with spans sent by
 * OTLP, side by side. They take turns under the same load, signed-in reads that go over gateway, services, siblings and SQL, once all are
 * idle and warm. Each round gives a
 * ratio to the stacks without spans, and the median round is told: by the clock, which decides, and by processor time. There are two of
 * these, the first and the last one started: where they are too far apart the run is void.
 */
type Load = {
  requests: { average: number; total: number }
  latency: { p50: number; p99: number }
  non2xx: number
  errors: number
}
type Turn = { rate: number; p99: number; cpu: number }
type Runner = { name: string; stack: TestStack; cookie: string; turns: Turn[] }
const autocannon: (options: object) => Promise<Load> = createRequire(import.meta.url)('autocannon')

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const WARM = 4
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Two equal stacks further apart than half of what is allowed say that the machine had other work: nothing can be told then. */
const ALIKE = 2.5
const PATHS = ['/api/dashboard', '/api/user/skills', '/api/jobs?limit=20', '/api/user/profile']

const sink = await startOtlpSink({ keep: false })
const modes = {
  none: { OTEL_SDK_DISABLED: 'true' },
  memory: {},
  otlp: { OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint },
  again: { OTEL_SDK_DISABLED: 'true' },
}
const runners: Runner[] = []
try {
  for (const [name, env] of Object.entries(modes)) {
    const stack = await startStack({ env: { SEED: 'false', ...unthrottled('READ', 'COSTLY'), ...env } })
    runners.push({ name, stack, cookie: (await newMember(stack.endpoints.site)).cookie, turns: [] })
  }
  await untilIdle()
  for (let round = -WARM; round < ROUNDS; round++) {
    // Whoever comes first meets the machine as the last one left it: each is first in its turn.
    const order = runners.map((_, at) => runners[(at + Math.abs(round)) % runners.length]).filter((one) => one !== undefined)
    for (const runner of order) {
      const measured = await turn(runner)
      if (round >= 0) runner.turns.push(measured)
    }
  }
  report()
} finally {
  for (const { stack } of runners) await stack.stop()
  sink.close()
}

async function turn({ stack, cookie }: Runner): Promise<Turn> {
  const before = cpuOf(stack)
  const load = await autocannon({
    url: stack.endpoints.site,
    connections: 10,
    duration: SECONDS,
    requests: PATHS.map((path) => ({ path, headers: { cookie } })),
  })
  // A rate with failures is void.
  if (load.non2xx + load.errors > 0) throw new Error(`${load.non2xx + load.errors} of ${load.requests.total} requests failed`)
  return { rate: load.requests.average, p99: load.latency.p99, cpu: (cpuOf(stack) - before) / load.requests.total }
}

/** A stack imports its sample postings in its first minute: who was started last would carry that into what is measured. */
async function untilIdle(): Promise<void> {
  const all = () => runners.reduce((sum, { stack }) => sum + cpuOf(stack), 0)
  for (let tries = 0; tries < 18; tries++) {
    const before = all()
    await wait(5_000)
    if (all() - before < 1_000 * runners.length * 0.4) return
  }
  console.log('the stacks did not become idle in 90 s: read what follows with care')
}

/** Milliseconds of processor that our processes have used, without the servers they stand on. */
function cpuOf(stack: TestStack): number {
  const own = [...processesUnder(rootsOf(stack))].filter(([name]) => !/^(postgres|redis|mailbox|launcher)$| browser$/.test(name))
  return own.flatMap(([, all]) => all).reduce((sum, { processor }) => sum + processor * 1_000, 0)
}

function report(): void {
  const [none, again] = ['none', 'again'].map((wanted) => runners.find(({ name }) => name === wanted))
  if (!none || !again) throw new Error('no stack without spans was measured')
  const apart = { slower: percent(again, 'rate', [none]), more: percent(again, 'cpu', [none]) }
  console.log(`signed-in reads over gateway, services and SQL: median of ${ROUNDS} turns of ${SECONDS} s, 10 connections`)
  console.log('spans        req/s   p99 ms   CPU ms/req   slower than none   more CPU than none')
  for (const runner of runners) {
    const { name, turns } = runner
    const beside = name === 'again' ? [none] : [none, again]
    const [slower, more] = [percent(runner, 'rate', beside), percent(runner, 'cpu', beside)]
    const cells = [
      median(turns.map(({ rate }) => rate)),
      median(turns.map(({ p99 }) => p99)),
      median(turns.map(({ cpu }) => cpu)),
    ]
    console.log(
      `${name.padEnd(10)}${cells[0]?.toFixed(0).padStart(8)}${cells[1]?.toFixed(0).padStart(9)}${cells[2]?.toFixed(2).padStart(13)}${`${slower.toFixed(1)} %`.padStart(19)}${`${more.toFixed(1)} %`.padStart(21)}`,
    )
  }
  const noise = Math.max(Math.abs(apart.slower), Math.abs(apart.more))
  if (noise > ALIKE)
    throw new Error(
      `void: two equal stacks are ${noise.toFixed(1)} % apart, so that ${ALIKE * 2} % cannot be told; run it on an idle machine`,
    )
  for (const runner of runners.filter((one) => one !== none && one !== again)) {
    const more = percent(runner, 'cpu', [none, again])
    const how = `median of ${ROUNDS} rounds beside two stacks without spans; processor ${more.toFixed(1)} % more`
    record(`tracing-${runner.name}-overhead`, percent(runner, 'rate', [none, again]), { atMost: 5, unit: '%' }, how)
  }
}

/** How much more time a request takes than with `others` in the same rounds, by the clock or of the processor. */
function percent({ turns }: Runner, by: 'rate' | 'cpu', others: readonly Runner[]): number {
  const timeOf = (turn: Turn | undefined) => (by === 'rate' ? 1 / (turn?.rate ?? Number.NaN) : (turn?.cpu ?? Number.NaN))
  const mean = (at: number) => others.reduce((sum, other) => sum + timeOf(other.turns[at]), 0) / others.length
  return (median(turns.map((turn, at) => timeOf(turn) / mean(at))) - 1) * 100
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
