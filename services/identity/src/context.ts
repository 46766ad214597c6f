import { PrismaPg } from '@prisma/adapter-pg'
import { createPool, poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { createRedis, type Redis } from '@waymark/kit/redis'
import type pg from 'pg'
import { type Background, createBackground } from './background.ts'
import { type Config, isSecure } from './config.ts'
import { PrismaClient } from './generated/client.ts'
import { createLiveTags, type LiveTags } from './live/live-tags.ts'
import { createMailboxes, type Mailboxes } from './mail/mailboxes.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { createMessages, type Messages } from './mail/messages.ts'
import { createPageRenderer, type PageRenderer } from './pages/page-renderer.ts'
import { createKnownDevices, type KnownDevices } from './security/known-devices.ts'
import { createPasswordHasher, type PasswordHasher } from './security/password-hash.ts'
import { createSignInLimits, type SignInLimits } from './security/sign-in-limits.ts'
import { createThrottle } from './security/throttle.ts'
import { createSessionCache } from './sessions/session-cache.ts'
import { createSessionStore, type SessionStore } from './sessions/session-store.ts'
import { createSiblings, type Siblings } from './siblings.ts'

export type Context = {
  config: Config
  /** Whether the site is served over TLS: cookies are then bound to it. */
  secure: boolean
  log: Log
  metrics: Metrics
  clock: () => Date
  db: PrismaClient
  pool: pg.Pool
  redis: Redis
  bus: EventBus
  siblings: Siblings
  sessions: SessionStore
  passwords: PasswordHasher
  limits: SignInLimits
  devices: KnownDevices
  mailer: Mailer
  messages: Messages
  mailboxes: Mailboxes
  pages: PageRenderer
  live: LiveTags
  background: Background
}
export type Overrides = Partial<Pick<Context, 'clock' | 'log'>>

export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'identity', level: config.LOG_LEVEL })
  const clock = overrides.clock ?? (() => new Date())
  const metrics = createMetrics({ service: 'identity' })
  const pool = createPool({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'identity sessions', log })
  const adapter = new PrismaPg(poolConfig({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'identity' }), {
    schema: 'identity',
  })
  const db = new PrismaClient({ adapter })
  const mailboxes = createMailboxes({ db, clock, perDay: config.MAILS_PER_ADDRESS_PER_DAY })
  const redis = createRedis({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, name: 'identity', log })
  const secure = isSecure(config)
  return {
    config,
    secure,
    log,
    metrics,
    clock,
    db,
    pool,
    redis,
    bus: await createBus(config, log),
    siblings: createSiblings(config, metrics),
    sessions: createSessionStore({ db, pool, cache: createSessionCache(redis, log), clock }),
    passwords: createPasswordHasher(config.PASSWORD_HASHES_AT_ONCE),
    limits: createSignInLimits(createThrottle({ redis, log, clock }), config),
    devices: createKnownDevices({ db, clock, secure }),
    mailer: createMailer({ config, mailboxes, log }),
    mailboxes,
    messages: createMessages(config.PUBLIC_URL),
    pages: createPageRenderer(),
    live: createLiveTags({ databaseUrl: config.DATABASE_URL, log }),
    background: createBackground(log),
  }
}
