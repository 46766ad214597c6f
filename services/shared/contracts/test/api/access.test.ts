import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allRoutes } from '../../src/routes/all.ts'
import { callOf, callsWith, isPage, list } from './support/calls.ts'

/** Who may call what. A line that is added here opens a call to more than the signed-in person whose data it is. */
describe('without signing in', () => {
  it('one reaches what is the same for everybody', () => {
    assert.deepEqual(
      callsWith(({ access }) => access === 'public'),
      list(`
        GET /api/auth/assets/{name}
        GET /api/language-model
        GET /api/occupations
        GET /api/occupations/resolve
        GET /api/occupations/{code}
        GET /api/occupations/{code}/paths
        GET /api/occupations/{code}/similar
        GET /api/payments
        POST /api/payments/stripe/webhook
        GET /api/reports/assessment-questions/{assessmentType}
        GET /api/skills
        POST /api/vitals`),
    )
  })

  it('one reaches the pages about signing in, the postings and the reading of a goal', () => {
    const pages = allRoutes.filter((route) => isPage(route) && !route.path.startsWith('/api/r/')).map(callOf)
    assert.deepEqual(
      callsWith(({ access }) => access === 'any'),
      [...pages, 'GET /api/jobs', 'GET /api/jobs/{id}', 'POST /api/auth/passkey/options', 'POST /api/goals/read'].sort(),
    )
    for (const call of pages)
      assert.match(
        call,
        /^(?:GET|POST) \/api\/(?:login|logout|auth\/(?:sign-up|forgot|reset|verify|not-me|change-email|undo-email|second-step|passkey|oidc(?:\/callback|\/account)?)|mail\/\{key\})$/,
      )
  })

  it('a guest reaches what is bound to their cookie, and the holder of a link what it signs', () => {
    assert.deepEqual(
      callsWith(({ access }) => access === 'guest'),
      list(`
        POST /api/guest-assessment
        POST /api/generate-guest-report
        GET /api/reports/{id}
        GET /api/reports/{id}/events
        POST /api/reports/{id}/retry
        DELETE /api/reports/{id}/ai-text
        DELETE /api/reports/{id}`),
    )
    assert.deepEqual(
      callsWith(({ access }) => access === 'link'),
      callsWith(({ path }) => /^\/api\/r\/(?:\{token\}|summary\/\{token\})/.test(path)),
    )
  })
})

describe('the throttle', () => {
  const throttled = (throttle: string) => callsWith((route) => route.throttle === throttle)

  it('is tightest where passwords and secrets are tried', () => {
    assert.deepEqual(
      throttled('sign-in'),
      list(`
        POST /api/login
        POST /api/auth/sign-up
        POST /api/auth/forgot
        POST /api/auth/reset
        POST /api/auth/verify
        POST /api/auth/undo-email
        POST /api/auth/second-step
        POST /api/auth/passkey
        GET /api/auth/oidc
        GET /api/auth/oidc/callback
        GET /api/auth/oidc/account
        POST /api/auth/oidc/account
        POST /api/account/password`),
    )
  })

  it('is tight where one call costs much, or sends a mail', () => {
    assert.deepEqual(
      throttled('costly'),
      list(`
        POST /api/account/email
        POST /api/auth/verify/resend
        DELETE /api/account
        GET /api/account/export
        GET /api/account/summary/pdf
        GET /api/account/resume/pdf
        GET /api/r/summary/{token}/pdf
        GET /api/reports/{id}/summary/pdf
        POST /api/jobs/paste
        POST /api/learning-paths/init
        GET /api/recommendations/limits/{id}
        POST /api/recommendations/limits/{id}`),
    )
    assert.deepEqual(
      throttled('report'),
      list(`
        POST /api/generate-report
        POST /api/generate-guest-report
        POST /api/reports/{id}/retry
        POST /api/reports/{id}/corrections
        POST /api/r/{token}/corrections
        POST /api/r/{token}/renew`),
    )
    assert.deepEqual(throttled('assessment-guest'), ['POST /api/guest-assessment'])
    assert.deepEqual(
      throttled('stream'),
      callsWith(({ kind }) => kind === 'sse'),
    )
  })

  it('is that of a read or a write for the rest', () => {
    for (const route of allRoutes)
      if (['read', 'write'].includes(route.throttle))
        assert.equal(route.throttle, route.method === 'GET' ? 'read' : 'write', route.id)
  })
})
