import { createServer, type Socket } from 'node:net'
import { readLines } from '@waymark/testing/read-lines'

export type Mail = { from: string; to: string[]; raw: string; text: string; html: string; header(name: string): string }

export type SmtpSink = {
  url: string
  mails: Mail[]
  /** Resolves with the first mail to this address that `fits`; rejects after ten seconds. */
  waitFor(to: string, fits?: (mail: Mail) => boolean): Promise<Mail>
  close(): Promise<void>
}

/** A mail server that keeps what it is given. It is not ours, so it is the one thing here that is not real. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    talk(socket, (mail) => mails.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('the sink has no port')
  return {
    url: `smtp://127.0.0.1:${at.port}?ignoreTLS=true`,
    mails,
    async waitFor(to, fits = () => true) {
      for (let tries = 0; tries < 1000; tries++) {
        const found = mails.find((mail) => mail.to.includes(to) && fits(mail))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error(`no such mail to ${to}; subjects: ${mails.map((mail) => mail.header('subject')).join(' | ')}`)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function talk(socket: Socket, keep: (mail: Mail) => void): void {
  let from = ''
  let to: string[] = []
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 sink')
  readLines(socket, (line) => {
    if (data) {
      if (line !== '.') return void data.push(line.startsWith('..') ? line.slice(1) : line)
      keep(parse({ from, to, raw: data.join('\r\n') }))
      data = undefined
      to = []
      return void say('250 kept')
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'MAIL') from = /<(.*?)>/.exec(line)?.[1] ?? ''
    if (verb === 'RCPT') to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
    if (verb === 'DATA') {
      data = []
      return void say('354 go on')
    }
    if (verb === 'QUIT') return void socket.end('221 bye\r\n')
    say('250 ok')
  })
}

function parse({ from, to, raw }: { from: string; to: string[]; raw: string }): Mail {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
  return { from, to, raw, header, text: part(raw, 'text/plain'), html: part(raw, 'text/html') }
}

function part(raw: string, type: string): string {
  const start = raw.indexOf(`Content-Type: ${type}`)
  if (start < 0) return ''
  const bodyAt = raw.indexOf('\r\n\r\n', start)
  const boundary = /boundary="?([^"\r\n;]+)/.exec(raw)?.[1]
  const end = boundary ? raw.indexOf(`--${boundary}`, bodyAt) : raw.length
  const head = raw.slice(start, bodyAt)
  const body = raw.slice(bodyAt + 4, end < 0 ? raw.length : end)
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/encoding: quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
