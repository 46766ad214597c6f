import { createServer } from 'node:http'
import type { KeptSpan } from '@waymark/tracing/kept-spans'
import { listen } from '../listen.ts'
import type { ProcessReport } from '../state-file.ts'
import { overTls } from '../supervisor/probes.ts'
import { healthPage } from './health-page.ts'
import { tracePage } from './traces.ts'

export type MetricsPage = { close: () => Promise<void> }

/** One address for a scraper (`/metrics` and `/traces`: those of all processes) and for a person (`/`, and a trace's own page). */
export const startMetricsPage = async (options: {
  port: number
  processes: () => ProcessReport[]
  /** Of the authority of the services' certificates, where they speak TLS. */
  caFile?: string
}): Promise<MetricsPage> => {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', options.processes(), options.caFile).then((answered) => {
      if (!answered) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': `${answered.type}; charset=utf-8` }).end(answered.body)
    })
  })
  await listen(server, { port: options.port, host: '127.0.0.1' })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answer = async (url: string, processes: ProcessReport[], caFile: string | undefined): Promise<Answer | undefined> => {
  if (url === '/metrics') return { type: 'text/plain; version=0.0.4', body: await collect(processes, caFile) }
  if (url === '/traces') return { type: 'application/json', body: JSON.stringify(await collectSpans(processes, caFile)) }
  if (url === '/') {
    const [metrics, spans] = await Promise.all([collect(processes, caFile), collectSpans(processes, caFile)])
    return { type: 'text/html', body: healthPage(processes, { metrics, spans }) }
  }
  const id = /^\/traces\/([\da-f]{32})$/.exec(url)?.[1]
  const page = id && tracePage(await collectSpans(processes, caFile), id)
  return page ? { type: 'text/html', body: page } : undefined
}

const collectSpans = async (processes: ProcessReport[], caFile: string | undefined): Promise<KeptSpan[]> => {
  const lists = await Promise.all(
    processes.map(async (one) => JSON.parse((await fetchFrom(one, '/traces', 'application/json', caFile)) || '[]') as KeptSpan[]),
  )
  return lists.flat()
}

const collect = async (processes: ProcessReport[], caFile: string | undefined): Promise<string> => {
  const pages = await Promise.all(
    processes.map(async (one) => ({ name: one.name, text: await fetchFrom(one, '/metrics', 'text/plain', caFile) })),
  )
  const up = processes.map(({ name, state }) => `waymark_process_up{process="${name}"} ${state === 'healthy' ? 1 : 0}`)
  const restarts = processes.map((one) => `waymark_process_restarts_total{process="${one.name}"} ${one.restarts}`)
  return `${[
    '# HELP waymark_process_up Whether the process answers its readiness check.',
    '# TYPE waymark_process_up gauge',
    ...up,
    '# HELP waymark_process_restarts_total How often the launcher started the process again.',
    '# TYPE waymark_process_restarts_total counter',
    ...restarts,
    ...mergeMetrics(pages),
  ].join('\n')}\n`
}

/** The text format wants all samples of one family together, under one HELP and TYPE. */
export const mergeMetrics = (pages: { name: string; text: string }[]): string[] => {
  const families = new Map<string, { head: string[]; samples: string[] }>()
  for (const { name, text } of pages) {
    let family = ''
    for (const line of text.split('\n')) {
      const head = /^# (?:HELP|TYPE) (\S+)/.exec(line)
      if (head) family = head[1] ?? ''
      const entry = families.get(family) ?? { head: [], samples: [] }
      families.set(family, entry)
      if (head && !entry.head.some((known) => known.startsWith(line.slice(0, 6)))) entry.head.push(line)
      if (line !== '' && !line.startsWith('#')) entry.samples.push(labelled(line, name))
    }
  }
  return [...families.values()].flatMap(({ head, samples }) => (samples.length > 0 ? [...head, ...samples] : []))
}

const labelled = (sample: string, process: string): string => {
  const label = `process="${process}"`
  const brace = sample.indexOf('{')
  const space = sample.indexOf(' ')
  if (brace >= 0 && brace < space) return `${sample.slice(0, brace + 1)}${label},${sample.slice(brace + 1)}`
  return `${sample.slice(0, space)}{${label}}${sample.slice(space)}`
}

/** Blank from a process that does not answer with that type: the frontend has a page of its own for every address. */
const fetchFrom = async ({ ports }: ProcessReport, path: string, wanted: string, caFile: string | undefined): Promise<string> => {
  const port = ports.metrics ?? ports.http
  if (port === undefined) return ''
  try {
    if (caFile && ports.grpc !== undefined) {
      const { status, type, body } = await overTls(`https://localhost:${port}${path}`, caFile)
      return status === 200 && type.startsWith(wanted) ? body : ''
    }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) })
    const fits = response.headers.get('content-type')?.startsWith(wanted) ?? false
    return response.ok && fits ? await response.text() : ''
  } catch {
    return ''
  }
}

type Answer = { type: string; body: string }
