import * as t from 'io-ts'
import { described } from './schema.ts'

const SHAPE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/
const sentence = 'Please give a year, a month or a day: 2024, 2024-03 or 2024-03-15'

/** A date as far as it is known (ISO 8601: year, month or day), or an empty text. JSON Resume writes its dates so. */
export const partDate: t.Type<string> = described(
  new t.Type<string>(
    'PartDate',
    (u): u is string => typeof u === 'string' && isPartDate(u),
    (u, c) => (typeof u === 'string' && isPartDate(u.trim()) ? t.success(u.trim()) : t.failure(u, c, sentence)),
    t.identity,
  ),
  { type: 'string', maxLength: 10 },
)

export function isPartDate(value: string): boolean {
  return value === '' || SHAPE.test(value)
}
