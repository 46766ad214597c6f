import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnyRoute } from '../../src/route.ts'
import { accountRoutes } from '../../src/routes/account.ts'
import { allRoutes } from '../../src/routes/all.ts'
import { assessmentRoutes } from '../../src/routes/assessment.ts'
import { factorRoutes } from '../../src/routes/factors.ts'
import { gameRoutes } from '../../src/routes/game.ts'
import { identityRoutes } from '../../src/routes/identity.ts'
import { jobsRoutes } from '../../src/routes/jobs.ts'
import { learningRoutes } from '../../src/routes/learning.ts'
import { providerRoutes } from '../../src/routes/provider.ts'
import { reportRoutes } from '../../src/routes/report.ts'
import { skillsRoutes } from '../../src/routes/skills.ts'
import { callOf, callsWith, isPage, list } from './support/calls.ts'

describe('every call', () => {
  it('is served by its service under the name of its table', () => {
    const tables: Record<string, Record<string, AnyRoute>[]> = {
      identity: [identityRoutes, accountRoutes, factorRoutes, providerRoutes],
      assessment: [assessmentRoutes],
      report: [reportRoutes],
      skills: [skillsRoutes],
      jobs: [jobsRoutes],
      learning: [learningRoutes],
      game: [gameRoutes],
    }
    for (const [service, own] of Object.entries(tables))
      for (const [name, route] of own.flatMap((table) => Object.entries(table)))
        assert.deepEqual([route.id, route.service], [name, service])
    assert.equal(
      allRoutes.length,
      Object.values(tables)
        .flat()
        .flatMap((table) => Object.values(table)).length,
    )
  })

  it('says in a line what it does', () => {
    for (const { id, summary } of allRoutes) assert.match(summary, /^[A-Z].{6,150}[^.]$/, id)
  })

  it('has a method and a place below /api', () => {
    for (const { id, method, path } of allRoutes) {
      assert.match(method, /^(?:GET|POST|PUT|DELETE)$/, id)
      assert.match(path, /^(?:\/(?:[a-z-]+|\{\w+\}))+$/, id)
      assert.ok(path.startsWith('/api/'), id)
    }
  })

  it('that the product specifies is there', () => {
    const specified = list(`
      GET /api/login
      GET /api/logout
      GET /api/auth/user
      GET /api/dashboard
      GET /api/skills
      GET /api/user/skills
      POST /api/user/skills
      PUT /api/user/skills/{skillId}
      GET /api/user/profile
      GET /api/recommendations
      GET /api/assessments
      POST /api/assessments
      GET /api/jobs
      GET /api/jobs/matches
      GET /api/learning-paths
      POST /api/learning-paths/init
      POST /api/learning-paths
      PUT /api/learning-paths/{pathId}/progress
      POST /api/skills-game/start
      GET /api/skills-game/questions
      GET /api/skills-game/result
      GET /api/reports/assessment-questions/{assessmentType}
      POST /api/detailed-assessment
      POST /api/guest-assessment
      POST /api/generate-report
      POST /api/generate-guest-report
      POST /api/complete-report-payment/{reportId}`)
    const served = new Set(allRoutes.map(callOf))
    assert.deepEqual(
      specified.filter((call) => !served.has(call)),
      [],
    )
  })
})

describe('what travels', () => {
  it('is a page where a person without script must get on, sent as a form', () => {
    for (const route of allRoutes) {
      const { path, method, accepts } = route
      const human =
        /^\/api\/(?:login|logout|auth\/(?!assets|user|verify\/resend|passkey\/options)|mail\/|r\/(?:summary\/)?\{token\}(?!\/(?:pdf|view|marks|compare|answers|corrections|ai-text)))/.test(
          path,
        )
      assert.equal(isPage(route), human, route.id)
      if (route.id === 'stripeWebhook') assert.equal(accepts, 'raw')
      else assert.equal(accepts, human && method === 'POST' ? 'form' : 'json', route.id)
    }
  })

  it('is a file, a stream or JSON', () => {
    const files = allRoutes.filter(({ kind }) => kind === 'file').map((route) => `${callOf(route)} ${route.produces}`)
    assert.deepEqual(
      files.sort(),
      list(`
        GET /api/account/export application/json
        GET /api/account/resume/export application/json
        GET /api/account/resume/pdf application/pdf
        GET /api/account/summary/pdf application/pdf
        GET /api/auth/assets/{name} */*
        GET /api/r/summary/{token}/pdf application/pdf
        GET /api/r/{token}/pdf application/pdf
        GET /api/reports/{id}/pdf application/pdf
        GET /api/reports/{id}/summary/pdf application/pdf`),
    )
    assert.deepEqual(
      callsWith(({ kind }) => kind === 'sse'),
      ['GET /api/events', 'GET /api/reports/{id}/events'],
    )
    const kinds = new Set(allRoutes.map(({ kind }) => kind))
    assert.deepEqual([...kinds].sort(), ['file', 'json', 'page', 'sse'])
  })

  it('is answered with 201 where something new stands, with 202 where it is only begun', () => {
    assert.deepEqual(
      callsWith(({ status }) => status === 201),
      list(`
        POST /api/account/passkeys
        POST /api/account/portfolio
        POST /api/assessments
        POST /api/detailed-assessment
        POST /api/guest-assessment
        POST /api/jobs/paste
        POST /api/learning-paths
        POST /api/learning-paths/{pathId}/check-ins
        POST /api/skills-game/start
        POST /api/user/skills`),
    )
    assert.deepEqual(
      callsWith(({ status }) => status === 202),
      list(`
        POST /api/account/email
        POST /api/auth/verify/resend
        POST /api/generate-guest-report
        POST /api/generate-report
        POST /api/r/{token}/corrections
        POST /api/recommendations/limits/{id}
        POST /api/reports/{id}/corrections
        POST /api/reports/{id}/retry
        POST /api/vitals`),
    )
    const statuses = new Set(allRoutes.map(({ status }) => status))
    assert.deepEqual([...statuses].sort(), [200, 201, 202])
  })
})
