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
import { failing, sent, serve } from '../support/server.ts'

/** An action of any endpoint: what is asked here is what it sends and what it makes stale. */
const endpoints = api.endpoints as unknown as Record<string, { initiate: (arg: unknown) => UnknownAction }>
const start = (name: string, arg: unknown) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return endpoint.initiate(arg)
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  serve({ '/api/*': () => failing(500) })
})
afterEach(() => vi.unstubAllGlobals())

describe('every call', () => {
  test('is in this list', () => {
    expect([...new Set(calls.map(([name]) => name))].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })
  test.each(calls)('%s sends its line and its body', async (name, arg, line, body) => {
    await createStore().dispatch(start(name, arg))
    expect(sent[0]).toMatchObject({ line, body })
  })
})

test('nobody being signed in is an answer, not a failure', async () => {
  serve({ 'GET /api/auth/user': () => failing(401) })
  expect(await createStore().dispatch(start('getUser', undefined))).toMatchObject({ data: null })
})
