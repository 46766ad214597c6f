import { MailFault, smtpOptions, stopHeaders } from '@waymark/kit/mail/smtp'
import { inSpan } from '@waymark/kit/tracing'
import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import { withoutAddresses } from '../../domain/without-addresses.ts'

export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** Where the reader stops all mail. */
  stopUrl: string
  attachment?: { filename: string; content: Uint8Array } | undefined
}

export type Mailer = {
  /** Resolves with the mail server's answer when it has accepted the message; rejects with a MailFault, which names no address. */
  send(message: MailMessage): Promise<string>
  close(): void
}

export function createMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'REPORT_MAILS' | 'NODE_ENV'>): Mailer {
  const smtp = smtpOptions({ url: config.SMTP_URL, production: config.NODE_ENV === 'production' })
  const transport = nodemailer.createTransport(
    { ...smtp, pool: true, maxConnections: config.REPORT_MAILS },
    { from: config.MAIL_FROM },
  )
  return {
    async send({ to, subject, text, html, messageId, stopUrl, attachment }) {
      const mail = {
        // An object, so that a comma or a line break in an address can never make a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        attachments: attachment
          ? [{ filename: attachment.filename, content: Buffer.from(attachment.content), contentType: 'application/pdf' }]
          : [],
      }
      try {
        const { response } = await inSpan({ name: 'mail send', kind: 'client' }, () => transport.sendMail(mail))
        return withoutAddresses(response)
      } catch (error) {
        throw new MailFault(error)
      }
    },
    close: () => transport.close(),
  }
}
