import { providerRoutes } from '@waymark/contracts/routes/provider'
import { tracedPool } from '@waymark/kit/database/traced'
import { createPool } from '@waymark/kit/db'
import { connectRedis, createRedis, type Redis } from '@waymark/kit/redis'
import type { Base } from '@waymark/service/define-service'
import type pg from 'pg'
import { type Config, isSecure, providerSettings } from './config.ts'
import { createKnownDevices, type KnownDevices } from './data/known-devices.ts'
import { createMailboxes, type Mailboxes } from './data/mailboxes.ts'
import { createPasswordHasher, type PasswordHasher } from './data/password-hash.ts'
import { createProvider, type Provider } from './data/provider/provider.ts'
import { createVisits, type Visits } from './data/provider/visits.ts'
import { type Challenges, createChallenges } from './data/second-step/challenges.ts'
import { createPendingSignIns, type PendingSignIns } from './data/second-step/pending-sign-ins.ts'
import { createSealer, type Sealer } from './data/second-step/sealer.ts'
import { createSecurityLog, type SecurityLog } from './data/security-log.ts'
import { createSessionCache } from './data/session-cache.ts'
import { createSessionStore, type SessionStore } from './data/session-store.ts'
import { createSignInLimits, type SignInLimits } from './data/sign-in-limits.ts'
import { createThrottle } from './data/throttle.ts'
import { createUpstreams, type Upstreams } from './data/upstreams.ts'
import { type RelyingParty, relyingParty } from './domain/second-step/relying-party.ts'
import { createLiveUpdates, type LiveUpdates } from './events/live-updates.ts'
import type { PrismaClient } from './generated/client.ts'
import type { WaysIn } from './http/pages/form-pages.ts'
import { createPageRenderer, type PageRenderer } from './http/pages/page-renderer.ts'
import { type Background, createBackground } from './tasks/background.ts'
import { createMailer, type Mailer } from './tasks/mail/mailer.ts'
import { createMessages, type Messages } from './tasks/mail/messages.ts'

export type Context = Base<Config, PrismaClient> & {
  /** Whether the site is served over TLS: cookies are then bound to it. */
  secure: boolean
  pool: pg.Pool
  redis: Redis
  upstreams: Upstreams
  sessions: SessionStore
  passwords: PasswordHasher
  limits: SignInLimits
  securityLog: SecurityLog
  devices: KnownDevices
  pendingSignIns: PendingSignIns
  sealer: Sealer
  challenges: Challenges
  relyingParty: RelyingParty
  /** Absent where none is set. */
  provider: Provider | undefined
  visits: Visits
  waysIn: WaysIn
  mailer: Mailer
  messages: Messages
  mailboxes: Mailboxes
  pages: PageRenderer
  live: LiveUpdates
  background: Background
}

export function createContext(base: Base<Config, PrismaClient>): Context {
  const { config, log, clock, db, lifecycle, metrics } = base
  const pool = tracedPool(createPool({ url: config.DATABASE_URL, max: config.DATABASE_POOL, name: 'identity sessions', log }))
  const redis = createRedis({ url: config.REDIS_URL, caFile: config.REDIS_CA_FILE, name: 'identity', log })
  const mailboxes = createMailboxes({ db, clock, perDay: config.MAILS_PER_ADDRESS_PER_DAY })
  const secure = isSecure(config)
  const mailer = createMailer({ config, mailboxes, log })
  const party = relyingParty(config.PUBLIC_URL)
  const settings = providerSettings(config)
  const redirectUri = new URL(providerRoutes.finishProviderSignIn.path, config.PUBLIC_URL).href
  const provider = settings && createProvider({ settings, redirectUri, log, clock })
  const background = createBackground(log)
  const live = createLiveUpdates({ databaseUrl: config.DATABASE_URL, log })
  lifecycle.add('session connections', { stop: () => pool.end() })
  lifecycle.add('redis', { start: () => connectRedis(redis), stop: () => redis.destroy() })
  lifecycle.add('mailer', mailer)
  lifecycle.add('background', background)
  lifecycle.add('live', live)
  return {
    ...base,
    secure,
    pool,
    redis,
    upstreams: createUpstreams(base),
    sessions: createSessionStore({ db, pool, cache: createSessionCache(redis, log), clock }),
    passwords: createPasswordHasher(config.PASSWORD_HASHES_AT_ONCE),
    limits: createSignInLimits(createThrottle({ redis, log, clock }), config),
    securityLog: createSecurityLog({ db, clock, log, metrics }),
    devices: createKnownDevices({ db, clock, secure }),
    pendingSignIns: createPendingSignIns({ db, clock, secure }),
    challenges: createChallenges(redis, log),
    relyingParty: party,
    provider,
    visits: createVisits({ redis, log, secure }),
    waysIn: { passkeys: party.possible, provider: provider?.name },
    sealer: createSealer([config.SECOND_STEP_SECRET, ...config.SECOND_STEP_OTHER_SECRETS]),
    mailer,
    mailboxes,
    messages: createMessages(config.PUBLIC_URL),
    pages: createPageRenderer(),
    live,
    background,
  }
}
