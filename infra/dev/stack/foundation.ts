import { CHROMIUM } from '@waymark/kit/chromium'
import { urlFor } from '@waymark/kit/database/client'
import { migrate } from '@waymark/kit/database/migrate'
import { type SchemaOwner, schemaOwners } from '@waymark/provision/database/owners'
import { prepareDatabase } from '@waymark/provision/database/prepare'
import type { Secrets } from '../secrets.ts'
import { checkRedis } from '../servers/external-redis.ts'
import { preparePostgres } from '../servers/postgres.ts'
import { mailboxLaunch, postgresLaunch, redisLaunch } from '../servers/servers.ts'
import { findBrowser } from '../setup/find-browser.mjs'
import type { Launch } from '../supervisor/managed-process.ts'
import { readFaultHooks } from './fault-hooks.ts'
import type { Stack } from './processes.ts'
import type { StackOptions } from './stack.ts'

export type Foundation = {
  start: (launch: Launch, timeoutMs: number) => Promise<void>
  say: (message: string) => void
  broken: Map<string, string>
}

/** Starts the servers that are not given by address, migrates every schema, and says what the services need to know. */
export const buildStack = async (
  options: StackOptions & Foundation & { ports: Record<string, number>; secrets: Secrets },
): Promise<Stack> => {
  const { places, settings, ports, secrets, mode } = options
  const [databaseUrls, redisUrl, smtpUrl, kafkaBrokers] = await Promise.all([
    startDatabase(options),
    mode === 'all' ? startRedis(options) : '',
    mode === 'all' ? startMailbox(options) : '',
    mode === 'all' ? startKafka(options) : '',
  ])
  return {
    places,
    settings,
    secrets,
    ports,
    hooks: readFaultHooks(process.env),
    databaseUrls,
    redisUrl,
    smtpUrl,
    kafkaBrokers,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${ports['gateway.http']}`,
    chromiumPath: settings.CHROMIUM_PATH ?? findBrowser(process.env) ?? CHROMIUM,
    watch: options.watch,
  }
}

type Options = Parameters<typeof buildStack>[0]

const startDatabase = async (options: Options): Promise<Record<string, string>> => {
  const { places, settings, ports, secrets } = options
  let adminUrl = settings.DATABASE_URL
  if (!adminUrl) {
    const port = ports['postgres.sql'] ?? 0
    adminUrl = `postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${port}/postgres`
    const disguise = await preparePostgres(places.postgres, secrets.postgresPassword)
    await options.start(postgresLaunch({ places, port, adminUrl, disguise }), 60_000)
  }
  const databaseUrl = await prepareDatabase(adminUrl, secrets.rolePasswords)
  const urls = schemaOwners.map((owner) => [owner, urlFor(databaseUrl, owner, secrets.rolePasswords[owner] ?? '')] as const)
  if (options.mode === 'all') await migrateAll(urls, options)
  return Object.fromEntries(urls)
}

/** One broken schema does not keep the others from starting; its owner is left out and the start ends as failed. */
const migrateAll = async (urls: (readonly [SchemaOwner, string])[], options: Options): Promise<void> => {
  options.say('migrating the database (usually a few seconds)')
  const results = await Promise.allSettled(urls.map(([owner, roleUrl]) => migrate({ url: roleUrl, schema: owner })))
  for (const [index, result] of results.entries()) {
    const owner = urls[index]?.[0]
    if (result.status === 'rejected' && owner) options.broken.set(owner, (result.reason as Error).message)
  }
}

const startRedis = async ({ places, settings, ports, secrets, start }: Options): Promise<string> => {
  if (settings.REDIS_URL) {
    await checkRedis(settings)
    return settings.REDIS_URL
  }
  const port = ports['redis.redis'] ?? 0
  await start(redisLaunch({ places, port, password: secrets.redisPassword }), 20_000)
  return `redis://:${secrets.redisPassword}@127.0.0.1:${port}`
}

const startMailbox = async ({ places, settings, ports, start }: Options): Promise<string> => {
  if (settings.SMTP_URL) return settings.SMTP_URL
  const [smtp, http] = [ports['mailbox.smtp'] ?? 0, ports['mailbox.http'] ?? 0]
  await start(mailboxLaunch({ places, smtp, http }), 30_000)
  return `smtp://127.0.0.1:${smtp}`
}

const startKafka = async ({ places, settings, ports, start, say }: Options): Promise<string> => {
  if (settings.BUS !== 'kafka' || settings.KAFKA_BROKERS) return settings.KAFKA_BROKERS ?? ''
  const [port, controller] = [ports['kafka.broker'] ?? 0, ports['kafka.controller'] ?? 0]
  say('starting Kafka (usually ten seconds; a minute or two the first time, when its jars are fetched)')
  // Loaded here: the launcher stays small for everybody else.
  const { kafkaLaunch } = await import('../servers/kafka.ts')
  await start(await kafkaLaunch({ places, port, controller }), 120_000)
  return `127.0.0.1:${port}`
}
