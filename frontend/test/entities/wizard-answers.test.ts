import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asksTargetIndustry } from '../../src/entities/person/wire-profile.ts'
import { answerField, fromFields, toFieldErrors, toFields } from '../../src/entities/question/answer-fields.ts'
import type { Answers } from '../../src/entities/question/answer-values.ts'
import { rankLimit, validateAnswers } from '../../src/entities/question/validate-answers.ts'
import { wireAnswers } from '../../src/entities/question/wire-answers.ts'
import { guestPayload, memberPayload } from '../../src/features/detailed-assessment/build-payload.ts'
import {
  carryDraft,
  carryNothing,
  emptyDraft,
  isBeyondFirstStep,
  readDraft,
  saveDraft,
  takeCarriedDraft,
  type WizardDraft,
} from '../../src/features/detailed-assessment/draft.ts'
import { keepEarlyChoice } from '../../src/features/detailed-assessment/keep-early-choice.ts'
import { beginKeeping, guest, ownKey } from '../../src/lib/own-storage.ts'

const question = (type: string, more: Partial<DetailedQuestion> = {}): DetailedQuestion => ({
  id: 'q',
  type,
  question: '?',
  ...more,
})
const goals = 'Lead a small team within two years'
const wire = (asked: DetailedQuestion, value: Answers[string]) => wireAnswers([asked], { q: value }, goals)
const nothing = wireAnswers([], {}, goals)

describe('the names of answers in the form', () => {
  test('are no paths, and lead back to their questions', () => {
    expect(answerField('a.b[0]')).toBe('answers.q_a~b~0~')
    expect(toFields({ 'a.b': 7, c: undefined })).toEqual({ 'q_a~b': 7, q_c: undefined })
    const asked = [question('scale', { id: 'a.b' }), question('text', { id: 'd' })]
    expect(fromFields(asked, { 'q_a~b': 7, q_c: 'x' })).toEqual({ 'a.b': 7, d: undefined })
    expect(fromFields(asked, undefined)).toEqual({ 'a.b': undefined, d: undefined })
    expect(toFieldErrors({ 'a.b': 'Too many' })).toEqual({ 'q_a~b': 'Too many' })
  })
})

describe('an answer of another kind than its question', () => {
  test('does not travel', () => {
    expect(wire(question('scale'), 'seven')).toEqual(nothing)
    expect(wire(question('scale_group', { areas: [{ name: 'Pay' }] }), { 0: 'three' })).toEqual(nothing)
    expect(wire(question('single_select'), ['x'])).toEqual(nothing)
    expect(wire(question('single_select'), '')).toEqual(nothing)
    expect(wire(question('multi_select'), 'x')).toEqual(nothing)
    expect(wire(question('text'), ['x'])).toEqual(nothing)
    expect(wire(question('ranking'), { a: 'first' })).toEqual(nothing)
    expect(wire(question('ranking'), {})).toEqual(nothing)
    expect(wire(question('timeline', { timelines: ['Soon'] }), ['x'])).toEqual(nothing)
    expect(wire(question('timeline', { timelines: ['Soon', '0'] }), 'x')).toEqual(nothing)
    expect(wire(question('timeline', { timelines: ['Soon'] }), { Soon: 7 })).toEqual(nothing)
    expect(wire(question('skills_rating'), ['x'])).toEqual(nothing)
    expect(wire(question('scale_group', { areas: [{ name: 'Pay' }] }), 'x')).toEqual(nothing)
  })
  test('a ranking keeps the ranks among what else is there', () => {
    expect(wire(question('ranking'), { a: 'first', b: 2 }).workValues).toEqual({ q: { b: 2 } })
  })
  test('all six rated skills travel, a blank or unreadable name does not, nor a rating in words', () => {
    const boxes = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((box) => [`name_${box}`, `Skill ${box}`]))
    expect(wire(question('skills_rating'), boxes).skillsTechnical).toHaveLength(6)
    const sent = wire(question('skills_rating'), { name_1: '  ', name_2: 5, name_3: 'SQL', rating_3: 'high', rating_1: 3 })
    expect([sent.skillsTechnical, sent.personalityScores]).toEqual([['SQL'], {}])
  })
})

describe('answers that do not fit', () => {
  const errors = (asked: DetailedQuestion, value: Answers[string]) => validateAnswers([asked], { q: value })
  test('one bad rank among good ones is told, and what is no rank is passed over', () => {
    const ranking = question('ranking', { options: ['a', 'b', 'c'] })
    expect(errors(ranking, { a: 1, b: 9 })).toEqual({ q: 'Please give a rank from 1 to 3' })
    expect(errors(ranking, { a: 1, b: 1.5 })).toEqual({ q: 'Please give a rank from 1 to 3' })
    expect(errors(ranking, { a: 1, b: 'x', c: 'x' })).toEqual({})
    expect(rankLimit(question('ranking'))).toBe(10)
  })
  test('a limit on choices is for choices, and up to it all is well', () => {
    const limited = question('multi_select', { maxChoices: 2 })
    expect(errors(limited, ['a', 'b'])).toEqual({})
    expect(errors(limited, ['a', 'b', 'c'])).toEqual({ q: 'Please choose at most 2' })
    expect(errors(question('multi_select'), ['a', 'b', 'c'])).toEqual({})
    expect(errors({ ...limited, type: 'categorized_multi_select' }, ['a', 'b', 'c'])).toEqual({})
  })
  test('each text of a table is held to its length, numbers and lists are not texts', () => {
    const long = 'x'.repeat(4001)
    expect(errors(question('timeline'), { now: 'short', later: long }).q).toContain('4,000')
    expect(errors(question('skills_rating'), { name_1: 'SQL', rating_1: 7 })).toEqual({})
    expect(errors(question('categorized_multi_select'), [long])).toEqual({})
    expect(errors(question('scale'), 7)).toEqual({})
  })
  test('without a kind of report no target industry is asked for', () => {
    expect(asksTargetIndustry(undefined)).toBe(false)
  })
})

const complete: WizardDraft = {
  step: 3,
  reportType: 'career_change',
  guestEmail: 'ines@example.org',
  profile: {
    currentRole: 'Nurse',
    yearsExperience: 6,
    industry: 'healthcare',
    educationLevel: 'bachelors',
    careerGoals: goals,
  },
  answers: { q: 7 },
}

describe('the assessment as it is sent', () => {
  test('holds the profile, the answers and the kind of report; a guest also says where it goes', () => {
    const asked = { questions: [question('scale')], filled: {} }
    expect(memberPayload(complete, asked)).toMatchObject({
      ok: true,
      value: { assessmentType: 'career_change', currentRole: 'Nurse', careerGoals: goals, personalityScores: { q: 7 } },
    })
    expect(guestPayload(complete, asked)).toMatchObject({
      ok: true,
      value: { guestEmail: 'ines@example.org', assessmentType: 'career_change', personalityScores: { q: 7 } },
    })
  })
  test('is refused with the faults by field', () => {
    const nothing = { questions: [], filled: {} }
    const bare = { ...complete, profile: {}, guestEmail: '' }
    const member = memberPayload(bare, nothing)
    const anonymous = guestPayload({ ...complete, guestEmail: 'nowhere' }, nothing)
    expect(member.ok ? [] : member.errors.map(({ path }) => path)).toContain('currentRole')
    expect(anonymous.ok ? [] : anonymous.errors.map(({ path }) => path)).toEqual(['guestEmail'])
  })
})

describe('a draft carried to the sign-in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000_000 })
    beginKeeping()
  })
  afterEach(() => vi.useRealTimers())
  const carry = () => {
    saveDraft(guest, complete)
    carryDraft()
  }

  test('becomes that of the person who signed in, without the address of the guest', () => {
    carry()
    expect(readDraft('ines')).toEqual({ ...complete, guestEmail: '' })
    takeCarriedDraft('ines')
    expect(readDraft('ines')).toEqual({ ...complete, guestEmail: '' })
    expect(readDraft('bela')).toEqual(emptyDraft)
    expect(readDraft(guest)).toEqual(complete)
  })
  test('gives way to a draft of their own', () => {
    saveDraft('ines', { ...emptyDraft, step: 2 })
    carry()
    takeCarriedDraft('ines')
    expect(readDraft('ines').step).toBe(2)
    expect(readDraft('bela')).toEqual(emptyDraft)
  })
  test('is nobody’s after half an hour, or when the guest came back', () => {
    carry()
    vi.setSystemTime(1_000_000_000 + 30 * 60_000 - 1)
    expect(readDraft('ines').step).toBe(3)
    vi.setSystemTime(1_000_000_000 + 30 * 60_000)
    expect(readDraft('ines')).toEqual(emptyDraft)
    vi.setSystemTime(1_000_000_000)
    carryNothing()
    expect(readDraft('ines')).toEqual(emptyDraft)
  })
  test('that was not carried, or is beyond the answers, stays the guest’s', () => {
    saveDraft(guest, complete)
    expect(readDraft('ines')).toEqual(emptyDraft)
    saveDraft(guest, { ...complete, step: 4 })
    carryDraft()
    expect(readDraft('ines')).toEqual(emptyDraft)
    takeCarriedDraft('ines')
    expect(sessionStorage.getItem(ownKey('ines', 'wizard'))).toBeNull()
    expect(readDraft(guest).step).toBe(4)
  })
  test('a later step of anybody is known in this tab', () => {
    expect(isBeyondFirstStep()).toBe(false)
    saveDraft(guest, emptyDraft)
    sessionStorage.setItem('note', '"step":3')
    expect(isBeyondFirstStep()).toBe(false)
    saveDraft('ines', complete)
    expect(isBeyondFirstStep()).toBe(true)
  })
})

describe('a choice made before the app came', () => {
  const page = (markup: string) => Object.assign(document.createElement('div'), { innerHTML: markup })
  const chosen = '<input type="radio" name="report-type" value="ai_transition" checked>'
  beforeEach(() => beginKeeping())

  test('is kept with a draft at its first step, and begins a new one otherwise', () => {
    saveDraft(guest, { ...complete, step: 1 })
    keepEarlyChoice(page(chosen))
    expect(readDraft(guest)).toEqual({ ...complete, step: 1, reportType: 'ai_transition' })
    saveDraft(guest, complete)
    keepEarlyChoice(page(chosen))
    expect(readDraft(guest)).toEqual({ ...emptyDraft, reportType: 'ai_transition' })
  })
  test('is nothing where nothing, or nothing that we know, was chosen', () => {
    saveDraft(guest, complete)
    keepEarlyChoice(page(''))
    keepEarlyChoice(page(chosen.replace('ai_transition', 'gardening')))
    keepEarlyChoice(page(chosen.replace('report-type', 'colour')))
    keepEarlyChoice(page(chosen.replace(' checked', '')))
    expect(readDraft(guest)).toEqual(complete)
  })
})
