import { type ChildProcess, spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { freePort, longPatienceMs, until } from './ports.ts'

export type TestRedis = {
  readonly url: string
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Keeps the connections open and answers nothing. */
  freeze: () => void
  thaw: () => void
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
    await until(() => accepts(port), 'redis accepts connections', longPatienceMs)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          done()
          return
        }
        child.once('exit', () => done())
        child.kill('SIGCONT')
        child.kill('SIGKILL')
      }),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })
}
