import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type SchemaOwner, schemaOwners } from '@waymark/provision/database/owners'
import type { Places } from '../places.ts'
import type { Secrets } from '../secrets.ts'
import {
  feedSettings,
  kafkaPasswordOf,
  kafkaSettings,
  mailSettings,
  modelNameSettings,
  modelSettings,
  providerSettings,
  type Settings,
  signInSettings,
  storeSettings,
  stripeSettings,
  throttleSettings,
  traceSettings,
} from '../settings.ts'
import type { Launch } from '../supervisor/managed-process.ts'
import { httpProbe } from '../supervisor/probes.ts'
import { byDetour, type FaultHooks } from './fault-hooks.ts'

/** Everything a process's environment is made from. */
export type Stack = {
  places: Places
  settings: Settings
  secrets: Secrets
  ports: Record<string, number>
  databaseUrls: Record<string, string>
  redisUrl: string
  smtpUrl: string
  /** Empty when events go over Redis. */
  kafkaBrokers: string
  publicUrl: string
  chromiumPath: string
  watch: boolean
  hooks: FaultHooks
}

type Row = {
  name: string
  /** Run by Node as it is; a row whose file is not there yet is reported as missing. */
  entry: string
  /** The port kinds and where they are wanted; the environment carries them as `<KIND>_PORT`. */
  ports: Record<string, number>
  /** Which port answers which path once the process is ready. */
  health: { port: string; path: string }
  owner?: SchemaOwner
  heapMiB: number
  /** Of the young generation; small where much is read once at the start. */
  youngMiB?: number
  /** Settings that this process is given beside those that all are: a secret goes to whoever needs it and to nobody else. */
  settings?: readonly string[]
  env?: (stack: Stack) => Record<string, string>
}

const service = (name: SchemaOwner, index: number, extra: Partial<Row> = {}): Row => ({
  name,
  entry: `services/${name}/src/main.ts`,
  ports: { http: 4100 + index, grpc: 4200 + index },
  health: { port: 'http', path: '/readyz' },
  owner: name,
  heapMiB: 192,
  ...extra,
})

const mailEnv = ({ smtpUrl }: Stack): Record<string, string> => ({ SMTP_URL: smtpUrl })

const secondStepEnv = ({ secrets }: Stack): Record<string, string> => ({
  SECOND_STEP_SECRET: secrets.secondStepSecret,
  SECOND_STEP_OTHER_SECRETS: secrets.secondStepOtherSecrets.join(','),
})

const report = {
  settings: [...mailSettings, ...storeSettings, ...modelNameSettings, 'PAYMENTS'],
  env: (stack: Stack): Record<string, string> => ({
    ...mailEnv(stack),
    CHROMIUM_PATH: stack.chromiumPath,
    LINK_SECRET: stack.secrets.linkSecret,
    LINK_KEY_ID: stack.secrets.linkKeyId,
    LINK_OTHER_SECRETS: Object.entries(stack.secrets.linkOtherSecrets)
      .map(([id, secret]) => `${id}:${secret}`)
      .join(','),
  }),
}

/** What `make up` runs beside PostgreSQL, Redis and the mailbox. They stop in this order, the door first. */
export const rows: Row[] = [
  {
    name: 'gateway',
    entry: 'gateway/src/main.ts',
    ports: { http: 8080, metrics: 4110 },
    health: { port: 'metrics', path: '/readyz' },
    heapMiB: 256,
    settings: [...throttleSettings, 'TRUSTED_PROXIES', 'HSTS_SUBDOMAINS', 'TRACES_READ_SHARE'],
    env: (stack) => ({ ...redisEnv('gateway', stack), IDENTITY_TOKEN_PRIVATE_KEY: stack.secrets.identityTokenPrivateKey }),
  },
  {
    name: 'frontend',
    entry: 'frontend/server/main.ts',
    settings: ['SECURITY_CONTACT', 'PAYMENTS'],
    ports: { http: 4120 },
    health: { port: 'http', path: '/readyz' },
    heapMiB: 96,
  },
  {
    ...service('report', 3, { ...report, name: 'report-worker', entry: 'services/report/src/worker.ts', heapMiB: 448 }),
    settings: [...report.settings, ...modelSettings],
    ports: { http: 4113, grpc: 4213 },
  },
  service('report', 3, {
    ...report,
    settings: [...report.settings, ...stripeSettings],
    name: 'report-api',
    ports: { http: 4103, grpc: 4203, operator: 4303 },
    heapMiB: 224,
  }),
  service('assessment', 2),
  service('jobs', 5, { settings: feedSettings }),
  service('learning', 6),
  service('game', 7),
  service('skills', 4, { heapMiB: 320, youngMiB: 4 }),
  service('identity', 1, {
    heapMiB: 224,
    settings: [...mailSettings, ...signInSettings, ...providerSettings],
    env: (stack) => ({ ...mailEnv(stack), ...secondStepEnv(stack) }),
  }),
]

const kafkaPorts = [
  { name: 'kafka.broker', preferred: 19092 },
  { name: 'kafka.controller', preferred: 19093 },
]

export const portWishes = (settings: Settings): { name: string; preferred: number }[] => [
  { name: 'gateway.http', preferred: Number(settings.SITE_PORT ?? 8080) },
  { name: 'mailbox.http', preferred: Number(settings.MAILBOX_PORT ?? 1080) },
  { name: 'launcher.metrics', preferred: Number(settings.METRICS_PORT ?? 9464) },
  { name: 'mailbox.smtp', preferred: 1025 },
  { name: 'postgres.sql', preferred: 15432 },
  { name: 'redis.redis', preferred: 16379 },
  ...(settings.BUS === 'kafka' ? kafkaPorts : []),
  ...rows.flatMap((row) =>
    Object.entries(row.ports)
      .filter(([kind]) => `${row.name}.${kind}` !== 'gateway.http')
      .map(([kind, preferred]) => ({ name: `${row.name}.${kind}`, preferred })),
  ),
]

export const missingRows = (root: string): string[] =>
  rows.filter((row) => !existsSync(join(root, row.entry))).map((row) => row.name)

/** `broken` names the owners whose schema could not be migrated. */
export const launches = (stack: Stack, broken: ReadonlyMap<string, string>): Launch[] =>
  rows
    .filter((row) => existsSync(join(stack.places.root, row.entry)) && !broken.has(row.owner ?? ''))
    .map((row) => toLaunch(row, stack))

const toLaunch = (row: Row, stack: Stack): Launch => {
  const ports = portsOf(row.name, stack)
  return {
    name: row.name,
    prefix: [],
    command: process.execPath,
    args: [
      ...nodeFlags(row.heapMiB, row.youngMiB),
      ...(stack.watch ? ['--watch', '--watch-preserve-output'] : []),
      join(stack.places.root, row.entry),
    ],
    cwd: join(stack.places.root, row.entry.split('/src/')[0]?.split('/server/')[0] ?? '.'),
    env: { ...commonEnv(row, stack), ...portEnv(ports), ...row.env?.(stack), ...stack.hooks.env[row.name] },
    ports,
    probe: () => httpProbe(`${insideOf(row, stack)}:${ports[row.health.port]}${row.health.path}`, caFileOf(row, stack)),
    stopSignal: 'SIGTERM',
    stopGraceMs: 28_000,
  }
}

/** Small young generation: ten processes share one workstation. */
export const nodeFlags = (heapMiB: number, youngMiB = 8): string[] => [
  `--max-old-space-size=${heapMiB}`,
  `--max-semi-space-size=${youngMiB}`,
  '--disable-warning=ExperimentalWarning',
]

const portsOf = (name: string, stack: Stack): Record<string, number> => {
  const own = Object.entries(stack.ports).filter(([key]) => key.startsWith(`${name}.`))
  return Object.fromEntries(own.map(([key, port]) => [key.slice(name.length + 1), port]))
}

const portEnv = (ports: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(ports).map(([kind, port]) => [`${kind.toUpperCase()}_PORT`, String(port)]))

const commonEnv = (row: Row, stack: Stack): Record<string, string> => ({
  ...baseEnv(stack.places),
  ...settingsNamed(['LOG_LEVEL', ...traceSettings, ...(row.settings ?? [])], stack),
  SERVICE_NAME: row.name,
  HTTP_HOST: '127.0.0.1',
  GRPC_HOST: '127.0.0.1',
  METRICS_HOST: '127.0.0.1',
  PUBLIC_URL: stack.publicUrl,
  ...addresses(row.name, stack),
  ...(row.owner ? ownerEnv(row.name, row.owner, stack) : {}),
  ...tlsEnv(row, stack),
})

const settingsNamed = (names: readonly string[], { settings }: Stack): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])))

const ownerEnv = (name: string, owner: SchemaOwner, stack: Stack): Record<string, string> => ({
  ...redisEnv(name, stack),
  BUS: stack.settings.BUS ?? 'redis',
  ...(stack.kafkaBrokers ? { KAFKA_BROKERS: stack.kafkaBrokers } : {}),
  ...kafkaEnv(owner, stack),
  DATABASE_URL: byDetour(stack.databaseUrls[owner] ?? '', stack.hooks, [name, 'postgres.sql']),
  IDENTITY_TOKEN_PUBLIC_KEY: stack.secrets.identityTokenPublicKey,
})

const kafkaEnv = (owner: SchemaOwner, stack: Stack): Record<string, string> => {
  const password = stack.settings[kafkaPasswordOf(owner)]
  return {
    ...settingsNamed(kafkaSettings, stack),
    ...(password ? { KAFKA_USERNAME: `waymark-${owner}`, KAFKA_PASSWORD: password } : {}),
  }
}

const redisEnv = (name: string, stack: Stack): Record<string, string> => ({
  REDIS_URL: byDetour(stack.redisUrl, stack.hooks, [name, 'redis.redis']),
  ...settingsNamed(['REDIS_CA_FILE'], stack),
})

/** TLS_FOLDER holds what `make certificates TO=<folder> NAMES=localhost` writes. */
const tlsEnv = (row: Row, { settings: { TLS_FOLDER: folder } }: Stack): Record<string, string> =>
  folder && row.name !== 'frontend'
    ? {
        TLS_CERT_FILE: join(folder, `${row.name}.crt`),
        TLS_KEY_FILE: join(folder, `${row.name}.key`),
        TLS_CA_FILE: join(folder, 'ca.crt'),
      }
    : {}

/** Of the authority behind the health port; the gateway's and the frontend's speak plain text. */
const caFileOf = (row: Row, { settings: { TLS_FOLDER: folder } }: Stack): string | undefined =>
  folder && row.owner ? join(folder, 'ca.crt') : undefined

const insideOf = (row: Row, stack: Stack): string => (caFileOf(row, stack) ? 'https://localhost' : 'http://127.0.0.1')

/** Where the siblings are: `<X>_URL` for the gateway, `<X>_GRPC_ADDR` for each other. */
const addresses = (name: string, stack: Stack): Record<string, string> => {
  const ports = { ...stack.ports, ...stack.hooks.detours[name] }
  const all: Record<string, string> = { FRONTEND_URL: `http://127.0.0.1:${ports['frontend.http']}` }
  for (const owner of schemaOwners) {
    const process = owner === 'report' ? 'report-api' : owner
    const host = stack.settings.TLS_FOLDER ? 'localhost' : '127.0.0.1'
    all[`${owner.toUpperCase()}_URL`] = `${stack.settings.TLS_FOLDER ? 'https' : 'http'}://${host}:${ports[`${process}.http`]}`
    all[`${owner.toUpperCase()}_GRPC_ADDR`] = `${host}:${ports[`${process}.grpc`]}`
  }
  return all
}

/** Nothing of the person's shell reaches a service but this. */
export const baseEnv = (places: Places): Record<string, string> => ({
  PATH: `${join(places.root, 'node_modules/.bin')}:${process.env.PATH ?? '/usr/bin:/bin'}`,
  HOME: process.env.HOME ?? '/',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(places.cache, 'compiled'),
})
