import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, vi } from 'vitest'
import type { api } from '../../src/api/api.ts'
import type { createStore } from '../../src/app/store.ts'
import { failing, hold, lines } from './server.ts'

type Store = ReturnType<typeof createStore>
type Ask = { initiate: (arg: unknown) => UnknownAction }
type App = { api: typeof api; createStore: () => Store }

/** A store whose questions stay on their way, each test with its own, until the test lets an answer through or refuses it. */
export function holdAnswers(app: App) {
  const endpoints = app.api.endpoints as unknown as Record<string, Ask>
  const keep = app.api.util.upsertQueryData as unknown as (name: string, arg: unknown, data: unknown) => UnknownAction
  let waiting: ReturnType<typeof hold>
  let store: Store
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    waiting = hold('/api/*')
    store = app.createStore()
  })
  afterEach(() => vi.unstubAllGlobals())
  const dispatch = ((action: UnknownAction) => store.dispatch(action)) as Store['dispatch']
  const start = (name: string, arg: unknown) => {
    const endpoint = endpoints[name]
    if (!endpoint) throw new Error(`no endpoint ${name}`)
    return dispatch(endpoint.initiate(arg)) as unknown as Promise<{ error?: unknown }>
  }
  return {
    dispatch,
    shown: (name: string, arg?: unknown): unknown =>
      Object.values(store.getState().api.queries).find(
        (one) => one?.endpointName === name && JSON.stringify(one.originalArgs) === JSON.stringify(arg),
      )?.data,
    show: async (name: string, arg: unknown, data: unknown) => {
      await store.dispatch(keep(name, arg, data))
    },
    read: (name: string, arg?: unknown) => void start(name, arg),
    write: start,
    reply: async (line: string, answer: unknown) => {
      const at = await vi.waitFor(() => {
        const found = waiting.findIndex(({ call }) => call.line === line)
        if (found < 0) throw new Error(`${line} does not wait; asked were ${lines().join(', ')}`)
        return found
      })
      waiting.splice(at, 1)[0]?.reply(answer)
    },
    refused: () => failing(500),
  }
}
