import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type StoppableUpstream = {
  readonly url: string
  /** Keeps its connections and takes new ones, and answers nothing: a full collection of garbage, a lock, a debugger. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

const program = `
  const server = require('node:http').createServer((req, res) => { req.resume(); res.end('[]') })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** A service in a process of its own, which answers everything with an empty list. */
export async function startStoppableUpstream(): Promise<StoppableUpstream> {
  const child: ChildProcess = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  return {
    url: `http://127.0.0.1:${port}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
