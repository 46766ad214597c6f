import { setTimeout as sleep } from 'node:timers/promises'
import { pathOf } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import { bareAddress, MailFault, smtpOptions, stopHeaders } from '@waymark/kit/mail/smtp'
import { inSpan } from '@waymark/kit/tracing'
import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import type { Mailboxes } from '../../data/mailboxes.ts'
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

export function createMailer(options: {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'PUBLIC_URL' | 'ABUSE_CONTACT'>
  mailboxes: Pick<Mailboxes, 'admit'>
  log: Log
}): Mailer {
  const { config, mailboxes, log } = options
  const render = createMailRenderer()
  const from = config.MAIL_FROM
  const smtp = smtpOptions({ url: config.SMTP_URL, production: config.NODE_ENV === 'production' })
  const transport = nodemailer.createTransport(smtp, { from })
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const host = bareAddress(from).split('@')[1] ?? 'localhost'
  const abuse = config.ABUSE_CONTACT ?? bareAddress(from)

  async function deliver(to: string, message: MailMessage): Promise<void> {
    const messageId = `<${uuidv7()}@${host}>`
    let counted = false
    for (let attempt = 1; ; attempt++) {
      try {
        const { verdict, stopKey } = await mailboxes.admit(to, { counted, notice: message.notice === true })
        if (verdict !== 'admitted') return log.info({ subject: message.subject, verdict }, 'mail suppressed by mailbox limit')
        counted = true
        const stopUrl = new URL(pathOf(identityRoutes.mailPage, { key: stopKey }), config.PUBLIC_URL).href
        const headers = { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) }
        await accepted({ to: { name: '', address: to }, ...render(message, { stopUrl, abuse }), messageId, headers })
        return
      } catch (err) {
        if (attempt === ATTEMPTS || stopping.signal.aborted) {
          log.error({ err, subject: message.subject, attempts: attempt }, 'mail send failed')
          return
        }
        await sleep(FIRST_PAUSE_MS * 4 ** (attempt - 1), undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  async function accepted(mail: Parameters<typeof transport.sendMail>[0]): Promise<void> {
    try {
      await inSpan({ name: 'mail send', kind: 'client' }, () => transport.sendMail(mail))
    } catch (error) {
      throw new MailFault(error)
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
