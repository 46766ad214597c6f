import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOwnState } from '../../src/api/assessments.ts'
import { frame } from '../support/render-app.tsx'
import { hold } from '../support/server.ts'

const assessment = (state?: string) => ({
  id: '01900000-0000-7000-8000-000000000001',
  assessmentType: 'basic_career',
  status: 'completed',
  createdAt: '2025-02-02T00:00:00.000Z',
  ...(state && { state }),
})
/** What a page knows of the person's state, when the server lists these assessments, newest first. */
const known = async (assessments: object[]) => {
  const waiting = hold('GET /api/assessments')
  const { result } = renderHook(useOwnState, { wrapper: frame() })
  await waitFor(() => expect(waiting).toHaveLength(1))
  const before = result.current
  await act(async () => waiting[0]?.reply(assessments))
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
