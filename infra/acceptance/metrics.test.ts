import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { parse } from 'yaml'
import { metricsIn } from '../../k8s/lint/alerts.ts'
import { certificateNames, issueCertificate, makeAuthority } from '../dev/commands/certificates.ts'
import { startStack, type TestStack } from '../dev/test-stack.ts'

type Dashboard = { title: string; panels: { title: string; targets: { expr: string }[] }[] }
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }

const certificates = temporaryFolder('certificates')
let stack: TestStack
before(async () => {
  makeAuthority(certificates)
  for (const name of certificateNames) issueCertificate(certificates, name, { names: [name, 'localhost'] })
  // With certificates, as one rule watches when they end, and with prices, as one panel draws the cost of the model.
  stack = await startStack({ env: { TLS_FOLDER: certificates, MODEL_PRICE_IN: '1', MODEL_PRICE_OUT: '1' } })
})
after(() => stack?.stop())

/** Names of the series that a running stack shows, the account with its finished report among what it has done. */
async function exported(): Promise<Set<string>> {
  const text = await (await fetch(stack.endpoints.metrics)).text()
  return new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name ?? ''))
}

test('every metric that a rule or a dashboard asks for is exported by a running stack', async () => {
  const file = readFileSync(join(import.meta.dirname, '../observability/rules.yml'), 'utf8')
  const asked = (parse(file) as Rules).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ alert, names: metricsIn(expr) })),
  )
  assert.ok(asked.length >= 18, 'the rules were read')
  const drawn = globSync(join(import.meta.dirname, '../observability/dashboards/*.json'))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as Dashboard)
    .flatMap(({ title: of, panels }) =>
      panels.flatMap(({ title, targets }) =>
        targets.map(({ expr }) => ({ alert: `${of}, ${title}`, names: metricsIn(expr).filter((name) => name !== 'le') })),
      ),
    )
  assert.ok(drawn.length >= 34, 'the dashboards were read')
  asked.push(...drawn)
  let missing: string[] = []
  // Events follow within seconds of what they tell of.
  for (let tries = 0; tries < 30; tries++) {
    const there = await exported()
    missing = asked.flatMap(({ alert, names }) => names.filter((name) => !there.has(name)).map((name) => `${alert}: ${name}`))
    if (missing.length === 0) break
    await delay(1_000)
  }
  assert.deepEqual(missing, [])
})

test('one page of the launcher shows processes, queue, bus and mail without any set-up', async () => {
  const page = await (await fetch(new URL('/', stack.endpoints.metrics))).text()
  for (const name of ['gateway', 'identity', 'report-worker'])
    assert.match(page, new RegExp(`<td>${name}</td><td[^>]*>healthy</td>`), name)
  for (const row of ['Reports that wait', 'Jobs in hand', 'Oldest mail that waits', 'Events handled late'])
    assert.ok(page.includes(row), row)
  assert.match(page, /Reports made<\/td><td>[1-9]/)
  const id = /Reports, from the click[\s\S]*?<a href="\/traces\/([\da-f]{32})">POST report\.generate/.exec(page)?.[1]
  assert.ok(id, 'the report of the account has its trace')
  const trace = await (await fetch(new URL(`/traces/${id}`, stack.endpoints.metrics))).text()
  for (const name of ['report-make process', 'mail send', 'ReportReady publish']) assert.ok(trace.includes(name), name)
  assert.doesNotMatch(trace, /not whole/)
})
