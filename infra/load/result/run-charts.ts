import { promised } from '../journeys.ts'
import { chart, type Line } from './chart.ts'
import type { Measured, Second } from './measured.ts'

const palette = ['c1', 'c2', 'c3', 'c4', 'c5']
const SHOWN = 5

/** The charts of one journey, those first that say whether it held. */
export function chartsOf(run: Measured): string {
  // Of journeys that wait for reports the long tail is shown only where it says something: in the reports' own charts.
  const walked = run.perSecond.slice(0, run.seconds + 5)
  return [
    latency(walked),
    arrivals(walked),
    ...(run.reports ? [backlog(run)] : []),
    ...(run.machine ? [processor(run)] : []),
  ].join('\n')
}

function latency(perSecond: readonly Second[]): string {
  const line = (label: string, key: 'p50' | 'p95' | 'p99', colour: string): Line => ({
    label,
    colour,
    values: perSecond.map((second) => second[key]),
  })
  return chart({
    title: 'Time to answer',
    says: 'The median, the 95th and the 99th percentile of the answering time in every second of the run',
    unit: (value) => (value >= 1_000 ? `${short(value / 1_000)} s` : `${short(value)} ms`),
    lines: [line('p99', 'p99', 'c4'), line('p95', 'p95', 'c2'), line('p50', 'p50', 'c1')],
    limit: { value: promised.p99Ms, label: `promised for p99: ${promised.p99Ms} ms` },
    atLeast: promised.p99Ms * 1.1,
  })
}

function arrivals(perSecond: readonly Second[]): string {
  const line = (label: string, key: 'started' | 'answered' | 'failed' | 'dropped', colour: string): Line => ({
    label,
    colour,
    values: perSecond.map((second) => second[key]),
  })
  const lines = [line('requests answered', 'answered', 'c1'), line('people who set out', 'started', 'c3')]
  const wrong = [line('failed', 'failed', 'c4'), line('dropped', 'dropped', 'c5')].filter(({ values }) => values.some(Boolean))
  return chart({
    title: 'Each second',
    says: 'How many people set out and how many requests were answered in every second of the run',
    unit: short,
    lines: [...lines, ...wrong],
    atLeast: 4,
  })
}

function backlog({ perSecond }: Measured): string {
  let accepted = 0
  let delivered = 0
  const seen = perSecond.map((second) => {
    accepted += second.accepted
    delivered += second.delivered
    return { accepted, delivered, waiting: accepted - delivered }
  })
  return chart({
    title: 'Reports',
    says: 'Reports accepted, delivered and still in the making, over the whole run',
    unit: short,
    lines: [
      { label: 'accepted', colour: 'c1', values: seen.map((one) => one.accepted) },
      { label: 'delivered', colour: 'c3', values: seen.map((one) => one.delivered) },
      { label: 'in the making', colour: 'c2', values: seen.map((one) => one.waiting) },
    ],
    atLeast: 4,
  })
}

function processor({ machine }: Measured): string {
  const { consumers = [], cores = 1 } = machine ?? {}
  const shown = consumers
    .slice(0, SHOWN)
    .map(({ name, perSecond }, at) => ({ label: name, colour: palette[at]!, values: perSecond }))
  const length = Math.max(0, ...consumers.map(({ perSecond }) => perSecond.length))
  const rest = consumers.slice(SHOWN)
  const values = Array.from({ length }, (_, at) => rest.reduce((sum, { perSecond }) => sum + (perSecond[at] ?? 0), 0))
  return chart({
    title: 'Processor cores, product and load generator',
    says: 'How many processor cores each process used in every second of the run, one upon the other',
    unit: (value) => String(Number(value.toFixed(2))),
    lines: [...shown, { label: 'the rest', colour: 'rest', values }],
    stacked: true,
    limit: { value: cores, label: `the machine's ${cores} cores` },
    atLeast: cores * 1.1,
  })
}

const short = (value: number): string =>
  value >= 10 || Number.isInteger(value) ? Math.round(value).toLocaleString('en-US') : String(Number(value.toFixed(1)))
