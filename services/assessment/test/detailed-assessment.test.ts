import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { detailedAssessment } from '@waymark/contracts/models/assessment'
import { reportTypes } from '@waymark/contracts/models/report-type'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { guestKeyOf } from '@waymark/kit/auth'
import { call } from '@waymark/kit/testing/http'
import { isRight } from 'fp-ts/lib/Either.js'
import { banks } from '../src/banks/banks.ts'
import { detailed } from './payloads.ts'
import { startService, type TestService } from './start-service.ts'

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
      data: { assessmentId: id, userId, assessmentType: 'career_change' },
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
      ['satisfaction', 'motivation', 'activities', 'values_order', 'named_skills', 'obstacles', 'fear', 'pay_floor', 'future'],
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
    const value = 'A'.repeat(43)
    const kept = await send({ yearsExperience: 1 }, { wm_guest: value })
    assert.match(String(kept.headers['set-cookie']), new RegExp(`wm_guest=${value};`))
    for (const foreign of ['1', 'A'.repeat(42), `${'A'.repeat(43)}.`]) {
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

describe('the secure flag of the guest cookie', () => {
  it('is set when the site is served by https', async () => {
    const { guestCookie } = await import('../src/guest-cookie.ts')
    assert.equal(guestCookie({ given: undefined, publicUrl: 'https://waymark.example', days: 30 }).cookie.secure, true)
    assert.equal(guestCookie({ given: undefined, publicUrl: 'http://localhost', days: 30 }).cookie.secure, false)
  })
})
