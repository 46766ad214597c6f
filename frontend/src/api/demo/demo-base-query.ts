import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { isDemo } from '../../lib/demo-mode.ts'
import type { ApiError } from '../api-error.ts'
import type { ApiCall } from '../base-query.ts'
import { demoReplies } from './demo-replies.ts'

type Query = BaseQueryFn<ApiCall, unknown, ApiError>

const shortest = 300
const longest = 600

/** In demo mode no call leaves for the server: what has a sample is answered after 300 to 600 ms, the rest says what to do instead. */
export function withDemo(live: Query, random: () => number = Math.random): Query {
  return async (call, api, extra) => {
    if (!isDemo()) return live(call, api, extra)
    await new Promise((resolve) => setTimeout(resolve, shortest + random() * (longest - shortest)))
    const reply = demoReplies[call.route.id]
    return reply === undefined ? { error: notInDemo } : { data: reply }
  }
}

const notInDemo: ApiError = {
  status: 0,
  message: 'Not part of the demo',
  detail: 'The demo does not have this yet. Sign in, or leave the demo, to do it for real.',
  errors: [],
}
