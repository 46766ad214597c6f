import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkKeys = {
  /** The key that signs now. */
  current: string
  /** Secret by key id; older ones still open the links they signed. */
  secrets: Readonly<Record<string, string>>
}

/** `<key id>.<link id>.<256-bit HMAC>`: opens one report until its row ends it. The same link has the same token, so a mail sent twice is one mail. */
export function linkToken(linkId: string, keyId: string, keys: LinkKeys): string {
  const secret = keys.secrets[keyId]
  if (!secret) throw new Error(`no secret for link key ${keyId}`)
  return `${keyId}.${linkId}.${createHmac('sha256', secret).update(linkId).digest('base64url')}`
}

/** The link's id, or undefined for a token that we did not make. */
export function readLinkToken(token: string, keys: LinkKeys): string | undefined {
  const [keyId = '', linkId = '', given = '', ...rest] = token.split('.')
  const secret = Object.hasOwn(keys.secrets, keyId) ? keys.secrets[keyId] : undefined
  if (rest.length > 0 || !secret || !/^[0-9a-f-]{36}$/.test(linkId)) return undefined
  // Texts, not what they decode to: of base64 many spellings mean the same bytes, and we made one of them.
  const expected = Buffer.from(createHmac('sha256', secret).update(linkId).digest('base64url'))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? linkId : undefined
}
