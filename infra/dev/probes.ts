import { connect } from 'node:net'

const answerWithinMs = 2_000

export const httpProbe = async (url: string): Promise<void> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'manual' })
  await response.body?.cancel()
  if (response.status >= 400) throw new Error(`${url} answered ${response.status}`)
}

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
