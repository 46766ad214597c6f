import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stackMark } from './process-table.ts'

export type Guard = { dismiss: () => Promise<void> }

/** Starts the small process that ends the stack when the launcher is killed, and replaces it should it be killed itself. */
export const postGuard = (options: { mark: string; postmasterFile: string }): Guard => {
  let dismissed = false
  const post = () => {
    const child = spawn(
      '/bin/sh',
      [join(import.meta.dirname, 'guard.sh'), `${stackMark}=${options.mark}`, options.postmasterFile],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
        detached: true,
        env: { PATH: '/usr/bin:/bin' },
      },
    )
    child.stdin.on('error', () => undefined)
    child.once('exit', () => {
      if (!dismissed) current = post()
    })
    return child
  }
  let current = post()
  return {
    dismiss: async () => {
      dismissed = true
      const gone = new Promise((resolve) => current.once('exit', resolve))
      current.stdin.end('done\n')
      await gone
    },
  }
}
