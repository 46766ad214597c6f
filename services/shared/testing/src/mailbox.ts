import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { type Mail, parseMail } from './mail.ts'
import { readLines } from './read-lines.ts'

export type Mailbox = {
  /** For SMTP_URL. */
  url: string
  mails: Mail[]
  /** Resolves with the first mail that fits, also one that came before; rejects after `limitMs`. */
  waitFor(fits: (mail: Mail) => boolean, limitMs?: number): Promise<Mail>
  /**
   * Lets the server misbehave: called with each command (`MAIL`, `RCPT`, `DATA`, and `BODY` after the text has come), an answer such as
   * `421 busy` is sent instead of the usual one, `reset` cuts the connection. After `BODY` the mail has been kept by then.
   */
  misbehave: ((command: string) => string | undefined) | undefined
  close(): Promise<void>
}

/** An SMTP server that keeps what it is sent: the mail server is not ours, so tests stand this in for it. */
export async function startMailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, mailbox, () => {
      for (const look of waiting) look()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    mails: [],
    misbehave: undefined,
    waitFor: (fits, limitMs = 30_000) =>
      new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no such mail came; there are ${mailbox.mails.length}`))
        }, limitMs)
        const look = () => {
          const mail = mailbox.mails.find(fits)
          if (!mail) return
          clearTimeout(limit)
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return mailbox
}

function converse(socket: Socket, mailbox: Mailbox, arrived: () => void): void {
  let from = ''
  let to: string[] = []
  let text: string[] | undefined
  const answer = (command: string, usual: string) => {
    const reply = mailbox.misbehave?.(command) ?? usual
    if (reply === 'reset') socket.resetAndDestroy()
    else socket.write(`${reply}\r\n`)
  }
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => answer('EHLO', '250-mailbox\r\n250 8BITMIME'),
    HELO: () => answer('HELO', '250 mailbox'),
    MAIL: (line) => {
      from = addressIn(line)
      to = []
      answer('MAIL', '250 ok')
    },
    RCPT: (line) => {
      to.push(addressIn(line))
      answer('RCPT', '250 ok')
    },
    DATA: () => {
      const refusal = mailbox.misbehave?.('DATA')
      if (refusal) return answer('DATA', refusal)
      text = []
      socket.write('354 go on\r\n')
    },
    QUIT: () => socket.end('221 bye\r\n'),
  }
  socket.write('220 mailbox\r\n')
  readLines(socket, (line) => {
    if (!text) {
      const command = commands[line.slice(0, 4).toUpperCase()]
      if (command) command(line)
      else socket.write('250 ok\r\n')
      return
    }
    if (line !== '.') {
      text.push(line.startsWith('.') ? line.slice(1) : line)
      return
    }
    mailbox.mails.push(parseMail({ from, to, raw: text.join('\r\n') }))
    text = undefined
    answer('BODY', '250 kept')
    arrived()
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
