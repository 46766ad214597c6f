import { explain } from '@waymark/contracts/codec/errors'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { AppError, type FieldError } from './errors.ts'

/** Outside data in, typed value out; otherwise `bad_request` with every wrong path. */
export function decode<A>(codec: Decoder<A>, value: unknown): A {
  const result = check(codec, value)
  if (result.ok) return result.value
  throw invalid(result.errors)
}

export function check<A>(codec: Decoder<A>, value: unknown): Checked<A> {
  const result = codec.decode(value)
  if (isLeft(result)) return { ok: false, errors: explain(result.left) }
  return { ok: true, value: result.right }
}

export function invalid(errors: readonly FieldError[]): AppError {
  const first = errors[0]
  const detail = errors.length === 1 && first ? first.message : 'Some of what was sent is missing or wrong.'
  return new AppError('bad_request', detail, { errors })
}

export type Decoder<A> = { decode: (value: unknown) => t.Validation<A> }
export type Checked<A> = { ok: true; value: A } | { ok: false; errors: FieldError[] }
