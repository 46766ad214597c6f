import type { ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { endProcess, freePort, launch, output } from '@waymark/testing/native'
import { issueCertificate, makeAuthority } from '../../../../../infra/dev/commands/certificates.ts'
import { postgresArguments, postgresBinaries, preparePostgres } from '../../../../../infra/dev/servers/postgres.ts'

export type TlsServers = {
  /** The CA that signed the servers' certificates, and one that did not. */
  ca: string
  otherCa: string
  /** The superuser's address, by a name that the certificate has. */
  databaseUrl(ca?: string): string
  plainDatabaseUrl: string
  redisUrl: string
  redisPort: number
  redisPassword: string
  stop(): Promise<void>
}

/** PostgreSQL and Redis as a site would rent them: they speak TLS or nothing. The certificate is for `localhost` alone. */
export async function startTlsServers(): Promise<TlsServers> {
  const folder = temporaryFolder('tls')
  const ca = makeAuthority(join(folder, 'ca'))
  const otherCa = makeAuthority(join(folder, 'other-ca'))
  const { certificate: cert, key } = issueCertificate(join(folder, 'ca'), 'localhost')
  const children: ChildProcess[] = []
  const password = 'a-password'
  const port = await startPostgres(join(folder, 'postgres'), { cert, key, password, children })
  const redisPort = await startRedis(join(folder, 'redis'), { cert, key, ca, password, children })
  const address = `postgres://postgres:${password}@localhost:${port}/postgres`
  return {
    ca,
    otherCa,
    databaseUrl: (file = ca) => `${address}?sslmode=verify-full&sslrootcert=${encodeURIComponent(file)}`,
    plainDatabaseUrl: address,
    redisUrl: `rediss://:${password}@localhost:${redisPort}`,
    redisPort,
    redisPassword: password,
    async stop() {
      await Promise.all(children.map((child) => endProcess(child, 'SIGINT')))
    },
  }
}

type Files = { cert: string; key: string; password: string; children: ChildProcess[] }

async function startPostgres(folder: string, { cert, key, password, children }: Files): Promise<number> {
  const disguise = await preparePostgres(folder, password)
  const rules = join(folder, 'only-tls.conf')
  writeFileSync(rules, 'hostssl all all 127.0.0.1/32 scram-sha-256\nhostssl all all ::1/128 scram-sha-256\n')
  const port = await freePort()
  const settings = [`ssl=on`, `ssl_cert_file=${cert}`, `ssl_key_file=${key}`, `hba_file=${rules}`, 'log_min_messages=log']
  const line = [
    ...disguise.prefix,
    postgresBinaries().postgres,
    ...postgresArguments(folder, port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const [program = '', ...args] = line
  const child = launch(program, args, { deathSignal: 'QUIT' })
  children.push(child)
  await output(child, 'database system is ready to accept connections')
  return port
}

async function startRedis(folder: string, { cert, key, ca, password, children }: Files & { ca: string }): Promise<number> {
  mkdirSync(folder)
  const port = await freePort()
  const tls = ['--tls-port', String(port), '--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', ca]
  const rest = ['--port', '0', '--tls-auth-clients', 'no', '--requirepass', password, '--dir', folder, '--save', '']
  const child = launch('redis-server', [...tls, ...rest], { deathSignal: 'KILL' })
  children.push(child)
  await output(child, 'Ready to accept connections')
  return port
}
