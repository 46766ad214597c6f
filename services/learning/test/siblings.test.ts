import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { LearningPath } from '@waymark/contracts/models/learning'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { migratedColumns, modelledColumns } from '@waymark/testing/prisma-models'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

type Headers = Record<string, string>
const create = async (headers: Headers, title: string, targetSkills: string[]): Promise<LearningPath> =>
  (
    await call(service.app, routes.createLearningPath, {
      headers,
      body: { title, targetSkills, difficultyLevel: 'beginner', iconType: 'code', color: 'blue' },
    })
  ).json
const progress = (headers: Headers, pathId: string, percent: number) =>
  call(service.app, routes.changePathProgress, { headers, params: { pathId }, body: { progress: percent } })

describe('the service', () => {
  it('is alive, ready and measured', async () => {
    assert.equal((await fetch(`${service.base}/healthz`)).status, 200)
    const ready = await eventually('readiness', async () => {
      const answer = await fetch(`${service.base}/readyz`)
      return answer.ok ? answer.json() : undefined
    })
    assert.deepEqual(ready, { status: 'ready', checks: { database: 'ok' } })
    assert.match(await (await fetch(`${service.base}/metrics`)).text(), /http_request_duration_seconds/)
  })

  it('has a model for every column that its migrations make', async () => {
    const modelled = modelledColumns(new URL('../prisma/schema.prisma', import.meta.url))
    assert.equal(new Set(modelled.map(({ table }) => table)).size, 3)
    assert.deepEqual(modelled, await migratedColumns(service.databaseUrl, 'learning'))
  })
})

describe('what siblings ask', () => {
  it('sums a person’s paths up: unfinished first, newest first, with the next module', async () => {
    const { userId, headers } = await service.user()
    const old = await create(headers, 'Old', ['SQL'])
    const done = await create(headers, 'Done', ['Writing'])
    await create(headers, 'New', ['Python'])
    await progress(headers, done.id, 100)
    await progress(headers, old.id, 20)
    await call(service.app, routes.addCheckIn, { headers, params: { pathId: old.id }, body: { kind: 'read' } })
    const { paths, stepsThisWeek } = await service.rpc.summary({ userId })
    assert.deepEqual(
      paths.map(({ title, progress: percent, nextModule }) => [title, percent, nextModule]),
      [
        ['New', 0, 'Python: values, loops and functions'],
        ['Old', 30, 'Small tasks in SQL'],
        ['Done', 100, ''],
      ],
    )
    assert.equal(stepsThisWeek, 5 + 1 + 1)
    for (const odd of ['', 'no-uuid'])
      assert.deepEqual(await service.rpc.summary({ userId: odd }), { paths: [], stepsThisWeek: 0 })
  })

  it('finds own paths and modules first, then named resources', async () => {
    const { userId, headers } = await service.user()
    const stranger = await service.user()
    const path = await create(headers, 'Evenings with Python', ['Python'])
    const modular = await create(headers, 'Numbers', ['Python'])
    const { found } = await service.rpc.search({ query: 'python', userId, limit: 10 })
    assert.deepEqual(found[0], {
      id: path.id,
      title: 'Evenings with Python',
      text: 'Your learning path, 0% done',
      kind: 'path',
      link: `/learning?path=${path.id}`,
    })
    assert.ok(found.some(({ kind, link }) => kind === 'module' && link === `/learning?path=${modular.id}`))
    const { found: theirs } = await service.rpc.search({ query: 'python', userId: stranger.userId, limit: 5 })
    assert.equal(theirs.length, 5)
    for (const { kind, link, text } of theirs) {
      assert.deepEqual([kind, link], ['resource', '/learning?create=Python'])
      assert.match(text, /^Free \w+ by .+, for Python$/)
    }
    assert.equal(
      (await service.rpc.search({ query: 'responsive web design', userId: '', limit: 0 })).found[0]?.title,
      'Responsive Web Design',
    )
    assert.equal((await service.rpc.search({ query: ' ', userId, limit: 5 })).found.length, 0)
    assert.equal((await service.rpc.search({ query: '%_\u0000\\', userId, limit: 50 })).found.length, 0)
  })

  it('exports everything that is held about a person, and nothing of the product’s', async () => {
    const { userId, headers } = await service.user()
    const path = await create(headers, 'Mine', ['SQL'])
    const said = { kind: 'made', note: 'A report.', minutes: 30 }
    await call(service.app, routes.addCheckIn, { headers, params: { pathId: path.id }, body: said })
    const { learningPaths } = JSON.parse((await service.rpc.export({ userId })).json)
    assert.equal(learningPaths.length, 1)
    assert.deepEqual([learningPaths[0].title, learningPaths[0].checkIns[0].note], ['Mine', 'A report.'])
    assert.equal(learningPaths[0].modules.length, 5)
    assert.equal('resources' in learningPaths[0].modules[0], false)
    assert.deepEqual(JSON.parse((await service.rpc.export({ userId: 'no-uuid' })).json), { learningPaths: [] })
  })
})

describe('a deleted user', () => {
  it('leaves nothing here, and others keep theirs', async () => {
    const gone = await service.user()
    const stays = await service.user()
    for (const { headers } of [gone, stays]) {
      const { id } = await create(headers, 'SQL', ['SQL'])
      await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'made' } })
    }
    const held = async (userId: string) => {
      const mine = 'path_id in (select id from learning_path where user_id = $1)'
      const counts = await Promise.all([
        service.sql('select 1 from learning_path where user_id = $1', [userId]),
        service.sql(`select 1 from learning_module where ${mine}`, [userId]),
        service.sql(`select 1 from path_check_in where ${mine}`, [userId]),
      ])
      return counts.map((rows) => rows.length)
    }
    assert.deepEqual(await held(gone.userId), [1, 5, 1])
    await service.publish('waymark.identity.v1', 'UserDeleted', gone.userId, { userId: gone.userId })
    await eventually('erasure', async () => ((await held(gone.userId)).some(Boolean) ? undefined : true))
    assert.deepEqual(await held(stays.userId), [1, 5, 1])
    const orphans = await service.sql(
      'select 1 from learning_module m where not exists (select 1 from learning_path p where p.id = m.path_id)',
    )
    assert.deepEqual(orphans, [])
    // A page that was open elsewhere: what it sends now would never be erased.
    const late = await create(gone.headers, 'Late', ['SQL'])
    assert.deepEqual([late.id, 'status' in late && late.status], [undefined, 401])
    assert.deepEqual(await held(gone.userId), [0, 0, 0])
  })
})
