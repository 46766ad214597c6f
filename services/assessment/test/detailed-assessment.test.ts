import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import type { CountUnreadPhrasesRequest } from '@waymark/proto/waymark/skills/v1/skills'
import { guestKeyOf } from '@waymark/service/auth'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { isRight } from 'fp-ts/lib/Either.js'
import { banks } from '../src/data/banks/banks.ts'
import { detailed } from './support/payloads.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const count = async (where = 'true') => Number((await service.sql(`select count(*) from assessment where ${where}`))[0].count)

describe('the questions of a report type', () => {
  it('are answered to anyone, and may be cached for a moment', async () => {
    for (const assessmentType of reportTypes) {
      const answer = await call(service.app, routes.getAssessmentQuestions, { params: { assessmentType } })
      assert.equal(answer.status, 200)
      assert.deepEqual(
        answer.json.map((question: { id: string }) => question.id),
        banks[assessmentType].questions.map((question) => question.id),
      )
      assert.equal(answer.headers['cache-control'], 'public, max-age=60')
    }
  })

  it('of an unknown type are 404, and the answer names the four', async () => {
    for (const assessmentType of ['industry_pivot', 'basic_career', '__proto__', '%2e%2e']) {
      const answer = await call(service.app, routes.getAssessmentQuestions, { params: { assessmentType } })
      assert.equal(answer.status, 404, assessmentType)
      assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
      for (const type of reportTypes) assert.ok(answer.json.detail.includes(type))
      assert.ok(answer.json.requestId)
    }
  })
})

describe('saving the detailed assessment of a signed-in person', () => {
  it('stores it once with its event, and gives it to its owner over gRPC', async () => {
    const { userId, headers } = await service.user()
    const payload = detailed()
    const answer = await call(service.app, routes.saveDetailedAssessment, { body: payload, headers })
    assert.equal(answer.status, 201)
    const { id } = answer.json
    const [event] = await service.sql(`select type, key, data from outbox where key = $1`, [id])
    assert.deepEqual(event, {
      type: 'AssessmentCompleted',
      key: id,
      data: { assessmentId: id, userId, assessmentType: 'career_change', history: { occupationCode: '29-1141.00', years: 11 } },
    })

    const found = await service.rpc.getAssessment({ assessmentId: id, userId, guestKey: '' })
    assert.equal(found.assessmentType, 'career_change')
    assert.equal(found.bankVersion, banks.career_change.version)
    assert.equal(found.userId, userId)
    assert.equal(found.guestEmail, '')
    assert.equal(found.careerGoals, 'Day shifts and more say.')
    assert.ok(isRight(detailedAssessment.decode(JSON.parse(found.answersJson))))
    assert.deepEqual(JSON.parse(found.answersJson), payload)
    assert.equal(found.profile?.reach?.payFloorShare, 0.9)
    assert.deepEqual(found.profile?.valuesOrder, ['support', 'relationships'])
    assert.deepEqual(
      found.answered.map((question) => question.questionId),
      ['satisfaction', 'motivation', 'values_order', 'activities', 'named_skills', 'obstacles', 'fear', 'pay_floor', 'future'],
    )
    assert.equal(found.answered.at(-1)?.items[0]?.text, 'A course begun')
  })

  it('is one assessment when the same is sent twice, also at the same time', async () => {
    const { userId, headers } = await service.user()
    const send = () => call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers })
    const answers = await Promise.all([send(), send(), send(), send()])
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201])
    assert.equal(new Set(answers.map((answer) => answer.json.id)).size, 1)
    assert.equal(await count(`user_id = '${userId}'`), 1)
    assert.equal((await service.sql('select 1 from outbox where key = $1', [answers[0]?.json.id])).length, 1)
  })

  it('is another assessment after a minute, or when an answer differs', async () => {
    const { userId, headers } = await service.user()
    const send = (body: unknown) => call(service.app, routes.saveDetailedAssessment, { body, headers })
    await send(detailed())
    await send(detailed({ yearsExperience: 12 }))
    service.clock.now = new Date(Date.now() + 61_000)
    await send(detailed()).finally(() => {
      service.clock.now = undefined
    })
    assert.equal(await count(`user_id = '${userId}'`), 3)
  })

  it('takes the least that step 2 requires', async () => {
    const { headers } = await service.user()
    const body = {
      assessmentType: 'ai_transition',
      currentRole: 'x',
      yearsExperience: 0,
      industry: 'other',
      educationLevel: 'bootcamp',
      careerGoals: '1234567890',
    }
    assert.equal((await call(service.app, routes.saveDetailedAssessment, { body, headers })).status, 201)
  })

  it('keeps the goals as corrected, and which levels were filled in', async () => {
    const { userId, headers } = await service.user()
    const payload = detailed({
      goalsRead: { removed: ['case manager', 'no_nights'] },
      personalityScores: { satisfaction: 4, competencies_0: 7, knowledge_areas_15: 9 },
      prefilled: ['competencies_0'],
    })
    const { status, json } = await call(service.app, routes.saveDetailedAssessment, { body: payload, headers })
    assert.equal(status, 201)
    const found = await service.rpc.getAssessment({ assessmentId: json.id, userId, guestKey: '' })
    assert.deepEqual(JSON.parse(found.answersJson), payload)
    const levels = found.profile?.ratings.filter(({ scale }) => !scale.startsWith('value.'))
    const marked = levels?.map(({ scale, weight, prefilled }) => [scale, weight, prefilled])
    assert.deepEqual(marked, [
      ['skill.2.A.1.a', 0.5, true],
      ['knowledge.2.C.5.a', 1, undefined],
    ])
    assert.ok(!JSON.stringify(found.answered).includes('Understanding difficult texts'))
  })

  it('refuses what cannot have been filled in, an unknown state, and too much that is removed', async () => {
    const { headers } = await service.user()
    const refused = async (body: object) => {
      const answer = await call(service.app, routes.saveDetailedAssessment, { body: { ...detailed(), ...body }, headers })
      assert.equal(answer.status, 400, JSON.stringify(body))
      return answer.json.errors.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`)
    }
    const scores = { personalityScores: { competencies_0: 7, activities_0: 3 } }
    assert.deepEqual(await refused({ ...scores, prefilled: ['activities_0', 'competencies_0', 'competencies_1', 'nothing'] }), [
      'prefilled.0: This is no level that can be filled in',
      'prefilled.2: Please give its value in personalityScores',
      'prefilled.3: This is no level that can be filled in',
    ])
    for (const currentOccupation of [undefined, 'none'])
      assert.deepEqual(await refused({ ...scores, prefilled: ['competencies_0'], currentOccupation }), [
        'prefilled: Levels can be filled in from a present occupation only. Please give currentOccupation',
      ])
    assert.match((await refused({ goalsRead: { removed: Array.from({ length: 51 }, () => 'x') } }))[0], /^goalsRead\.removed: /)
    assert.match((await refused({ prefilled: Array.from({ length: 101 }, () => 'x') }))[0], /^prefilled: /)
  })

  it('answers 401 to a guest, and 404 to a foreign or unknown owner over gRPC', async () => {
    const answer = await call(service.app, routes.saveDetailedAssessment, { body: detailed() })
    assert.equal(answer.status, 401)
    assert.equal(answer.json.title, 'Unauthorized')

    const { userId, headers } = await service.user()
    const { id } = (await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers })).json
    const other = await service.user()
    const wrong = [
      { assessmentId: id, userId: other.userId, guestKey: '' },
      { assessmentId: id, userId: '', guestKey: '' },
      { assessmentId: id, userId, guestKey: 'a'.repeat(64) },
      { assessmentId: id, userId: 'no-uuid', guestKey: '' },
      { assessmentId: '1', userId, guestKey: '' },
      { assessmentId: '00000000-0000-7000-8000-000000000000', userId, guestKey: '' },
    ]
    for (const request of wrong)
      await assert.rejects(service.rpc.getAssessment(request), { code: 'not_found' }, JSON.stringify(request))
  })
})

describe('what a title and goals say beside the answers', () => {
  const stored = async (change: Record<string, unknown>) => {
    const { headers } = await service.user()
    const body = { ...detailed(), ...change }
    const answer = await call(service.app, routes.saveDetailedAssessment, { body, headers })
    assert.equal(answer.status, 201, JSON.stringify(answer.json))
    const [row] = await service.sql('select profile from assessment where id = $1', [answer.json.id])
    return row.profile
  }
  before(() => {
    const match = { code: '29-1292.00', title: 'Dental Hygienists', matchedTitle: 'Dental Hygienist', score: 0.97 }
    service.skills.titles.set('Dental Hygienist', { kind: 'occupation', matches: [match] })
    service.skills.titles.set('Tooth person', { kind: 'not_sure', matches: [{ ...match, score: 0.6 }] })
  })

  it('a title that is certain gives the occupation that nobody was asked to choose', async () => {
    const asked = { currentRole: 'Dental Hygienist', currentOccupation: undefined }
    assert.equal((await stored(asked)).currentOccupation, '29-1292.00')
  })

  it('a choice stands, "none of these" too, and doubt names nothing', async () => {
    assert.equal(
      (await stored({ currentRole: 'Dental Hygienist', currentOccupation: '29-1141.00' })).currentOccupation,
      '29-1141.00',
    )
    assert.equal((await stored({ currentRole: 'Dental Hygienist', currentOccupation: 'none' })).currentOccupation, undefined)
    assert.equal((await stored({ currentRole: 'Tooth person', currentOccupation: undefined })).currentOccupation, undefined)
  })

  it('goals go to the engine with what the person took back', async () => {
    const { goals } = await stored({ goalsRead: { removed: ['no_nights', 'case manager'] } })
    assert.deepEqual(goals.removed, ['no_nights', 'case manager'])
    assert.ok(goals.text.length > 0)
  })

  it('answers on the present situation go beside the goals, and no others', async () => {
    const challenges = { fear: 'My knees are shot.' }
    const motivations = { motivation: ' I gave up driving. ', proud: 'My panic attacks are my business.', change_idea: '' }
    assert.deepEqual((await stored({ challenges, motivations })).goals.beside, ['I gave up driving.', 'My knees are shot.'])
  })

  it('phrases in which nothing is found are counted, and nothing waits for that', async () => {
    const counted: CountUnreadPhrasesRequest[] = []
    service.skills.behaviour.count = (request) => {
      counted.push(request)
      throw new Error('the database is away')
    }
    const goalsRead = { removed: ['case manager'] }
    const challenges = { fear: 'My knees are shot.' }
    await stored({ careerGoals: 'Keep owls for a living.', goalsRead, challenges, currentOccupation: '29-1141.00' })
    await eventually('counted', async () => counted.length === 1 || undefined)
    assert.deepEqual(counted[0], {
      goals: { text: 'Keep owls for a living.', removed: ['case manager'], beside: [] },
      presentCode: '29-1141.00',
    })
  })
})

describe('saving the detailed assessment of a guest', () => {
  const send = (changes: object = {}, cookies: Record<string, string> = {}) =>
    call(service.app, routes.saveGuestAssessment, {
      body: { ...detailed(), guestEmail: 'amara@example.org', ...changes },
      cookies,
    })

  it('binds it to a new cookie that scripts cannot read', async () => {
    const answer = await send()
    assert.equal(answer.status, 201)
    const header = String(answer.headers['set-cookie'])
    assert.match(header, /^wm_guest=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/)
    const value = /wm_guest=([^;]+)/.exec(header)?.[1] ?? ''
    const found = await service.rpc.getAssessment({ assessmentId: answer.json.id, userId: '', guestKey: guestKeyOf(value) })
    assert.equal(found.guestEmail, 'amara@example.org')
    assert.equal(found.userId, '')
    assert.equal(JSON.parse(found.answersJson).guestEmail, undefined)
    await assert.rejects(service.rpc.getAssessment({ assessmentId: answer.json.id, userId: '', guestKey: guestKeyOf('other') }), {
      code: 'not_found',
    })
    const stored = JSON.stringify(await service.sql('select * from assessment where id = $1', [answer.json.id]))
    assert.ok(!stored.includes(value), 'the cookie itself is not stored')
  })

  it('keeps a cookie of ours, so that a second assessment has the same owner, and replaces any other', async () => {
    const first = await send({ yearsExperience: 0 })
    const value = /wm_guest=([^;]+)/.exec(String(first.headers['set-cookie']))?.[1] ?? ''
    const kept = await send({ yearsExperience: 1 }, { wm_guest: value })
    assert.match(String(kept.headers['set-cookie']), new RegExp(`wm_guest=${value};`))
    // The last has the form of ours, but we never gave it out: whoever planted it must not own what this guest saves.
    for (const foreign of ['1', 'A'.repeat(42), `${'A'.repeat(43)}.`, 'A'.repeat(43)]) {
      const replaced = await send({ yearsExperience: 2 }, { wm_guest: foreign })
      assert.equal(replaced.status, 201)
      assert.doesNotMatch(String(replaced.headers['set-cookie']), new RegExp(`wm_guest=${foreign.replace('.', '\\.')};`))
    }
  })

  it('says in the event that nobody is signed in, and names no address', async () => {
    const { id } = (await send({ yearsExperience: 3 })).json
    const [event] = await service.sql('select data from outbox where key = $1', [id])
    assert.deepEqual(event.data, { assessmentId: id, assessmentType: 'career_change' })
  })

  it('needs an e-mail address', async () => {
    for (const guestEmail of [undefined, '', 'not an address', 'a@b\r\nBcc: c@d.example']) {
      const answer = await send({ guestEmail })
      assert.equal(answer.status, 400, String(guestEmail))
      assert.deepEqual(
        answer.json.errors.map((error: { path: string }) => error.path),
        ['guestEmail'],
      )
    }
  })

  it('is erased after thirty days', async () => {
    const { eraseGuestData } = await import('../src/use-cases/erase-guest-data.ts')
    const { id } = (await send({ yearsExperience: 4 })).json
    const mine = await service.user()
    const kept = (await call(service.app, routes.saveDetailedAssessment, { body: detailed(), headers: mine.headers })).json.id
    const later = (days: number) => ({ ...service.context, clock: () => new Date(Date.now() + days * 86_400_000) })
    await eraseGuestData(later(29.9))
    assert.equal(await count(`id = '${id}'`), 1)
    await eraseGuestData(later(30.1))
    assert.equal(await count(`id = '${id}'`), 0)
    assert.equal(await count(`id = '${kept}'`), 1, 'only guests are forgotten')
  })
})
