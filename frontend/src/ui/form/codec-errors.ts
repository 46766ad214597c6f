import { explain } from '@waymark/contracts/codec/errors'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'

/** The sentences of a contract, by the path of the field; empty when the service would take it. */
export function codecErrors(codec: t.Decoder<unknown, unknown>, value: unknown): Record<string, string> {
  const decoded = codec.decode(value)
  return isLeft(decoded) ? Object.fromEntries(explain(decoded.left).map(({ path, message }) => [path, message])) : {}
}
