import strict from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

/**
 * Stands in for `node:assert/strict` while mutants are judged. It holds the same, but makes no picture of the difference: of a
 * report's material that took longer than any deadline, and nobody reads it.
 */
const hold = (holds: boolean, message: unknown, otherwise: string): void => {
  if (holds) return
  throw message instanceof Error ? message : new strict.AssertionError({ message: String(message ?? otherwise) })
}

const ok = (value?: unknown, message?: unknown): void => hold(Boolean(value), message, 'not true')
const equal = (actual: unknown, expected: unknown, message?: unknown): void =>
  hold(Object.is(actual, expected), message, 'not equal')
const deepEqual = (actual: unknown, expected: unknown, message?: unknown): void =>
  hold(isDeepStrictEqual(actual, expected), message, 'not deeply equal')

const quick = { ok, equal, strictEqual: equal, deepEqual, deepStrictEqual: deepEqual }
export default Object.assign((value?: unknown, message?: unknown) => ok(value, message), strict, quick)
