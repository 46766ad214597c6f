import { readFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

const answerWithinMs = 2_000

/** `caFile`: of the authority whose certificate a server behind `https:` shows. */
export const httpProbe = async (url: string, caFile?: string): Promise<void> => {
  const { status } = caFile ? await overTls(url, caFile) : await plainly(url)
  if (status >= 400) throw new Error(`${url} answered ${status}`)
}

const plainly = async (url: string): Promise<{ status: number }> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'manual' })
  await response.body?.cancel()
  return { status: response.status }
}

export const overTls = (url: string, caFile: string): Promise<{ status: number; type: string; body: string }> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answerWithinMs)
    const asked = get(url, { ca: readFileSync(caFile), signal, agent: false }, (answer) => {
      const [status, type] = [answer.statusCode ?? 0, answer.headers['content-type'] ?? '']
      text(answer).then((body) => resolve({ status, type, body }), reject)
    })
    asked.once('error', reject)
  })

export const portProbe = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: answerWithinMs })
    const end = (error?: Error) => {
      socket.destroy()
      if (error) return reject(error)
      return resolve()
    }
    socket.once('connect', () => end())
    socket.once('error', end)
    socket.once('timeout', () => end(new Error(`port ${port} does not answer`)))
  })

/** Redis is ready once it has read its log again: a bare connection is accepted earlier. */
export const redisProbe = (port: number, password: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: answerWithinMs })
    let answer = ''
    const end = (error?: Error) => {
      socket.destroy()
      if (error) return reject(error)
      return resolve()
    }
    socket.once('error', end)
    socket.once('timeout', () => end(new Error('redis does not answer')))
    socket.once('close', () => end(new Error('redis closed the connection')))
    socket.write(`AUTH ${password}\r\nPING\r\n`)
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      if (answer.includes('+PONG')) end()
      if (answer.includes('-')) end(new Error(answer.trim()))
    })
  })
