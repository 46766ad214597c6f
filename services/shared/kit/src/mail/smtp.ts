import { isIP } from 'node:net'

/**
 * What every mailer of ours is made with. In production the line to a mail server elsewhere is encrypted or nothing is sent: links,
 * reports and the password of the relay go over it. A relay in one's own network without TLS is named as such in the address:
 * `smtp://relay:25?requireTLS=false`.
 */
export function smtpOptions(options: { url: string; production: boolean }) {
  const { url, production } = options
  return {
    // Its query comes after these options.
    url,
    requireTLS: production && !isLoopback(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing in a mail of ours is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/**
 * Why a mail was not taken, without an address: what the library throws names the recipients, and quotes a server that does.
 * The cause is left out on purpose; logs and tables keep this error as it is.
 */
export class MailFault extends Error {
  /** The server said no for good (such as an unknown mailbox): trying again would only repeat it. */
  readonly permanent: boolean

  constructor(thrown: unknown) {
    const { code, responseCode, command, response } = partsOf(thrown)
    const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0]
    const answer = [responseCode, enhanced].filter(Boolean).join(' ')
    super(`mail not accepted: ${[code, answer && `answer ${answer}`, command && `to ${command}`].filter(Boolean).join(', ')}`)
    this.name = 'MailFault'
    this.permanent = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  }
}

function partsOf(thrown: unknown) {
  const parts = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  const word = (value: unknown) => (typeof value === 'string' && /^[A-Z][A-Z0-9_ ]{1,30}$/.test(value) ? value : undefined)
  return {
    code: word(parts.code) ?? 'unknown fault',
    responseCode: typeof parts.responseCode === 'number' ? parts.responseCode : undefined,
    command: word(parts.command),
    response: typeof parts.response === 'string' ? parts.response : '',
  }
}

/** Lets the mail program of whoever wants none offer that itself (RFC 2369, RFC 8058). */
export function stopHeaders(stopUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The bare address in `Waymark <mail@example.com>`. */
export function bareAddress(sender: string): string {
  return /<([^<>\s]+)>/.exec(sender)?.[1] ?? sender.trim()
}
