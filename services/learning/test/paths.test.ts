import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { CreateLearningPath, LearningModule, LearningPath, LearningPathDetail } from '@waymark/contracts/models/learning'
import type { AnyRoute } from '@waymark/contracts/route'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { eventually } from '@waymark/kit/testing/eventually'
import { call } from '@waymark/kit/testing/http'
import { held, startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const sql: CreateLearningPath = {
  title: 'Analytical SQL',
  description: 'From queries to answers.',
  targetSkills: ['SQL', 'Negotiation'],
  estimatedDuration: 24,
  difficultyLevel: 'intermediate',
  iconType: 'database',
  color: 'emerald',
}
type Headers = Record<string, string>
const create = async (headers: Headers, changes: Partial<CreateLearningPath> = {}): Promise<LearningPath> =>
  (await call(service.app, routes.createLearningPath, { headers, body: { ...sql, ...changes } })).json
const detail = async (headers: Headers, pathId: string): Promise<LearningPathDetail> =>
  (await call(service.app, routes.getLearningPath, { headers, params: { pathId } })).json
const progress = (headers: Headers, pathId: string, percent: unknown) =>
  call(service.app, routes.changePathProgress, { headers, params: { pathId }, body: { progress: percent } })
const complete = (headers: Headers, pathId: string, moduleId: string, completed = true) =>
  call(service.app, routes.completeLearningModule, { headers, params: { pathId, moduleId }, body: { completed } })
const completedOf = (modules: readonly LearningModule[] | undefined) =>
  modules?.map(({ completed }) => Number(completed)).join('')
const eventsOf = async (pathId: string) =>
  (await service.sql(`select data from outbox where type = 'PathProgressed' and key = $1 order by occurred_at`, [pathId])).map(
    ({ data }) => data.progress,
  )

describe('a path of one’s own', () => {
  it('is created with modules in a sensible order, and listed', async () => {
    const { headers } = await service.user()
    const answer = await call(service.app, routes.createLearningPath, { headers, body: sql })
    assert.equal(answer.status, 201)
    const { id, createdAt, modules, ...shown } = answer.json as LearningPath
    assert.deepEqual(shown, { ...sql, status: 'active', progressPercentage: '0', hoursLeft: 24, fromGap: false })
    assert.ok(createdAt)
    assert.deepEqual(
      modules?.map(({ position, title, stage, skillId }) => [position, title, stage, skillId]),
      [
        [1, 'SQL: select, filter and join', 'learn', 'structured-query-language-sql'],
        [2, 'SQL on a task of your own', 'practise', 'structured-query-language-sql'],
        [3, 'Negotiation: interests, options and limits', 'learn', 'skill-negotiation'],
        [4, 'Negotiation on a task of your own', 'practise', 'skill-negotiation'],
        [5, 'Make and show something for Analytical SQL', 'show', undefined],
      ],
    )
    assert.equal(
      modules?.reduce((sum, module) => sum + (module.estimatedDuration ?? 0), 0),
      24,
    )
    const list = (await call(service.app, routes.listLearningPaths, { headers })).json
    assert.deepEqual(list, [answer.json])
    assert.equal((await detail(headers, id)).id, id)
  })

  it('keeps an absent duration absent, skills once, and text as Postgres can hold it', async () => {
    const { headers } = await service.user()
    const { estimatedDuration: _, ...open } = sql
    const body = { ...open, estimatedDuration: null, title: ' Tools\u0000 ', targetSkills: ['Python', ' python ', 'Python'] }
    const made = (await call(service.app, routes.createLearningPath, { headers, body })).json
    assert.equal(made.estimatedDuration, undefined)
    assert.equal(made.title, 'Tools')
    assert.deepEqual(made.targetSkills, ['Python'])
    assert.equal(made.hoursLeft, 30)
  })

  it('is about its title when it names no skill', async () => {
    const { headers } = await service.user()
    const made = await create(headers, { title: 'Keeping bees', targetSkills: [] })
    assert.equal(made.modules?.[0]?.title, 'Keeping bees: the words and the first steps')
    const { modules } = await detail(headers, made.id)
    for (const { resources } of modules) assert.ok(resources.length >= 3)
  })

  it('is refused with every wrong path named', async () => {
    const { headers } = await service.user()
    const body = {
      ...sql,
      title: ' ',
      targetSkills: 'SQL',
      estimatedDuration: 1.5,
      difficultyLevel: 'easy',
      iconType: 'star',
      color: 'red',
    }
    const answer = await call(service.app, routes.createLearningPath, { headers, body })
    assert.equal(answer.status, 400)
    assert.deepEqual(answer.json.errors.map(({ path }: { path: string }) => path).sort(), [
      'color',
      'difficultyLevel',
      'estimatedDuration',
      'iconType',
      'targetSkills',
      'title',
    ])
    const nul = await call(service.app, routes.createLearningPath, { headers, body: { ...sql, title: '\u0000' } })
    assert.deepEqual([nul.status, nul.json.errors[0].path], [400, 'title'])
  })

  it('is made even while the catalogue is away', async () => {
    const { headers } = await service.user()
    service.siblings.away = true
    const made = await create(headers).finally(() => {
      service.siblings.away = false
    })
    assert.equal(made.modules?.length, 5)
    assert.equal(made.modules?.[0]?.skillId, undefined)
  })

  it('is one of at most a hundred', async () => {
    const { userId, headers } = await service.user()
    await service.sql(
      `insert into learning_path (id, user_id, title, difficulty_level, icon_type, color, created_at, updated_at)
       select gen_random_uuid(), $1, 'Path ' || n, 'beginner', 'code', 'blue', now(), now() from generate_series(1, 100) n`,
      [userId],
    )
    const answer = await call(service.app, routes.createLearningPath, { headers, body: sql })
    assert.equal(answer.status, 409)
  })
})

describe('the progress of a path', () => {
  it('completes modules from the first, opens them from the last, and is told once', async () => {
    const { headers, userId } = await service.user()
    const { id } = await create(headers)
    const at = async (percent: number) => {
      const { status, json } = await progress(headers, id, percent)
      assert.equal(status, 200)
      return [json.progressPercentage, json.status, completedOf(json.modules)]
    }
    assert.deepEqual(await at(10), ['10', 'active', '00000'])
    assert.deepEqual(await at(20), ['20', 'active', '10000'])
    assert.deepEqual(await at(90), ['90', 'active', '11110'])
    assert.deepEqual(await at(100), ['100', 'completed', '11111'])
    assert.deepEqual(await at(100), ['100', 'completed', '11111'])
    assert.deepEqual(await at(40), ['40', 'active', '11000'])
    assert.deepEqual(await eventsOf(id), [10, 20, 90, 100, 40])
    const [event] = await service.sql(`select data from outbox where key = $1 order by occurred_at limit 1`, [id])
    assert.deepEqual(event.data, { userId, pathId: id, progress: 10 })
  })

  it('is a whole percentage', async () => {
    const { headers } = await service.user()
    const { id } = await create(headers)
    for (const bad of [-1, 101, 33.3, '50', null, undefined]) {
      const answer = await progress(headers, id, bad)
      assert.equal(answer.status, 400, String(bad))
      assert.deepEqual(
        answer.json.errors.map(({ path }: { path: string }) => path),
        ['progress'],
      )
    }
  })

  it('follows the modules that are marked, and never loses the moment of completion', async () => {
    const { headers } = await service.user()
    const { id, modules = [] } = await create(headers)
    const [first, second] = modules
    assert.ok(first && second)
    const once = await complete(headers, id, second.id)
    assert.deepEqual([once.status, once.json.progressPercentage, completedOf(once.json.modules)], [200, '20', '01000'])
    const again = await complete(headers, id, second.id)
    assert.equal(again.json.modules[1].completedAt, once.json.modules[1].completedAt)
    assert.deepEqual(await eventsOf(id), [20])
    for (const module of modules) await complete(headers, id, module.id)
    const done = await detail(headers, id)
    assert.deepEqual([done.status, done.hoursLeft], ['completed', 0])
    assert.ok(done.completedAt)
    const open = await complete(headers, id, first.id, false)
    assert.deepEqual([open.json.progressPercentage, open.json.status, open.json.completedAt], ['80', 'active', undefined])
  })

  it('goes on by ten with a check-in, up to a hundred', async () => {
    const { headers } = await service.user()
    const { id } = await create(headers)
    await progress(headers, id, 85)
    const said = { kind: 'practised', note: 'Ten questions on our own data.', minutes: 50 }
    const answer = await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: said })
    assert.equal(answer.status, 201)
    assert.equal(answer.json.progressPercentage, '95')
    const { id: checkInId, createdAt, ...shown } = answer.json.checkIns[0]
    assert.ok(checkInId && createdAt)
    assert.deepEqual(shown, { ...said, progress: 95 })
    await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'read' } })
    const { progressPercentage, checkIns } = await detail(headers, id)
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
    const { id } = await create(headers)
    const step = () => call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'made' } })
    await Promise.all(Array.from({ length: 6 }, step))
    assert.equal((await detail(headers, id)).progressPercentage, '60')
  })
})

describe('changing a path', () => {
  it('keeps what was completed and replaces what is open', async () => {
    const { headers } = await service.user()
    const { id, modules = [] } = await create(headers)
    await complete(headers, id, modules[0]?.id ?? '')
    await complete(headers, id, modules[3]?.id ?? '')
    const changed = { ...sql, title: 'SQL and prose', targetSkills: ['SQL', 'Writing'], color: 'amber' }
    const answer = await call(service.app, routes.changeLearningPath, { headers, params: { pathId: id }, body: changed })
    assert.equal(answer.status, 200)
    const path = answer.json as LearningPathDetail
    assert.deepEqual(
      path.modules.map(({ title, completed }) => [title, completed]),
      [
        ['Negotiation on a task of your own', true],
        ['SQL: select, filter and join', true],
        ['SQL on a task of your own', false],
        ['Writing: plain sentences and order', false],
        ['Writing on a task of your own', false],
        ['Make and show something for SQL and prose', false],
      ],
    )
    assert.deepEqual([path.title, path.color, path.progressPercentage], ['SQL and prose', 'amber', '33'])
    assert.equal(path.modules[1]?.id, modules[0]?.id)
  })

  it('keeps what is known of its skills while the inventory cannot be asked', async () => {
    const { headers } = await service.user()
    service.siblings.held = [held('structured-query-language-sql', 'SQL', 5)]
    const { id } = await create(headers, { targetSkills: ['SQL'] })
    service.siblings.held = []
    const marks = () =>
      service.sql('select title, skill_id, known_at from learning_module where path_id = $1 order by position', [id])
    const closed = async () =>
      (await service.sql('select gap_closed_at from learning_path where id = $1', [id]))[0]?.gap_closed_at
    const [before, since] = [await marks(), await closed()]
    assert.ok(before.some(({ known_at }) => known_at) && since)
    const change = (changes: Partial<CreateLearningPath>) =>
      call(service.app, routes.changeLearningPath, {
        ...{ headers, params: { pathId: id } },
        body: { ...sql, targetSkills: ['SQL'], ...changes },
      })
    service.siblings.away = true
    try {
      assert.equal((await change({ title: 'Another title' })).status, 200)
      assert.deepEqual([await marks(), await closed()], [before, since])
      // What is asked for now is more than what was known.
      assert.equal((await change({ difficultyLevel: 'advanced' })).status, 200)
      assert.ok((await marks()).every(({ known_at }) => known_at === null))
      assert.equal(await closed(), null)
    } finally {
      service.siblings.away = false
    }
    // Asked again, it says that the skill is held no more.
    assert.equal((await change({})).status, 200)
    assert.ok((await marks()).every(({ known_at }) => known_at === null))
  })

  it('leaves the progress alone when the modules stay', async () => {
    const { headers } = await service.user()
    const { id } = await create(headers)
    await progress(headers, id, 30)
    const body = { ...sql, description: 'Other words.', estimatedDuration: 48 }
    const answer = await call(service.app, routes.changeLearningPath, { headers, params: { pathId: id }, body })
    assert.deepEqual([answer.json.progressPercentage, completedOf(answer.json.modules)], ['30', '10000'])
  })

  it('deletes it with all that hangs on it, once', async () => {
    const { headers } = await service.user()
    const { id } = await create(headers)
    await call(service.app, routes.addCheckIn, { headers, params: { pathId: id }, body: { kind: 'made' } })
    const remove = () => call(service.app, routes.deleteLearningPath, { headers, params: { pathId: id } })
    const answer = await remove()
    assert.deepEqual([answer.status, answer.json], [200, { id }])
    assert.equal((await remove()).status, 404)
    assert.deepEqual(await service.sql('select 1 from path_check_in where path_id = $1', [id]), [])
    assert.deepEqual(await service.sql('select 1 from learning_module where path_id = $1', [id]), [])
  })
})

describe('every call', () => {
  const pathId = randomUUID()
  const moduleId = randomUUID()
  const calls: [AnyRoute, object][] = [
    [routes.listLearningPaths, {}],
    [routes.initLearningPaths, {}],
    [routes.createLearningPath, { body: sql }],
    [routes.changePathProgress, { params: { pathId }, body: { progress: 10 } }],
    [routes.getLearningPath, { params: { pathId } }],
    [routes.changeLearningPath, { params: { pathId }, body: sql }],
    [routes.deleteLearningPath, { params: { pathId } }],
    [routes.completeLearningModule, { params: { pathId, moduleId }, body: { completed: true } }],
    [routes.addCheckIn, { params: { pathId }, body: { kind: 'made' } }],
  ]

  it('needs a signed-in person', async () => {
    assert.equal(calls.length, Object.keys(routes).length)
    for (const [route, sent] of calls) {
      const answer = await call(service.app, route, sent)
      assert.deepEqual([answer.status, answer.json.title], [401, 'Unauthorized'], route.id)
    }
  })

  it('answers a foreign path as an unknown one, and changes nothing of it', async () => {
    const owner = await service.user()
    const stranger = await service.user()
    const { id, modules } = await create(owner.headers)
    const mine = await create(stranger.headers)
    for (const [route, sent] of calls.filter(([{ path }]) => path.includes('{pathId}'))) {
      const params = { pathId: id, moduleId: modules?.[0]?.id ?? '' }
      const foreign = await call(service.app, route, { ...sent, params, headers: stranger.headers })
      const unknown = await call(service.app, route, { ...sent, headers: stranger.headers })
      assert.deepEqual([foreign.status, foreign.json.detail], [404, unknown.json.detail], route.id)
      const odd = await call(service.app, route, { ...sent, params: { ...params, pathId: '7' }, headers: stranger.headers })
      assert.deepEqual([odd.status, odd.json.errors[0].path], [400, 'pathId'], route.id)
    }
    assert.equal((await complete(stranger.headers, mine.id, modules?.[0]?.id ?? '')).status, 404)
    const untouched = await detail(owner.headers, id)
    assert.deepEqual([untouched.progressPercentage, untouched.checkIns], ['0', []])
    assert.equal((await call(service.app, routes.listLearningPaths, { headers: stranger.headers })).json.length, 1)
  })
})

describe('the inventory', () => {
  const changed = (userId: string, skillId: string, proficiencyLevel: number) =>
    service.publish('waymark.skills.v1', 'UserSkillChanged', userId, { userId, skillId, proficiencyLevel })
  const standing = async (headers: Headers, id: string) => {
    const { modules, gapClosedAt, progressPercentage } = await detail(headers, id)
    return `${modules.map(({ known }) => Number(known)).join('')} ${gapClosedAt ? 'closed' : 'open'} ${progressPercentage}`
  }
  const becomes = (headers: Headers, id: string, wanted: string) =>
    eventually(wanted, async () => ((await standing(headers, id)) === wanted ? true : undefined))

  it('marks modules as known when a skill reaches its level, says when the gap is closed, and takes it back', async () => {
    const { headers, userId } = await service.user()
    const other = await service.user()
    const { id } = await create(headers)
    const theirs = await create(other.headers)
    await changed(userId, 'structured-query-language-sql', 2)
    await changed(userId, 'structured-query-language-sql', 3)
    await becomes(headers, id, '11000 open 0')
    assert.equal((await detail(headers, id)).hoursLeft, 14)
    await changed(userId, 'skill-negotiation', 5)
    await becomes(headers, id, '11110 closed 0')
    await changed(userId, 'skill-negotiation', 0)
    await becomes(headers, id, '11000 open 0')
    assert.equal(await standing(other.headers, theirs.id), '00000 open 0')
  })

  it('is asked when a path is made', async () => {
    const { headers } = await service.user()
    service.siblings.held = [held('python', 'Python', 4)]
    const { id } = await create(headers, { targetSkills: ['Python'] }).finally(() => {
      service.siblings.held = []
    })
    assert.equal(await standing(headers, id), '1111 closed 0')
  })
})
