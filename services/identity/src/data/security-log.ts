import type { SecurityEvents, SecurityKind, SecurityOutcome } from '@waymark/contracts/models/identity/security'
import type { Tx } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { Counter } from 'prom-client'
import type { Place } from '../domain/network.ts'
import type { PrismaClient } from '../generated/client.ts'
import { publishLiveUpdate } from './live-update.ts'
import { present } from './present-user.ts'

const DAY_MS = 86_400_000
/** The privacy page names it. */
const KEPT_DAYS = 90
const ON_A_PAGE = 20
/** An attack that is held off is one line an hour, and not one for each of its thousands of tries. */
const THROTTLED_EVERY_MS = 3_600_000

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const

type Noted = { kind: SecurityKind; outcome?: SecurityOutcome; at?: Place | undefined }
export type NewSecurityEvent = Noted & { userId: string }

export type SecurityLog = {
  /** For the owner's list and the operator's log; the last statement of the transaction of what it tells of. */
  record(tx: Tx, event: NewSecurityEvent): Promise<void>
  /** For the operator's log alone: what concerns no account that is there. */
  note(event: Noted): void
  /** A page of the owner's list, newest first: what is older than the event `before`. */
  list(userId: string, before?: string): Promise<SecurityEvents>
  /** For the file of everything. */
  all(userId: string): Promise<SecurityEvents['events']>
  purge(): Promise<void>
}

export function createSecurityLog(parts: { db: PrismaClient; clock: () => Date; log: Log; metrics: Metrics }): SecurityLog {
  const { db, clock, log } = parts
  const counted = new Counter({
    name: 'identity_security_events_total',
    help: 'What happened to the security of accounts, by kind and outcome',
    labelNames: ['kind', 'outcome'],
    registers: [parts.metrics.registry],
  })
  // From the start: a burst that begins a series is otherwise no increase of it.
  for (const outcome of ['done', 'refused', 'throttled'])
    for (const kind of ['signed-in', 'signed-in-by-passkey', 'signed-in-by-provider', 'second-step', 'password-asked'])
      counted.inc({ kind, outcome }, 0)

  function tell({ kind, outcome = 'done', at, userId }: Noted & { userId?: string }): void {
    counted.inc({ kind, outcome })
    log[outcome === 'done' ? 'info' : 'warn']({ kind, outcome, userId, ...at }, 'security event')
  }

  return {
    async record(tx, event) {
      const { userId, kind, outcome = 'done', at } = event
      const now = clock()
      const lately = new Date(now.getTime() - THROTTLED_EVERY_MS)
      const { device, network } = at ?? { device: null, network: null }
      // Nothing is written for an account that is gone.
      await tx.$executeRaw`
        insert into security_event (id, user_id, kind, outcome, device, network, created_at)
        select ${uuidv7()}::uuid, id, ${kind}, ${outcome}, ${device}, ${network}, ${now} from user_account
        where id = ${userId}::uuid and not (${outcome} = 'throttled' and exists (
          select from security_event
          where user_id = ${userId}::uuid and kind = ${kind} and outcome = 'throttled' and created_at > ${lately}))`
      await publishLiveUpdate(tx, { userId, tags: ['Security'] })
      tell(event)
    },
    note: tell,
    async list(userId, before) {
      const last = before === undefined ? undefined : await db.securityEvent.findFirst({ where: { id: before, userId } })
      // Of a page whose last line was removed meanwhile nothing older is left.
      if (before !== undefined && !last) return { events: [] }
      const { createdAt, id } = last ?? {}
      const older = createdAt && id ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] } : {}
      const rows = await db.securityEvent.findMany({
        where: { userId, ...older },
        orderBy: [...newestFirst],
        take: ON_A_PAGE + 1,
      })
      const shown = rows.slice(0, ON_A_PAGE)
      const oldest = shown.at(-1)
      return { events: present.securityEvents(shown), ...(rows.length > ON_A_PAGE && oldest && { older: oldest.id }) }
    },
    all: async (userId) =>
      present.securityEvents(await db.securityEvent.findMany({ where: { userId }, orderBy: [...newestFirst] })),
    async purge() {
      const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
      await db.securityEvent.deleteMany({ where: { createdAt: { lte: before } } })
    },
  }
}
