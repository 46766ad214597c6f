import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { ProcessState } from './supervisor/managed-process.ts'

/** What the launcher tells the other commands; rewritten at every change. */
export type StackState = {
  boot: string
  pid: number
  phase: 'starting' | 'ready' | 'failed' | 'stopping'
  /** What is being done now, or why the start failed. */
  message: string
  startedAt: string
  readyAfterMs?: number
  warnings: string[]
  missing: string[]
  processes: ProcessReport[]
}

export type ProcessReport = {
  name: string
  pid: number | null
  ports: Record<string, number>
  state: ProcessState
  restarts: number
  lastExit?: string
}

/** For people and tools: where everything is. */
export type Endpoints = {
  site: string
  mailbox: string
  docs: string
  metrics: string
  /** Left out when none is made (SEED=false). */
  account?: { email: string; password: string }
  processes: { name: string; pid: number | null; ports: Record<string, number> }[]
}

export const readState = (file: string): StackState | undefined => readJson<StackState>(file)
export const readEndpoints = (file: string): Endpoints | undefined => readJson<Endpoints>(file)

/** Readers never see half a file. */
export const writeJson = (file: string, value: unknown): void => {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const readJson = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
