// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { api } from '../../src/api/api.ts'
import '../../src/api/jobs/job-writes.ts'
import '../../src/api/learning.ts'
import '../../src/api/skills.ts'
import { createStore } from '../../src/app/store.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { lines, sent } from '../support/server.ts'

/** What a page shows before the server has answered, and what it takes back. */
const { dispatch, shown, show, read, write, reply, refused } = holdAnswers({ api, createStore })

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
    dispatch(api.util.invalidateTags([{ type: 'Jobs', id: tag }]))
    expect([shown(name, 'j1'), shown(name, 'j2')]).toEqual([undefined, { id: 'j2' }])
  })
})

test('a note on an application leaves the stage that its posting shows', async () => {
  await show('getJob', 'j1', { id: 'j1', applicationStatus: 'applied' })
  const written = write('changeApplication', { applicationId: id, jobId: 'j1', note: 'Tuesday' })
  expect(shown('getJob', 'j1')).toEqual({ id: 'j1', applicationStatus: 'applied' })
  await reply(`PUT /api/jobs/applications/${id}`, refused())
  await written
  expect(shown('getJob', 'j1')).toEqual({ id: 'j1', applicationStatus: 'applied' })
})

test('a skill whose removal was refused stands there until the list is read again, and after', async () => {
  read('listUserSkills')
  await reply('GET /api/user/skills', Response.json([held('SQL')]))
  await vi.waitFor(() => expect(shown('listUserSkills')).toHaveLength(1))
  sent.length = 0
  const written = write('removeUserSkill', { skillId: 'SQL' })
  await reply('DELETE /api/user/skills/SQL', refused())
  await written
  await vi.waitFor(() => expect(lines()).toContain('GET /api/user/skills'))
  expect(shown('listUserSkills')).toHaveLength(1)
})
