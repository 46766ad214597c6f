import { setTimeout as delay } from 'node:timers/promises'
import { personas } from '../../../services/report/test/personas/all.ts'
import { orderAsGuest } from '../../chaos/support/guests.ts'
import { callSite } from '../../e2e/support/call-site.ts'
import { mailboxAt } from '../../e2e/support/mail.ts'
import { assess, type Member, newMember } from '../../e2e/support/member.ts'

/** What was done so far, and every failure in words: a soak with one of them is void. */
export type Traffic = { requests: number; ordered: string[]; mailed: Map<string, number>; failures: string[] }

const MEMBERS = 8
/** Milliseconds between two reads, two reports, two changes of a member and two looks into the mailbox. */
const EVERY = { read: 350, report: 8_000, change: 10_000, mail: 30_000 }

const open = [
  '/',
  '/detailed-assessment',
  '/blog',
  '/api/skills',
  '/api/occupations?title=nurse&limit=8',
  '/api/jobs?title=manager',
]
const signedIn = [
  ...['/api/dashboard', '/api/recommendations', '/api/jobs/matches?limit=12', '/api/user/skills', '/api/user/skills/doors'],
  ...['/api/auth/user', '/api/notifications', '/api/learning-paths', '/api/reports?page=1&limit=3', '/api/jobs?limit=20'],
]

/**
 * A steady few requests a second until the signal comes: reads by strangers and members, changes by members, and guests who answer,
 * order a report and watch it until it is made. Each address is another one, as throttles are on.
 */
export async function startTraffic(site: string, mailbox: string): Promise<{ traffic: Traffic; stop: () => Promise<void> }> {
  const traffic: Traffic = { requests: 0, ordered: [], mailed: new Map(), failures: [] }
  const members: Member[] = []
  for (let index = 0; index < MEMBERS; index++) members.push(await newMember(site))
  for (const [index, member] of members.entries()) await assess(member, at(personas, index))
  const mails = mailboxAt(mailbox)
  const stopping = new AbortController()

  const read = async (turn: number) => {
    const member = turn % 2 ? at(members, turn >> 1) : undefined
    const path = at(member ? signedIn : open, turn >> 1)
    const from = `127.0.3.${1 + (turn % 200)}`
    const { status } = await callSite(site, { method: 'GET', path, from, ...(member && { cookie: member.cookie }) })
    if (status !== 200) throw new Error(`GET ${path} was answered with ${status}`)
  }
  const change = async (turn: number) => {
    const member = at(members, turn >> 1)
    const skillId = 'data-analysis'
    if (turn % 2) await member.call('DELETE', `/api/user/skills/${skillId}`)
    else await member.call('POST', '/api/user/skills', { skillId, proficiencyLevel: 3 })
  }
  const report = async (turn: number) => {
    const email = `soak-${turn}@example.com`
    const from = `127.0.2.${1 + (turn % 200)}`
    const guest = await orderAsGuest(site, { person: turn, email, from })
    traffic.ordered.push(email)
    const path = `/api/reports/${guest.reportId}/events`
    const { status } = await callSite(site, { method: 'GET', path, cookie: guest.cookie, from })
    if (status !== 200) throw new Error(`the progress of a report was answered with ${status}`)
  }
  // What was counted leaves the mailbox: it keeps all mails in memory, and that is no leak of ours.
  const mail = async () => {
    for (const { id, to, attachments } of await mails.all()) {
      const address = to[0]?.address ?? ''
      if (attachments?.length) traffic.mailed.set(address, (traffic.mailed.get(address) ?? 0) + 1)
      await fetch(`${mailbox}/email/${id}`, { method: 'DELETE' })
    }
  }
  const loops = [every(EVERY.read, read), every(EVERY.change, change), every(EVERY.report, report), every(EVERY.mail, mail)]
  return {
    traffic,
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      const waiting = () => traffic.ordered.filter((email) => !traffic.mailed.has(email))
      for (let tries = 0; tries < 60 && waiting().length > 0; tries++) {
        await mail()
        await delay(2_000)
      }
    },
  }

  /** An open model: the next one sets out in time, however long this one takes. */
  async function every(ms: number, once: (turn: number) => Promise<void>): Promise<void> {
    const running = new Set<Promise<void>>()
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      traffic.requests++
      const one = once(turn)
        .catch((error: Error) => void traffic.failures.push(`${new Date().toISOString()} ${error.message}`))
        .finally(() => running.delete(one))
      running.add(one)
      await delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await Promise.all(running)
  }
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}
