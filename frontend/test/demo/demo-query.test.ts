// @vitest-environment node
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ApiCall } from '../../src/api/base-query.ts'
// The query loads the demo when it is first asked: here before the tests, as none of them is about what it does while it loads.
import '../../src/demo/answers.ts'
import { withDemo } from '../../src/demo/demo-base-query.ts'
import { clearDemo, decideDemo, startDemo } from '../../src/lib/demo-mode.ts'
import { readPublic } from '../support/demo-visit.ts'
import { serve } from '../support/server.ts'

const files = new Map<string, unknown>()
beforeAll(async () => {
  for (const name of ['skills', 'quiz', 'occupations', 'questions', 'sample-report'])
    files.set(`/demo/${name}.json`, await readPublic(`/demo/${name}.json`))
})
const storage = new Map<string, string>()
const send = (id: string, call: Partial<ApiCall> = {}) => {
  const asked = withDemo(vi.fn(), () => 0)({ route: { id }, ...call } as ApiCall, {} as never, {})
  return vi.advanceTimersByTimeAsync(300).then(() => asked)
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  serve({ '/demo/:file': ({ path }) => files.get(path) })
  startDemo()
  decideDemo()
})
afterEach(() => {
  clearDemo()
  decideDemo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is data, a refusal is an error, and what the demo does not have says so', async () => {
  expect(await send('getSettings')).toEqual({ data: { theme: 'system', extraTime: false } })
  expect(await send('getJob', { params: { id: 'x' } })).toEqual({
    error: {
      status: 404,
      message: '404: There is no such thing in the demo.',
      detail: 'There is no such thing in the demo.',
      errors: [],
    },
  })
  expect(await send('retryReport')).toEqual({
    error: {
      status: 0,
      message: 'Not part of the demo',
      detail: 'The demo does not have this yet. Sign in, or leave the demo, to do it for real.',
      errors: [],
    },
  })
})

test('a page has one world: what was changed in it is there at the next call', async () => {
  await send('changeSettings', { body: { theme: 'dark' } })
  expect(await send('getSettings')).toEqual({ data: { theme: 'dark', extraTime: false } })
})

test('questions and the sample report are read when they are needed', async () => {
  const asked = await send('getAssessmentQuestions', { params: { assessmentType: 'career_change' } })
  expect((asked.data as unknown[]).length).toBeGreaterThanOrEqual(20)
  const saved = await send('saveDetailedAssessment', { body: { assessmentType: 'career_change' } })
  const made = await send('generateReport', {
    body: { assessmentId: (saved.data as { id: string }).id, reportType: 'career_change' },
  })
  const { reportId: id } = made.data as { reportId: string }
  const view = await send('getReportView', { params: { id } })
  expect((view.data as { sections: { page: number }[] }).sections.at(-1)?.page).toBeGreaterThanOrEqual(25)
  expect((await send('getReport', { params: { id } })).data).toMatchObject({ progress: { status: 'ready', paid: false } })
})

test('outside the demo every call goes to the server', async () => {
  clearDemo()
  decideDemo()
  const live = vi.fn(async () => ({ data: 'live' }))
  expect(await withDemo(live)({ route: identityRoutes.getDashboard }, {} as never, {})).toEqual({ data: 'live' })
})

test('in the demo none does, and answers take 300 to 600 ms', async () => {
  await send('getUser')
  const live = vi.fn()
  for (const [random, ms] of [
    [0, 300],
    [1, 600],
  ] as const) {
    let answered = false
    const asked = Promise.resolve(withDemo(live, () => random)({ route: identityRoutes.getUser }, {} as never, {})).then(() => {
      answered = true
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(answered).toBe(true)
  }
  expect(live).not.toHaveBeenCalled()
})

test('what needs an account says so', async () => {
  expect(await send('changePassword', { body: {} })).toMatchObject({
    error: { status: 403, detail: expect.stringContaining('Sign in') },
  })
})
