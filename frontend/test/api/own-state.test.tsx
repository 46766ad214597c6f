import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { useOwnState } from '../../src/api/assessments.ts'
import { createStore } from '../../src/app/store.ts'

afterEach(() => vi.unstubAllGlobals())

const assessment = (state?: string) => ({
  id: '01900000-0000-7000-8000-000000000001',
  assessmentType: 'basic_career',
  status: 'completed',
  createdAt: '2025-02-02T00:00:00.000Z',
  ...(state && { state }),
})
/** What a page knows of the person's state, when the server lists these assessments, newest first. */
const known = async (assessments: object[]) => {
  let send: ((answer: Response) => void) | undefined
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        send = resolve
      }),
  )
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(useOwnState, { wrapper })
  await waitFor(() => expect(send).toBeDefined())
  const before = result.current
  await act(async () => send?.(Response.json(assessments)))
  await waitFor(() => expect(result.current.known).toBe(true))
  return { before, after: result.current }
}

test('the state is that of the newest answers, and not known while they are on their way', async () => {
  expect(await known([assessment('OH'), assessment('CA')])).toStrictEqual({
    before: { known: false },
    after: { known: true, state: 'OH' },
  })
})
test.each([
  ['no answers', []],
  ['newest answers without one', [assessment(), assessment('OH')]],
])('there is none with %s', async (_, assessments) => {
  expect((await known(assessments)).after).toStrictEqual({ known: true })
})
