// @vitest-environment node
import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { EntryFromHere } from '@waymark/contracts/models/advice/entry'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { allRoutes } from '@waymark/contracts/routes/all'
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import * as samples from '../../src/demo/samples.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { decodeAnswer, routeOf } from '../support/decode-answer.ts'
import { visitDemo } from '../support/demo-visit.ts'

const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld }, { realIds: true })
// biome-ignore lint/suspicious/noExplicitAny: what a call answers is checked by its contract here
const ask = async (id: string, call: Parameters<typeof demo.ask>[1] = {}): Promise<any> =>
  decodeAnswer(id, await demo.ask(id, call))

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
    const [first] = demo.world.recommendations
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

  test('a limit is tried without a trace, and kept once it is eased', async () => {
    const params = { id: 'left-phone-work' }
    const shut = { label: 'No night work', refused: 1, opens: [] }
    demo.world.advice = { ...demo.world.advice, limits: [shut, ...(demo.world.advice.limits ?? [])] }
    const titles = async () => (await ask('listRecommendations')).map((one: Recommendation) => one.careerTitle)
    const before = await titles()
    const tried = await ask('tryLimit', { params })
    expect([tried.label, tried.candidates]).toEqual(['No work on the phone', 60])
    const support = 'Computer User Support Specialists'
    expect(tried.recommendations.map((one: Recommendation) => one.careerTitle)).toEqual([...before, support])
    expect(await titles()).toEqual(before)
    const [newest] = await ask('listAssessments')
    expect(await ask('easeLimit', { params })).toEqual({ id: newest.id, status: 'started' })
    expect(await titles()).toEqual([...before, support])
    expect((await ask('getRecommendationAdvice')).limits).toEqual([shut])
    for (const id of ['tryLimit', 'easeLimit']) expect(await demo.ask(id, { params })).toMatchObject({ status: 404 })
    demo.world.advice = { ...demo.world.advice, limits: undefined }
    for (const id of ['tryLimit', 'easeLimit']) expect(await demo.ask(id, { params })).toMatchObject({ status: 404 })
  })

  test('every call that a signed-in screen makes, and nothing that is none', () => {
    const pages = new Set(['page', 'file', 'sse', 'redirect'])
    const left = new Set([
      'reportVitals',
      'saveGuestAssessment',
      'generateGuestReport',
      'retryReport',
      'importResume',
      'shareSummary',
      // Behind the link of a mail, which leaves the demo.
      'getAnswersByLink',
      'correctByLink',
      'getViewByLink',
      'endAiTextByLink',
      'getMarksByLink',
      'markByLink',
      'compareByLink',
      // Asked by the sign-in page, which is no screen of the app.
      'passkeyOptions',
      // Asked by the payment provider, never by a screen.
      'stripeWebhook',
    ])
    const wanted = allRoutes.filter(({ kind, id }) => !pages.has(kind) && !left.has(id)).map(({ id }) => id)
    expect(wanted.filter((id) => !demoAnswers[id])).toEqual([])
    expect(Object.keys(demoAnswers).filter((id) => !allRoutes.some((route) => route.id === id))).toEqual([])
  })

  test('skills: adding, changing and removing shows in the next reading, a held one is a conflict', async () => {
    const [free] = demo.world.catalogue.filter(({ id }) => !demo.world.skills.some(({ skillId }) => skillId === id))
    const skillId = free?.id ?? ''
    await ask('addUserSkill', { body: { skillId, proficiencyLevel: 2 } })
    expect(await demoAnswers.addUserSkill?.(demo.world, { route: routeOf('addUserSkill'), body: { skillId } })).toMatchObject({
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
      const key = demo.world.games[0]?.questions[turn]?.correctAnswer
      const answer = turn < 7 ? key : -1
      const told = await ask('answerGameQuestion', { body: { gameId, questionId: issued[turn].id, answer } })
      expect([told.correct, told.correctAnswer, told.next === null]).toEqual([turn < 7, key, turn === 9])
    }
    const result = await ask('getGameResult', { query: { gameId } })
    expect([result.score, result.totalQuestions, result.finished]).toEqual([7, 10, true])
    expect(result.skillBreakdown.map(({ level }: { level: string }) => level)).toEqual(['strong', 'to practice'])
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
    expect(view.sections.at(-1)?.page).toBeGreaterThanOrEqual(25)
    await ask('getReport', { params: { id: reportId } })
  })

  test('an answer of the sample is corrected three times, and what changed is told', async () => {
    const { id: assessmentId } = await ask('saveDetailedAssessment', { body: { assessmentType: 'career_deep_dive' } })
    const { reportId: first } = await ask('generateReport', { body: { assessmentId, reportType: 'career_deep_dive' } })
    const params = { id: first }
    const { said, corrections } = await ask('getReportAnswers', { params })
    expect(said[0]).toEqual({ id: 'currentRole', question: 'Your work now', words: 'Bookkeeper' })
    expect(corrections.left).toBe(3)
    const body = { id: 'satisfaction', answers: { personalityScores: { satisfaction: 9 } } }
    const { reportId: second } = await ask('correctReport', { params, body })
    const view = await ask('getReportView', { params: { id: second } })
    expect(view.corrects).toEqual({
      reportId: first,
      question: 'How satisfied are you with your work today?',
      before: '6 of 10',
      after: '9 of 10',
    })
    const compared = await ask('compareReports', { params: { id: second, other: first } })
    expect(compared.answers.map(({ before, after }: { before: string; after: string }) => [before, after])).toEqual([
      ['6 of 10', '9 of 10'],
    ])
    expect(compared.places.some(({ before }: { before?: unknown }) => !before)).toBe(true)
    const pay = { id: 'salaryTarget', answers: { field: 61_000 } }
    const { reportId: third } = await ask('correctReport', { params: { id: second }, body: pay })
    const both = await ask('compareReports', { params: { id: third, other: first } })
    expect(both.answers.map(({ after }: { after: string }) => after)).toEqual(['$61,000', '9 of 10'])
    await ask('correctReport', { params: { id: third }, body: { id: 'state', answers: { field: 'OH' } } })
    expect((await ask('getReportAnswers', { params })).corrections.left).toBe(0)
    expect(await demo.ask('correctReport', { params, body })).toMatchObject({ status: 409 })
    for (const one of ['getReportAnswers', 'correctReport', 'compareReports'])
      expect(await demo.ask(one, { params: { id: 'none', other: first }, body })).toMatchObject({ status: 404 })
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
