// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../src/api/api.ts'
import '../src/api/account.ts'
import '../src/api/assessments.ts'
import '../src/api/dashboard.ts'
import '../src/api/game.ts'
import '../src/api/job-writes.ts'
import '../src/api/learning.ts'
import '../src/api/notifications.ts'
import '../src/api/occupations.ts'
import '../src/api/portfolio.ts'
import '../src/api/profile.ts'
import '../src/api/recommendations.ts'
import '../src/api/reports.ts'
import '../src/api/resume.ts'
import '../src/api/search.ts'
import '../src/api/settings.ts'
import '../src/api/skills.ts'
import { demoAnswers } from '../src/api/demo/answers.ts'
import { type DemoFiles, loadDemoFiles } from '../src/api/demo/demo-files.ts'
import { createDemoWorld, type DemoWorld } from '../src/api/demo/world.ts'
import { createStore } from '../src/app/store.ts'

/** An action of any endpoint: what is asked here is what it sends and what it makes stale. */
const endpoints = api.endpoints as unknown as Record<string, { initiate: (arg: unknown) => UnknownAction }>
const start = (name: string, arg: unknown) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint.initiate(arg)
}

type Sent = { line: string; body?: unknown }
const sent: Sent[] = []
let files: DemoFiles
let world: DemoWorld
let answer: (path: string, init: RequestInit) => Response | Promise<Response>

beforeAll(async () => {
  files = await loadDemoFiles(async (file) =>
    JSON.parse(await readFile(path.join(import.meta.dirname, '../public', file), 'utf8')),
  )
})
beforeEach(() => {
  sent.length = 0
  world = createDemoWorld(files)
  answer = () => new Response('', { status: 500 })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = init.body === undefined ? {} : { body: JSON.parse(String(init.body)) as unknown }
    sent.push({ line: `${init.method} ${address}`, ...body })
    return answer(address, init)
  })
})
afterEach(() => vi.unstubAllGlobals())

const change = { title: 'Shop', description: '' }
const checkIn = { kind: 'read', note: 'Chapter 2' }
const learningPath = { title: 'SQL', targetSkills: ['SQL'], estimatedDuration: null }

/** Each call with what it is given, the line that it sends, and its body. */
const calls: [name: string, arg: unknown, line: string, body?: unknown][] = [
  ['listSessions', undefined, 'GET /api/account/sessions'],
  ['revokeSession', { id: 's1', password: 'secret' }, 'DELETE /api/account/sessions/s1', { password: 'secret' }],
  ['revokeOtherSessions', { password: 'secret' }, 'DELETE /api/account/sessions', { password: 'secret' }],
  ['changePassword', { current: 'a', next: 'b' }, 'POST /api/account/password', { current: 'a', next: 'b' }],
  ['changeEmail', { email: 'a@b.org' }, 'POST /api/account/email', { email: 'a@b.org' }],
  ['resendVerification', undefined, 'POST /api/auth/verify/resend'],
  ['deleteAccount', { password: 'secret' }, 'DELETE /api/account', { password: 'secret' }],
  ['getCompleteness', undefined, 'GET /api/account/completeness'],
  ['getUsage', undefined, 'GET /api/account/usage'],
  ['getUser', undefined, 'GET /api/auth/user'],
  ['getProfile', undefined, 'GET /api/user/profile'],
  ['changeProfile', { title: 'Nurse' }, 'PUT /api/user/profile', { title: 'Nurse' }],
  ['getSettings', undefined, 'GET /api/account/settings'],
  ['changeSettings', { theme: 'dark' }, 'PUT /api/account/settings', { theme: 'dark' }],
  ['listNotifications', undefined, 'GET /api/notifications'],
  ['readNotification', 'n1', 'POST /api/notifications/n1/read'],
  ['readNotifications', '2025-02-02', 'POST /api/notifications/read', { until: '2025-02-02' }],
  ['getDashboard', undefined, 'GET /api/dashboard'],
  ['search', { q: 'a b', limit: 3 }, 'GET /api/search?q=a+b&limit=3'],
  ['listProjects', undefined, 'GET /api/account/portfolio'],
  ['addProject', change, 'POST /api/account/portfolio', change],
  ['changeProject', { id: 'p1', change }, 'PUT /api/account/portfolio/p1', change],
  ['deleteProject', 'p1', 'DELETE /api/account/portfolio/p1'],
  ['orderProjects', ['p2', 'p1'], 'PUT /api/account/portfolio/order', { ids: ['p2', 'p1'] }],
  ['getResume', undefined, 'GET /api/account/resume'],
  ['saveResume', { version: 2, document: {} }, 'PUT /api/account/resume', { version: 2, document: {} }],
  ['resetResume', undefined, 'DELETE /api/account/resume'],
  ['importResume', { basics: {} }, 'POST /api/account/resume/import', { resume: { basics: {} } }],
  ['getCareerSummary', undefined, 'GET /api/account/summary'],
  ['getAssessmentQuestions', 'career_change', 'GET /api/reports/assessment-questions/career_change'],
  ['listAssessments', undefined, 'GET /api/assessments'],
  ['submitBasicAssessment', { responses: {} }, 'POST /api/assessments', { responses: {} }],
  ['saveDetailedAssessment', { answers: 1 }, 'POST /api/detailed-assessment', { answers: 1 }],
  ['saveGuestAssessment', { answers: 1 }, 'POST /api/guest-assessment', { answers: 1 }],
  ['listRecommendations', undefined, 'GET /api/recommendations'],
  ['getRecommendationAdvice', undefined, 'GET /api/recommendations/advice'],
  ['generateReport', { assessmentId: 'a1' }, 'POST /api/generate-report', { assessmentId: 'a1' }],
  ['generateGuestReport', { assessmentId: 'a1' }, 'POST /api/generate-guest-report', { assessmentId: 'a1' }],
  ['getPayments', undefined, 'GET /api/payments'],
  ['getLanguageModel', undefined, 'GET /api/language-model'],
  ['completeReportPayment', { reportId: 'r1', paymentId: 'pay1' }, 'POST /api/complete-report-payment/r1', { paymentId: 'pay1' }],
  ['listReports', { page: 2, limit: 10 }, 'GET /api/reports?page=2&limit=10'],
  ['getReport', 'r1', 'GET /api/reports/r1'],
  ['getReportView', 'r1', 'GET /api/reports/r1/view'],
  ['countClaimableReports', undefined, 'GET /api/reports/claimable'],
  ['claimReports', undefined, 'POST /api/reports/claim'],
  ['retryReport', 'r1', 'POST /api/reports/r1/retry'],
  ['deleteReport', 'r1', 'DELETE /api/reports/r1'],
  ['getGameOverview', undefined, 'GET /api/skills-game/overview'],
  [
    'startGame',
    { categories: ['analytics'], extraTime: true },
    'POST /api/skills-game/start',
    { categories: ['analytics'], extraTime: true },
  ],
  [
    'listGameQuestions',
    { gameId: 'g1', categories: ['analytics', 'technical'] },
    'GET /api/skills-game/questions?gameId=g1&categories=analytics%2Ctechnical',
  ],
  [
    'answerGameQuestion',
    { gameId: 'g1', questionId: 'q1', answer: -1 },
    'POST /api/skills-game/answers',
    { gameId: 'g1', questionId: 'q1', answer: -1 },
  ],
  ['getGameResult', { gameId: 'g1', answers: [1, -1] }, 'GET /api/skills-game/result?gameId=g1&answers=%5B1%2C-1%5D'],
  ['searchJobs', { title: 'nurse', page: 1, source: undefined }, 'GET /api/jobs?title=nurse&page=1'],
  ['listJobMatches', { limit: 6 }, 'GET /api/jobs/matches?limit=6'],
  ['getJob', 'j1', 'GET /api/jobs/j1'],
  ['getJobMatch', 'j1', 'GET /api/jobs/j1/match'],
  ['listSavedJobs', { page: 1, limit: 12 }, 'GET /api/jobs/saved?page=1&limit=12'],
  ['listApplications', { status: 'offer', page: 1, limit: 12 }, 'GET /api/jobs/applications?status=offer&page=1&limit=12'],
  ['saveJob', { id: 'j1', saved: true }, 'PUT /api/jobs/j1/saved'],
  ['saveJob', { id: 'j1', saved: false }, 'DELETE /api/jobs/j1/saved'],
  ['disputeJobMatch', { id: 'j1', body: { kind: 'not_asked' } }, 'POST /api/jobs/j1/disputes', { kind: 'not_asked' }],
  ['undoDispute', { id: 'j1', disputeId: 'd1' }, 'DELETE /api/jobs/j1/disputes/d1'],
  ['trackApplication', { id: 'j1', status: 'applied' }, 'PUT /api/jobs/j1/application', { status: 'applied' }],
  ['changeApplication', { applicationId: 'a1', jobId: 'j1', note: 'x' }, 'PUT /api/jobs/applications/a1', { note: 'x' }],
  ['removeApplication', { applicationId: 'a1' }, 'DELETE /api/jobs/applications/a1'],
  ['pasteJob', { text: 'Wanted' }, 'POST /api/jobs/paste', { text: 'Wanted' }],
  ['removePastedJob', 'j1', 'DELETE /api/jobs/j1'],
  ['listLearningPaths', undefined, 'GET /api/learning-paths'],
  ['getLearningPath', 'l1', 'GET /api/learning-paths/l1'],
  ['initLearningPaths', undefined, 'POST /api/learning-paths/init'],
  ['createLearningPath', learningPath, 'POST /api/learning-paths', learningPath],
  ['changeLearningPath', { pathId: 'l1', path: learningPath }, 'PUT /api/learning-paths/l1', learningPath],
  ['deleteLearningPath', 'l1', 'DELETE /api/learning-paths/l1'],
  ['changePathProgress', { pathId: 'l1', progress: 40 }, 'PUT /api/learning-paths/l1/progress', { progress: 40 }],
  [
    'completeLearningModule',
    { pathId: 'l1', moduleId: 'm1', completed: true },
    'PUT /api/learning-paths/l1/modules/m1',
    { completed: true },
  ],
  ['addCheckIn', { pathId: 'l1', checkIn }, 'POST /api/learning-paths/l1/check-ins', checkIn],
  ['searchOccupations', { title: 'nurse', limit: 5 }, 'GET /api/occupations?title=nurse&limit=5'],
  ['resolveTitle', { title: 'RN', limit: 5 }, 'GET /api/occupations/resolve?title=RN&limit=5'],
  ['readGoal', { text: 'to teach' }, 'POST /api/goals/read', { text: 'to teach' }],
  ['getOccupation', { code: '29-1141.00' }, 'GET /api/occupations/29-1141.00'],
  ['getOccupationEntry', '29-1141.00', 'GET /api/occupations/29-1141.00/entry'],
  ['getOccupation', { code: '29-1141.00', state: 'OH' }, 'GET /api/occupations/29-1141.00?state=OH'],
  ['listNearOccupations', { code: '29-1141.00', limit: 4 }, 'GET /api/occupations/29-1141.00/similar?limit=4'],
  ['listCareerPaths', { from: '29-1141.00', to: '11-9111.00' }, 'GET /api/occupations/29-1141.00/paths?to=11-9111.00'],
  ['listSkills', undefined, 'GET /api/skills'],
  ['listUserSkills', undefined, 'GET /api/user/skills'],
  ['getSkillGaps', '29-1141.00', 'GET /api/user/skills/gap?occupation=29-1141.00'],
  ['listSkillDoors', undefined, 'GET /api/user/skills/doors'],
  ['addUserSkill', { skillId: 'sql', proficiencyLevel: 2 }, 'POST /api/user/skills', { skillId: 'sql', proficiencyLevel: 2 }],
  ['changeUserSkill', { skillId: 'sql', proficiencyLevel: 3 }, 'PUT /api/user/skills/sql', { proficiencyLevel: 3 }],
  ['removeUserSkill', { skillId: 'sql' }, 'DELETE /api/user/skills/sql'],
]

describe('every call', () => {
  test('is in this list', () => {
    expect([...new Set(calls.map(([name]) => name))].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })
  test.each(calls)('%s sends its line and its body', async (name, arg, line, body) => {
    await createStore().dispatch(start(name, arg))
    expect(sent[0]).toEqual(body === undefined ? { line } : { line, body })
  })
})

test('nobody being signed in is an answer, not a failure', async () => {
  answer = () => new Response('', { status: 401 })
  expect(await createStore().dispatch(start('getUser', undefined))).toMatchObject({ data: null })
})

/** One reading of every kind. Game questions are asked anew each time and kept by nobody. */
const readings = calls.filter(([name, , line]) => line.startsWith('GET') && !['listGameQuestions', 'getUser'].includes(name))
const storeWithReadings = async () => {
  const store = createStore()
  const keep = api.util.upsertQueryData as unknown as (name: string, arg: unknown, data: unknown) => UnknownAction
  await Promise.all(readings.map(([name, arg]) => store.dispatch(keep(name, arg, readingOf[name] ?? []))))
  return store
}
const page = { jobs: [], total: 0 }
const readingOf: Record<string, unknown> = {
  searchJobs: page,
  listSavedJobs: page,
  getJob: { id: 'j1' },
  getJobMatch: { id: 'j1' },
  listApplications: { applications: [], total: 0, counts: [] },
}
const kept = (store: ReturnType<typeof createStore>) =>
  new Set(Object.values(store.getState().api.queries).map((one) => one?.endpointName as string))
/** What a write makes stale leaves the cache, as nobody looks at it. */
const staleAfter = async (name: string, arg: unknown) => {
  const store = await storeWithReadings()
  const before = kept(store)
  const { error } = (await store.dispatch(start(name, arg))) as unknown as { error?: unknown }
  await vi.waitFor(() =>
    expect(Object.values(store.getState().api.mutations).every((one) => one?.status !== 'pending')).toBe(true),
  )
  return { error, stale: [...before].filter((one) => !kept(store).has(one)).toSorted() }
}

const id = '01900000-0000-7000-8000-000000000001'
const at = '2025-02-02T00:00:00.000Z'
/** What the server answers to each write. */
function answersOf(
  { profile, matches, skills, paths }: DemoWorld,
  ask: (name: string, body: unknown) => unknown,
): Record<string, unknown> {
  const application = ask('trackApplication', { status: 'applied' })
  const project = ask('addProject', { ...change, role: '', startDate: '', endDate: '', skills: [], links: [] })
  const report = { reportId: id, status: 'requested' }
  return {
    revokeSession: { sessions: [] },
    revokeOtherSessions: { sessions: [] },
    changeProfile: profile,
    changeSettings: { theme: 'dark', extraTime: false },
    readNotification: { notifications: [], unread: 0 },
    readNotifications: { notifications: [], unread: 0 },
    addProject: project,
    changeProject: project,
    deleteProject: { projects: [] },
    orderProjects: { projects: [] },
    saveResume: { version: 3, updatedAt: at },
    submitBasicAssessment: { id, status: 'started' },
    saveDetailedAssessment: { id },
    saveGuestAssessment: { id },
    generateReport: report,
    generateGuestReport: report,
    retryReport: report,
    completeReportPayment: { reportId: id, paymentId: 'pay1', paidAt: at },
    claimReports: { claimed: [] },
    startGame: { gameId: id, status: 'started' },
    answerGameQuestion: { correct: true, correctAnswer: 1, explanation: '', answer: 1, next: null },
    saveJob: { jobId: 'j1', saved: true },
    disputeJobMatch: matches[0],
    undoDispute: matches[0],
    trackApplication: application,
    changeApplication: application,
    removeApplication: { id, removed: true },
    pasteJob: ask('pasteJob', { text: 'Wanted' }),
    removePastedJob: { id, removed: true },
    initLearningPaths: [],
    createLearningPath: paths[0],
    changeLearningPath: paths[0],
    deleteLearningPath: { id },
    changePathProgress: paths[0],
    completeLearningModule: paths[0],
    addCheckIn: paths[0],
    addUserSkill: skills[0],
    changeUserSkill: skills[0],
    removeUserSkill: { skillId: 'sql' },
  }
}

/** What is read again after each write that succeeded, as the alphabet goes. */
const staleAfterSuccess: Record<string, string> = {
  revokeSession: 'getSettings listSessions',
  revokeOtherSessions: 'getSettings listSessions',
  changePassword: 'getSettings listSessions',
  changeEmail: '',
  resendVerification: '',
  deleteAccount: '',
  changeProfile: 'countClaimableReports getCareerSummary getCompleteness getDashboard getProfile getResume',
  changeSettings: '',
  readNotification: 'listNotifications',
  readNotifications: 'listNotifications',
  addProject: 'getResume getUsage listProjects',
  changeProject: 'getResume getUsage listProjects',
  deleteProject: 'getResume getUsage listProjects',
  orderProjects: 'getResume getUsage listProjects',
  saveResume: '',
  submitBasicAssessment:
    'getCareerSummary getCompleteness getDashboard getOccupationEntry getRecommendationAdvice getSkillGaps getUsage listAssessments listRecommendations listSkillDoors listUserSkills',
  saveDetailedAssessment:
    'getCareerSummary getCompleteness getDashboard getOccupationEntry getSkillGaps getUsage listAssessments listSkillDoors listUserSkills',
  saveGuestAssessment: '',
  generateReport: 'countClaimableReports getDashboard getReport getUsage listReports',
  generateGuestReport: '',
  completeReportPayment: 'countClaimableReports getDashboard getReport getUsage listReports',
  claimReports: 'countClaimableReports getDashboard getReport getUsage listReports',
  retryReport: 'countClaimableReports getReport getUsage listReports',
  deleteReport:
    'countClaimableReports getCareerSummary getCompleteness getDashboard getOccupationEntry getRecommendationAdvice getReport getSkillGaps getUsage listAssessments listRecommendations listReports listSkillDoors listUserSkills',
  startGame: 'getGameOverview getGameResult getUsage',
  answerGameQuestion: 'getDashboard getGameOverview getGameResult getUsage',
  saveJob: 'listSavedJobs',
  disputeJobMatch: 'listJobMatches',
  undoDispute: 'listJobMatches',
  trackApplication: 'getDashboard getUsage listApplications',
  changeApplication: 'getDashboard',
  removeApplication: 'getDashboard getUsage listApplications',
  pasteJob: 'listJobMatches searchJobs',
  removePastedJob: 'getUsage listApplications listJobMatches listSavedJobs searchJobs',
  initLearningPaths: 'getCareerSummary getDashboard getLearningPath getUsage listLearningPaths',
  createLearningPath: 'getCareerSummary getDashboard getLearningPath getUsage listLearningPaths',
  changeLearningPath: 'getDashboard listLearningPaths',
  deleteLearningPath: 'getDashboard',
  changePathProgress: 'getCareerSummary getDashboard getLearningPath getUsage listLearningPaths',
  completeLearningModule: 'getDashboard listLearningPaths',
  addCheckIn: 'getDashboard listLearningPaths',
  addUserSkill: 'getDashboard getJobMatch getSkillGaps listJobMatches listSkillDoors searchJobs',
  changeUserSkill: 'getDashboard getJobMatch getSkillGaps listJobMatches listSkillDoors searchJobs',
  removeUserSkill: 'getDashboard getJobMatch getSkillGaps listJobMatches listSkillDoors searchJobs',
}

describe('a write', () => {
  test.each(Object.entries(staleAfterSuccess))('%s makes stale what it touches, and nothing else', async (name, expected) => {
    const answers = answersOf(world, (asked, body) =>
      demoAnswers[asked]?.(world, { route: {} as never, params: { id: 'demo-job-1' }, body }),
    )
    answer = () => Response.json(answers[name] ?? {})
    const arg = calls.find((call) => call[0] === name)?.[1]
    expect(await staleAfter(name, arg)).toEqual({ error: undefined, stale: expected.split(' ').filter(Boolean) })
  })

  const showingSkills = 'getCareerSummary getCompleteness getResume getSkillGaps getUsage listSkillDoors listUserSkills'
  const staleAfterFailure: Record<string, string> = {
    changeApplication: 'getUsage listApplications',
    addUserSkill: showingSkills,
    removeUserSkill: showingSkills,
  }
  test.each(Object.entries(staleAfterFailure))('%s that failed reads again what showed too much', async (name, expected) => {
    const { error, stale } = await staleAfter(name, calls.find((call) => call[0] === name)?.[1])
    expect(error).toMatchObject({ status: 500 })
    expect(stale).toEqual(expected.split(' '))
  })

  test('of any other kind that failed has changed nothing', async () => {
    const store = await storeWithReadings()
    const before = kept(store)
    for (const [name, arg] of calls.filter(([one]) => one in staleAfterSuccess && !(one in staleAfterFailure)))
      await store.dispatch(start(name, arg))
    expect(kept(store)).toEqual(before)
  })

  test('an answer in the midst of a game makes nothing stale', async () => {
    const question = {
      id,
      question: '?',
      options: ['a'],
      difficulty: 'beginner',
      category: 'analytics',
      correctAnswer: null,
      explanation: null,
    }
    answer = () => Response.json({ correct: true, correctAnswer: 1, explanation: '', answer: 1, next: question })
    const given = calls.find(([name]) => name === 'answerGameQuestion')?.[1]
    expect(await staleAfter('answerGameQuestion', given)).toEqual({ error: undefined, stale: [] })
  })
})
