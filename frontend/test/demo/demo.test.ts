// @vitest-environment node
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import * as samples from '../../src/demo/samples.ts'
import * as shapes from '../../src/demo/shapes.ts'
import { liveMatch, liveSkill, percentOf } from '../../src/demo/to-live.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { decodeAnswer } from '../support/decode-answer.ts'
import { visitDemo } from '../support/demo-visit.ts'

const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld }, { realIds: true })
// biome-ignore lint/suspicious/noExplicitAny: what a call answers is checked by its contract here
const ask = async (id: string, call: Parameters<typeof demo.ask>[1] = {}): Promise<any> =>
  decodeAnswer(id, await demo.ask(id, call))
const decodes = (codec: t.Mixed, value: unknown) => isRight(codec.decode(value))

describe('the samples', () => {
  test('have the shapes of the demo, which are not the live ones', () => {
    expect(samples.userSkills.every((one) => decodes(shapes.demoUserSkill, one))).toBe(true)
    expect(samples.jobMatches.every((one) => decodes(shapes.demoMatch, one))).toBe(true)
    expect(samples.recommendations.every((one) => decodes(shapes.demoRecommendation, one))).toBe(true)
    expect(samples.learningPaths.every((one) => decodes(shapes.demoPath, one))).toBe(true)
    expect(decodes(shapes.demoSkillsGap, samples.skillsGap)).toBe(true)
    expect(decodes(shapes.demoDashboard, samples.dashboard)).toBe(true)
    const levels = samples.userSkills.map(({ proficiencyLevel }) => proficiencyLevel)
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...levels)).toBe(4.2)
    expect(samples.jobMatches[0]?.matchPercentage).toBe('92%')
  })

  test('carry the specified fields under their names', () => {
    const fields = (value: object | undefined) => Object.keys(value ?? {})
    const has = (values: readonly object[], names: string) => {
      expect(values.length).toBeGreaterThan(0)
      for (const value of values) expect(fields(value)).toEqual(expect.arrayContaining(names.split(' ')))
    }
    has(samples.userSkills, 'id skillId skill proficiencyLevel selfAssessed verified')
    has(
      samples.userSkills.map(({ skill }) => skill),
      'id name description category demandScore',
    )
    has(samples.jobMatches, 'id jobPosting matchPercentage skillsMatch')
    has(
      samples.jobList,
      'id title company location salaryMin salaryMax description skillsRequired employmentType experienceLevel postedDate source requirements',
    )
    for (const { matchPercentage } of samples.jobMatches) expect(matchPercentage).toMatch(/^\d+%$/)
    has(
      samples.recommendations,
      'id title description matchPercentage requiredSkills salaryRange growthPotential marketDemand priority',
    )
    has(
      samples.recommendations.map(({ salaryRange }) => salaryRange),
      'min max',
    )
    expect(samples.recommendations.map(({ priority }) => priority)).toEqual(['high', 'medium', 'low'])
    has(samples.learningPaths, 'id title difficulty progress modules')
    has(
      samples.learningPaths.flatMap(({ modules }) => modules),
      'title completed',
    )
    for (const { difficulty } of samples.learningPaths) expect(['Beginner', 'Intermediate', 'Advanced']).toContain(difficulty)
    has([samples.skillsGap], 'targetRole currentMatch missingSkills')
    has(samples.skillsGap.missingSkills, 'skill importance timeToLearn resources')
    has(
      [samples.dashboard.metrics],
      'skillsCount completedAssessments activeJobMatches learningPathsInProgress profileStrength weeklyProgress',
    )
    has([samples.dashboard.assessmentProgress], 'completedSteps totalSteps currentStep score')
    has(samples.dashboard.recentActivity, 'id type description timestamp')
  })

  test('the questions of the game have the live fields and a skill field', async () => {
    const { gameId } = await ask('startGame', { body: { categories: ['analytics', 'creativity'] } })
    const questions = demo.world.games.find((game) => game.gameId === gameId)?.questions ?? []
    expect(questions).toHaveLength(10)
    for (const question of questions) {
      expect(decodes(shapes.demoQuestion, question)).toBe(true)
      const names = ['id', 'question', 'options', 'correctAnswer', 'explanation', 'difficulty', 'category', 'skill']
      expect(Object.keys(question)).toEqual(expect.arrayContaining(names))
      expect(question.skill.length).toBeGreaterThan(0)
    }
    for (const { skill: _, ...question } of questions) expect(decodes(shapes.demoQuestion, question)).toBe(false)
  })

  test('the dashboard answers its eleven keys: the first 4 skills, the first 2 matches, and the counts', () => {
    const { dashboard } = samples
    expect(Object.keys(dashboard).toSorted()).toEqual(
      'user assessmentProgress skillsCount topSkills jobMatches recentMatches assessmentScore recommendations learningPaths metrics recentActivity'
        .split(' ')
        .toSorted(),
    )
    expect(dashboard.topSkills.map(({ skill }) => skill.name)).toEqual(['SQL', 'JavaScript', 'Python', 'PostgreSQL'])
    expect(dashboard.recentMatches.map(({ id }) => id)).toEqual(['demo-match-1', 'demo-match-2'])
    expect([dashboard.jobMatches, dashboard.assessmentScore]).toEqual([3, 78])
    expect(samples.userSkills.slice(0, 4).map(({ skill }) => skill.name)).toEqual(['SQL', 'JavaScript', 'Python', 'PostgreSQL'])
  })

  test('have the specified figures: 8 skills, 7 of 10 steps with 78, profile 82, week 15', () => {
    const { dashboard } = samples
    expect(samples.userSkills).toHaveLength(8)
    expect(dashboard.skillsCount).toBe(8)
    expect(dashboard.assessmentProgress).toMatchObject({ completedSteps: 7, totalSteps: 10, score: 78 })
    expect(dashboard.metrics).toMatchObject({ skillsCount: 8, profileStrength: 82, weeklyProgress: 15 })
    expect(dashboard.recentActivity.map(({ type }) => type).sort()).toEqual(['assessment_complete', 'job_match', 'skill_update'])
  })

  test('have a fixed badge of 3 with title, text and time', async () => {
    const before = await ask('listNotifications')
    expect([before.unread, before.notifications.length]).toEqual([3, 3])
    await ask('readNotifications', { body: { until: '2025-02-02T00:00:00.000Z' } })
    expect((await ask('listNotifications')).unread).toBe(3)
  })

  test('become what the screens of the live product read', () => {
    expect(percentOf('92%')).toBe(92)
    expect(samples.userSkills.map((one) => liveSkill(one).proficiencyLevel)).toEqual([4, 3, 3, 4, 4, 4, 2, 3])
    const match = liveMatch(samples.jobMatches[1]!)
    expect(match.jobPosting.experienceLevel).toBe('Mid')
    expect([match.mustHeld, match.mustTotal, match.coverage]).toEqual([2, 4, 50])
  })
})
