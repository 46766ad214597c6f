import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import { apiPage } from '../src/api-page.ts'
import { explain } from '../src/codec/errors.ts'
import { email, integerParam, uuid } from '../src/codec/primitives.ts'
import { basicAssessment, detailedAssessment, guestAssessment } from '../src/models/assessment/assessment.ts'
import { reportCatalog } from '../src/models/report/report-type.ts'
import { openApi } from '../src/openapi.ts'
import { breakingChanges } from '../src/openapi-breaking.ts'
import { allRoutes } from '../src/routes/all.ts'

const profile = {
  assessmentType: 'career_change',
  currentRole: 'Bookkeeper',
  yearsExperience: 9,
  industry: 'finance',
  educationLevel: 'associates',
  careerGoals: 'Work that keeps the care for detail',
}

function errorsOf(codec: { decode(value: unknown): ReturnType<typeof detailedAssessment.decode> }, value: unknown) {
  const result = codec.decode(value)
  return isLeft(result) ? Object.fromEntries(explain(result.left).map(({ path, message }) => [path, message])) : {}
}

test('a complete profile passes and unknown fields are dropped', () => {
  const result = detailedAssessment.decode({ ...profile, admin: true })
  assert.ok(!isLeft(result))
  assert.equal('admin' in result.right, false)
})

test('every rule of the basic profile has its sentence', () => {
  const errors = errorsOf(detailedAssessment, {
    assessmentType: 'palm_reading',
    careerGoals: 'short',
    yearsExperience: 51,
    salaryCurrent: -1,
  })
  assert.deepEqual(errors, {
    assessmentType: 'Please choose one of: career_deep_dive, career_change, executive_transition, ai_transition',
    currentRole: 'Current role is required',
    yearsExperience: 'Years of experience must be a number from 0 to 50',
    industry: 'Industry is required',
    salaryCurrent: 'Salary must be a whole number of dollars, 0 or more',
    educationLevel: 'Education level is required',
    careerGoals: 'Please provide detailed career goals',
  })
})

test('answers are bounded: scales 1 to 10, texts 4,000 characters (goals with four timelines 20,000), lists 50', () => {
  const errors = errorsOf(detailedAssessment, {
    ...profile,
    careerGoals: 'x'.repeat(20_001),
    skillsTechnical: Array.from({ length: 51 }, () => 'Excel'),
    personalityScores: { energy: 11, calm_0: 0, fine: 10 },
    motivations: { why: 'y'.repeat(4001) },
    workValues: { order: { a: 0 } },
  })
  assert.deepEqual(Object.keys(errors).sort(), [
    'careerGoals',
    'motivations.why',
    'personalityScores.calm_0',
    'personalityScores.energy',
    'skillsTechnical',
    'workValues.order.a',
  ])
  assert.equal(errors['motivations.why'], 'Please shorten this to 4,000 characters or fewer')
})

test('a guest must give an address that cannot smuggle a second one', () => {
  for (const bad of ['', 'nobody', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.de\r\nBcc: x@y.zz', 'a@b.de,c@d.ef', '"a"@b.de', 'a@b..de']) {
    assert.equal(email.is(bad), false, bad)
    assert.ok(errorsOf(guestAssessment, { ...profile, guestEmail: bad }).guestEmail)
  }
  assert.equal(email.is('ana.maria+jobs@mail.example.org'), true)
})

test('every rule of the basic assessment has its sentence', () => {
  const errors = errorsOf(basicAssessment as never, {
    assessmentType: 'basic_career',
    responses: { values: [], skillsInterest: [], yearsExperience: 3 },
  })
  assert.deepEqual(errors, {
    'responses.currentRole': 'Current role is required',
    'responses.industry': 'Industry is required',
    'responses.careerGoals': 'Please provide detailed career goals',
    'responses.workStyle': 'Work style preference is required',
    'responses.values': 'Please select at least one value',
    'responses.skillsInterest': 'Please select areas of interest',
    'responses.challengePreference': 'Challenge preference is required',
    'responses.learningStyle': 'Learning style is required',
  })
})

test('wizard prices are the specified ones', () => {
  const prices = Object.fromEntries(Object.entries(reportCatalog).map(([type, { price }]) => [type, price]))
  assert.deepEqual(prices, { career_deep_dive: 37, career_change: 57, executive_transition: 197, ai_transition: 97 })
})

test('numbers in a query are read, defaulted and bounded', () => {
  const page = integerParam({ min: 1, max: 50, fallback: 12 })
  assert.deepEqual(page.decode('7'), { _tag: 'Right', right: 7 })
  assert.deepEqual(page.decode(undefined), { _tag: 'Right', right: 12 })
  for (const bad of ['0', '51', '1e1', '-1', '1.5', 'NaN', ['1']]) assert.ok(isLeft(page.decode(bad)), String(bad))
  assert.equal(uuid.is('0199a1b2-c3d4-7e5f-8a6b-123456789abc'), true)
  assert.equal(uuid.is("1' or '1'='1"), false)
})

test('ids and method-path pairs are unique, and every path parameter is decoded', () => {
  assert.equal(new Set(allRoutes.map((route) => route.id)).size, allRoutes.length)
  assert.equal(
    new Set(allRoutes.map((route) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}')}`)).size,
    allRoutes.length,
  )
  const document = openApi(allRoutes, { title: 'Waymark', version: '1' }) as {
    paths: Record<string, Record<string, { parameters: { in: string; name: string }[] }>>
  }
  for (const route of allRoutes) {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const described = document.paths[route.path]?.[route.method.toLowerCase()]?.parameters
      .filter((each) => each.in === 'path')
      .map((each) => each.name)
    assert.deepEqual(described, named, route.id)
  }
})

test('the API page names every served call', () => {
  const page = apiPage(allRoutes)
  for (const route of allRoutes) assert.ok(page.includes(`${route.method} ${route.path}`), route.id)
  assert.equal(page.includes('<script'), false)
})

test('the API breaks nothing that a client of the last release relies on', () => {
  const baseline = JSON.parse(readFileSync(new URL('../openapi-baseline.json', import.meta.url), 'utf8'))
  assert.deepEqual(breakingChanges(baseline, openApi(allRoutes, { title: 'Waymark API', version: '1' })), [])
})

test('a removed call, a new required field and a vanished answer field are breaking', () => {
  const schema = (required: string[], properties: string[]) => ({
    type: 'object',
    required,
    properties: Object.fromEntries(properties.map((name) => [name, { type: 'string' }])),
  })
  const api = (body: object, answer: object) => ({
    paths: {
      '/api/x': {
        post: {
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { 200: { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
  })
  const before = api(schema(['a'], ['a', 'b']), schema(['id', 'n'], ['id', 'n']))
  assert.deepEqual(breakingChanges(before, before), [])
  assert.deepEqual(breakingChanges(before, { paths: {} }), ['POST /api/x is gone'])
  assert.deepEqual(breakingChanges(before, api(schema(['a', 'b'], ['a', 'b']), schema(['id'], ['id']))), [
    'POST /api/x: request field b is now required',
    'POST /api/x: answer field n is gone',
  ])
})
