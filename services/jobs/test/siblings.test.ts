import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { uuidv7 } from '@waymark/kit/ids'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { migratedColumns, modelledColumns } from '@waymark/testing/prisma-models'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const TEXT = 'Cedar Lane Insurance looks for a storm data analyst who writes SQL and reads weather maps.'

/** A person who has left something in every table. */
async function busyPerson() {
  const who = await service.person({ skills: ['sql', 'tableau'], fits: { '15-2051.00': 90 } })
  const { headers } = who
  const params = { id: 'sample-claims-data-analyst' }
  await call(service.app, routes.saveJob, { headers, params })
  await call(service.app, routes.trackApplication, { headers, params, body: { status: 'applied', note: 'Monday' } })
  await call(service.app, routes.disputeJobMatch, { headers, params, body: { kind: 'have_skill', skill: 'python' } })
  await call(service.app, routes.pasteJob, { headers, body: { text: TEXT, title: 'Weather reader' } })
  return who
}

describe('the service', () => {
  it('is alive, ready and measured', async () => {
    assert.equal((await fetch(`${service.base}/healthz`)).status, 200)
    const ready = await fetch(`${service.base}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ready', checks: { database: 'ok' } }])
    assert.match(await (await fetch(`${service.base}/metrics`)).text(), /http_request_duration_seconds/)
  })

  it('has a model for every column that its migrations make', async () => {
    const modelled = modelledColumns(new URL('../prisma/schema.prisma', import.meta.url))
    // Prisma has no type for what is searched.
    const migrated = (await migratedColumns(service.databaseUrl, 'jobs')).filter(({ type }) => type !== 'tsvector')
    assert.equal(new Set(modelled.map(({ table }) => table)).size, 10)
    assert.deepEqual(modelled, migrated)
  })
})

describe('what siblings ask', () => {
  it('sums up matches, saved postings and applications', async () => {
    const { userId } = await busyPerson()
    const summary = await service.rpc.summary({ userId })
    assert.deepEqual([summary.matches, summary.saved, summary.applications], [1, 1, 1])
    assert.deepEqual(summary.best[0], {
      ...{ jobId: 'sample-claims-data-analyst', title: 'Claims data analyst', company: 'Alder Mutual', location: 'Portland, OR' },
      matchPercentage: 95,
    })
    assert.equal(summary.best.length, 2)
    const nobody = { matches: 0, best: [], saved: 0, applications: 0 }
    assert.deepEqual(await service.rpc.summary({ userId: 'x' }), nobody)
    const { userId: idle } = await service.person()
    assert.deepEqual(await service.rpc.summary({ userId: idle }), nobody)
  })

  it('finds postings by words, the person’s own among them', async () => {
    const { userId } = await busyPerson()
    const { found } = await service.rpc.search({ query: 'analyst', userId: '', limit: 1 })
    assert.deepEqual(found, [{ id: 'sample-senior-storm-analyst', title: 'Senior storm analyst', text: 'Alder Mutual, Remote' }])
    const own = await service.rpc.search({ query: 'weather', userId, limit: 0 })
    assert.deepEqual(
      own.found.map(({ title }) => title),
      ['Weather reader'],
    )
    assert.deepEqual((await service.rpc.search({ query: ' ', userId, limit: 5 })).found, [])
  })

  it('exports all of a person and nothing of another', async () => {
    const { userId } = await busyPerson()
    const { json } = await service.rpc.export({ userId })
    const { applications, saved, corrections, pasted } = JSON.parse(json)
    assert.deepEqual([applications.length, saved.length, corrections.length, pasted.length], [1, 1, 1, 1])
    assert.deepEqual([applications[0].note, applications[0].history[0].status], ['Monday', 'applied'])
    assert.equal(pasted[0].text.description, TEXT)
    assert.ok(!json.includes(userId))
    assert.equal((await service.rpc.export({ userId: 'x' })).json, '{}')
  })
})

describe('a person who is gone', () => {
  it('leaves nothing, and nobody else loses anything', async () => {
    const [gone, stays] = [await busyPerson(), await busyPerson()]
    const left = async (userId: string): Promise<number[]> => {
      const tables = ['application', 'saved_posting', 'dispute', 'posting']
      const owner = (table: string) => (table === 'posting' ? 'owner_user_id' : 'user_id')
      const rows = await Promise.all(
        tables.map((table) => service.sql(`select 1 from ${table} where ${owner(table)} = $1`, [userId])),
      )
      const history = await service.sql(
        'select 1 from application_change c join application a on a.id = c.application_id where a.user_id = $1',
        [userId],
      )
      return [...rows, history].map(({ length }) => length)
    }
    assert.deepEqual(await left(gone.userId), [1, 1, 1, 1, 1])
    const changes = await service.sql('select count(*)::int as count from application_change')
    const value = JSON.stringify({
      ...{ id: uuidv7(), type: 'UserDeleted', occurredAt: new Date().toISOString(), key: gone.userId },
      data: UserDeleted.toJSON({ userId: gone.userId }),
    })
    const message = { topic: 'waymark.identity.v1', key: gone.userId, value }
    await service.context.bus.publish([message, message])
    await eventually('everything is erased', async () =>
      (await left(gone.userId)).every((count) => count === 0) ? true : undefined,
    )
    assert.deepEqual(await left(stays.userId), [1, 1, 1, 1, 1])
    const now = await service.sql('select count(*)::int as count from application_change')
    assert.equal(now[0].count, changes[0].count - 1)
    assert.equal((await service.sql("select 1 from posting where source = 'sample'")).length, 5)
    // A page that was open elsewhere: what it sends now would never be erased.
    const { headers } = gone
    const params = { id: 'sample-claims-data-analyst' }
    for (const late of [
      await call(service.app, routes.saveJob, { headers, params }),
      await call(service.app, routes.trackApplication, { headers, params, body: { status: 'applied' } }),
      await call(service.app, routes.disputeJobMatch, { headers, params, body: { kind: 'have_skill', skill: 'python' } }),
      await call(service.app, routes.pasteJob, { headers, body: { text: TEXT, title: 'Weather reader' } }),
    ])
      assert.equal(late.status, 401, late.text)
    assert.deepEqual(await left(gone.userId), [0, 0, 0, 0, 0])
  })
})
