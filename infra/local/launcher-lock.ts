import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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

export const acquireLock = (file: string, boot: string): Holder => {
  const holder = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '', boot }
  if (!livingHolder(file)) rmSync(file, { force: true })
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
  } catch (error) {
    throw new Error(`another launcher holds ${file}; run make status`, { cause: error })
  }
  return holder
}

export const releaseLock = (file: string): void => {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}
