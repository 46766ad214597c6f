// @vitest-environment jsdom
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { explain } from '@waymark/contracts/codec/errors'
import type { RecommendationAdvice } from '@waymark/contracts/models/advice'
import type { EntryFromHere } from '@waymark/contracts/models/entry'
import type { AnyRoute } from '@waymark/contracts/route'
import { allRoutes } from '@waymark/contracts/routes/all'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiCall } from '../src/api/base-query.ts'
import { demoAnswers } from '../src/api/demo/answers.ts'
import { withDemo } from '../src/api/demo/demo-base-query.ts'
import { type DemoFiles, loadDemoFiles } from '../src/api/demo/demo-files.ts'
import * as samples from '../src/api/demo/samples.ts'
import * as shapes from '../src/api/demo/shapes.ts'
import { liveMatch, liveSkill, percentOf } from '../src/api/demo/to-live.ts'
import { createDemoWorld, type DemoWorld } from '../src/api/demo/world.ts'
import { decideDemo, startDemo } from '../src/lib/demo-mode.ts'

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '../public', file), 'utf8'))
let files: DemoFiles
let world: DemoWorld
beforeAll(async () => {
  files = await loadDemoFiles(read)
})
beforeEach(() => {
  world = createDemoWorld(files, () => '2025-02-02T00:00:00.000Z')
})

const routeOf = (id: string): AnyRoute => {
  const route = allRoutes.find((candidate) => candidate.id === id)
  if (!route) throw new Error(`no call ${id}`)
  return route
}
// biome-ignore lint/suspicious/noExplicitAny: what a call answers is checked by its contract here
async function ask(id: string, call: Omit<ApiCall, 'route'> = {}): Promise<any> {
  const route = routeOf(id)
  const answer = await demoAnswers[id]?.(world, { route, ...call })
  const decoded = route.response.decode(answer)
  if (!isRight(decoded)) throw new Error(`${id}: ${JSON.stringify(explain(decoded.left))}`)
  return decoded.right
}
const decodes = (codec: t.Mixed, value: unknown) => isRight(codec.decode(value))

describe('the base query in demo mode', () => {
  const live = vi.fn(async () => ({ data: 'live' }))
  const send = (call: ApiCall, random: number) => withDemo(live, () => random)(call, {} as never, {})
  beforeEach(() => {
    vi.stubGlobal('fetch', async (file: string) => Response.json(await read(file)))
    live.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('outside the demo every call goes to the server', async () => {
    expect(await send({ route: identityRoutes.getDashboard }, 0)).toEqual({ data: 'live' })
  })

  test('in the demo none does, and answers take 300 to 600 ms', async () => {
    startDemo()
    decideDemo()
    await send({ route: identityRoutes.getUser }, 0)
    vi.useFakeTimers()
    for (const [random, ms] of [
      [0, 300],
      [1, 600],
    ] as const) {
      let answered = false
      const asked = Promise.resolve(send({ route: identityRoutes.getUser }, random)).then(() => {
        answered = true
      })
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(answered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      await asked
      expect(answered).toBe(true)
    }
    expect(live).not.toHaveBeenCalled()
  })

  test('what needs an account says so', async () => {
    startDemo()
    decideDemo()
    expect(await send({ route: identityRoutes.changePassword, body: {} }, 0)).toMatchObject({
      error: { status: 403, detail: expect.stringContaining('Sign in') },
    })
  })
})

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
    const questions = world.games.find((game) => game.gameId === gameId)?.questions ?? []
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

describe('the demo answers', () => {
  const specified = [
    'getDashboard',
    'listSkills',
    'listUserSkills',
    'getProfile',
    'searchJobs',
    'listJobMatches',
    'listRecommendations',
    'listLearningPaths',
    'listGameQuestions',
    'getUser',
  ]
  test.each(specified)('%s, one of the ten specified calls, as its contract says', async (id) => {
    await ask(id, id === 'listGameQuestions' ? { query: { categories: 'analytics,creativity' } } : {})
  })

  test('the advice beside the list, and the way into what it names, as their contracts say', async () => {
    const [first] = world.recommendations
    const advice = (await ask('getRecommendationAdvice')) as RecommendationAdvice
    expect(advice.goals.map(({ phrase, answer }) => [phrase, answer])).toEqual([
      ['systems analyst', 'yes'],
      ['IT manager', 'no'],
    ])
    expect(advice.goals[0]?.place).toMatchObject({ code: first?.occupationCode, matchPercentage: first?.matchPercentage })
    const way = async (code: string) => (await ask('getOccupationEntry', { params: { code } })) as EntryFromHere
    expect((await way(first?.occupationCode ?? '')).entry).toEqual(first?.entry)
    expect((await way('11-3021.00')).entry?.months).toEqual({ low: 48, high: 48 })
    expect((await way('29-1141.00')).entry).toBeUndefined()
    expect((await way('29-1141.00')).standing?.years).toBe(6)
  })

  test('every call that a signed-in screen makes, and nothing that is none', () => {
    const pages = new Set(['page', 'file', 'sse', 'redirect'])
    const left = new Set(['reportVitals', 'saveGuestAssessment', 'generateGuestReport', 'retryReport', 'importResume'])
    const wanted = allRoutes.filter(({ kind, id }) => !pages.has(kind) && !left.has(id)).map(({ id }) => id)
    expect(wanted.filter((id) => !demoAnswers[id])).toEqual([])
    expect(Object.keys(demoAnswers).filter((id) => !allRoutes.some((route) => route.id === id))).toEqual([])
  })

  test('skills: adding, changing and removing shows in the next reading, a held one is a conflict', async () => {
    const [free] = world.catalogue.filter(({ id }) => !world.skills.some(({ skillId }) => skillId === id))
    const skillId = free?.id ?? ''
    await ask('addUserSkill', { body: { skillId, proficiencyLevel: 2 } })
    expect(await demoAnswers.addUserSkill?.(world, { route: routeOf('addUserSkill'), body: { skillId } })).toMatchObject({
      status: 409,
    })
    await ask('changeUserSkill', { params: { skillId }, body: { proficiencyLevel: 5 } })
    expect((await ask('listUserSkills')).find((one: { skillId: string }) => one.skillId === skillId).proficiencyLevel).toBe(5)
    await ask('removeUserSkill', { params: { skillId } })
    expect(await ask('listUserSkills')).toHaveLength(8)
    await ask('getSkillGaps', { query: { occupation: '15-1211.00' } })
    await ask('listSkillDoors')
  })

  test('jobs: filters, save, a corrected match, an application with its history', async () => {
    expect((await ask('searchJobs', { query: { title: 'analyst' } })).total).toBe(2)
    expect((await ask('searchJobs', { query: { experienceLevel: 'Lead' } })).total).toBe(0)
    await ask('getJob', { params: { id: 'demo-job-1' } })
    await ask('saveJob', { params: { id: 'demo-job-1' } })
    expect((await ask('listSavedJobs')).total).toBe(1)
    const before = await ask('getJobMatch', { params: { id: 'demo-job-1' } })
    const corrected = await ask('disputeJobMatch', { params: { id: 'demo-job-1' }, body: { kind: 'have_skill', skill: 'jira' } })
    expect(corrected.matchPercentage).toBeGreaterThan(before.matchPercentage)
    const undone = await ask('undoDispute', { params: { id: 'demo-job-1', disputeId: corrected.disputes[0].id } })
    expect(undone.matchPercentage).toBe(before.matchPercentage)
    await ask('trackApplication', { params: { id: 'demo-job-1' }, body: { status: 'applied' } })
    const moved = await ask('trackApplication', { params: { id: 'demo-job-1' }, body: { status: 'interview', note: 'Tuesday' } })
    expect(moved.history.map(({ status }: { status: string }) => status)).toEqual(['applied', 'interview'])
    expect((await ask('listApplications')).total).toBe(1)
    await ask('pasteJob', { body: { text: 'Test engineer wanted\nSQL and Git are needed every day here.' } })
  })

  test('learning: create, ten percent more, modules by share', async () => {
    const body = { title: 'Git', targetSkills: ['Git'], difficultyLevel: 'beginner', iconType: 'code', color: 'blue' }
    const { id } = await ask('createLearningPath', { body })
    expect((await ask('listLearningPaths'))[0].id).toBe(id)
    expect((await ask('changePathProgress', { params: { pathId: id }, body: { progress: 100 } })).status).toBe('completed')
    const [sample] = samples.learningPaths
    const pathId = sample?.id ?? ''
    const detail = await ask('getLearningPath', { params: { pathId } })
    const moduleId = detail.modules[2].id
    const done = await ask('completeLearningModule', { params: { pathId, moduleId }, body: { completed: true } })
    expect(done.progressPercentage).toBe('100')
    await ask('addCheckIn', { params: { pathId }, body: { kind: 'read' } })
    await ask('deleteLearningPath', { params: { pathId: id } })
  })

  test('the game: ten questions, the key after the answer, the result by categories', async () => {
    const categories = ['analytics', 'leadership']
    const { gameId } = await ask('startGame', { body: { categories } })
    for (let turn = 0; turn < 10; turn++) {
      const issued = await ask('listGameQuestions', { query: { gameId } })
      expect(issued).toHaveLength(turn + 1)
      expect(issued[turn].correctAnswer).toBeNull()
      const key = world.games[0]?.questions[turn]?.correctAnswer
      const answer = turn < 7 ? key : -1
      const told = await ask('answerGameQuestion', { body: { gameId, questionId: issued[turn].id, answer } })
      expect([told.correct, told.correctAnswer, told.next === null]).toEqual([turn < 7, key, turn === 9])
    }
    const result = await ask('getGameResult', { query: { gameId } })
    expect([result.score, result.totalQuestions, result.finished]).toEqual([7, 10, true])
    expect(result.skillBreakdown.map(({ level }: { level: string }) => level)).toEqual(['strong', 'to practise'])
    await ask('getGameOverview')
  })

  test('the wizard ends in a sample report that says that it is one', async () => {
    for (const assessmentType of ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition'])
      expect((await ask('getAssessmentQuestions', { params: { assessmentType } })).length).toBeGreaterThanOrEqual(20)
    const { id: assessmentId } = await ask('saveDetailedAssessment', { body: { assessmentType: 'career_change' } })
    const { reportId } = await ask('generateReport', { body: { assessmentId, reportType: 'career_change' } })
    await ask('completeReportPayment', { params: { reportId }, body: { paymentId: 'demo-payment-1' } })
    expect((await ask('listReports')).reports[0]).toMatchObject({
      id: reportId,
      paid: true,
      title: expect.stringContaining('sample'),
    })
    const view = await ask('getReportView', { params: { id: reportId } })
    expect(view.title).toContain('(sample)')
    expect(view.sections.length).toBeGreaterThanOrEqual(25)
    await ask('getReport', { params: { id: reportId } })
  })

  test('account, search and occupations', async () => {
    await ask('changeProfile', { body: { title: 'Tester', clear: ['experience'] } })
    expect((await ask('getProfile')).experience).toBeUndefined()
    expect((await ask('getCompleteness')).percent).toBe(90)
    for (const id of [
      'getUsage',
      'getSettings',
      'getCareerSummary',
      'getResume',
      'listProjects',
      'listSessions',
      'listNotifications',
    ])
      await ask(id)
    expect((await ask('search', { query: { q: 'analyst' } })).results.length).toBeGreaterThan(2)
    await ask('searchOccupations', { query: { title: 'trainer', limit: 5 } })
    for (const id of ['getOccupation', 'listSimilarOccupations']) await ask(id, { params: { code: '15-1211.00' } })
    await ask('listCareerPaths', { params: { code: '15-1253.00' }, query: { to: '13-1151.00' } })
    await ask('submitBasicAssessment', { body: { assessmentType: 'basic_career' } })
  })
})
