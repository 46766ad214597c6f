// @vitest-environment node
import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../../src/api/api.ts'
import '../../src/api/account/account.ts'
import '../../src/api/account/factors.ts'
import '../../src/api/account/security.ts'
import '../../src/api/assessments.ts'
import '../../src/api/dashboard.ts'
import '../../src/api/game.ts'
import '../../src/api/jobs/job-writes.ts'
import '../../src/api/learning.ts'
import '../../src/api/account/notifications.ts'
import '../../src/api/occupations.ts'
import '../../src/api/account/portfolio.ts'
import '../../src/api/account/profile.ts'
import '../../src/api/recommendations.ts'
import '../../src/api/reports/report-corrections.ts'
import '../../src/api/reports/report-link.ts'
import '../../src/api/reports/report-marks.ts'
import '../../src/api/reports/reports.ts'
import '../../src/api/account/resume.ts'
import '../../src/api/search.ts'
import '../../src/api/account/settings.ts'
import '../../src/api/skills.ts'
import { createStore } from '../../src/app/store.ts'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld, type DemoWorld } from '../../src/demo/world.ts'
import { visitDemo } from '../support/demo-visit.ts'
import { calls, change } from '../support/every-call.ts'
import { failing, serve } from '../support/server.ts'

/** An action of any endpoint: what is asked here is what it makes stale. */
const endpoints = api.endpoints as unknown as Record<string, { initiate: (arg: unknown) => UnknownAction }>
const start = (name: string, arg: unknown) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint.initiate(arg)
}

const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld }, { realIds: true })
let answer: () => unknown
beforeEach(() => {
  answer = () => failing(500)
  vi.stubGlobal('localStorage', { getItem: () => null })
  serve({ '/api/*': () => answer() })
})
afterEach(() => vi.unstubAllGlobals())

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
  listSecurityEvents: { events: [] },
  getReportMarks: { ticks: [], notes: [] },
  getMarksByLink: { ticks: [], notes: [] },
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

const factors = { passkeys: [], providers: [], recoveryCodesLeft: 0, passkeysPossible: true }
const factorWrites = [
  'confirmAuthenticator',
  'removeAuthenticator',
  'renewRecoveryCodes',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'removeProvider',
]
const creation = {
  rp: { id: 'localhost', name: 'Waymark' },
  user: { id: 'a', name: 'a@b.org', displayName: 'A' },
  challenge: 'c',
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
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
    beginAuthenticator: { secret: 'A', uri: 'otpauth://totp/a' },
    beginPasskey: creation,
    ...Object.fromEntries(factorWrites.map((name) => [name, { factors }])),
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
    easeLimit: { id, status: 'started' },
    saveDetailedAssessment: { id },
    saveGuestAssessment: { id },
    generateReport: report,
    generateGuestReport: report,
    retryReport: report,
    correctReport: report,
    correctByLink: report,
    markReport: { ticks: [], notes: [] },
    markByLink: { ticks: [], notes: [] },
    endAiText: { aiText: false },
    endAiTextByLink: { aiText: false },
    completeReportPayment: { reportId: id, paymentId: 'pay1', paidAt: at },
    openCheckout: { url: 'https://checkout.example/1' },
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
  beginAuthenticator: '',
  beginPasskey: '',
  ...Object.fromEntries(factorWrites.map((name) => [name, 'getFactors'])),
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
  easeLimit:
    'getCareerSummary getCompleteness getDashboard getOccupationEntry getRecommendationAdvice getSkillGaps getUsage listAssessments listRecommendations listSkillDoors listUserSkills',
  saveDetailedAssessment:
    'getCareerSummary getCompleteness getDashboard getOccupationEntry getSkillGaps getUsage listAssessments listSkillDoors listUserSkills',
  saveGuestAssessment: '',
  generateReport: 'countClaimableReports getAnswersByLink getDashboard getReport getReportAnswers getUsage listReports',
  generateGuestReport: '',
  completeReportPayment: 'countClaimableReports getAnswersByLink getDashboard getReport getReportAnswers getUsage listReports',
  openCheckout: '',
  claimReports: 'countClaimableReports getAnswersByLink getDashboard getReport getReportAnswers getUsage listReports',
  retryReport: 'countClaimableReports getAnswersByLink getReport getReportAnswers getUsage listReports',
  deleteReport:
    'countClaimableReports getAnswersByLink getCareerSummary getCompleteness getDashboard getOccupationEntry getRecommendationAdvice getReport getReportAnswers getSkillGaps getUsage listAssessments listRecommendations listReports listSkillDoors listUserSkills',
  correctReport:
    'countClaimableReports getAnswersByLink getCareerSummary getCompleteness getDashboard getOccupationEntry getRecommendationAdvice getReport getReportAnswers getSkillGaps getUsage listAssessments listRecommendations listReports listSkillDoors listUserSkills',
  markReport: '',
  correctByLink: 'getAnswersByLink',
  markByLink: '',
  endAiText: '',
  endAiTextByLink: '',
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
    const answers = answersOf(demo.world, (asked, body) =>
      demoAnswers[asked]?.(demo.world, { route: {} as never, params: { id: 'demo-job-1' }, body }),
    )
    answer = () => answers[name] ?? {}
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
    answer = () => ({ correct: true, correctAnswer: 1, explanation: '', answer: 1, next: question })
    const given = calls.find(([name]) => name === 'answerGameQuestion')?.[1]
    expect(await staleAfter('answerGameQuestion', given)).toEqual({ error: undefined, stale: [] })
  })
})
