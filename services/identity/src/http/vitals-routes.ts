import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/kit/http/server'
import { Histogram } from 'prom-client'
import type { Context } from '../context.ts'

/** A label must not grow without end: only these names, and only the first part of a path, are counted. */
const VITALS = new Set(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
const SECTIONS = new Set(
  'dashboard assessment skills skills-game jobs recommendations learning detailed-assessment blog reports account occupations search help'.split(
    ' ',
  ),
)

export function addVitalsRoutes(http: Http, { metrics }: Context): void {
  const histogram = new Histogram({
    name: 'web_vitals',
    help: 'Web vitals as browsers report them: milliseconds, and for CLS the score times 1000',
    labelNames: ['vital', 'route'],
    buckets: [10, 25, 50, 100, 200, 400, 800, 1_600, 2_500, 4_000, 8_000],
    registers: [metrics.registry],
  })

  http.route(identityRoutes.reportVitals, ({ body }) => {
    const { name, value, route } = body
    if (VITALS.has(name) && Number.isFinite(value) && value >= 0)
      histogram.observe({ vital: name, route: sectionOf(route) }, name === 'CLS' ? value * 1000 : value)
    return { body: {} }
  })
}

function sectionOf(route: string): string {
  if (route === '/') return 'home'
  const first = route.split('/')[1] ?? ''
  return SECTIONS.has(first) ? first : 'other'
}
