import { type FailedCheck, percentile, type Route, type Second } from '../result/measured.ts'

/** The columns of k6's CSV output with the system tags that `k6.ts` asks for. */
const COLUMNS = 'metric_name,timestamp,metric_value,check,error_code,method,name,scenario,status,extra_tags,metadata'

type Bucket = Omit<Second, 'at' | 'p50' | 'p95' | 'p99'> & { durations: number[] }
export type Series = {
  perSecond: Second[]
  routes: Route[]
  statuses: Record<string, number>
  checks: { passed: number; failed: FailedCheck[] }
}

/** Takes k6's samples line by line, while it runs, and keeps what the page and the table show. */
export class SeriesReader {
  private readonly buckets = new Map<number, Bucket>()
  private readonly routes = new Map<string, { durations: number[]; failed: number }>()
  private readonly statuses: Record<string, number> = {}
  private readonly checks = new Map<string, { passed: number; failed: number }>()
  private first = Number.POSITIVE_INFINITY

  take(line: string): void {
    if (line === '' || line.startsWith('metric_name')) {
      if (line !== '' && line !== COLUMNS) throw new Error(`k6 writes other columns than expected: ${line}`)
      return
    }
    const [metric = '', timestamp, text, check = '', , , name = '', scenario = '', status = '', tags = ''] = cellsOf(line)
    // Set-up and summaries carry no scenario: only what people do counts.
    if (scenario === '') return
    const value = Number(text)
    switch (metric) {
      case 'http_req_duration':
        if (tags.includes('kind=call')) this.takeCall({ at: Number(timestamp), name, status: Number(status || 0), value })
        return
      case 'checks':
        this.takeCheck(check, value)
        return
      case 'dropped_iterations':
        this.bucket(Number(timestamp)).dropped += value
        return
      case 'people_started':
        this.bucket(Number(timestamp)).started += value
        return
      case 'reports_accepted':
        this.bucket(Number(timestamp)).accepted += value
        return
      case 'reports_delivered':
        this.bucket(Number(timestamp)).delivered += value
        return
    }
  }

  private takeCall({ at, name, status, value }: { at: number; name: string; status: number; value: number }): void {
    const bucket = this.bucket(at)
    const route = this.routes.get(name) ?? { durations: [], failed: 0 }
    this.routes.set(name, route)
    const failed = status === 0 || status >= 400
    bucket.answered += 1
    bucket.durations.push(value)
    route.durations.push(value)
    this.statuses[status] = (this.statuses[status] ?? 0) + 1
    if (!failed) return
    bucket.failed += 1
    route.failed += 1
  }

  private takeCheck(name: string, value: number): void {
    const known = this.checks.get(name) ?? { passed: 0, failed: 0 }
    this.checks.set(name, known)
    if (value === 0) known.failed += 1
    else known.passed += 1
  }

  private bucket(at: number): Bucket {
    this.first = Math.min(this.first, at)
    const known = this.buckets.get(at)
    if (known) return known
    const made = { started: 0, dropped: 0, answered: 0, failed: 0, accepted: 0, delivered: 0, durations: [] }
    this.buckets.set(at, made)
    return made
  }

  /** Unix seconds of the first sample; undefined while there is none. */
  get startedAt(): number | undefined {
    return Number.isFinite(this.first) ? this.first : undefined
  }

  finish(): Series {
    const length = this.buckets.size === 0 ? 0 : Math.max(...this.buckets.keys()) - this.first + 1
    const perSecond = Array.from({ length }, (_, at): Second => {
      const { durations, ...counts } = this.bucket(this.first + at)
      return { at, ...counts, ...spread(durations) }
    })
    const routes = [...this.routes].map(([name, { durations, failed }]) => ({
      name,
      count: durations.length,
      failed,
      ...spread(durations),
    }))
    const checks = [...this.checks].map(([name, { passed, failed }]) => ({ name, failed, of: passed + failed }))
    return {
      perSecond,
      routes: routes.sort((a, b) => b.p99 - a.p99),
      statuses: this.statuses,
      checks: {
        passed: checks.reduce((sum, { failed, of }) => sum + of - failed, 0),
        failed: checks.filter(({ failed }) => failed > 0).sort((a, b) => b.failed - a.failed),
      },
    }
  }
}

/** The names of checks are sentences: one with a comma comes in quotes. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
}

function spread(durations: number[]): { p50: number; p95: number; p99: number } {
  const sorted = durations.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}
