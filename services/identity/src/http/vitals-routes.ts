import {
  type BrowserError,
  browserErrorKinds,
  deviceClasses,
  pagePatterns,
  vitalNames,
} from '@waymark/contracts/models/identity/browser-report'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { Context } from '../context.ts'
import { conform } from '../data/rate.ts'

/** Anyone may send these: a page that breaks for everybody must not fill the log. What is over is still counted. */
const LINES = { limit: 60, periodMs: 60_000 }

/** What browsers tell of themselves is counted, and what broke in them is a line of the log. Nothing is stored. */
export function addVitalsRoutes(http: Http, { metrics, log, clock }: Context): void {
  const { seconds, shift, errors } = createSeries(metrics.registry)
  let tat: number | undefined

  function tell({ kind, route, name, file, line, column, digest }: BrowserError): void {
    const pattern = patternOf(route)
    errors.inc({ kind, route: pattern })
    const verdict = conform(tat, clock().getTime(), LINES)
    tat = verdict.tat
    if (!verdict.allowed) return
    const at = { file: word(file, ''), line, column }
    log.warn({ kind, route: pattern, error: word(name, 'Error'), ...at, digest: word(digest, '') }, 'browser error')
  }

  http.route(identityRoutes.reportVitals, ({ body }) => {
    const labels = { route: patternOf(body.route), device: body.device ?? 'unknown' }
    for (const { name, value } of body.vitals ?? []) {
      if (name === 'CLS') shift.observe(labels, value)
      else seconds.observe({ vital: name, ...labels }, value / 1000)
    }
    for (const error of body.errors ?? []) tell(error)
    return { body: {} }
  })
}

/** A label must not grow without end: what is no page of ours is `other`. */
function patternOf(route: string): string {
  return pagePatterns.includes(route) ? route : 'other'
}

/** The name of a class, a file or a digest. A sentence is none. */
function word(text: string, otherwise: string): string {
  return /^[\w.-]+$/.test(text) ? text : otherwise
}

/** The bounds of good and poor are among the buckets: https://web.dev/articles/defining-core-web-vitals-thresholds. */
function createSeries(registry: Registry) {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'web_vitals_seconds',
    help: 'LCP, INP and TTFB as browsers measured them, once a view of a page',
    labelNames: ['vital', 'route', 'device'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  })
  const shift = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'CLS as browsers measured it, once a view of a page',
    labelNames: ['route', 'device'],
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  })
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'What broke in browsers, by page and kind; each failure once a view of a page',
    labelNames: ['kind', 'route'],
    registers,
  })
  // From the start: a burst that begins a series is otherwise no increase of it.
  for (const route of pagePatterns) for (const kind of browserErrorKinds) errors.inc({ kind, route }, 0)
  for (const device of deviceClasses) {
    shift.zero({ route: '/', device })
    for (const vital of vitalNames) if (vital !== 'CLS') seconds.zero({ vital, route: '/', device })
  }
  return { seconds, shift, errors }
}
