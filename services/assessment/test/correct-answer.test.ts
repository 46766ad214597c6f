import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { AnswerCorrection } from '@waymark/contracts/models/assessment/assessment'
import { assessmentRoutes as routes } from '@waymark/contracts/routes/assessment'
import { AppError } from '@waymark/kit/errors'
import { guestKeyOf } from '@waymark/service/auth'
import { call } from '@waymark/testing/http'
import { banks } from '../src/data/banks/banks.ts'
import { detailed } from './support/payloads.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

async function saved(changes: Parameters<typeof detailed>[0] = {}) {
  const { userId, headers } = await service.user()
  const { json } = await call(service.app, routes.saveDetailedAssessment, { body: detailed(changes), headers })
  return { userId, headers, assessmentId: json.id as string }
}

async function correct(of: { userId: string; assessmentId: string }, correction: AnswerCorrection | string) {
  const correctionJson = typeof correction === 'string' ? correction : JSON.stringify(correction)
  const { assessmentId } = await service.rpc.correctAssessment({ ...of, guestKey: '', correctionJson })
  return service.rpc.getAssessment({ assessmentId, userId: of.userId, guestKey: '' })
}

/** Two levels of one question that an occupation can fill in. */
function fillableLevels(): string[] {
  const question = banks.career_change.questions.find((one) => one.type === 'scale_group' && one.items.some(({ group }) => group))
  return question?.type === 'scale_group'
    ? question.items.flatMap(({ group }, index) => (group ? `${question.id}_${index}` : []))
    : []
}

const refused = (code: string, detail: RegExp) => (error: unknown) =>
  error instanceof AppError && error.code === code && detail.test(error.detail)

describe('correcting one answer', () => {
  it('saves the answers again with it; what was there stays', async () => {
    const of = await saved()
    const now = await correct(of, { id: 'satisfaction', answers: { personalityScores: { satisfaction: 8 } } })
    assert.notEqual(now.assessmentId, of.assessmentId)
    const payload = detailed()
    assert.deepEqual(JSON.parse(now.answersJson), {
      ...payload,
      personalityScores: { ...payload.personalityScores, satisfaction: 8 },
    })
    assert.equal(now.answered.find(({ questionId }) => questionId === 'satisfaction')?.items[0]?.value, 8)
    const before = await service.rpc.getAssessment({ ...of, guestKey: '' })
    assert.deepEqual(JSON.parse(before.answersJson), payload)
    const list = await call(service.app, routes.listAssessments, { headers: of.headers })
    assert.equal(list.json.length, 2)
  })

  it('reads pay, goals and the lines of the timeline, each alone', async () => {
    const of = await saved()
    const pay = await correct(of, { id: 'salaryCurrent', answers: { field: 91_000 } })
    assert.equal(JSON.parse(pay.answersJson).salaryCurrent, 91_000)
    const goals = await correct(of, { id: 'careerGoals', answers: { careerGoals: 'I want to teach nursing.' } })
    assert.equal(JSON.parse(goals.answersJson).careerGoals, 'I want to teach nursing.\nIn 6 months: A course begun')
    assert.equal(goals.careerGoals, 'I want to teach nursing.')
    assert.equal(goals.profile?.goals?.text, 'I want to teach nursing.')
    const lines = await correct(of, { id: 'future', answers: { careerGoals: 'In 6 months: Two courses done' } })
    assert.equal(JSON.parse(lines.answersJson).careerGoals, 'Day shifts and more say.\nIn 6 months: Two courses done')
  })

  it('keeps what was taken back of words that stand, wherever they were said', async () => {
    const removed = ['day shifts', 'my back is shot', 'can’t drive']
    const of = await saved({
      goalsRead: { removed },
      motivations: { motivation: 'my back is shot' },
      challenges: { fear: 'I can’t drive at night' },
    })
    const kept = (of: { answersJson: string }): unknown => JSON.parse(of.answersJson).goalsRead?.removed
    const goals = await correct(of, { id: 'careerGoals', answers: { careerGoals: 'I want to teach nursing.' } })
    assert.deepEqual(kept(goals), ['my back is shot', 'can’t drive'])
    assert.deepEqual(goals.profile?.goals?.beside, ['my back is shot', 'I can’t drive at night'])
    const fear = await correct(of, { id: 'fear', answers: { challenges: { fear: 'Nothing' } } })
    assert.deepEqual(kept(fear), ['day shifts', 'my back is shot'])
    const other = await correct(of, { id: 'satisfaction', answers: { personalityScores: { satisfaction: 8 } } })
    assert.deepEqual(kept(other), removed)
  })

  it('takes an answer back, and answers a question that was left out', async () => {
    const of = await saved()
    const less = await correct(of, { id: 'fear', answers: {} })
    assert.equal(
      less.answered.some(({ questionId }) => questionId === 'fear'),
      false,
    )
    const skills = await correct(of, {
      id: 'named_skills',
      answers: { skillsTechnical: ['Triage'], personalityScores: { skill_1_rating: 5 } },
    })
    assert.deepEqual(
      skills.answered.find(({ questionId }) => questionId === 'named_skills')?.items.map(({ label, value }) => [label, value]),
      [['Triage', 5]],
    )
  })

  it('of another title reads the occupation again, without levels of the old one', async () => {
    const [level] = fillableLevels()
    assert.ok(level)
    const of = await saved({ personalityScores: { satisfaction: 4, [level]: 7 }, prefilled: [level] })
    service.skills.titles.set('Nurse educator', {
      kind: 'occupation',
      matches: [{ code: '25-1072.00', title: 'Nursing Instructors', matchedTitle: '', score: 0.95 }],
    } as never)
    const now = await correct(of, { id: 'currentRole', answers: { field: 'Nurse educator' } })
    assert.equal(now.profile?.currentOccupation, '25-1072.00')
    const payload = JSON.parse(now.answersJson)
    assert.equal(payload.currentRole, 'Nurse educator')
    assert.equal('currentOccupation' in payload, false)
    assert.equal(payload.prefilled, undefined)
    assert.deepEqual(payload.personalityScores, { satisfaction: 4 })
  })

  it('of one level leaves the others as they were filled in', async () => {
    const [one, other] = fillableLevels()
    assert.ok(one && other)
    const of = await saved({ personalityScores: { [one]: 7, [other]: 3 }, prefilled: [one, other], skillsTechnical: [] })
    const id = one.replace(/_\d+$/, '')
    const now = await correct(of, { id, answers: { personalityScores: { [one]: 9, [other]: 3 } } })
    assert.deepEqual(JSON.parse(now.answersJson).prefilled, [other])
  })

  it('is one assessment when it is sent twice', async () => {
    const of = await saved()
    const correction = { id: 'satisfaction', answers: { personalityScores: { satisfaction: 2 } } }
    assert.equal((await correct(of, correction)).assessmentId, (await correct(of, correction)).assessmentId)
  })

  it('is refused as in the assessment, with what is wrong', async () => {
    const of = await saved()
    const wrong: [AnswerCorrection | string, RegExp][] = [
      [{ id: 'satisfaction', answers: { personalityScores: { satisfaction: 11 } } }, /scale from 1 to 10/],
      [
        { id: 'values_order', answers: { workValues: { values_order: { support: 1, relationships: 1 } } } },
        /each rank only once/,
      ],
      [{ id: 'pay_floor', answers: { workValues: { pay_floor: 'a million' } } }, /only from the options/],
      [{ id: 'salaryCurrent', answers: { field: -5 } }, /whole number of dollars/],
      [{ id: 'currentRole', answers: {} }, /Current role is required/],
      [{ id: 'careerGoals', answers: { careerGoals: 'short' } }, /detailed career goals/],
      [{ id: 'satisfaction', answers: { personalityScores: { satisfaction: 5, activities_3: 1 } } }, /one answer at a time/],
      [{ id: 'assessmentType', answers: { field: 'executive_transition' } }, /no such answer/],
      [{ id: '__proto__', answers: { field: 'x' } }, /no such answer/],
      [{ id: 'satisfaction', answers: { personalityScores: { satisfaction: 4 } } }, /rests on already/],
      ['not json', /./],
      ['{}', /./],
    ]
    for (const [correction, detail] of wrong)
      await assert.rejects(correct(of, correction), refused('bad_request', detail), JSON.stringify(correction))
    const list = await call(service.app, routes.listAssessments, { headers: of.headers })
    assert.equal(list.json.length, 1, 'nothing was saved')
  })

  it('of somebody else, or of nobody, answers as an unknown one does', async () => {
    const of = await saved()
    const correction = { id: 'satisfaction', answers: { personalityScores: { satisfaction: 8 } } }
    for (const userId of [randomUUID(), ''])
      await assert.rejects(correct({ ...of, userId }, correction), refused('not_found', /no such assessment/))
    await assert.rejects(correct({ ...of, assessmentId: randomUUID() }, correction), refused('not_found', /./))
  })

  it('of a guest stays with the guest and the address', async () => {
    const made = await call(service.app, routes.saveGuestAssessment, { body: { ...detailed(), guestEmail: 'g@example.com' } })
    const [row] = await service.sql('select guest_key from assessment where id = $1', [made.json.id])
    assert.notEqual(row.guest_key, guestKeyOf(''))
    const { assessmentId } = await service.rpc.correctAssessment({
      assessmentId: made.json.id,
      userId: '',
      guestKey: row.guest_key,
      correctionJson: JSON.stringify({ id: 'satisfaction', answers: { personalityScores: { satisfaction: 9 } } }),
    })
    const [now] = await service.sql('select user_id, guest_key, guest_email from assessment where id = $1', [assessmentId])
    assert.deepEqual(now, { user_id: null, guest_key: row.guest_key, guest_email: 'g@example.com' })
  })
})
