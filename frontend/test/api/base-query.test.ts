import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { describe, expect, test } from 'vitest'
import { detailOf, httpError, isApiError, networkError, unauthorizedRead } from '../../src/api/api-error.ts'
import { type ApiCall, createBaseQuery } from '../../src/api/base-query.ts'

const api = { signal: new AbortController().signal } as BaseQueryApi

async function ask(call: ApiCall, answer: Response | Error) {
  const sent: { url: string; init: RequestInit }[] = []
  const query = createBaseQuery(async (url, init) => {
    sent.push({ url: String(url), init: init ?? {} })
    if (answer instanceof Error) throw answer
    return answer
  })
  return { result: await query(call, api, {}), sent }
}

const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Years must be a number.', requestId: 'r-1' }
const questions = { route: assessmentRoutes.getAssessmentQuestions, params: { assessmentType: 'career_change' } }

describe('the one base query', () => {
  test('a failed answer becomes "status: body" to the letter, and its detail is kept for people', async () => {
    const body = JSON.stringify(problem)
    const { result } = await ask(
      { route: assessmentRoutes.saveDetailedAssessment, body: {} },
      new Response(body, { status: 400 }),
    )
    expect(result.error?.message).toBe(`400: ${body}`)
    expect(detailOf(result.error)).toBe('Years must be a number.')
  })

  test('an empty body gives way to the status text', async () => {
    const { result } = await ask(questions, new Response('', { status: 503, statusText: 'Service Unavailable' }))
    expect(result.error?.message).toBe('503: Service Unavailable')
  })

  test('a 401 on a read is the status and the status text or Unauthorized', async () => {
    const named = await ask(
      { route: identityRoutes.getUser },
      new Response('{"x":1}', { status: 401, statusText: 'Unauthorized' }),
    )
    expect(named.result.error?.message).toBe('401: Unauthorized')
    const bare = await ask({ route: identityRoutes.getUser }, new Response('{"x":1}', { status: 401 }))
    expect(bare.result.error?.message).toBe('401: Unauthorized')
  })

  test('a reader may ask for null instead of a 401', async () => {
    const { result } = await ask({ route: identityRoutes.getUser, nullOn401: true }, new Response('', { status: 401 }))
    expect(result).toEqual({ data: null })
  })

  test('a 401 on a write keeps the body', async () => {
    const call = { route: reportRoutes.generateReport, body: {} }
    const { result } = await ask(call, new Response('{"title":"Unauthorized"}', { status: 401 }))
    expect(result.error?.message).toBe('401: {"title":"Unauthorized"}')
  })

  test('sends credentials, fills the path, and a body only when there is one', async () => {
    const { sent } = await ask(questions, new Response('[]'))
    expect(sent[0]?.url).toBe('/api/reports/assessment-questions/career_change')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent[0]?.init.body).toBeUndefined()
  })

  test('a write sends its method, its path, credentials and its body as JSON', async () => {
    const body = { proficiencyLevel: 4 }
    const call = { route: skillsRoutes.changeUserSkill, params: { skillId: 'python' }, body }
    const { sent } = await ask(call, new Response('{}'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe('/api/user/skills/python')
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"proficiencyLevel":4}' })
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json')
  })

  test('a write without a body has none', async () => {
    const { sent } = await ask({ route: skillsRoutes.removeUserSkill, params: { skillId: 'python' } }, new Response(''))
    expect(sent[0]?.init).toMatchObject({ method: 'DELETE', credentials: 'include' })
    expect('body' in (sent[0]?.init ?? {})).toBe(false)
    expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false)
  })

  test('an answer that does not fit its contract is an error that names the place', async () => {
    const { result } = await ask(questions, new Response('[{"id":"q","type":"scale"}]'))
    expect(result.error?.message).toContain('0.question')
    expect(result.data).toBeUndefined()
  })

  test('a decoded answer drops what the contract does not know', async () => {
    const { result } = await ask(questions, new Response('[{"id":"q","type":"scale","question":"?","secret":1}]'))
    expect(result.data).toEqual([{ id: 'q', type: 'scale', question: '?' }])
  })

  test('a lost connection says so in plain words', async () => {
    const { result } = await ask(questions, new TypeError('Failed to fetch'))
    expect(result.error).toMatchObject({ status: 0, message: 'Failed to fetch' })
    expect(detailOf(result.error)).toMatch(/could not reach/)
  })

  test('only what is given of a query is sent', async () => {
    const query = { q: 'a&b', limit: undefined, page: 0 }
    const { sent } = await ask({ route: identityRoutes.search, query }, new Response('{}'))
    expect(sent[0]?.url).toBe('/api/search?q=a%26b&page=0')
    const bare = await ask({ route: identityRoutes.getUser }, new Response('{}'))
    expect(bare.sent[0]?.url).toBe('/api/auth/user')
    expect(new Headers(bare.sent[0]?.init.headers).get('accept')).toBe('application/json')
    expect(bare.sent[0]?.init.signal).toBe(api.signal)
  })

  test('null instead of a 401 is for a reader who asked for it, and for a 401', async () => {
    const asked = { route: identityRoutes.getUser, nullOn401: true }
    expect((await ask(asked, new Response('', { status: 403 }))).result.error).toMatchObject({ status: 403 })
    const write = { route: reportRoutes.generateReport, body: {}, nullOn401: true }
    expect((await ask(write, new Response('', { status: 401 }))).result.error).toMatchObject({ status: 401 })
    expect((await ask({ route: identityRoutes.getUser }, new Response('', { status: 401 }))).result.error?.status).toBe(401)
  })

  test('an empty answer is one where nothing is to be said', async () => {
    const { result } = await ask({ route: identityRoutes.resendVerification }, new Response(''))
    expect(result).toEqual({ data: {} })
  })

  test('an answer that is no JSON is an error too', async () => {
    const { result } = await ask(questions, new Response('<html>'))
    expect(result.error).toMatchObject({ status: 0, message: expect.stringContaining('JSON') })
  })

  test('the place of a fault in the answer itself is its root, and all faults are named', async () => {
    const { result } = await ask(questions, new Response('7'))
    expect(result.error?.message).toMatch(/^The answer of getAssessmentQuestions does not fit its contract: \(root\) /)
    const two = await ask(questions, new Response('[{"id":"q"}]'))
    expect(two.result.error?.message).toMatch(/0\.\w+ .+; 0\.\w+ /)
    expect(two.result.error).toMatchObject({ status: 0, errors: [] })
    expect(detailOf(two.result.error)).toBe('The server answered in a way this page does not understand.')
  })
})

describe('an error', () => {
  test('keeps the faults by field of a problem', () => {
    const body = JSON.stringify({ ...problem, errors: [{ path: 'years', message: 'A number, please' }] })
    expect(httpError({ status: 400, statusText: '', body }).errors).toEqual([{ path: 'years', message: 'A number, please' }])
    expect(httpError({ status: 400, statusText: '', body: JSON.stringify(problem) }).errors).toEqual([])
  })
  test('without a problem is told by its status', () => {
    expect(httpError({ status: 502, statusText: 'Bad Gateway', body: '<html>' })).toEqual({
      status: 502,
      message: '502: <html>',
      detail: 'Bad Gateway',
      errors: [],
    })
    expect(httpError({ status: 502, statusText: '', body: '' }).detail).toBe('The server answered 502.')
  })
  test('of a read that is not signed in names the status only', () => {
    expect(unauthorizedRead('No')).toEqual({ status: 401, message: '401: No', detail: 'No', errors: [] })
    expect(unauthorizedRead('').detail).toBe('Unauthorized')
  })
  test('of the network keeps what was thrown', () => {
    expect(networkError('gone')).toMatchObject({ status: 0, message: 'gone', errors: [] })
  })
  test('is known by its three parts, and anything else has a sentence as well', () => {
    const whole = { status: 1, message: 'm', detail: 'd' }
    expect(isApiError(whole)).toBe(true)
    for (const part of ['status', 'message', 'detail'])
      expect(isApiError(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part))), part).toBe(false)
    expect([null, undefined, 'text'].map(isApiError)).toEqual([false, false, false])
    expect(detailOf(new Error('Broken'))).toBe('Broken')
    expect(detailOf('text')).toBe('Something went wrong. Please try again.')
  })
})
