import { reportProgress, reportSummary } from '@waymark/contracts/models/report/report'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { type Guest, orderAsGuest } from '../../../infra/chaos/support/guests.ts'
import { startStack } from '../../../infra/dev/test-stack.ts'
import { callSite } from '../../../infra/e2e/support/call-site.ts'
import { mailboxAt } from '../../../infra/e2e/support/mail.ts'
import { record } from '../../../infra/tools/figures.ts'
import { personas } from '../test/personas/all.ts'
import { benchPaper } from './report-paper.ts'

const REPORTS = Number(process.env.REPORTS ?? 40)
const found = t.type({ report: reportSummary, progress: reportProgress })

/**
 * The pipeline as a guest meets it: all reports are asked for at once through the gateway; times run from acceptance to the
 * stored PDF, by the clock of the database. Then the printing alone, beside bare Chromium printing the same HTML.
 */
async function benchPipeline(): Promise<void> {
  const stack = await startStack({ env: { SEED: 'false' } })
  try {
    const { site, mailbox } = stack.endpoints
    // One report first: browser and modules are warm from then on, as they are in service.
    await untilReady(site, await order(site, REPORTS))
    const started = performance.now()
    const guests: Guest[] = []
    for (let index = 0; index < REPORTS; index++) guests.push(await order(site, index))
    const accepted = (performance.now() - started) / 1000
    const reports = []
    for (const guest of guests) reports.push(await untilReady(site, guest))
    const waits = reports
      .map(({ createdAt, readyAt }) => Date.parse(readyAt ?? '') - Date.parse(createdAt))
      .toSorted((a, b) => a - b)
    const first = Math.min(...reports.map(({ createdAt }) => Date.parse(createdAt)))
    const last = Math.max(...reports.map(({ readyAt }) => Date.parse(readyAt ?? '')))
    const mails = (await mailboxAt(mailbox).all()).length
    const at = (share: number) => ((waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0) / 1000).toFixed(1)
    console.log(
      `${REPORTS} guest reports asked for at once in ${accepted.toFixed(1)} s, one worker with 2 tabs, everything on this machine`,
    )
    console.log(`accepted to ready      p50 ${at(0.5)} s  p95 ${at(0.95)} s  (all wait for one another)`)
    console.log(`reports a second       ${((REPORTS * 1000) / (last - first)).toFixed(2)}`)
    record('pipeline-ready-p95-s', Number(at(0.95)), { atMost: 60, unit: 's' }, `${REPORTS} reports, one worker of 2 tabs`)
    console.log(`mails so far           ${mails} of ${REPORTS + 1}`)
  } finally {
    await stack.stop()
  }
}

async function order(site: string, index: number): Promise<Guest> {
  const persona = personas[index % personas.length]
  if (!persona) throw new Error('no personas')
  const from = `127.0.2.${1 + (index % 20)}`
  return orderAsGuest(site, { email: `bench-${index}@example.com`, person: index, type: persona.reportType, from })
}

async function untilReady(site: string, guest: Guest) {
  const end = Date.now() + 10 * 60_000
  while (Date.now() < end) {
    const answer = await callSite(site, { method: 'GET', path: `/api/reports/${guest.reportId}`, cookie: guest.cookie })
    const { report } = decode(found, answer.json)
    if (report.readyAt) return report
    if (report.status === 'failed') throw new Error(`report ${report.id} failed: ${report.failure}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`report ${guest.reportId} was not ready in ten minutes`)
}

await benchPipeline()
await benchPaper()
