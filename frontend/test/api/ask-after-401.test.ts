// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { api } from '../../src/api/api.ts'
import '../../src/api/jobs/job-writes.ts'
import '../../src/api/learning.ts'
import '../../src/api/skills.ts'
import { userApi } from '../../src/api/account/user.ts'
import { createStore } from '../../src/app/store.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { lines } from '../support/server.ts'

const { dispatch, write, reply } = holdAnswers({ api, createStore })

describe('a call refused as not signed in', () => {
  const refuse = async (name: string, arg: unknown, line: string, answer = new Response('', { status: 401 })) => {
    const done = write(name, arg)
    await reply(line, answer)
    await done
  }
  const signIn = () => dispatch(userApi.util.upsertQueryData('getUser', undefined, { id: 'u' } as never))
  const asksWho = () => lines('GET /api/auth/user').length

  test('asks once more who is here', async () => {
    await signIn()
    await refuse('listSkills', undefined, 'GET /api/skills')
    expect(asksWho()).toBe(1)
    // While that is being asked, another refusal asks nothing more.
    await refuse('saveJob', { id: 'j1', saved: true }, 'PUT /api/jobs/j1/saved')
    expect(asksWho()).toBe(1)
  })
  test('by somebody who was never signed in asks nobody', async () => {
    await refuse('listSkills', undefined, 'GET /api/skills')
    expect(asksWho()).toBe(0)
  })
  test('for another reason asks nobody', async () => {
    await signIn()
    await refuse('listSkills', undefined, 'GET /api/skills', new Response('', { status: 403 }))
    await refuse('getJob', 'j1', 'GET /api/jobs/j1', new Response('{"a":1}'))
    expect(asksWho()).toBe(0)
  })
  test('of learning paths says it itself', async () => {
    await signIn()
    await refuse('listLearningPaths', undefined, 'GET /api/learning-paths')
    await refuse('deleteLearningPath', 'l1', 'DELETE /api/learning-paths/l1')
    expect(asksWho()).toBe(0)
  })
})
