import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { call } from '@waymark/testing/http'
import { eventually, guestCookie, startReport, type TestReport } from '../support/start-report.ts'

const run = promisify(execFile)
const address = 'lost.report@example.com'
let report: TestReport
let id: string
before(async () => {
  report = await startReport({ OPERATOR_PORT: '0' })
  await report.startWorker()
  const body = report.guestBody({ guestEmail: address })
  const { json } = await call(report.app, reportRoutes.generateGuestReport, { body, cookies: { wm_guest: guestCookie } })
  id = json.reportId
  await eventually(async () => (await report.statusOf(id)) === 'delivered', 'the report is delivered', 90_000)
})
after(() => report.stop())

/** As an operator asks, with the environment that the service has. */
async function asked(name: string): Promise<string> {
  const env = { ...process.env, ...report.env }
  const command = [new URL('../../src/tasks/report-history.ts', import.meta.url).pathname, name]
  return run(process.execPath, command, { env }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

const ask = (path: string, host = '127.0.0.1') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const get = request({ host: '127.0.0.1', port: report.operatorPort(), path, headers: { host } }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    get.on('error', reject)
    get.end()
  })

test('one command tells the way of a report from the click to the opened link, in its order', async () => {
  const link = /\/api\/r\/([\w.-]+)/.exec((await report.mailbox.waitFor(({ to }) => to.includes(address))).text)
  assert.ok(link?.[1], 'the mail has a link')
  assert.doesNotMatch((await ask(`/?name=${id}`)).text, /link opened/)
  for (let times = 0; times < 2; times++) {
    await report.app.inject({ url: pathOf(reportRoutes.openLink, { token: link[1] }) })
  }

  const told = await asked(id)
  const steps = told
    .split('\n')
    .map((line) => / s {2}(.+)$/.exec(line)?.[1])
    .filter((step) => step !== undefined)
  const order = ['ordered', 'taken by a worker: attempt 1', 'composing', 'section written', 'rendering', 'ready', 'mail to send']
  let at = -1
  for (const step of [...order, 'mail sending', 'mail sent: report_ready: 250', 'delivered', 'link opened']) {
    const next = steps.findIndex((line, index) => index > at && line.startsWith(step))
    assert.ok(next > at || order.indexOf(step) === 2, `${step} comes after ${steps[at]} in\n${told}`)
    at = Math.max(at, next)
  }
  assert.equal(steps.filter((step) => step === 'link opened').length, 1)
  const [{ traceparent } = { traceparent: '' }] = await report.sql('select traceparent from report where id = $1', [id])
  assert.match(told, new RegExp(`Trace ${traceparent.slice(3, 35)}; queue: nothing to do`))
})

test('it is found by what a person can name', async () => {
  const [row] = await report.sql(
    `select r.assessment_id, m.message_id, substring(r.traceparent from 4 for 32) as trace
     from report r join outgoing_mail m on m.report_id = r.id where r.id = $1`,
    [id],
  )
  for (const name of [row.assessment_id, row.message_id, row.trace, address.toUpperCase()]) {
    const { text } = await ask(`/?name=${encodeURIComponent(name)}`)
    assert.match(text, new RegExp(`<pre>Report ${id}, career_deep_dive, of a guest: delivered`), name)
  }
  assert.match(await asked('nobody@example.com'), /^No report goes by that/)
})

test('no answer, address, link or secret is in it', async () => {
  await report.sql(`update outgoing_mail set state = 'pending', last_error = $2 where report_id = $1`, [
    id,
    `550 <${address}> unknown`,
  ])
  const told = `${await asked(id)}${(await ask(`/?name=${id}`)).text}`
  const secrets = [
    address,
    'Claims processor',
    'hard conversations',
    '/api/r/',
    report.config.LINK_SECRET,
    'postgres://',
    'Renée',
  ]
  for (const secret of secrets) assert.ok(!told.includes(secret), secret)
  assert.match(told, /550/)
})

test('what was given up says why, and how it is tried again', async () => {
  await report.sql(
    `insert into dead_job (id, report_id, step, error, attempts) values (gen_random_uuid(), $1, 'deliver', 'the server said no', 50)`,
    [id],
  )
  const { text: told } = await ask(`/?name=${id}`)
  assert.match(told, /given up at deliver after 50 attempts: the server said no\nAnother try: .*replay-dead-jobs\.ts/)
})

test('the page shows the same, on this machine alone, to no other site, and escapes what is typed', async () => {
  const { status, text } = await ask(`/?name=${id}`)
  assert.equal(status, 200)
  assert.match(text, new RegExp(`Report ${id}`))
  assert.equal((await ask(`/?name=${id}`, 'evil.example')).status, 404)
  assert.equal((await ask('/other')).status, 404)
  assert.doesNotMatch((await ask('/?name=%3Cscript%3E')).text, /<script>/)
})
