import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '@waymark/kit/log'
import { startMailbox } from '@waymark/testing/mailbox'
import { createMailer } from '../../src/tasks/mail/mailer.ts'

test('no address is in the log when a mail server refuses one and says it back', async (t) => {
  const mailbox = await startMailbox()
  const lines: string[] = []
  const mailer = createMailer({
    config: {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Waymark <hello@waymark.test>',
      NODE_ENV: 'test',
      PUBLIC_URL: 'http://waymark.test',
      ABUSE_CONTACT: undefined,
    },
    mailboxes: { admit: async () => ({ verdict: 'admitted', stopKey: 'key' }) },
    log: createLog({ service: 'test', level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  })
  t.after(() => mailbox.close())
  mailbox.misbehave = (command) => (command === 'RCPT' ? '550 5.1.1 <secret.person@example.com>: unknown' : undefined)
  mailer.send('secret.person@example.com', {
    ...{ subject: 'Your password was changed', greeting: 'Hello,', why: 'You have an account.' },
    ...{ accountUrl: 'http://waymark.test/account', kind: 'plain', paragraphs: ['It was changed.'] },
  })
  // Whatever is under way by then is tried to its end, and not again.
  await mailer.stop()
  assert.match(lines.join(''), /mail send failed/)
  const said = lines.join('')
  assert.match(said, /550 5\.1\.1/)
  assert.doesNotMatch(said, /secret|example\.com/)
  assert.deepEqual(mailbox.mails, [])
})
