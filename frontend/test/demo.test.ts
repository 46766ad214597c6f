import { allRoutes } from '@waymark/contracts/routes/all'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiCall } from '../src/api/base-query.ts'
import { withDemo } from '../src/api/demo/demo-base-query.ts'
import { demoReplies } from '../src/api/demo/demo-replies.ts'
import { startDemo } from '../src/lib/demo-mode.ts'

const live = vi.fn(async () => ({ data: 'live' }))

function ask(call: ApiCall, random: number) {
  return withDemo(live, () => random)(call, {} as never, {})
}

beforeEach(() => {
  vi.useFakeTimers()
  live.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('demo mode', () => {
  test('outside the demo every call goes to the server', async () => {
    expect(await ask({ route: identityRoutes.getDashboard }, 0)).toEqual({ data: 'live' })
  })

  test('in the demo none does, and answers take 300 to 600 ms', async () => {
    startDemo()
    for (const [random, ms] of [
      [0, 300],
      [1, 600],
    ] as const) {
      let answered = false
      const asked = ask({ route: identityRoutes.getUser }, random)
      void Promise.resolve(asked).then(() => {
        answered = true
      })
      await vi.advanceTimersByTimeAsync(ms - 1)
      expect(answered).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(answered).toBe(true)
    }
    expect(live).not.toHaveBeenCalled()
  })

  test('what has no sample says what to do instead', async () => {
    startDemo()
    const asked = ask({ route: reportRoutes.generateReport, body: {} }, 0)
    await vi.advanceTimersByTimeAsync(300)
    expect(await asked).toMatchObject({ error: { detail: expect.stringContaining('Sign in') } })
  })

  test('samples have the shape of live answers, with the specified figures', () => {
    for (const [id, reply] of Object.entries(demoReplies)) {
      const route = allRoutes.find((candidate) => candidate.id === id)
      expect(route && isRight(route.response.decode(reply))).toBe(true)
    }
    expect(demoReplies.getDashboard).toMatchObject({
      skillsCount: 8,
      assessmentProgress: { completedSteps: 7, totalSteps: 10, score: 78 },
      metrics: { profileStrength: 82, weeklyProgress: 15 },
    })
  })
})
