import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import { explain } from '../src/codec/errors.ts'
import { toJsonSchema } from '../src/codec/json-schema.ts'
import type { AnyRoute } from '../src/route.ts'
import { accountRoutes } from '../src/routes/account.ts'
import { allRoutes } from '../src/routes/all.ts'
import { assessmentRoutes } from '../src/routes/assessment.ts'
import { factorRoutes } from '../src/routes/factors.ts'
import { gameRoutes } from '../src/routes/game.ts'
import { identityRoutes } from '../src/routes/identity.ts'
import { jobsRoutes } from '../src/routes/jobs.ts'
import { learningRoutes } from '../src/routes/learning.ts'
import { providerRoutes } from '../src/routes/provider.ts'
import { reportRoutes } from '../src/routes/report.ts'
import { skillsRoutes } from '../src/routes/skills.ts'

const callOf = ({ method, path }: AnyRoute) => `${method} ${path}`
const callsWith = (has: (route: AnyRoute) => boolean) => allRoutes.filter(has).map(callOf).sort()
const list = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .sort()
const isPage = ({ kind }: AnyRoute) => kind === 'page'

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

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema
  anyOf?: Schema[]
  [key: string]: unknown
}

/** Every place of a shape with its path. */
function placesOf(schema: Schema, at: string): [string, Schema][] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([name, each]) => [name, each] as const),
    ...(schema.items ? [['0', schema.items] as const] : []),
    ...(schema.additionalProperties ? [['*', schema.additionalProperties] as const] : []),
    ...(schema.anyOf ?? []).map((each) => ['|', each] as const),
  ]
  return [[at, schema], ...inner.flatMap(([name, each]) => placesOf(each, `${at}.${name}`))]
}

const inputsOf = (route: AnyRoute) => [route.params, route.query, route.body]

/** Whether a shape limits what can be sent: nobody may fill a database or a loop through it. */
function isBounded(schema: Schema): boolean {
  if (schema.enum || 'const' in schema || schema.anyOf || schema.type === 'boolean') return true
  if (schema.type === 'string')
    return Number.isInteger(schema.maxLength) || schema.format === 'uuid' || schema.format === 'date-time'
  if (schema.type === 'integer' || schema.type === 'number')
    return Number.isFinite(schema.minimum) && Number.isFinite(schema.maximum)
  if (schema.type === 'array') return Number.isInteger(schema.maxItems)
  return schema.type === 'object' && (schema.additionalProperties ? Number.isInteger(schema.maxProperties) : !!schema.properties)
}

/** What is sent wrong on purpose: every field of the wrong type, empty, or far too long; lists with one such item, or with none. */
function wrongly(schema: Schema, how: 'type' | 'empty' | 'none' | 'long'): unknown {
  const { properties, items, additionalProperties: values } = schema
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, wrongly(each, how)]))
  if (items && how === 'long') return Array.from({ length: 2000 }, () => 'x')
  if (items) return how === 'none' ? [] : [wrongly(items, how)]
  if (values) return how === 'empty' ? { '': wrongly(values, how) } : 'x'
  if (how === 'long') return 'x'.repeat(50_000)
  if (how !== 'type') return ''
  return schema.type === 'string' ? 5 : 'nonsense'
}

describe('what is sent', () => {
  for (const route of allRoutes) {
    const inputs = inputsOf(route).filter((codec) => Object.keys(toJsonSchema(codec)).length > 0)
    if (inputs.length === 0) continue
    it(`to ${route.id} is bounded, and told in a sentence when it is wrong`, () => {
      for (const codec of inputs) {
        const schema = toJsonSchema(codec) as Schema
        for (const [at, each] of placesOf(schema, route.id)) assert.ok(isBounded(each), `${at} ${JSON.stringify(each)}`)
        for (const how of ['type', 'empty', 'none', 'long'] as const) {
          const result = codec.decode(wrongly(schema, how))
          const faults = isLeft(result) ? explain(result.left) : []
          for (const { path, message } of faults) assert.match(message, /^[A-Z].+ .+[^.]$/, `${path} ${how}`)
        }
        const long = codec.decode(wrongly(schema, 'long'))
        assert.equal(isLeft(long), true, 'far too long')
      }
    })
  }
})

describe('what comes back', () => {
  const answers = allRoutes.filter(({ kind }) => kind === 'json' || kind === 'sse')
  const places = answers.flatMap((route) => placesOf(toJsonSchema(route.response) as Schema, route.id))

  it('has a shape to its last field', () => {
    const open = places.filter(([, schema]) => {
      const untold = !schema.type && !schema.anyOf && !schema.enum && !('const' in schema)
      return untold || (schema.properties && Object.keys(schema.properties).length === 0)
    })
    const nothing = [
      'changeEmail',
      'changePassword',
      'deleteAccount',
      'deleteReport',
      'reportVitals',
      'resendVerification',
      'stripeWebhook',
    ]
    assert.deepEqual(open.map(([at]) => at).sort(), nothing)
  })

  it('names the values that a field may have, and no bound is forgotten', () => {
    for (const [at, schema] of places) {
      for (const [key, value] of Object.entries(schema)) assert.notEqual(value, undefined, `${at} ${key}`)
      if (!schema.enum) continue
      assert.ok(Array.isArray(schema.enum) && schema.enum.length > 0, at)
      for (const value of schema.enum) assert.match(String(value), /^[\w-]+$/, at)
    }
  })
})
