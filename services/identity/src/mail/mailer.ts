import { setTimeout as sleep } from 'node:timers/promises'
import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import nodemailer from 'nodemailer'
import type { MailMessage } from './messages.ts'
import { createMailRenderer } from './render-mail.ts'

export type Mailer = {
  /**
   * Sends after the caller's transaction has committed, without keeping the caller waiting: how long a mail server takes tells
   * nothing about an account. A mail that is lost is asked for again by the person; its token is nowhere but in this process.
   */
  send(to: string, message: MailMessage): void
  /** Waits for what is under way; what cannot be sent by then is given up. */
  stop(): Promise<void>
}

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 500

export function createMailer(options: { smtpUrl: string; from: string; log: Log }): Mailer {
  const { log, from } = options
  const render = createMailRenderer()
  const transport = nodemailer.createTransport(options.smtpUrl, {
    from,
    // Nothing in a message of ours is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

  async function deliver(to: string, message: MailMessage): Promise<void> {
    const mail = { to: { name: '', address: to }, ...render(message), messageId: `<${uuidv7()}@${host}>` }
    for (let attempt = 1; ; attempt++) {
      try {
        await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
        return
      } catch (err) {
        if (attempt === ATTEMPTS || stopping.signal.aborted) {
          log.error({ err, subject: message.subject, attempts: attempt }, 'mail was not sent')
          return
        }
        await sleep(FIRST_PAUSE_MS * 4 ** (attempt - 1), undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  return {
    send(to, message) {
      const sending = deliver(to, message).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async stop() {
      stopping.abort()
      await Promise.all(underWay)
      transport.close()
    },
  }
}
