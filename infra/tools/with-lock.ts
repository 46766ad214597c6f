import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Runs the work while no other process of this machine does: a folder is the lock, and one whose maker is gone is taken over. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const holder = join(folder, 'pid')
  while (!take(folder, holder)) {
    if (isStale(holder)) rmSync(folder, { recursive: true, force: true })
    else await sleep(500)
  }
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(folder: string, holder: string): boolean {
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  writeFileSync(holder, String(process.pid))
  return true
}

function isStale(holder: string): boolean {
  try {
    const pid = Number(readFileSync(holder, 'utf8'))
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
