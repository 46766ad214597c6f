import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { explain } from '@waymark/contracts/codec/errors'
import type { AnyRoute } from '@waymark/contracts/route'
import { pathOf } from '@waymark/contracts/route'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type ApiError, contractError, httpError, networkError, unauthorizedRead } from './api-error.ts'

export type ApiCall = {
  route: AnyRoute
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** A reader that may be signed out asks for null instead of an error. */
  nullOn401?: boolean
}

/** The one way to the services: same origin, with credentials, never retried, every answer decoded by its contract. */
export function createBaseQuery(send: typeof fetch = (...args) => fetch(...args)): BaseQueryFn<ApiCall, unknown, ApiError> {
  return async (call, { signal }) => {
    try {
      const response = await send(addressOf(call), requestOf(call, signal))
      return response.ok ? await decodeAnswer(call, response) : await answerFailure(call, response)
    } catch (reason) {
      return { error: networkError(reason) }
    }
  }
}

async function decodeAnswer({ route }: ApiCall, response: Response) {
  const body = await response.text()
  const decoded = route.response.decode(body === '' ? undefined : JSON.parse(body))
  if (isLeft(decoded)) {
    const paths = explain(decoded.left).map(({ path, message }) => `${path || '(root)'} ${message}`)
    return { error: contractError(route.id, paths.join('; ')) }
  }
  return { data: decoded.right as unknown }
}

async function answerFailure({ route, nullOn401 }: ApiCall, response: Response) {
  const read = route.method === 'GET'
  if (response.status === 401 && read && nullOn401) return { data: null }
  if (response.status === 401 && read) return { error: unauthorizedRead(response.statusText) }
  const body = await response.text()
  return { error: httpError({ status: response.status, statusText: response.statusText, body }) }
}

function addressOf({ route, params, query }: ApiCall): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value))
  const tail = search.toString()
  return pathOf(route, params) + (tail && `?${tail}`)
}

function requestOf({ route, body }: ApiCall, signal: AbortSignal): RequestInit {
  const request: RequestInit = { method: route.method, credentials: 'include', signal, headers: { accept: 'application/json' } }
  if (body === undefined) return request
  return { ...request, body: JSON.stringify(body), headers: { ...request.headers, 'content-type': 'application/json' } }
}
