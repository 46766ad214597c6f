import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { startMailbox } from '@waymark/testing/mailbox'

const mailbox = await startMailbox()
after(() => mailbox.close())

const RAW = `From: Way <a@example.com>
To: b@example.com
Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=
Message-ID: <1@example.com>
Content-Type: multipart/mixed; boundary="outer"

--outer
Content-Type: multipart/alternative; boundary="inner"

--inner
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Gr=C3=BC=C3=9Fe, =
friend
--inner
Content-Type: text/html; charset=utf-8

<p>hi</p>
--inner--
--outer
Content-Type: application/pdf; name=r.pdf
Content-Disposition: attachment; filename="r.pdf"
Content-Transfer-Encoding: base64

JVBERi0=
--outer--
`.replaceAll('\n', '\r\n')

async function send(lines: readonly string[]): Promise<string[]> {
  const socket = connect(Number(new URL(mailbox.url).port), '127.0.0.1')
  const replies: string[] = []
  socket.on('data', (chunk) => replies.push(...chunk.toString().trim().split('\r\n')))
  await once(socket, 'data')
  for (const line of lines) {
    socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  socket.destroy()
  return replies
}

test('a mail is kept with its recipients, texts and attachments', async () => {
  await send([
    'EHLO me',
    'MAIL FROM:<a@example.com>',
    'RCPT TO:<b@example.com>',
    'RCPT TO:<c@example.com>',
    'DATA',
    `${RAW}..dotted\r\n.`,
  ])
  const mail = await mailbox.waitFor(({ to }) => to.includes('c@example.com'))
  assert.deepEqual(
    [mail.from, mail.to, mail.subject, mail.messageId],
    ['a@example.com', ['b@example.com', 'c@example.com'], 'Grüße', '<1@example.com>'],
  )
  assert.deepEqual([mail.text, mail.html], ['Grüße, friend', '<p>hi</p>'])
  assert.deepEqual(mail.attachments, [{ filename: 'r.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') }])
  assert.match(mail.raw, /\r\n\.dotted$/)
})

test('it can be busy', async () => {
  mailbox.misbehave = (command) => (command === 'MAIL' ? '421 busy' : undefined)
  assert.equal((await send(['EHLO me', 'MAIL FROM:<a@example.com>'])).at(-1), '421 busy')
  mailbox.misbehave = undefined
})

test('a client that cuts its connection ends that conversation alone', async () => {
  const socket = connect(Number(new URL(mailbox.url).port), '127.0.0.1')
  await once(socket, 'data')
  socket.resetAndDestroy()
  const { length } = mailbox.mails
  await send(['HELO me', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA', `${RAW}.`])
  assert.equal(mailbox.mails.length, length + 1)
})
