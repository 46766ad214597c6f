// @vitest-environment node
import { answerCorrection, type DetailedAssessment, detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, detailedQuestion } from '@waymark/contracts/models/assessment/question'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { faultOfField, fieldCorrection, questionCorrection } from '../../../src/features/reports/correct/build-correction.ts'
import { correctableGroups, foundAnswers, standOfCorrections } from '../../../src/features/reports/correct/correctable.ts'
import { readAnswer, readProfile } from '../../../src/features/reports/correct/read-answer.ts'
import { readPublic } from '../../support/demo-visit.ts'

let questions: Record<string, DetailedQuestion[]>
let saved: DetailedAssessment
let said: { id: string; question: string; words: string }[]
beforeAll(async () => {
  const decoded = t.record(t.string, t.array(detailedQuestion)).decode(await readPublic('/demo/questions.json'))
  const file = t.type({ answers: detailedAssessment, said: t.array(t.any) }).decode(await readPublic('/demo/sample-answers.json'))
  if (!isRight(decoded) || !isRight(file)) throw new Error('the files of the demo do not decode')
  questions = decoded.right
  saved = file.right.answers
  said = file.right.said
})
const sampleQuestions = () => questions[saved.assessmentType] ?? []
const questionOf = (id: string) => {
  const found = sampleQuestions().find((one) => one.id === id)
  if (!found) throw new Error(`no question ${id}`)
  return found
}

describe('a saved answer', () => {
  test('of every kind comes back into its form, and is sent as it was saved', () => {
    const kinds = new Set<string>()
    for (const question of sampleQuestions()) {
      const value = readAnswer(question, saved)
      if (value === undefined) continue
      kinds.add(question.type)
      const { id, answers } = questionCorrection(question, value)
      expect(id).toBe(question.id)
      expect(answerCorrection.is({ id, answers }), id).toBe(true)
      for (const map of ['personalityScores', 'workValues', 'motivations', 'challenges'] as const)
        for (const [key, one] of Object.entries(answers[map] ?? {})) expect(saved[map]?.[key], `${map} ${key}`).toEqual(one)
      if (question.type === 'skills_rating') expect(answers.skillsTechnical).toEqual(saved.skillsTechnical)
      if (question.type === 'timeline') expect(saved.careerGoals.endsWith((answers.careerGoals ?? '-').trim())).toBe(true)
    }
    expect([...kinds].toSorted()).toEqual(
      'categorized_multi_select multi_select ranking scale scale_group single_select skills_rating text timeline'.split(' '),
    )
  })

  test('that is taken back is sent empty, of each kind', () => {
    const empties = sampleQuestions().map((question) => questionCorrection(question, undefined))
    for (const { id, answers } of empties)
      expect(answers, id).toEqual(questionOf(id).type === 'timeline' ? { careerGoals: '' } : {})
  })

  test('of step 2 comes back into its field, the goals without the lines of the timeline', () => {
    const profile = readProfile(saved, sampleQuestions())
    expect([profile.currentRole, profile.yearsExperience, profile.salaryCurrent]).toEqual(['Bookkeeper', 19, '47000'])
    expect(saved.careerGoals.startsWith(`${profile.careerGoals}\n`)).toBe(true)
    expect(profile.careerGoals).toMatch(/^I would like .+\.$/)
    expect(profile.careerGoals).not.toMatch(/In 6 months/)
    expect(fieldCorrection('salaryCurrent', profile)).toEqual({ id: 'salaryCurrent', answers: { field: 47_000 } })
    expect(fieldCorrection('educationLevel', profile)).toEqual({ id: 'educationLevel', answers: { field: 'associates' } })
    expect(fieldCorrection('careerGoals', profile)).toEqual({
      id: 'careerGoals',
      answers: { careerGoals: profile.careerGoals },
    })
  })
})

describe('a field', () => {
  test('is checked by its own rule, with the specified sentence', () => {
    const fault = (id: Parameters<typeof faultOfField>[0], values: object) => faultOfField(id, fieldCorrection(id, values))
    expect(fault('currentRole', { currentRole: '' })).toBe('Current role is required')
    expect(fault('industry', {})).toBe('Industry is required')
    expect(fault('educationLevel', {})).toBe('Education level is required')
    expect(fault('careerGoals', { careerGoals: 'Too short' })).toBe('Please provide detailed career goals')
    expect(fault('careerGoals', { careerGoals: 'Long enough to read' })).toBeUndefined()
    expect(fault('yearsExperience', { yearsExperience: 51 })).toBe('Years of experience must be a number from 0 to 50')
    expect(fault('salaryTarget', { salaryTarget: '999999999' })).toBe('Salary must be a whole number of dollars, 0 or more')
    expect(fault('salaryTarget', { salaryTarget: '' })).toBeUndefined()
    expect(fault('state', {})).toBeUndefined()
  })
})

describe('what can be corrected', () => {
  test('is everything asked, in its order, with what was said; the rest as not answered', () => {
    const groups = correctableGroups({
      report: { answers: saved, said },
      questions: sampleQuestions(),
      occupation: 'Bookkeeping Clerks',
    })
    expect(groups[0]?.answers.map(({ id }) => id).slice(0, 3)).toEqual(['currentRole', 'currentOccupation', 'yearsExperience'])
    expect(groups[0]?.answers[1]?.words).toBe('Bookkeeping Clerks')
    const all = groups.flatMap(({ answers }) => answers)
    for (const question of sampleQuestions())
      expect(
        all.some(({ id }) => id === question.id),
        question.id,
      ).toBe(true)
    for (const { id, question, words } of said) expect(all.find((one) => one.id === id)).toMatchObject({ id, question, words })
    expect(all.find(({ id }) => id === 'state')).toMatchObject({ question: 'Your state', words: '' })
  })

  test('asks for a target industry where the report does, or where one was named', () => {
    const fields = (report: { answers: DetailedAssessment; said: typeof said }) =>
      correctableGroups({ report, questions: [], occupation: '' })[0]?.answers.map(({ id }) => id)
    const unsaid = said.filter(({ id }) => id !== 'targetIndustry')
    for (const assessmentType of reportTypes)
      expect(fields({ answers: { ...saved, assessmentType }, said: unsaid })?.includes('targetIndustry')).toBe(
        assessmentType === 'career_change',
      )
    expect(fields({ answers: saved, said })).toContain('targetIndustry')
  })

  test('is found by words of the question or of the answer', () => {
    const groups = correctableGroups({ report: { answers: saved, said }, questions: sampleQuestions(), occupation: '' })
    const ids = (typed: string) => foundAnswers(groups, typed).flatMap(({ answers }) => answers.map(({ id }) => id))
    expect(ids(' BOOKKEEPER ')).toEqual(['currentRole'])
    expect(ids('how satisfied')).toEqual(['satisfaction'])
    expect(ids('no such words')).toEqual([])
    expect(ids('').length).toBeGreaterThan(25)
  })

  test('is open while a correction is left, used up, or over', () => {
    const now = new Date('2026-11-25T00:00:00.000Z')
    expect(standOfCorrections({ left: 1, until: '2026-12-01T00:00:00.000Z' }, now)).toBe('open')
    expect(standOfCorrections({ left: 0, until: '2026-12-01T00:00:00.000Z' }, now)).toBe('used')
    expect(standOfCorrections({ left: 0, until: '2026-11-01T00:00:00.000Z' }, now)).toBe('over')
  })
})
