import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Places, placesOf } from '../places.ts'
import { BadSettings, readSettings } from '../settings.ts'
import { readEndpoints, readState, type StackState } from '../state-file.ts'
import { livingHolder } from '../supervisor/launcher-lock.ts'
import { endAll, stackMembers } from '../supervisor/process-table.ts'
import { down } from './down.ts'
import { endpointsTable } from './tables.ts'

const startWithinMs = 180_000

/** `make up`: returns once everything is healthy, with the launcher left running in the background. */
const up = async (places: Places, args: string[]): Promise<number> => {
  const held = livingHolder(places.lock)
  if (held && readState(places.state)?.phase !== 'failed') {
    console.log('Waymark is running already.')
    return finish(places, await follow(places, held.pid))
  }
  if (held) {
    console.log('The last start failed; starting anew.')
    await down(places)
  }
  checkSettings(places)
  await removeLeftovers(places)
  const pid = startLauncher(places, args)
  process.once('SIGINT', () => {
    console.log('\nStopping …')
    void down(places).then(() => process.exit(130))
  })
  return finish(places, await follow(places, pid))
}

const checkSettings = (places: Places): void => {
  readSettings(places.envFile, process.env)
}

/** A launcher that was killed takes a moment to take its children with it; a half-stopped one may have left some. */
const removeLeftovers = async (places: Places): Promise<void> => {
  const left = stackMembers(places.run).length
  if (left === 0) return
  console.log(`Ending ${left} processes of an earlier start …`)
  await endAll(() => stackMembers(places.run), { graceMs: 10_000 })
}

const startLauncher = (places: Places, args: string[]): number => {
  const output = openSync(join(places.run, 'launcher.out'), 'w', 0o600)
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=4',
      join(import.meta.dirname, '../stack/launcher.ts'),
      ...args,
    ],
    {
      detached: true,
      stdio: ['ignore', output, output],
      cwd: places.root,
    },
  )
  child.unref()
  closeSync(output)
  if (!child.pid) throw new Error('the launcher could not be started')
  return child.pid
}

/** Prints what the launcher is doing until it is done; undefined when it died. */
const follow = async (places: Places, pid: number): Promise<StackState | undefined> => {
  const deadline = Date.now() + startWithinMs
  let said = ''
  while (Date.now() < deadline) {
    const state = readState(places.state)
    const current = state?.pid === pid ? state : undefined
    if (current && current.message !== said && current.phase === 'starting') {
      said = current.message
      console.log(`  ${said} …`)
    }
    if (current?.phase === 'ready' || current?.phase === 'failed') return current
    if (!processExists(pid)) return undefined
    await sleep(100)
  }
  return readState(places.state)
}

const processExists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const finish = (places: Places, state: StackState | undefined): number => {
  const endpoints = readEndpoints(places.endpoints)
  for (const warning of state?.warnings ?? []) console.log(`  note: ${warning}`)
  if (state && state.missing.length > 0) console.log(`  note: not built yet: ${state.missing.join(', ')}`)
  if (state?.phase === 'ready' && endpoints) {
    console.log(endpointsTable(endpoints, state))
    return 0
  }
  console.error(`\nWaymark did not start: ${state?.message ?? `the launcher ended; see ${join(places.run, 'launcher.out')}`}`)
  console.error('make doctor looks for the cause, make logs shows everything, make down ends what did start.')
  return 1
}

try {
  process.exitCode = await up(placesOf(process.env), process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadSettings)) throw error
  console.error(`${placesOf(process.env).envFile}: ${error.message}`)
  process.exitCode = 1
}
