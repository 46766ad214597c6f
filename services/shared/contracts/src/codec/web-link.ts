import * as t from 'io-ts'
import { described } from './schema.ts'

const MAX = 500
const sentence = 'Please give a whole web address that begins with https:// or http://'

/** An address of the web, or an empty text. Other schemes (`javascript:`, `data:`, `file:`) never become a link. */
export const webLink: t.Type<string> = described(
  new t.Type<string>(
    'WebLink',
    (u): u is string => typeof u === 'string' && isWebLink(u),
    (u, c) => (typeof u === 'string' && isWebLink(u.trim()) ? t.success(u.trim()) : t.failure(u, c, sentence)),
    t.identity,
  ),
  { anyOf: [{ const: '' }, { type: 'string', format: 'uri', maxLength: MAX }] },
)

/** The same, and not empty. */
export const webAddress: t.Type<string> = described(
  new t.Type<string>(
    'WebAddress',
    (u): u is string => typeof u === 'string' && u !== '' && isWebLink(u),
    (u, c) => {
      const address = typeof u === 'string' ? u.trim() : ''
      return address !== '' && isWebLink(address) ? t.success(address) : t.failure(u, c, sentence)
    },
    t.identity,
  ),
  { type: 'string', format: 'uri', minLength: 1, maxLength: MAX },
)

export function isWebLink(value: string): boolean {
  if (value === '') return true
  if (value.length > MAX || !/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false
  const { username, hostname } = new URL(value)
  return username === '' && hostname.includes('.')
}
