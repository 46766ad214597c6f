import { check } from 'k6'
import { Counter, Trend } from 'k6/metrics'
import { drainSeconds, type JourneyName } from '../journeys.ts'
import { freshAddress, nextPerson } from './people.ts'
import { getJson, read, send, text } from './site.ts'
import { saveAsGuest } from './submit.ts'

/** From the acceptance to the moment the mail server has taken the mail, as the guest's screen learns it. */
const timeToReport = new Trend('time_to_report', true)
/** From acceptance to the stored PDF, by the service's clock. */
const timeToReady = new Trend('time_to_ready', true)
const accepted = new Counter('reports_accepted')
const delivered = new Counter('reports_delivered')
const lost = new Counter('reports_lost')
const sections = new Counter('report_sections')
const pages = new Trend('report_pages')

type Progress = { status: string; failure?: string; sections: { state: string }[]; done: number; total: number }
type Report = { status: string; pages?: number; createdAt: string; readyAt?: string; reportType: string }

/** A little less than k6 waits for at the end: a report that never comes is counted, not cut off. */
const patienceMs = (drainSeconds(__ENV.JOURNEY as JourneyName) - 15) * 1_000

/** A guest answers, asks for the report, and keeps the page open until the mail is out. */
export function guestReport(): void {
  const { assessmentType } = nextPerson().detailed
  const guestEmail = freshAddress()
  const saved = saveAsGuest(guestEmail)
  if (!saved) return
  const body = { assessmentId: saved.id, reportType: assessmentType, guestEmail }
  const name = 'ask for a report'
  const answer = send('POST', '/api/generate-guest-report', { name, cookie: saved.cookie, body, status: 202 })
  const order = read<{ reportId: string }>(answer, name, { 'has an id': ({ reportId }) => reportId.length === 36 })
  if (!order) return
  accepted.add(1)
  const since = Date.now()
  const last = watch(order.reportId, saved.cookie, since + patienceMs)
  const done = last?.status === 'delivered'
  const says = {
    'report is delivered': () => done,
    'every section is done': () => last?.done === last?.total && (last?.total ?? 0) > 5,
  }
  check(null, says, { kind: 'body' })
  if (!done) {
    lost.add(1)
    console.error(`report ${order.reportId} is ${last?.status ?? 'unknown'} ${last?.failure ?? ''}`)
    return
  }
  timeToReport.add(Date.now() - since)
  delivered.add(1)
  sections.add(last.total)
  const found = getJson<{ report: Report }>(
    `/api/reports/${order.reportId}`,
    'report',
    {
      'is of the type asked for': ({ report }) => report.reportType === assessmentType,
      'has more than ten pages': ({ report }) => (report.pages ?? 0) > 10,
    },
    saved.cookie,
  )
  if (!found?.report.readyAt) return
  timeToReady.add(Date.parse(found.report.readyAt) - Date.parse(found.report.createdAt))
  pages.add(found.report.pages ?? 0)
}

/** Reads the stream of snapshots as the browser does, and again where it broke off, until the last one. */
function watch(reportId: string, cookie: string, until: number): Progress | undefined {
  let last: Progress | undefined
  while (Date.now() < until) {
    const left = Math.ceil((until - Date.now()) / 1_000)
    const stream = send('GET', `/api/reports/${reportId}/events`, { name: 'watch', kind: 'stream', cookie, timeout: `${left}s` })
    last = lastSnapshot(text(stream)) ?? last
    if (stream.status !== 200 || last?.status === 'delivered' || last?.status === 'failed') return last
  }
  return last
}

function lastSnapshot(stream: string): Progress | undefined {
  const at = stream.lastIndexOf('\ndata: ')
  if (at < 0) return undefined
  try {
    return JSON.parse(stream.slice(at + 7, stream.indexOf('\n', at + 7))) as Progress
  } catch {
    return undefined
  }
}
