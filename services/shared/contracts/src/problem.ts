import * as t from 'io-ts'
import { object } from './codec/object.ts'
import { optional } from './codec/primitives.ts'

/** RFC 9457 problem details, with the request id to quote to support and, for a bad input, every wrong field. */
export const problem = object({
  type: t.string,
  title: t.string,
  status: t.number,
  detail: t.string,
  requestId: t.string,
  errors: optional(t.array(object({ path: t.string, message: t.string }))),
})

export type Problem = t.TypeOf<typeof problem>
