import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { announce } from '../lib/announce.ts'
import type { ApiError } from './api-error.ts'
import type { ApiCall } from './base-query.ts'

/** What a person is told when a write failed. It stands beside the write, so that no screen has to say it. */
export type Failure = {
  title: string
  /** Without it, the sentence of the server. */
  text?: string
  /** Another sentence for one status. */
  textAt?: Readonly<Record<number, string>>
  /** When the server says which fields it refuses, the form says so there and nothing is announced. */
  onFields?: true
}
export type CallOptions = { failure?: Failure }

/** The one place that tells of failed writes. */
export function tellFailure(
  query: BaseQueryFn<ApiCall, unknown, ApiError>,
): BaseQueryFn<ApiCall, unknown, ApiError, CallOptions | undefined> {
  return async (call, api, options) => {
    const answer = await query(call, api, {})
    const failure = options?.failure
    if (answer.error && failure) tell(failure, answer.error)
    return answer
  }
}

function tell({ title, text, textAt, onFields }: Failure, error: ApiError): void {
  if (onFields && error.errors.length > 0) return
  announce({ title, description: textAt?.[error.status] ?? text ?? error.detail, variant: 'destructive' })
}
