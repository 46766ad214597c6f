import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { describe, expect, test } from 'vitest'
import { detailOf } from '../src/api/api-error.ts'
import { type ApiCall, createBaseQuery } from '../src/api/base-query.ts'

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
})
