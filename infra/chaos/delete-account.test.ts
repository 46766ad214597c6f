import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { decode } from '@waymark/kit/decode'
import { schemaOwners } from '@waymark/provision/database/owners'
import * as t from 'io-ts'
import { nurse, teacher } from '../../services/report/test/personas/care-and-trades.ts'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { newMember } from '../e2e/support/member.ts'
import { liveEverywhere } from './support/live-everywhere.ts'
import { roleUrlsOf } from './support/role-urls.ts'
import { rowsAbout } from './support/rows-about.ts'

let stack: TestStack | undefined
let urls: Record<string, string>
before(async () => {
  stack = await startStack({ env: { SEED: 'false' } })
  urls = roleUrlsOf(stack)
})
after(() => stack?.stop())

test('a deleted account leaves nothing in any service, also when its report is being made and a service is down', async () => {
  assert.ok(stack)
  const { site } = stack.endpoints
  const [gone, stays] = [await newMember(site), await newMember(site)]
  const ids: string[] = []
  for (const [member, persona] of [
    [gone, nurse],
    [stays, teacher],
  ] as const) {
    await liveEverywhere(member, persona)
    ids.push(decode(t.type({ id: t.string }), await member.call('GET', '/api/auth/user')).id)
  }
  const [goneId = '', staysId = ''] = ids
  const before = await everything([goneId, gone.email])
  for (const owner of schemaOwners) assert.ok(Object.keys(before[owner] ?? {}).length > 0, `${owner} holds nothing yet`)
  const all = decode(t.UnknownRecord, await gone.call('GET', '/api/account/export'))
  for (const part of ['assessment', 'skills', 'jobs', 'learning', 'game', 'report']) assert.ok(part in all, part)

  // Whoever is away hears of it when they are back.
  process.kill(stack.pid('jobs'), 'SIGKILL')
  await gone.call('DELETE', '/api/account', { password: gone.password })
  const left = await eventually(
    () => everything([goneId, gone.email]),
    (held) => Object.values(held).every((tables) => Object.keys(tables).length === 0),
  )
  assert.deepEqual(left, Object.fromEntries(schemaOwners.map((owner) => [owner, {}])))
  const other = await everything([staysId])
  for (const owner of schemaOwners) assert.ok(Object.keys(other[owner] ?? {}).length > 0, `${owner} kept the other person's rows`)
  assert.equal((await gone.ask('GET', '/api/auth/user')).status, 401)
})

async function everything(texts: readonly string[]): Promise<Record<string, Record<string, number>>> {
  const parts = await Promise.all(
    schemaOwners.map(async (owner) => [owner, await rowsAbout(urls[owner] ?? '', owner, texts)] as const),
  )
  return Object.fromEntries(parts)
}

async function eventually<T>(read: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 90_000
  for (;;) {
    const value = await read()
    if (fits(value) || Date.now() > end) return value
    await delay(500)
  }
}
