import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { type ApiError, networkError } from '../api/api-error.ts'
import type { ApiCall } from '../api/base-query.ts'
import { isDemo } from '../lib/demo-mode.ts'

type Query = BaseQueryFn<ApiCall, unknown, ApiError>

const shortest = 300
const longest = 600

/**
 * In demo mode no call leaves for the server: it is answered from samples and what the visitor changed in memory, after 300 to 600 ms.
 * What the demo does not have says what to do instead. The samples come in a chunk of their own.
 */
export function withDemo(live: Query, random: () => number = Math.random): Query {
  return async (call, api, extra) => {
    if (!isDemo()) return live(call, api, extra)
    const wait = new Promise((resolve) => setTimeout(resolve, shortest + random() * (longest - shortest)))
    try {
      const { answerInDemo } = await import('./answers.ts')
      const [answer] = await Promise.all([answerInDemo(call), wait])
      if (answer === undefined) return { error: notInDemo }
      return isRefusal(answer) ? { error: answer } : { data: answer }
    } catch (reason) {
      return { error: networkError(reason) }
    }
  }
}

function isRefusal(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'detail' in value && 'errors' in value && 'message' in value
}

const notInDemo: ApiError = {
  status: 0,
  message: 'Not part of the demo',
  detail: 'The demo does not have this yet. Sign in, or leave the demo, to do it for real.',
  errors: [],
}
