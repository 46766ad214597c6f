import { accessSync, constants, existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Places, placesOf, repoRoot, runDirectory } from '../places.ts'
import { isFree, portUser } from '../ports.ts'
import { dataVersion, postgresMajor } from '../servers/postgres.ts'
import { BadSettings, readSettings, type Settings } from '../settings.ts'
import { portWishes } from '../stack/processes.ts'
import { readState } from '../state-file.ts'
import { isStale, livingHolder } from '../supervisor/launcher-lock.ts'
import { stackMembers } from '../supervisor/process-table.ts'

/** `fault`: Waymark cannot work; `note`: `make up` copes, but a person may wonder. */
export type Finding = { grade: 'fault' | 'note'; name: string; what: string; cure: string }

type Environment = Record<string, string | undefined>

export const diagnose = async (env: Environment): Promise<Finding[]> => {
  const noRight = cannotWrite(env)
  if (noRight) return [noRight]
  const places = placesOf(env)
  const { settings, findings } = settingsOf(places, env)
  const running = livingHolder(places.lock) !== undefined
  return [
    ...findings,
    ...missingChromium(settings),
    ...fullDisk(places, env),
    ...foreignData(places, settings),
    ...(running ? sickProcesses(places) : [...leftovers(places), ...(await takenPorts(settings))]),
  ]
}

const cannotWrite = (env: Environment): Finding | undefined => {
  const folder = runDirectory(env)
  try {
    const probe = join(placesOf(env).run, '.write-probe')
    writeFileSync(probe, 'x')
    rmSync(probe)
    return undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') return { ...diskFull(folder), what: `there is no space left for ${folder}` }
    return {
      grade: 'fault',
      name: 'no write right',
      what: `${folder} cannot be written (${message})`,
      cure: `chown -R "$(id -un)" ${dirname(folder)}, or set WAYMARK_RUN_DIR to a folder of yours`,
    }
  }
}

const settingsOf = (places: Places, env: Environment): { settings: Settings; findings: Finding[] } => {
  try {
    return { settings: readSettings(places.envFile, env), findings: [] }
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    const what = `${places.envFile} or the environment: ${error.problems.join('; ')}`
    return {
      settings: {},
      findings: [{ grade: 'fault', name: 'bad .env', what, cure: 'correct the lines; .env.example shows every setting' }],
    }
  }
}

const missingChromium = ({ CHROMIUM_PATH: path }: Settings): Finding[] => {
  if (path === undefined || isExecutable(path)) return []
  return [
    {
      grade: 'fault',
      name: 'no Chromium',
      what: `CHROMIUM_PATH names ${path}, which is no program`,
      cure: 'correct or remove CHROMIUM_PATH; without it a Chromium or Chrome of this machine is looked for',
    },
  ]
}

const neededFreeMiB = 512

const fullDisk = (places: Places, env: Environment): Finding[] => {
  const needed = Number(env.WAYMARK_NEEDED_MIB ?? neededFreeMiB)
  return [...new Set([places.run, repoRoot])].flatMap((folder) => {
    const { bavail, bsize } = statfsSync(folder)
    const freeMiB = Math.floor((bavail * bsize) / 1024 / 1024)
    if (freeMiB >= needed) return []
    return [{ ...diskFull(folder), what: `${freeMiB} MiB are free for ${folder}; ${needed} are needed` }]
  })
}

const diskFull = (folder: string): Finding => ({
  grade: 'fault',
  name: 'full disk',
  what: '',
  cure: `free some space (du -xh -d1 ${dirname(folder)}), or set WAYMARK_RUN_DIR to a folder on another disk`,
})

const foreignData = (places: Places, settings: Settings): Finding[] => {
  const version = dataVersion(places.postgres)
  if (settings.DATABASE_URL || version === undefined || version === postgresMajor) return []
  return [
    {
      grade: 'fault',
      name: 'foreign data version',
      what: `${places.postgres} was written by PostgreSQL ${version}, this release brings ${postgresMajor}`,
      cure: `make backup with the release that wrote it, mv ${places.postgres} elsewhere, make up, make restore`,
    },
  ]
}

const leftovers = (places: Places): Finding[] => {
  const findings: Finding[] = []
  const left = stackMembers(places.run)
  if (left.length > 0) {
    const what = `${left.length} processes of a launcher that is gone still run (${left.join(', ')})`
    findings.push({ grade: 'note', name: 'half stop', what, cure: 'make down ends them' })
  }
  if (isStale(places.lock)) {
    const what = `${places.lock} names a launcher that is gone: it was killed or the machine went down`
    findings.push({ grade: 'note', name: 'stale lock', what, cure: 'make up takes it over, make down removes it' })
  }
  return findings
}

const takenPorts = async (settings: Settings): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const { name, preferred } of portWishes(settings)) {
    if (await isFree(preferred)) continue
    const user = portUser(preferred)
    const what = `${preferred}, wanted by ${name}, is used by ${user ?? 'another program'}`
    findings.push({
      grade: 'note',
      name: 'port taken',
      what,
      cure: 'make up takes the next free one and prints it; or end that program',
    })
  }
  return findings
}

const sickProcesses = (places: Places): Finding[] => {
  const state = readState(places.state)
  const sick = state?.processes.filter((one) => one.state !== 'healthy') ?? []
  const findings: Finding[] = sick.map(({ name, state: how, lastExit }) => ({
    grade: 'fault',
    name: 'process not healthy',
    what: `${name} is in state "${how}"${lastExit ? ` (last end: ${lastExit})` : ''}`,
    cure: `make logs SERVICE=${name} FOLLOW=false shows why`,
  }))
  if (state?.phase !== 'failed') return findings
  return [
    {
      grade: 'fault',
      name: 'start failed',
      what: state.message.split('\n')[0] ?? '',
      cure: 'make down, then make up; make logs shows more',
    },
    ...findings,
  ]
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}
