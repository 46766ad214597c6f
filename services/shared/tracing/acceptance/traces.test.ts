import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createGuests } from '../../../../infra/acceptance/guest-reports.ts'
import { groupTraces, isWhole, orphansOf, type Trace } from '../../../../infra/dev/pages/traces.ts'
import { startStack, type TestStack, unthrottled } from '../../../../infra/dev/test-stack.ts'
import { type OtlpSink, startOtlpSink } from '../bench/otlp-sink.ts'

const REPORTS = Number(process.env.REPORTS ?? 100)

let sink: OtlpSink
let stack: TestStack
before(async () => {
  sink = await startOtlpSink()
  const throttles = unthrottled('ASSESSMENT_GUEST', 'REPORT_GUEST', 'WRITE')
  stack = await startStack({
    env: { SEED: 'false', OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint, TRACES_READ_SHARE: '1', ...throttles },
  })
})
after(async () => {
  await stack?.stop()
  sink?.close()
})

const has = ({ spans }: Trace, service: string, name: string) =>
  spans.some((span) => span.service === service && span.name === name)
const reportTraces = () => groupTraces(sink.spans).filter((trace) => has(trace, 'report-worker', 'report-make process'))

test(`${REPORTS} reports give ${REPORTS} whole traces, each from the click at the gateway to the mail`, async () => {
  const guests = await createGuests(stack)
  const ordered = []
  for (let index = 0; index < REPORTS; index++) ordered.push(await guests.order())
  for (const { email } of ordered) await guests.delivered(email, 900_000)
  // Spans are sent in batches, every five seconds.
  const complete = (trace: Trace) => isWhole(trace) && has(trace, 'report', 'ReportDelivered publish')
  for (let tries = 0; tries < 30 && reportTraces().filter(complete).length < REPORTS; tries++) await delay(1_000)

  const traces = reportTraces()
  assert.equal(traces.length, REPORTS)
  const broken = traces.filter((trace) => !isWhole(trace))
  assert.deepEqual(
    broken.map(({ spans }) => orphansOf(spans).map(({ service, name }) => `${service} ${name}`)),
    [],
  )
  for (const trace of traces) {
    assert.deepEqual([trace.root?.service, trace.root?.name], ['gateway', 'POST report.generateGuestReport'])
    for (const [service, name] of [
      ['report', 'POST /api/generate-guest-report'],
      ['assessment', 'waymark.assessment.v1.AssessmentService/GetAssessment'],
      ['skills', 'waymark.skills.v1.SkillsService/Rank'],
      ['identity', 'waymark.identity.v1.IdentityService/AdmitMail'],
      ['report', 'ReportRequested publish'],
      ['report-worker', 'report-make process'],
      ['report-worker', 'print'],
      ['report-worker', 'report-deliver process'],
      ['report-worker', 'mail send'],
      ['report', 'ReportDelivered publish'],
    ] as const)
      assert.ok(has(trace, service, name), `${service} ${name} in trace ${trace.id}`)
  }
  const spans = traces.reduce((sum, trace) => sum + trace.spans.length, 0)
  console.log(`${traces.length} traces, ${(spans / traces.length).toFixed(0)} spans each, in the mean`)
})

test('no other trace has lost a part either', async () => {
  const lost = () => orphansOf(sink.spans).map(({ service, name }) => `${service} ${name}`)
  // A parent ends after its child, and may be sent with the next batch.
  for (let tries = 0; tries < 20 && lost().length > 0; tries++) await delay(1_000)
  assert.ok(groupTraces(sink.spans).length > 2 * REPORTS, 'there are others')
  assert.deepEqual(lost(), [])
})
