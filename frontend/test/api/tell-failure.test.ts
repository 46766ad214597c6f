import { beforeEach, expect, test, vi } from 'vitest'
import type { ApiError } from '../../src/api/api-error.ts'
import { type Failure, tellFailure } from '../../src/api/tell-failure.ts'
import { type Announcement, onAnnounce } from '../../src/lib/announce.ts'

const heard = vi.fn<(said: Announcement) => void>()
beforeEach(() => {
  heard.mockClear()
  return onAnnounce(heard)
})

const refusal = (status: number, errors: ApiError['errors'] = []): ApiError => ({
  status,
  message: `${status}: {}`,
  detail: 'The server said why.',
  errors,
})

async function write(failure: Failure | undefined, error?: ApiError) {
  const query = tellFailure(() => (error ? { error } : { data: 'done' }))
  return query({ route: {} as never }, {} as never, failure && { failure })
}

test('a write that failed is told with the words beside it, and its caller still hears of it', async () => {
  const error = refusal(503)
  expect(await write({ title: 'Error', text: 'It could not be saved.' }, error)).toEqual({ error })
  expect(heard.mock.calls).toEqual([[{ title: 'Error', description: 'It could not be saved.', variant: 'destructive' }]])
})

test('without words of its own it is told with the sentence of the server, and one status may have another', async () => {
  const failure = { title: 'Not saved', textAt: { 409: 'It is full.' } }
  await write(failure, refusal(500))
  await write(failure, refusal(409))
  expect(heard.mock.calls.map(([{ description }]) => description)).toEqual(['The server said why.', 'It is full.'])
})

test('what the server says of fields is left to the form, where the form has them', async () => {
  const fields = refusal(400, [{ path: 'password', message: 'is not yours' }])
  await write({ title: 'Not changed', onFields: true }, fields)
  expect(heard).not.toHaveBeenCalled()
  await write({ title: 'Not changed', onFields: true }, refusal(400))
  await write({ title: 'Not changed' }, fields)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a write that worked, and one whose screen says it itself, announce nothing', async () => {
  expect(await write({ title: 'Error' })).toEqual({ data: 'done' })
  await write(undefined, refusal(500))
  expect(heard).not.toHaveBeenCalled()
})
