import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { createGuests } from '../../../../infra/acceptance/guest-reports.ts'
import { certificateNames, issueCertificate, makeAuthority } from '../../../../infra/dev/commands/certificates.ts'
import { startStack, type TestStack, unthrottled } from '../../../../infra/dev/test-stack.ts'
import { assess, newMember } from '../../../../infra/e2e/support/member.ts'
import { bookkeeper } from '../../../report/test/personas/offices.ts'

const folder = temporaryFolder('mutual-tls')
const issueAll = () => {
  for (const name of certificateNames) issueCertificate(folder, name, { names: [name, 'localhost'] })
}

let stack: TestStack
before(async () => {
  makeAuthority(folder)
  issueAll()
  stack = await startStack({ env: { SEED: 'false', TLS_FOLDER: folder, ...unthrottled('READ') } })
})
after(() => stack?.stop())

const services = () => (stack.state()?.processes ?? []).filter(({ ports }) => ports.grpc !== undefined)

/** When the certificate ends that each process shows, by the launcher's own page. */
async function expiries(): Promise<Map<string, number>> {
  const page = await (await fetch(new URL('/metrics', stack.endpoints.metrics))).text()
  const rows = page.matchAll(/^certificate_expires_timestamp_seconds\{process="([\w-]+)"[^}]*\} (\d+)$/gm)
  return new Map([...rows].map(([, name = '', seconds]) => [name, Number(seconds)]))
}

test('the whole product speaks mutual TLS inside: a member gets recommendations, a guest a report', async () => {
  assert.deepEqual([...(await expiries()).keys()].toSorted(), [...certificateNames].toSorted())
  const member = await newMember(stack.endpoints.site)
  await assess(member, bookkeeper)
  const guests = await createGuests(stack)
  const { email } = await guests.order()
  await guests.delivered(email)
  for (;;) {
    const list = (await member.call('GET', '/api/recommendations')) as unknown[]
    if (list.length > 0) break
  }
})

test('no service answers plain text, and a caller without a certificate learns of its health alone', async () => {
  assert.equal(services().length, 8)
  for (const { name, ports } of services()) {
    await assert.rejects(fetch(`http://127.0.0.1:${ports.http}/healthz`), name)
    await assert.rejects(fetch(`http://127.0.0.1:${ports.grpc}/`), name)
  }
})

test('certificates of another authority take the place of the old ones without a restart and without a failed request', async () => {
  const member = await newMember(stack.endpoints.site)
  const pids = services().map(({ pid }) => pid)
  let asking = true
  const statuses: number[] = []
  const calls = (async () => {
    while (asking) statuses.push((await member.ask('GET', '/api/learning-paths')).status)
  })()
  // As the handbook says it: everybody believes the next authority, then shows its certificates, then forgets the old one.
  const look = () => new Promise((resolve) => setTimeout(resolve, 12_000))
  makeAuthority(folder, { next: true })
  await look()
  issueAll()
  await look()
  makeAuthority(folder, { forget: true })
  await look()
  asking = false
  await calls
  assert.deepEqual([...new Set(statuses)], [200])
  assert.ok(statuses.length > 100, `${statuses.length} requests`)
  assert.deepEqual(
    services().map(({ pid }) => pid),
    pids,
  )
  const guests = await createGuests(stack)
  const { email } = await guests.order()
  await guests.delivered(email)
})
