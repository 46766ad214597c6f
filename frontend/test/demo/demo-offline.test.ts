// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiCall } from '../../src/api/base-query.ts'
// The query loads the demo when it is first asked: here before the tests, as none of them is about what it does while it loads.
import '../../src/demo/answers.ts'
import { withDemo } from '../../src/demo/demo-base-query.ts'
import { clearDemo, decideDemo, startDemo } from '../../src/lib/demo-mode.ts'
import { failing, serve } from '../support/server.ts'

const storage = new Map<string, string>()
const send = (id: string) => {
  const asked = withDemo(vi.fn(), () => 0)({ route: { id } } as ApiCall, {} as never, {})
  return vi.advanceTimersByTimeAsync(300).then(() => asked)
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  serve({ '/demo/:file': () => failing(503) })
  startDemo()
  decideDemo()
})
afterEach(() => {
  clearDemo()
  decideDemo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('samples that cannot be read are a lost connection', async () => {
  expect(await send('getUser')).toEqual({
    error: {
      status: 0,
      message: '/demo/skills.json was answered with 503',
      detail: 'We could not reach the server. Check your connection and try again.',
      errors: [],
    },
  })
})
