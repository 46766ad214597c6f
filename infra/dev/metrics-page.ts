import { createServer } from 'node:http'
import { healthPage } from './health-page.ts'
import { listen } from './listen.ts'
import { overTls } from './probes.ts'
import type { ProcessReport } from './state-file.ts'

export type MetricsPage = { close: () => Promise<void> }

/** One address for a scraper (`/metrics`: those of all services, each sample labelled with its process) and for a person (`/`). */
export const startMetricsPage = async (options: {
  port: number
  processes: () => ProcessReport[]
  /** Of the authority of the services' certificates, where they speak TLS. */
  caFile?: string
}): Promise<MetricsPage> => {
  const server = createServer((request, response) => {
    const forPeople = request.url === '/'
    if (!forPeople && request.url !== '/metrics') return void response.writeHead(404).end()
    const processes = options.processes()
    void collect(processes, options.caFile).then((text) => {
      const type = forPeople ? 'text/html' : 'text/plain; version=0.0.4'
      const body = forPeople ? healthPage(processes, text) : text
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
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

const collect = async (processes: ProcessReport[], caFile: string | undefined): Promise<string> => {
  const pages = await Promise.all(
    processes.map(async ({ name, ports }) => ({
      name,
      text: await fetchMetrics(ports.metrics ?? ports.http, ports.grpc === undefined ? undefined : caFile),
    })),
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

const fetchMetrics = async (port: number | undefined, caFile: string | undefined): Promise<string> => {
  if (port === undefined) return ''
  try {
    if (caFile) {
      const { status, type, body } = await overTls(`https://localhost:${port}/metrics`, caFile)
      return status === 200 && type.startsWith('text/plain') ? body : ''
    }
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(2_000) })
    const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false
    return response.ok && isText ? await response.text() : ''
  } catch {
    return ''
  }
}
