import { withClient } from '@waymark/kit/database/client'
import { decode } from '@waymark/kit/decode'
import { schemaOwners } from '@waymark/provision/database/owners'
import * as t from 'io-ts'
import { POISON } from '../support/poison.ts'
import { roleUrlsOf } from '../support/role-urls.ts'
import type { Facts } from './checker.ts'
import type { Workload } from './workload.ts'
import type { World } from './world.ts'

/** Who has to have heard what: the consumer, whose event it is, and its types. */
const listeners: readonly (readonly [string, string, readonly string[]])[] = [
  ['identity', 'assessment', ['AssessmentCompleted', 'RecommendationsGenerated']],
  ['identity', 'report', ['ReportRequested', 'ReportReady', 'ReportDelivered', 'ReportFailed']],
  ['identity', 'skills', ['UserSkillChanged']],
  ['assessment', 'skills', ['UserSkillChanged']],
]

export async function gatherFacts(world: World, { accepted }: Workload, lostWrites: readonly string[]): Promise<Facts> {
  const urls = roleUrlsOf(world.stack)
  const rows = <T>(owner: string, sql: string, values: unknown[] = []): Promise<T[]> =>
    withClient(urls[owner] ?? '', async (client) => (await client.query(sql, values)).rows as T[])
  const number = async (owner: string, sql: string) => (await rows<{ n: number }>(owner, sql))[0]?.n ?? 0
  const unpublished: Record<string, number> = {}
  let deadLetters = 0
  for (const owner of schemaOwners) {
    unpublished[owner] = await number(owner, 'select count(*)::int as n from outbox where published_at is null')
    deadLetters += await number(
      owner,
      `select count(*)::int as n from dead_letter where replayed_at is null and key <> '${POISON}'`,
    )
  }
  const unheard: Record<string, number> = {}
  for (const [consumer, owner, types] of listeners) {
    const said = await rows<{ id: string }>(owner, 'select id from outbox where type = any($1::text[])', [types])
    const heard = await rows<{ id: string }>(consumer, 'select event_id as id from inbox where consumer = $1', [consumer])
    const known = new Set(heard.map(({ id }) => id))
    unheard[`${consumer} of ${owner}`] = said.filter(({ id }) => !known.has(id)).length
  }
  return {
    accepted: accepted.reports,
    reports: await rows(
      'report',
      `select id, status, user_id is null as guest,
         exists (select from artifact where key like '%' || report.id || '%' and digest = report.pdf_digest) as pdf from report`,
    ),
    outgoing: await rows(
      'report',
      `select report_id as "reportId", message_id as "messageId", state from outgoing_mail where kind = 'report_ready'`,
    ),
    kept: world.mailbox.mails.map(({ messageId }) => messageId),
    unanswered: world.unanswered,
    lostWrites,
    unpublished,
    unheard,
    deadLetters,
  }
}

/** Reads through the gateway what people wrote: the last accepted value, or one that was sent after it and may have been taken. */
export async function readWrites({ accepted, members, skillId }: Workload): Promise<string[]> {
  const lost: string[] = []
  for (const member of members) {
    const title = accepted.titles.get(member)
    const profile = JSON.stringify(await member.call('GET', '/api/user/profile'))
    if (title && ![title.last, ...title.open].some((value) => profile.includes(`"${value}"`)))
      lost.push(`${member.email}: the title ${title.last} is not there`)
    const rating = accepted.ratings.get(member)
    const own = decode(ratings, await member.call('GET', '/api/user/skills'))
    const level = own.find((one) => one.skillId === skillId)?.proficiencyLevel
    if (rating && ![rating.last, ...rating.open].includes(level ?? 0))
      lost.push(`${member.email}: rated ${rating.last}, reads ${level}`)
  }
  return lost
}

const ratings = t.array(t.type({ skillId: t.string, proficiencyLevel: t.union([t.number, t.null]) }))
