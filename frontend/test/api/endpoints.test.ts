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
import { calls } from '../support/every-call.ts'

/** An action of any endpoint: what is asked here is what it sends and what it makes stale. */
const endpoints = api.endpoints as unknown as Record<string, { initiate: (arg: unknown) => UnknownAction }>
const start = (name: string, arg: unknown) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint.initiate(arg)
}

type Sent = { line: string; body?: unknown }
const sent: Sent[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => new Response('', { status: 500 })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = init.body === undefined ? {} : { body: JSON.parse(String(init.body)) as unknown }
    sent.push({ line: `${init.method} ${address}`, ...body })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

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
