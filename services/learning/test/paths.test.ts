import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { CreateLearningPath, LearningPath, LearningPathDetail } from '@waymark/contracts/models/learning'
import type { AnyRoute } from '@waymark/contracts/route'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { call } from '@waymark/testing/http'
import { completedOf, pathCalls, sql } from './support/paths.ts'
import { held, startService, type TestService } from './support/start-service.ts'

let service: TestService
let paths: ReturnType<typeof pathCalls>
before(async () => {
  service = await startService()
  paths = pathCalls(service)
})
after(() => service.stop())

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
    assert.equal((await paths.detail(headers, id)).id, id)
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
    const made = await paths.create(headers, { title: 'Keeping bees', targetSkills: [] })
    assert.equal(made.modules?.[0]?.title, 'Keeping bees: the words and the first steps')
    const { modules } = await paths.detail(headers, made.id)
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
    const made = await paths.create(headers).finally(() => {
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

describe('changing a path', () => {
  it('keeps what was completed and replaces what is open', async () => {
    const { headers } = await service.user()
    const { id, modules = [] } = await paths.create(headers)
    await paths.complete(headers, id, modules[0]?.id ?? '')
    await paths.complete(headers, id, modules[3]?.id ?? '')
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
    const { id } = await paths.create(headers, { targetSkills: ['SQL'] })
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
    const { id } = await paths.create(headers)
    await paths.progress(headers, id, 30)
    const body = { ...sql, description: 'Other words.', estimatedDuration: 48 }
    const answer = await call(service.app, routes.changeLearningPath, { headers, params: { pathId: id }, body })
    assert.deepEqual([answer.json.progressPercentage, completedOf(answer.json.modules)], ['30', '10000'])
  })

  it('deletes it with all that hangs on it, once', async () => {
    const { headers } = await service.user()
    const { id } = await paths.create(headers)
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
    const { id, modules } = await paths.create(owner.headers)
    const mine = await paths.create(stranger.headers)
    for (const [route, sent] of calls.filter(([{ path }]) => path.includes('{pathId}'))) {
      const params = { pathId: id, moduleId: modules?.[0]?.id ?? '' }
      const foreign = await call(service.app, route, { ...sent, params, headers: stranger.headers })
      const unknown = await call(service.app, route, { ...sent, headers: stranger.headers })
      assert.deepEqual([foreign.status, foreign.json.detail], [404, unknown.json.detail], route.id)
      const odd = await call(service.app, route, { ...sent, params: { ...params, pathId: '7' }, headers: stranger.headers })
      assert.deepEqual([odd.status, odd.json.errors[0].path], [400, 'pathId'], route.id)
    }
    assert.equal((await paths.complete(stranger.headers, mine.id, modules?.[0]?.id ?? '')).status, 404)
    const untouched = await paths.detail(owner.headers, id)
    assert.deepEqual([untouched.progressPercentage, untouched.checkIns], ['0', []])
    assert.equal((await call(service.app, routes.listLearningPaths, { headers: stranger.headers })).json.length, 1)
  })
})
