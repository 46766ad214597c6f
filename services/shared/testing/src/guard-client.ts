import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useDocker } from './containers.ts'
import type { Ask, Reply } from './guard.ts'
import { readLines } from './read-lines.ts'

export type Guard = {
  ask(ask: Omit<Ask, 'id'>): Promise<{ port: number; pid: number }>
  close(): Promise<void>
}

/** Connects to the guard of this checkout and user, one for processes and one for containers; starts it when there is none. */
export async function connectGuard(): Promise<Guard> {
  const script = fileURLToPath(new URL('./guard.ts', import.meta.url))
  const name = `waymark-test-${createHash('sha256').update(`${script} ${process.getuid?.()} ${useDocker()}`).digest('hex').slice(0, 12)}`
  // An abstract socket (Linux) vanishes with its process, so a stale one cannot be left behind.
  const address = platform() === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
  const shown = platform() === 'linux' ? `@${name}` : address
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = await tryConnect(address)
    if (socket) return guard(socket)
    if (attempt % 40 === 0) spawn(process.execPath, [script, name, shown], { detached: true, stdio: 'ignore' }).unref()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the guard of the test servers did not start')
}

function tryConnect(address: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined))
  })
}

function guard(socket: Socket): Guard {
  const waiting = new Map<number, { resolve: (value: { port: number; pid: number }) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.on('error', () => undefined)
  socket.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the guard of the test servers went away'))
  })
  readLines(socket, (line) => {
    const reply: Reply = JSON.parse(line)
    const caller = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.error) caller?.reject(new Error(reply.error))
    else caller?.resolve({ port: reply.port ?? 0, pid: reply.pid ?? 0 })
  })
  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject })
        socket.write(`${JSON.stringify({ ...ask, id: last } satisfies Ask)}\n`)
      }),
    close: () => new Promise((resolve) => void socket.once('close', () => resolve()).end()),
  }
}
