import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { runHere, startStack, type TestStack } from '../dev/test-stack.ts'
import { ask, newMember } from '../e2e/support/member.ts'
import { type MakeCommand, makeCommands, type Runbook, readRunbooks } from '../observability/runbooks.ts'
import { createGuests, type Guests } from './guest-reports.ts'

/**
 * Each section of infra/docs/runbooks.md is walked on a running stack that has the trouble it is about, as far as that can be had
 * here: commands are run, addresses and metrics are asked for, log lines are looked for. What is for a cluster is not run.
 */
const folder = temporaryFolder('runbooks')
const runbooks = readRunbooks()
/** These ask for nothing but to look at metrics that are not named, or for commands of a cluster. */
const nothingToRun = ['WaymarkEventLoopLags']

let stack: TestStack
let guests: Guests
let reportId = ''
let letterId = ''
let member = ''
before(async () => {
  stack = await startStack({ env: { MODEL_PRICE_IN: '1', MODEL_PRICE_OUT: '1' } })
  guests = await createGuests(stack)
  const { email } = await order()
  member = (await newMember(stack.endpoints.site)).email
  await guests.delivered(email)
  await giveUp()
  await beSeen()
})
after(() => stack?.stop())

for (const runbook of runbooks.filter(({ alert }) => !nothingToRun.includes(alert)))
  test(`${runbook.alert} is walked`, async () => {
    const steps = stepsOf(runbook)
    assert.ok(steps.length > 0, 'its section has nothing that can be run')
    for (const step of steps) await step()
  })

test('what is left out asks for nothing that could be run', () => {
  for (const alert of nothingToRun)
    assert.deepEqual(
      runbooks.filter((one) => one.alert === alert).map((one) => stepsOf(one).length),
      [0],
    )
})

function stepsOf(runbook: Runbook): (() => Promise<void>)[] {
  const commands = makeCommands([runbook]).map((command) => () => run(command))
  const logged = runbook.code.filter((one) => Object.hasOwn(staged, one)).map((phrase) => () => isLogged(phrase))
  const metrics = runbook.code
    .filter((one) => /^[a-z]+(_[a-z0-9]+)+$/.test(one) && /_(seconds|total)$/.test(one))
    .filter((one) => one !== 'certificate_expires_timestamp_seconds')
    .map((name) => () => isExported(name))
  const ready = runbook.code.filter((one) => one === '/readyz').map(() => () => isReady())
  return [...commands, ...logged, ...metrics, ...ready]
}

/** Log lines that the trouble of `beSeen` has written, and whose they are. */
const staged: Record<string, string> = { 'browser error': 'identity', 'security event': 'identity' }

/** What stands for the words in angle brackets, by the alert where the same word means two things. */
function meantBy({ alert, target }: MakeCommand, word: string): string {
  const values: Record<string, string> = {
    '<name>': 'identity',
    '<id>': reportId,
    '<report>': reportId,
    '<letter>': letterId,
    '<address>': member,
    '<folder>': join(folder, 'certificates'),
  }
  if (!word.startsWith('<')) return word
  assert.ok(values[word], `${alert}: make ${target} with ${word} is not known here`)
  return values[word]
}

/** What each command must say, beside ending well. */
const says: Record<string, () => Promise<RegExp> | RegExp> = {
  status: () => /identity +healthy/,
  logs: () => /identity/,
  history: () => new RegExp(`${reportId}[\\s\\S]*delivered`),
  'dead-letters': () => new RegExp(`${reportId} +deliver[\\s\\S]*${letterId}[\\s\\S]*no longer understood`),
  replay: () => new RegExp(`${reportId} +ready|replayed ${letterId}`),
  'end-sessions': () => /^1 signed out$/m,
  certificates: () => /^\d+ certificates for \d+ days/m,
}

async function run(command: MakeCommand): Promise<void> {
  const { alert, line, target, variables } = command
  if (target === 'replay' || target === 'dead-letters') await giveUp()
  const given = variables.map(({ name, value }) => `${name}=${meantBy(command, value)}`)
  // Followed by hand, the log never ends.
  if (target === 'logs') given.push('FOLLOW=false')
  const { code, output } = await make([target, ...given])
  assert.equal(code, 0, `${alert}: ${line}\n${output}`)
  const expected = says[target]
  assert.ok(expected, `${alert}: what make ${target} says is not known here`)
  assert.match(output, await expected(), `${alert}: ${line}`)
  if (target === 'replay') await (given.includes(`ID=${letterId}`) ? isReplayed() : guests.isDelivered(reportId))
  if (target === 'certificates') assert.ok(existsSync(join(folder, 'certificates/ca.crt')))
}

const make = (args: string[]) => runHere('make', args, { WAYMARK_RUN_DIR: stack.runDir })

async function isLogged(phrase: string): Promise<void> {
  const { output } = await make(['logs', `SERVICE=${staged[phrase]}`, 'FOLLOW=false'])
  assert.ok(output.includes(phrase), `no line says ${phrase}`)
}

async function isExported(name: string): Promise<void> {
  const text = await (await fetch(stack.endpoints.metrics)).text()
  assert.match(text, new RegExp(`^${name}(_count)?[{ ]`, 'm'), name)
}

async function isReady(): Promise<void> {
  const services = ['identity', 'assessment', 'report-api', 'report-worker', 'skills', 'jobs', 'learning', 'game']
  for (const name of services) assert.equal((await fetch(`${stack.url(name)}/readyz`)).status, 200, name)
}

async function order(): Promise<{ email: string }> {
  const ordered = await guests.order()
  reportId = ordered.reportId
  return ordered
}

/** A mail was refused for good, and an event was not understood. */
async function giveUp(): Promise<void> {
  const [letter] = await guests.sql(
    `insert into skills.dead_letter (id, consumer, event_id, topic, key, envelope, error, attempts)
     select gen_random_uuid(), 'skills', gen_random_uuid()::text, topic, key, jsonb_build_object('id', id, 'type', type, 'key', key,
       'occurredAt', to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data), 'no longer understood', 6
     from assessment.outbox order by seq limit 1 returning id`,
  )
  letterId = String(letter?.id)
  await guests.giveUp(reportId)
}

/** A page breaks in a browser, and a wrong password is tried. */
async function beSeen(): Promise<void> {
  const { site, account } = stack.endpoints
  const failure = { kind: 'uncaught', route: '/jobs', name: 'TypeError', file: 'index.js', line: 1, column: 1, digest: 'abcd' }
  const body = { route: '/jobs', errors: [failure] }
  assert.equal((await ask(site, 'POST', '/api/vitals', { body })).status, 202)
  const form = new URLSearchParams({ email: account?.email ?? '', password: 'not the password', return_to: '/' })
  const headers = { origin: new URL(site).origin }
  const refused = await fetch(new URL('/api/login', site), { method: 'POST', body: form, headers, redirect: 'manual' })
  assert.equal(refused.status, 422)
}

async function isReplayed(): Promise<void> {
  const [row] = await guests.sql('select replayed_at from skills.dead_letter where id = $1', [letterId])
  assert.ok(row?.replayed_at, 'the letter is still open')
}
