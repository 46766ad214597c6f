import type { UnknownAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, vi } from 'vitest'
import type { api } from '../../src/api/api.ts'
import type { createStore } from '../../src/app/store.ts'

type Store = ReturnType<typeof createStore>
type Ask = { initiate: (arg: unknown) => UnknownAction }
/** Given by the test file, which alone is loaded anew when mutants are judged. */
type App = { api: typeof api; createStore: () => Store }

/** A store whose questions stay on their way, each test with its own, until the test lets an answer through or refuses it. */
export function holdAnswers(app: App) {
  const endpoints = app.api.endpoints as unknown as Record<string, Ask>
  const keep = app.api.util.upsertQueryData as unknown as (name: string, arg: unknown, data: unknown) => UnknownAction
  const asked: string[] = []
  /** The answers that are on their way, by their line. */
  let waiting: Record<string, (answer: Response) => void>
  let store: Store
  beforeEach(() => {
    waiting = {}
    asked.length = 0
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal(
      'fetch',
      (path: string, init: RequestInit) =>
        new Promise<Response>((resolve) => {
          asked.push(`${init.method} ${path}`)
          waiting[`${init.method} ${path}`] = resolve
        }),
    )
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
    asked,
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
    reply: (line: string, answer: Response) => {
      const resolve = waiting[line]
      if (!resolve) throw new Error(`${line} was not asked; asked were ${asked.join(', ')}`)
      resolve(answer)
    },
    refused: () => new Response('', { status: 500 }),
  }
}
