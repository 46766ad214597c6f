import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { completedOf, type Headers, pathCalls } from './support/paths.ts'
import { held, startService, type TestService } from './support/start-service.ts'

let service: TestService
let paths: ReturnType<typeof pathCalls>
before(async () => {
  service = await startService()
  paths = pathCalls(service)
})
after(() => service.stop())

describe('the progress of a path', () => {
  it('completes modules from the first, opens them from the last, and is told once', async () => {
    const { headers, userId } = await service.user()
    const { id } = await paths.create(headers)
    const at = async (percent: number) => {
      const { status, json } = await paths.progress(headers, id, percent)
      assert.equal(status, 200)
      return [json.progressPercentage, json.status, completedOf(json.modules)]
    }
    assert.deepEqual(await at(10), ['10', 'active', '00000'])
    assert.deepEqual(await at(20), ['20', 'active', '10000'])
    assert.deepEqual(await at(90), ['90', 'active', '11110'])
    assert.deepEqual(await at(100), ['100', 'completed', '11111'])
    assert.deepEqual(await at(100), ['100', 'completed', '11111'])
    assert.deepEqual(await at(40), ['40', 'active', '11000'])
    assert.deepEqual(await paths.eventsOf(id), [10, 20, 90, 100, 40])
    const [event] = await service.sql(`select data from outbox where key = $1 order by occurred_at limit 1`, [id])
    assert.deepEqual(event.data, { userId, pathId: id, progress: 10 })
  })

  it('is a whole percentage', async () => {
    const { headers } = await service.user()
    const { id } = await paths.create(headers)
    for (const bad of [-1, 101, 33.3, '50', null, undefined]) {
      const answer = await paths.progress(headers, id, bad)
      assert.equal(answer.status, 400, String(bad))
      assert.deepEqual(
        answer.json.errors.map(({ path }: { path: string }) => path),
        ['progress'],
      )
    }
  })

  it('follows the modules that are marked, and never loses the moment of completion', async () => {
    const { headers } = await service.user()
    const { id, modules = [] } = await paths.create(headers)
    const [first, second] = modules
    assert.ok(first && second)
    const once = await paths.complete(headers, id, second.id)
    assert.deepEqual([once.status, once.json.progressPercentage, completedOf(once.json.modules)], [200, '20', '01000'])
    const again = await paths.complete(headers, id, second.id)
    assert.equal(again.json.modules[1].completedAt, once.json.modules[1].completedAt)
    assert.deepEqual(await paths.eventsOf(id), [20])
    for (const module of modules) await paths.complete(headers, id, module.id)
    const done = await paths.detail(headers, id)
    assert.deepEqual([done.status, done.hoursLeft], ['completed', 0])
    assert.ok(done.completedAt)
    const open = await paths.complete(headers, id, first.id, false)
    assert.deepEqual([open.json.progressPercentage, open.json.status, open.json.completedAt], ['80', 'active', undefined])
  })

  it('goes on by ten with a check-in, up to a hundred', async () => {
    const { headers } = await service.user()
    const { id } = await paths.create(headers)
    await paths.progress(headers, id, 85)
    const said = { kind: 'practised', note: 'Ten questions on our own data.', minutes: 50 }
    const answer = await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: said })
    assert.equal(answer.status, 201)
    assert.equal(answer.json.progressPercentage, '95')
    const { id: checkInId, createdAt, ...shown } = answer.json.checkIns[0]
    assert.ok(checkInId && createdAt)
    assert.deepEqual(shown, { ...said, progress: 95 })
    await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'read' } })
    const { progressPercentage, checkIns } = await paths.detail(headers, id)
    assert.equal(progressPercentage, '100')
    assert.deepEqual(
      checkIns.map(({ kind, note, progress: at }) => [kind, note, at]),
      [
        ['read', '', 100],
        ['practised', said.note, 95],
      ],
    )
    const bad = { kind: 'slept', minutes: 0, note: 'x'.repeat(2001) }
    const refused = await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: bad })
    assert.deepEqual(refused.json.errors.map(({ path }: { path: string }) => path).sort(), ['kind', 'minutes', 'note'])
  })

  it('takes every one of several steps at once', async () => {
    const { headers } = await service.user()
    const { id } = await paths.create(headers)
    const step = () => call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'made' } })
    await Promise.all(Array.from({ length: 6 }, step))
    assert.equal((await paths.detail(headers, id)).progressPercentage, '60')
  })
})

describe('the inventory', () => {
  const changed = (userId: string, skillId: string, proficiencyLevel: number) =>
    service.publish('waymark.skills.v1', 'UserSkillChanged', userId, { userId, skillId, proficiencyLevel })
  const standing = async (headers: Headers, id: string) => {
    const { modules, gapClosedAt, progressPercentage } = await paths.detail(headers, id)
    return `${modules.map(({ known }) => Number(known)).join('')} ${gapClosedAt ? 'closed' : 'open'} ${progressPercentage}`
  }
  const becomes = (headers: Headers, id: string, wanted: string) =>
    eventually(wanted, async () => ((await standing(headers, id)) === wanted ? true : undefined))

  it('marks modules as known when a skill reaches its level, says when the gap is closed, and takes it back', async () => {
    const { headers, userId } = await service.user()
    const other = await service.user()
    const { id } = await paths.create(headers)
    const theirs = await paths.create(other.headers)
    await changed(userId, 'structured-query-language-sql', 2)
    await changed(userId, 'structured-query-language-sql', 3)
    await becomes(headers, id, '11000 open 0')
    assert.equal((await paths.detail(headers, id)).hoursLeft, 14)
    await changed(userId, 'skill-negotiation', 5)
    await becomes(headers, id, '11110 closed 0')
    await changed(userId, 'skill-negotiation', 0)
    await becomes(headers, id, '11000 open 0')
    assert.equal(await standing(other.headers, theirs.id), '00000 open 0')
  })

  it('is asked when a path is made', async () => {
    const { headers } = await service.user()
    service.siblings.held = [held('python', 'Python', 4)]
    const { id } = await paths.create(headers, { targetSkills: ['Python'] }).finally(() => {
      service.siblings.held = []
    })
    assert.equal(await standing(headers, id), '1111 closed 0')
  })
})
