import nodemailer from 'nodemailer'

export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  attachment?: { filename: string; content: Uint8Array } | undefined
}

export type Mailer = {
  /** Resolves when the mail server has accepted the message. */
  send(message: MailMessage): Promise<void>
  close(): void
}

export function createMailer(options: { smtpUrl: string; from: string; connections: number }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url: options.smtpUrl,
      pool: true,
      maxConnections: options.connections,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // Nothing in a mail is ever read from a file or fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: options.from },
  )
  return {
    async send({ to, subject, text, html, messageId, attachment }) {
      await transport.sendMail({
        // An object, so that a comma or a line break in an address can never make a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachment
          ? [{ filename: attachment.filename, content: Buffer.from(attachment.content), contentType: 'application/pdf' }]
          : [],
      })
    },
    close: () => transport.close(),
  }
}

/** The server said no for good (5xx, such as an unknown mailbox); trying again would only repeat it. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'EENVELOPE' && !('responseCode' in error)) return true
  return 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500
}
