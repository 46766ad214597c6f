import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, startTimeOf } from './process-table.ts'

/** One launcher per run directory. The holder is named by pid and start time, so a reused pid holds nothing. */
export type Holder = { pid: number; startTime: string; boot: string }

export const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

export const livingHolder = (file: string): Holder | undefined => {
  const holder = readHolder(file)
  return holder && isAlive(holder.pid, holder.startTime) ? holder : undefined
}

/** A lock file without a living holder: what kill -9 or a power cut leaves behind. */
export const isStale = (file: string): boolean => readHolder(file) !== undefined && livingHolder(file) === undefined

/**
 * The kernel decides who holds it: of two that start at once one gets the name, and it is free again as soon as the holder is gone,
 * however it went. The file beside it says to others who that is.
 */
export const acquireLock = async (file: string, boot: string): Promise<Holder> => {
  await claimName(file)
  const holder = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '', boot }
  writeFileSync(`${file}.new`, JSON.stringify(holder))
  renameSync(`${file}.new`, file)
  return holder
}

export const releaseLock = (file: string): void => {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}

/** One that is leaving holds the name for a moment longer than its file. */
const claimWithinMs = 2_000

const claimName = async (file: string): Promise<void> => {
  const deadline = Date.now() + claimWithinMs
  const name = nameOf(file)
  for (;;) {
    if (await listens(name)) return
    if (livingHolder(file) || Date.now() > deadline) throw new Error(`another launcher holds ${file}; run make status`)
    await sleep(50)
  }
}

/** An abstract socket: a name of the kernel's, no file. The folder's own numbers are in it, as two machines may share a path. */
const nameOf = (file: string): string => {
  const { dev, ino } = statSync(dirname(file))
  return `\0waymark-launcher-${createHash('sha256').update(`${dev}:${ino}:${file}`).digest('hex')}`
}

const listens = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(name, () => resolve(true))
    server.unref()
  })
