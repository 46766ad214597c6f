// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ApiCall } from '../src/api/base-query.ts'
import { withDemo } from '../src/api/demo/demo-base-query.ts'
import { clearDemo, decideDemo, startDemo } from '../src/lib/demo-mode.ts'

const files = new Map<string, unknown>()
beforeAll(async () => {
  for (const name of ['skills', 'quiz', 'occupations', 'questions', 'sample-report'])
    files.set(
      `/demo/${name}.json`,
      JSON.parse(await readFile(path.join(import.meta.dirname, `../public/demo/${name}.json`), 'utf8')),
    )
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
  vi.stubGlobal('fetch', async (file: string) => Response.json(files.get(file)))
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
  expect((view.data as { sections: unknown[] }).sections.length).toBeGreaterThanOrEqual(25)
  expect((await send('getReport', { params: { id } })).data).toMatchObject({ progress: { status: 'ready', paid: false } })
})
