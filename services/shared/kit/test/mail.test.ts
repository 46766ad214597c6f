import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Mailbox, startMailbox } from '@waymark/testing/mailbox'
import nodemailer from 'nodemailer'
import { canonicalMailbox, mailboxDigest } from '../src/mail/mailbox.ts'
import { bareAddress, MailFault, smtpOptions } from '../src/mail/smtp.ts'

let mailbox: Mailbox
before(async () => {
  mailbox = await startMailbox()
})
after(() => mailbox.close())

const send = async (url: string, production = true) => {
  const transport = nodemailer.createTransport(smtpOptions({ url, production }), { from: 'mail@waymark.example' })
  try {
    await transport.sendMail({ to: { name: '', address: 'someone@example.com' }, subject: 's', text: 't' })
  } finally {
    transport.close()
  }
}
const faultOf = (sent: Promise<unknown>) =>
  sent.then(
    () => assert.fail('it was taken'),
    (error) => new MailFault(error),
  )

test('in production a mail server elsewhere must speak TLS; one on this machine need not', () => {
  const requires = (url: string, production = true) => smtpOptions({ url, production }).requireTLS
  for (const url of [
    'smtp://mail.example.com:587',
    'smtp://user:pw@10.0.0.7',
    'smtp://127.example.com',
    'smtp://localhost.example',
  ])
    assert.equal(requires(url), true, url)
  for (const url of ['smtp://127.0.0.1:1025', 'smtp://127.8.9.1', 'smtp://localhost:1025', 'smtp://[::1]:25', 'smtp://LOCALHOST'])
    assert.equal(requires(url), false, url)
  assert.equal(requires('smtp://mail.example.com', false), false)
})

test('a server that offers no TLS where it must is given no mail and no password', async () => {
  const heard: string[] = []
  mailbox.misbehave = (command) => void heard.push(command)
  const fault = await faultOf(send(mailbox.url.replace('smtp://', 'smtp://user:secret@').concat('?requireTLS=true')))
  assert.equal(fault.permanent, false)
  assert.deepEqual(
    heard.filter((command) => ['AUTH', 'MAIL', 'RCPT', 'DATA', 'BODY'].includes(command)),
    [],
  )
  assert.equal(mailbox.mails.length, 0)
  mailbox.misbehave = undefined
  await send(mailbox.url)
  assert.equal(mailbox.mails.length, 1)
})

test('what went wrong with a mail is told without its address and without the words of the server', async () => {
  const told = (fault: MailFault) => JSON.stringify([fault.message, fault.stack, fault.cause, { ...fault }])
  mailbox.misbehave = (command) => (command === 'RCPT' ? '550 5.1.1 <someone@example.com>: no such user here' : undefined)
  const refused = await faultOf(send(mailbox.url))
  assert.match(refused.message, /EENVELOPE, answer 550 5\.1\.1, to RCPT/)
  assert.equal(refused.permanent, true)
  mailbox.misbehave = (command) => (command === 'DATA' ? '451 4.7.1 someone@example.com is greylisted' : undefined)
  const later = await faultOf(send(mailbox.url))
  assert.match(later.message, /answer 451 4\.7\.1/)
  assert.equal(later.permanent, false)
  mailbox.misbehave = undefined
  const away = await faultOf(send('smtp://127.0.0.1:1'))
  assert.match(away.message, /ECONN|ESOCKET/)
  assert.equal(away.permanent, false)
  for (const fault of [refused, later, away]) assert.doesNotMatch(told(fault), /someone|example\.com|no such user|greylisted/)
  for (const odd of [undefined, 'text', null, { code: 'a@b.example', response: 5 }])
    assert.match(new MailFault(odd).message, /unknown fault/)
})

test('a mailbox is known under all addresses that lead to it', () => {
  for (const address of ['Ann@Example.com', ' ann@example.com ', 'ann+news@example.com', 'ANN+a+b@EXAMPLE.COM.'])
    assert.equal(canonicalMailbox(address), 'ann@example.com', address)
  for (const address of ['a.n.n@gmail.com', 'ann+x@googlemail.com', 'A.nn@GMail.com'])
    assert.equal(canonicalMailbox(address), 'ann@gmail.com', address)
  assert.equal(canonicalMailbox('ann@bücher.example'), canonicalMailbox('ann@xn--bcher-kva.example'))
  const apart = [
    'a.nn@example.com',
    'ann@example.org',
    '+ann@example.com',
    'a_b@example.com',
    'axb@example.com',
    'ann@constructor',
  ]
  assert.equal(new Set(apart.map(mailboxDigest)).size, apart.length)
  assert.doesNotMatch(mailboxDigest('ann@example.com'), /ann|@/)
  assert.equal(bareAddress('Waymark <mail@waymark.example>'), 'mail@waymark.example')
  assert.equal(bareAddress('mail@waymark.example'), 'mail@waymark.example')
})
