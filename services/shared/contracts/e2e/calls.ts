import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { AnyRoute } from '@waymark/contracts/route'
import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { gameRoutes } from '@waymark/contracts/routes/game'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import { learningRoutes } from '@waymark/contracts/routes/learning'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { type Answer, ask, assess, type Member, newMember, reportIsReady } from '../../../../infra/e2e/support/member.ts'
import type { Product } from '../../../../infra/e2e/support/product.ts'
import { bookkeeper } from '../../../report/test/personas/offices.ts'

/** A payload that must be refused, and the paths that the 400 must name. */
type Refused = [body: unknown, ...paths: string[]]

type Call = {
  route: AnyRoute
  /** The address where it has parameters, for the person who makes the call. */
  path?: () => string | Promise<string>
  body?: () => unknown
  status?: number
  refused?: Refused[]
  /** The same call on what belongs to somebody else, or to nobody. */
  foreign?: () => string | Promise<string>
  /** Answered to anyone. */
  open?: boolean
}

const basic = {
  currentRole: 'Bookkeeper',
  yearsExperience: 12,
  industry: 'Finance',
  careerGoals: 'Fewer evenings, more say.',
  workStyle: 'independent',
  values: ['Job security'],
  skillsInterest: ['Finance'],
  challengePreference: 'structured',
  learningStyle: 'structured',
}
const detailed = {
  assessmentType: 'career_change',
  currentRole: 'Bookkeeper',
  yearsExperience: 12,
  industry: 'finance',
  educationLevel: 'associates',
  careerGoals: 'Fewer evenings, more say.',
}
const detailedRefused: Refused[] = [
  [{ ...detailed, assessmentType: 'industry_pivot' }, 'assessmentType'],
  [{ ...detailed, currentRole: '', yearsExperience: 51 }, 'currentRole', 'yearsExperience'],
  [{ ...detailed, careerGoals: 'too short', salaryCurrent: -1 }, 'careerGoals', 'salaryCurrent'],
  [{ ...detailed, personalityScores: { q: 11 } }, 'personalityScores.q'],
]
const path = {
  title: 'SQL for people who keep books',
  description: 'Two evenings a week.',
  targetSkills: ['SQL'],
  estimatedDuration: 20,
  difficultyLevel: 'beginner',
  iconType: 'database',
  color: 'blue',
}
const withId = t.type({ id: t.string })

/** Every call of the product that answers JSON, through the gateway: what it takes, what it refuses, and to whom it answers. */
export function callJourneys(product: Product): void {
  describe('each call, through the gateway', () => {
    let mine: Member
    let other: Member
    before(async () => {
      ;[mine, other] = await Promise.all([newMember(product.site()), newMember(product.site())])
    })
    const made = async (member: Member, address: string, body: unknown) =>
      decode(withId, await member.call('POST', address, body)).id
    const skillId = async () => decode(t.array(withId), await mine.call('GET', '/api/skills'))[0]?.id ?? ''
    const held = async (member: Member) => {
      const all = decode(t.array(withId), await member.call('GET', '/api/skills'))
      const own = decode(t.array(t.type({ skillId: t.string })), await member.call('GET', '/api/user/skills'))
      const id = all.find((one) => !own.some(({ skillId }) => skillId === one.id))?.id ?? ''
      await member.call('POST', '/api/user/skills', { skillId: id, proficiencyLevel: 3 }, 201)
      return id
    }
    const game = async (member: Member) =>
      decode(
        t.type({ gameId: t.string }),
        await member.call('POST', '/api/skills-game/start', { categories: ['analytics', 'creativity'] }),
      ).gameId
    const orderReport = async (member: Member) => {
      const assessmentId = await assess(member, bookkeeper, 'career_deep_dive')
      const asked = await member.call('POST', '/api/generate-report', { assessmentId, reportType: 'career_deep_dive' })
      return decode(t.type({ reportId: t.string }), asked).reportId
    }

    const readyReport = async (member: Member) => {
      const id = await orderReport(member)
      await reportIsReady(member, id)
      return id
    }

    const calls: Call[] = [
      { route: identityRoutes.getUser },
      { route: identityRoutes.getDashboard },
      { route: identityRoutes.getProfile },
      { route: skillsRoutes.listSkills, open: true },
      { route: skillsRoutes.listUserSkills },
      {
        route: skillsRoutes.addUserSkill,
        body: async () => ({ skillId: await skillId(), proficiencyLevel: 4 }),
        status: 201,
        refused: [
          [{ skillId: '', proficiencyLevel: 3 }, 'skillId'],
          [{ skillId: 'python', proficiencyLevel: 6 }, 'proficiencyLevel'],
          [{ skillId: 'python', proficiencyLevel: 2.5 }, 'proficiencyLevel'],
          [{ skillId: 7, proficiencyLevel: 'high' }, 'skillId', 'proficiencyLevel'],
        ],
      },
      {
        route: skillsRoutes.changeUserSkill,
        path: async () => `/api/user/skills/${await held(mine)}`,
        body: () => ({ proficiencyLevel: 5 }),
        refused: [[{ proficiencyLevel: 0 }, 'proficiencyLevel']],
        foreign: () => '/api/user/skills/no-such-skill',
      },
      { route: assessmentRoutes.listRecommendations },
      { route: assessmentRoutes.getRecommendationAdvice },
      { route: assessmentRoutes.listAssessments },
      {
        route: assessmentRoutes.submitBasicAssessment,
        body: () => ({ assessmentType: 'basic_career', responses: basic, questions: { step1: { currentRole: true } } }),
        status: 201,
        refused: [
          [{ assessmentType: 'basic', responses: basic }, 'assessmentType'],
          [{ assessmentType: 'basic_career', responses: { ...basic, careerGoals: 'short' } }, 'responses.careerGoals'],
          [{ assessmentType: 'basic_career', responses: { ...basic, values: [] } }, 'responses.values'],
        ],
      },
      { route: jobsRoutes.searchJobs, path: () => '/api/jobs?title=&page=1&limit=12', open: true },
      { route: jobsRoutes.listJobMatches },
      { route: learningRoutes.listLearningPaths },
      { route: learningRoutes.initLearningPaths },
      {
        route: learningRoutes.createLearningPath,
        body: () => path,
        status: 201,
        refused: [
          [{ ...path, title: '   ' }, 'title'],
          [{ ...path, estimatedDuration: 'long', color: 'red' }, 'estimatedDuration', 'color'],
        ],
      },
      {
        route: learningRoutes.changePathProgress,
        path: async () => `/api/learning-paths/${await made(mine, '/api/learning-paths', path)}/progress`,
        body: () => ({ progress: 40 }),
        refused: [
          [{ progress: 101 }, 'progress'],
          [{}, 'progress'],
        ],
        foreign: async () => `/api/learning-paths/${await made(other, '/api/learning-paths', path)}/progress`,
      },
      {
        route: gameRoutes.startGame,
        body: () => ({ categories: ['technical', 'leadership'] }),
        status: 201,
        refused: [
          [{ categories: ['technical'] }, 'categories'],
          [{ categories: ['technical', 'leadership', 'creativity', 'analytics', 'communication'] }, 'categories'],
          [{ categories: ['technical', 'cooking'] }, 'categories.1'],
        ],
      },
      {
        route: gameRoutes.listGameQuestions,
        path: async () => `/api/skills-game/questions?gameId=${await game(mine)}&categories=analytics,creativity`,
        foreign: async () => `/api/skills-game/questions?gameId=${await game(other)}&categories=analytics,creativity`,
      },
      {
        route: gameRoutes.getGameResult,
        path: async () => `/api/skills-game/result?gameId=${await game(mine)}&answers=[]`,
        foreign: async () => `/api/skills-game/result?gameId=${await game(other)}&answers=[]`,
      },
      {
        route: assessmentRoutes.getAssessmentQuestions,
        path: () => '/api/reports/assessment-questions/career_change',
        open: true,
        foreign: () => '/api/reports/assessment-questions/industry_pivot',
      },
      {
        route: assessmentRoutes.saveDetailedAssessment,
        body: () => detailed,
        status: 201,
        refused: detailedRefused,
      },
      {
        route: assessmentRoutes.saveGuestAssessment,
        body: () => ({ ...detailed, guestEmail: 'guest@example.org' }),
        status: 201,
        refused: [[detailed, 'guestEmail']],
        open: true,
      },
      {
        route: reportRoutes.generateReport,
        body: async () => ({ assessmentId: await assess(mine, bookkeeper, 'career_change'), reportType: 'career_change' }),
        status: 202,
        refused: [[{ assessmentId: 1, reportType: 'industry_pivot' }, 'assessmentId', 'reportType']],
      },
      { route: reportRoutes.getPayments, open: true },
      { route: reportRoutes.getLanguageModel, open: true },
      {
        route: reportRoutes.completeReportPayment,
        path: async () => `/api/complete-report-payment/${await readyReport(mine)}`,
        refused: [[{ paymentId: '' }, 'paymentId']],
        foreign: async () => `/api/complete-report-payment/${await orderReport(other)}`,
        body: () => ({ paymentId: `demo-${Date.now()}` }),
      },
    ]

    for (const { route, path: addressOf = () => route.path, body, status = 200, refused = [], foreign, open } of calls) {
      const name = `${route.method} ${route.path}`
      test(name, async () => {
        const address = await addressOf()
        const answer = await mine.ask(route.method, address, await body?.())
        assert.equal(answer.status, status, answer.text)
        decode(route.response, answer.json)
        for (const [wrong, ...paths] of refused) refusedFor(await mine.ask(route.method, address, wrong), paths)
        if (foreign) problemOf(await mine.ask(route.method, await foreign(), await body?.()), 404)
        const stranger = await ask(product.site(), route.method, address, { body: await body?.() })
        if (open) assert.equal(stranger.status, status, stranger.text)
        else assert.equal(problemOf(stranger, 401).title, 'Unauthorized')
      })
    }
  })
}

function problemOf(answer: Answer, status: number) {
  assert.equal(answer.status, status, answer.text)
  assert.match(answer.type, /^application\/problem\+json/)
  const problem = decode(t.type({ title: t.string, detail: t.string, requestId: t.string }), answer.json)
  assert.ok(problem.requestId)
  return problem
}

function refusedFor(answer: Answer, paths: string[]): void {
  problemOf(answer, 400)
  const { errors } = decode(t.type({ errors: t.array(t.type({ path: t.string, message: t.string })) }), answer.json)
  assert.deepEqual([...new Set(errors.map(({ path: at }) => at))].sort(), [...paths].sort())
  for (const { message } of errors) assert.match(message, /^[A-Z].+/, 'a sentence for people')
}
