import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Their mailboxes are one with and without dots, and under both names. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox behind an address: what is mailed to `a+anything@example.com` lands in `a@example.com`. For limits only, where two
 * mailboxes taken for one cost little; accounts compare addresses as they are.
 */
export function canonicalMailbox(address: string): string {
  const trimmed = address.trim().normalize('NFC')
  const at = trimmed.lastIndexOf('@')
  const typed = trimmed.slice(at + 1).toLowerCase()
  const domain = (domainToASCII(typed) || typed).replace(/\.$/, '')
  const [head = ''] = trimmed.slice(0, at).split('+')
  const local = (head === '' ? trimmed.slice(0, at) : head).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const provider = DOTLESS.get(domain)
  return provider === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${provider}`
}

/** Stands for a mailbox in tables that outlive what was made for it: no address can be read there. */
export function mailboxDigest(address: string): string {
  return createHash('sha256')
    .update(`mailbox:${canonicalMailbox(address)}`)
    .digest('hex')
}
