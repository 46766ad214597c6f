import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. Only its hash is stored: whoever reads the database can open nothing with it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash is enough: the token is random, there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const TOKEN = /^[\w-]{43}$/

/** Spares the database what cannot be a token of ours. */
export function looksLikeToken(token: string | undefined): token is string {
  return token !== undefined && TOKEN.test(token)
}
