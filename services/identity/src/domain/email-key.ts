import { createHash } from 'node:crypto'

/** The form in which addresses are compared: one mailbox written in two spellings is one account. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** Stands for the address in Redis, where no address is kept. */
export function emailDigest(emailKey: string): string {
  return createHash('sha256').update(`email:${emailKey}`).digest('hex')
}
