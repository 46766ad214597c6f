import { connect } from 'node:net'

export type RawAnswer = { readonly status: number; readonly text: string; readonly head: string; readonly body: string }

/** Sends bytes as they are and reads until the other side closes, or until `idleMs` pass without a byte. */
export function sendRaw(port: number, bytes: string | readonly string[], idleMs = 4_000): Promise<RawAnswer> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const finish = () => {
      socket.destroy()
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s)
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, head, body })
    }
    socket.setTimeout(idleMs, finish)
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => {})
    socket.once('close', finish)
    for (const part of typeof bytes === 'string' ? [bytes] : bytes) socket.write(part)
  })
}
