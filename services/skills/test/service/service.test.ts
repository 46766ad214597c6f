import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { AppError } from '@waymark/kit/errors'
import { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { call } from '@waymark/testing/http'
import { PERSONAS } from '../support/personas.ts'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!

describe('occupations over HTTP', () => {
  it('finds occupations by title, best first, and may be cached', async () => {
    const answer = await call(service.app, routes.searchOccupations, { query: { title: 'Senior bookkeeper', limit: '3' } })
    assert.equal(answer.status, 200)
    assert.equal(answer.json[0].code, '43-3031.00')
    assert.ok(answer.json.length <= 3)
    assert.match(String(answer.headers['cache-control']), /max-age/)
  })

  it('says what a title stands for: one occupation, several, no job, or offers only', async () => {
    const resolve = async (title: string) => {
      const { json, headers } = await call(service.app, routes.resolveTitle, { query: { title } })
      assert.match(String(headers['cache-control']), /max-age/)
      return { kind: json.kind, codes: json.matches.map(({ code }: { code: string }) => code), first: json.matches[0] }
    }
    const nurse = await resolve('Registered Nurse')
    assert.equal(nurse.kind, 'occupation')
    assert.equal(nurse.codes[0], '29-1141.00')
    assert.ok(nurse.first.score >= CERTAIN_TITLE)
    assert.deepEqual(await resolve('between jobs'), { kind: 'no_job', codes: [], first: undefined })
    const two = await resolve('bookkeeper and registered nurse')
    assert.deepEqual([two.kind, two.codes], ['several', ['43-3031.00', '29-1141.00']])
    const odd = await resolve('wizard of light bulb moments')
    assert.equal(odd.kind, 'not_sure')
    assert.ok(odd.codes.length === 0 || odd.first.score < CERTAIN_TITLE)
    assert.equal((await resolve('registered nurse / registered nurse')).kind, 'occupation')
  })

  it('prints figures with unit, year and source', async () => {
    const { json } = await call(service.app, routes.getOccupation, { params: { code: '43-3031.00' } })
    assert.deepEqual(json.wages.median, { value: 49_210, unit: 'US dollars a year, US national', year: 2024, source: 'W' })
    assert.equal(json.outlook.growth.value, -5.8)
    assert.equal(json.outlook.openings.value, 170_000)
    assert.equal(json.exposures.length, 4)
    assert.ok(json.activities.every(({ label }: { label: string }) => label.length > 0))
  })

  it('says what is wrong with a code or a limit, and how to mend it', async () => {
    const wrongCode = await call(service.app, routes.getOccupation, { params: { code: 'nurse' } })
    assert.equal(wrongCode.status, 400)
    assert.equal(wrongCode.json.errors[0].path, 'code')
    assert.match(wrongCode.json.detail, /such as 15-1251\.00/)
    const wrongTarget = await call(service.app, routes.listCareerPaths, { params: { code: '43-3031.00' }, query: { to: 'x' } })
    assert.equal(wrongTarget.json.errors[0].path, 'to')
    const wrongLimit = await call(service.app, routes.listSimilarOccupations, {
      params: { code: '43-3031.00' },
      query: { limit: '999' },
    })
    assert.equal(wrongLimit.status, 400)
    assert.match(wrongLimit.json.errors[0].path, /limit/)
    const unknown = await call(service.app, routes.getOccupation, { params: { code: '99-9999.00' } })
    assert.equal(unknown.status, 404)
  })

  it('lists likely neighbours and ways between two occupations', async () => {
    const similar = await call(service.app, routes.listSimilarOccupations, {
      params: { code: '29-1141.00' },
      query: { limit: '10' },
    })
    const codes = similar.json.map(({ code }: { code: string }) => code)
    assert.ok(codes.filter((code: string) => code.startsWith('29-')).length >= 6)
    const paths = await call(service.app, routes.listCareerPaths, { params: { code: '43-3031.00' }, query: { to: '13-1041.00' } })
    assert.ok(paths.json.length >= 1)
    for (const { hops } of paths.json) {
      assert.equal(hops[0].code, '43-3031.00')
      assert.equal(hops.at(-1).code, '13-1041.00')
      assert.ok(hops.length <= 4)
    }
  })

  it('lists the skill catalogue with unique slugs', async () => {
    const { json } = await call(service.app, routes.listSkills)
    const ids = new Set(json.map(({ id }: { id: string }) => id))
    assert.equal(ids.size, json.length)
    assert.equal(json.find(({ name }: { name: string }) => name === 'Python').category, 'Programming Languages')
    assert.ok(json.every(({ demandScore }: { demandScore: number }) => demandScore >= 1 && demandScore <= 100))
  })
})

describe('rankings over gRPC', () => {
  it('answers the same bytes for the same answers', async () => {
    const request = { profile: bookkeeper.profile, purpose: 'ai_transition', limit: 10, draws: 200 }
    const first = RankResponse.encode(await service.rpc.rank(request)).finish()
    const again = RankResponse.encode(await service.rpc.rank(request)).finish()
    assert.deepEqual(first, again)
  })

  it('gives every place a reason against, and a funnel that only narrows', async () => {
    const answer = await service.rpc.rank({ profile: bookkeeper.profile, purpose: 'career_deep_dive', limit: 10, draws: 50 })
    assert.equal(answer.ranked.length, 3)
    for (const place of answer.ranked) {
      assert.ok(place.reasonsAgainst.length > 0)
      assert.ok(place.fitLow <= place.fit && place.fit <= place.fitHigh)
    }
    for (const [at, step] of answer.funnel.slice(1).entries()) assert.ok(step.left <= answer.funnel[at]!.left, step.rule)
    assert.equal(answer.present?.occupation?.code, '43-3031.00')
    assert.ok(Math.abs(Object.values(answer.weights).reduce((sum, weight) => sum + weight, 0) - 1) < 1e-3)
  })

  it('answers an empty profile with what it can say, and low confidence', async () => {
    const answer = await service.rpc.rank({ profile: undefined, purpose: 'basic', limit: 0, draws: 20 })
    assert.equal(answer.confidence, 'low')
    assert.equal(answer.ranked.length, 4)
  })

  it('rejects a purpose it does not know', async () => {
    const call = service.rpc.rank({ profile: bookkeeper.profile, purpose: 'promotion', limit: 10, draws: 1 })
    await assert.rejects(
      call,
      (error) => error instanceof AppError && error.code === 'bad_request' && /promotion/.test(error.detail),
    )
  })

  it('answers the smaller questions', async () => {
    const { matches } = await service.rpc.resolveTitle({ title: 'RN', limit: 1 })
    assert.equal(matches[0]?.code, '29-1141.00')
    const { skills } = await service.rpc.normaliseSkills({ names: ['Python (primary)', 'reactjs', 'JavaScript', 'zzz'] })
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['Python', 'React', 'JavaScript', ''],
    )
    const { gaps } = await service.rpc.gap({ profile: bookkeeper.profile, code: '13-1041.00' })
    assert.equal(gaps[0]?.name, 'Law and Government')
    const { paths } = await service.rpc.steppingStones({
      profile: bookkeeper.profile,
      fromCode: '',
      toCode: '13-1041.00',
      limit: 2,
    })
    assert.ok(paths.length > 0)
    const { doors } = await service.rpc.doorsOpened({ profile: bookkeeper.profile, purpose: 'career_deep_dive', limit: 5 })
    assert.ok(doors.length > 0 && doors.every(({ opened }) => opened > 0))
    const { similar } = await service.rpc.similarOccupations({ code: '43-3031.00', limit: 5, by: 'ratings' })
    assert.equal(similar.length, 5)
    const { occupations, norms } = await service.rpc.getOccupations({ codes: ['43-3031.00', '00-0000.00'] })
    assert.deepEqual(
      occupations.map(({ code }) => code),
      ['43-3031.00'],
    )
    assert.equal(norms?.interestsMean.length, 6)
    await assert.rejects(service.rpc.gap({ profile: bookkeeper.profile, code: '00-0000.00' }), /no occupation with the code/)
  })
})

describe('a deleted user', () => {
  it('leaves no skill and no evidence behind', async () => {
    const userId = randomUUID()
    const other = randomUUID()
    for (const owner of [userId, other]) {
      await service.sql('insert into user_skill (id, user_id, skill_id, proficiency_level) values ($1, $2, $3, 3)', [
        randomUUID(),
        owner,
        'python',
      ])
      await service.sql('insert into skill_evidence (id, user_id, skill_id, kind, source_id) values ($1, $2, $3, $4, $5)', [
        randomUUID(),
        owner,
        'python',
        'quiz',
        'game-1',
      ])
    }
    const event = { id: randomUUID(), type: 'UserDeleted', occurredAt: new Date().toISOString(), key: userId, data: { userId } }
    await service.bus.publish([{ topic: 'waymark.identity.v1', key: userId, value: JSON.stringify(event) }])
    const left = async (table: string): Promise<string[]> =>
      (await service.sql(`select user_id from ${table}`)).map((row) => row.user_id)
    const until = Date.now() + 10_000
    while ((await left('skill_evidence')).includes(userId)) {
      assert.ok(Date.now() < until, 'the rows are still there')
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    assert.deepEqual(await left('user_skill'), [other])
    assert.deepEqual(await left('skill_evidence'), [other])
  })
})
