// @vitest-environment node
import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../src/api/api.ts'
import '../src/api/job-writes.ts'
import '../src/api/learning.ts'
import '../src/api/skills.ts'
import { createStore } from '../src/app/store.ts'

/** What a page shows before the server has answered, and what it takes back. */
type Ask = { initiate: (arg: unknown) => UnknownAction }
const endpoints = api.endpoints as unknown as Record<string, Ask>
const keep = api.util.upsertQueryData as unknown as (name: string, arg: unknown, data: unknown) => UnknownAction

let store: ReturnType<typeof createStore>
/** The answers that are on their way, by their line; each is let through or refused by the test. */
let waiting: Record<string, (answer: Response) => void>
let asked: string[]
beforeEach(() => {
  waiting = {}
  asked = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal(
    'fetch',
    (path: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        asked.push(`${init.method} ${path}`)
        waiting[`${init.method} ${path}`] = resolve
      }),
  )
  store = createStore()
})
afterEach(() => vi.unstubAllGlobals())

const shown = (name: string, arg?: unknown): unknown => {
  const entry = Object.values(store.getState().api.queries).find(
    (one) => one?.endpointName === name && JSON.stringify(one.originalArgs) === JSON.stringify(arg),
  )
  return entry?.data
}
const show = async (name: string, arg: unknown, data: unknown) => {
  await store.dispatch(keep(name, arg, data))
}
const write = (name: string, arg: unknown) => {
  const endpoint = endpoints[name]
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  return store.dispatch(endpoint.initiate(arg)) as unknown as Promise<{ error?: unknown }>
}
const reply = (line: string, answer: Response) => {
  const resolve = waiting[line]
  if (!resolve) throw new Error(`${line} was not asked; asked were ${asked.join(', ')}`)
  resolve(answer)
}
const refused = () => new Response('', { status: 500 })

const id = '01900000-0000-7000-8000-000000000001'
const held = (name: string) => ({
  id: `own ${name}`,
  skillId: name,
  skill: { id: name, name, description: '', category: 'Databases', demandScore: 50 },
  proficiencyLevel: 2,
  selfAssessed: true,
  verified: false,
})

describe('a reading of one thing', () => {
  test.each([
    ['getJob', 'job j1'],
    ['getJobMatch', 'match j1'],
  ])('%s is stale with its own name alone', async (name, tag) => {
    await show(name, 'j1', { id: 'j1' })
    await show(name, 'j2', { id: 'j2' })
    store.dispatch(api.util.invalidateTags([{ type: 'Jobs', id: tag }]))
    expect([shown(name, 'j1'), shown(name, 'j2')]).toEqual([undefined, { id: 'j2' }])
  })
})

test('a note on an application leaves the stage that its posting shows', async () => {
  await show('getJob', 'j1', { id: 'j1', applicationStatus: 'applied' })
  const written = write('changeApplication', { applicationId: id, jobId: 'j1', note: 'Tuesday' })
  expect(shown('getJob', 'j1')).toEqual({ id: 'j1', applicationStatus: 'applied' })
  reply(`PUT /api/jobs/applications/${id}`, refused())
  await written
  expect(shown('getJob', 'j1')).toEqual({ id: 'j1', applicationStatus: 'applied' })
})

test('a skill whose removal was refused stands there until the list is read again, and after', async () => {
  const list = endpoints.listUserSkills as Ask
  void store.dispatch(list.initiate(undefined))
  reply('GET /api/user/skills', Response.json([held('SQL')]))
  await vi.waitFor(() => expect(shown('listUserSkills')).toHaveLength(1))
  asked.length = 0
  const written = write('removeUserSkill', { skillId: 'SQL' })
  reply('DELETE /api/user/skills/SQL', refused())
  await written
  await vi.waitFor(() => expect(asked).toContain('GET /api/user/skills'))
  expect(shown('listUserSkills')).toHaveLength(1)
})
