import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { allRoutes } from '../../src/routes/all.ts'
import { callOf, callsWith, list } from './support/calls.ts'

describe('a failure', () => {
  const failing = (status: number) => callsWith(({ problems }) => problems.includes(status))

  it('is 404 for a thing that is named and not there', () => {
    const named = callsWith(({ path }) => path.includes('{') && !/auth\/(?:reset|verify)/.test(path))
    const others = list(`
      POST /api/payments/stripe/webhook
      DELETE /api/account/authenticator
      GET /api/auth/oidc
      GET /api/auth/oidc/account
      GET /api/auth/oidc/callback
      POST /api/auth/oidc/account
      PUT /api/account/portfolio/order
      POST /api/generate-report
      POST /api/generate-guest-report
      GET /api/user/skills/gap
      POST /api/user/skills
      GET /api/skills-game/questions
      POST /api/skills-game/answers
      GET /api/skills-game/result`)
    assert.deepEqual(failing(404), [...named, ...others].sort())
  })

  it('is 410 for a link that is over, 422 on the page of a form', () => {
    const links = allRoutes.filter(({ path }) => /^\/api\/auth\/(?:reset|verify|not-me|change-email|undo-email)$/.test(path))
    const over = [
      'DELETE /api/r/{token}/ai-text',
      'GET /api/r/{token}',
      'GET /api/r/{token}/answers',
      'GET /api/r/{token}/compare',
      'GET /api/r/{token}/marks',
      'GET /api/r/{token}/pdf',
      'GET /api/r/{token}/view',
      'PUT /api/r/{token}/marks/{place}',
      'POST /api/r/{token}/corrections',
      'POST /api/r/{token}/erase',
      'POST /api/r/{token}/summary',
      'POST /api/r/{token}/summary/end',
    ]
    assert.deepEqual(failing(410), [...links.map(callOf), ...over].sort())
    assert.deepEqual(
      failing(422),
      list(`
        POST /api/login
        POST /api/auth/sign-up
        POST /api/auth/forgot
        POST /api/auth/reset
        POST /api/auth/verify
        POST /api/auth/second-step
        POST /api/auth/passkey
        POST /api/auth/oidc/account
        POST /api/auth/change-email`),
    )
  })

  it('is 409 where something else came first, 402 before a payment, 501 without payments, 503 while a helper is away', () => {
    assert.deepEqual(
      failing(409),
      list(`
        POST /api/account/authenticator
        POST /api/account/authenticator/confirm
        POST /api/account/passkeys
        POST /api/account/passkeys/options
        DELETE /api/account/passkeys/{id}
        DELETE /api/account/providers/{id}
        POST /api/account/portfolio
        POST /api/account/recovery-codes
        POST /api/auth/passkey/options
        PUT /api/account/resume
        POST /api/complete-report-payment/{reportId}
        GET /api/reports/{id}/pdf
        GET /api/reports/{id}/view
        GET /api/reports/{id}/summary/pdf
        POST /api/reports/{id}/summary/link
        GET /api/reports/{id}/answers
        POST /api/reports/{id}/corrections
        GET /api/reports/{id}/marks
        PUT /api/reports/{id}/marks/{place}
        GET /api/reports/{id}/compare/{other}
        GET /api/r/{token}/answers
        GET /api/r/{token}/view
        GET /api/r/{token}/marks
        PUT /api/r/{token}/marks/{place}
        GET /api/r/{token}/compare
        POST /api/r/{token}/corrections
        POST /api/reports/{id}/retry
        POST /api/reports/{id}/checkout
        GET /api/r/{token}/pdf
        POST /api/r/{token}/summary
        POST /api/user/skills
        POST /api/jobs/paste
        POST /api/recommendations/limits/{id}
        POST /api/learning-paths
        POST /api/skills-game/answers`),
    )
    assert.deepEqual(failing(402), [
      'GET /api/reports/{id}/answers',
      'GET /api/reports/{id}/compare/{other}',
      'GET /api/reports/{id}/marks',
      'GET /api/reports/{id}/pdf',
      'GET /api/reports/{id}/summary/pdf',
      'GET /api/reports/{id}/view',
      'POST /api/complete-report-payment/{reportId}',
      'POST /api/reports/{id}/corrections',
      'POST /api/reports/{id}/summary/link',
      'PUT /api/reports/{id}/marks/{place}',
    ])
    assert.deepEqual(failing(501), ['POST /api/complete-report-payment/{reportId}', 'POST /api/reports/{id}/checkout'])
    assert.deepEqual(failing(503), [
      'GET /api/account/export',
      'GET /api/account/resume/pdf',
      'GET /api/account/summary/pdf',
      'GET /api/auth/oidc',
      'GET /api/auth/oidc/account',
      'GET /api/auth/oidc/callback',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/auth/oidc/account',
      'POST /api/auth/passkey/options',
    ])
    assert.deepEqual(failing(403), [
      'DELETE /api/account/authenticator',
      'DELETE /api/account/passkeys/{id}',
      'DELETE /api/account/providers/{id}',
      'DELETE /api/account/sessions',
      'DELETE /api/account/sessions/{id}',
      'GET /api/auth/oidc/callback',
      'POST /api/account/authenticator',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/reports/claim',
    ])
    assert.deepEqual(failing(401), ['GET /api/jobs'])
    const known = new Set(allRoutes.flatMap(({ problems }) => problems))
    assert.deepEqual([...known].sort(), [401, 402, 403, 404, 409, 410, 422, 501, 503])
  })
})
