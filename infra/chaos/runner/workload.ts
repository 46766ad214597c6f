import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { assess, type Member, newMember } from '../../e2e/support/member.ts'
import { orderAsGuest } from '../support/guests.ts'

/** What the site said yes to, as the people who asked know it. */
export type Accepted = {
  reports: string[]
  /** Per member: the last value that was accepted, and those that were sent after it without an answer. */
  titles: Map<Member, { last: string; open: string[] }>
  ratings: Map<Member, { last: number; open: number[] }>
  refused: number
  reads: number
}

export type Workload = {
  accepted: Accepted
  ordered: Promise<void>
  stop(): Promise<void>
  members: readonly Member[]
  skillId: string
}

const MEMBERS = 3
const rated = t.type({ id: t.string })

/**
 * Guests order reports one after another (every tenth is a member's), while members read and write until `stop`; `ordered` resolves once
 * `reports` are accepted.
 */
export async function startWorkload(site: string, options: { reports: number; pauseMs: number }): Promise<Workload> {
  const members: Member[] = []
  for (let index = 0; index < MEMBERS; index++) members.push(await newMember(site))
  const [first] = personas
  if (!first) throw new Error('there are no personas')
  for (const member of members) await assess(member, first)
  const skills = decode(t.array(rated), await members[0]?.call('GET', '/api/skills'))
  const skillId = skills[0]?.id ?? ''
  const accepted: Accepted = { reports: [], titles: new Map(), ratings: new Map(), refused: 0, reads: 0 }
  let stopped = false

  async function order(number: number): Promise<void> {
    const persona = personas[number % personas.length]
    if (!persona) throw new Error('there are no personas')
    const member = number % 10 === 9 ? members[number % MEMBERS] : undefined
    for (;;) {
      if (stopped) return
      try {
        // A new person each time: whoever got no answer cannot know whether the first one was taken.
        const email = `guest-${randomUUID()}@example.com`
        const guest = { person: number, email, from: `127.1.0.${1 + (number % 200)}`, aiText: true }
        accepted.reports.push(member ? await orderAs(member, persona) : (await orderAsGuest(site, guest)).reportId)
        return
      } catch {
        accepted.refused++
        await delay(1_000)
      }
    }
  }

  async function ordering(enough: () => void): Promise<void> {
    for (let number = 0; !stopped; number++) {
      if (number === options.reports) enough()
      await order(number)
      await delay(options.pauseMs)
    }
  }

  async function living(member: Member): Promise<void> {
    for (let turn = 1; !stopped; turn++) {
      await write(accepted.titles, {
        member,
        value: `Nurse ${turn}`,
        send: (title) => member.call('PUT', '/api/user/profile', { title, bio: '' }),
      })
      const level = 1 + (turn % 5)
      await write(accepted.ratings, {
        member,
        value: level,
        send: (proficiencyLevel) => member.call('POST', '/api/user/skills', { skillId, proficiencyLevel }),
      })
      for (const path of [
        '/api/reports',
        '/api/dashboard',
        '/api/jobs?limit=1',
        '/api/learning-paths',
        '/api/skills-game/result',
        '/api/recommendations',
        '/api/user/skills/doors',
        '/',
      ]) {
        await member.ask('GET', path).catch(() => undefined)
        accepted.reads++
      }
      await member.ask('POST', '/api/learning-paths/init').catch(() => undefined)
      await play(member).catch(() => accepted.refused++)
      await delay(1_000)
    }
  }

  async function write<V>(
    known: Map<Member, { last: V; open: V[] }>,
    { member, value, send }: { member: Member; value: V; send: (value: V) => Promise<unknown> },
  ) {
    const state = known.get(member)
    try {
      await send(value)
      known.set(member, { last: value, open: [] })
    } catch {
      accepted.refused++
      state?.open.push(value)
    }
  }

  const enough = Promise.withResolvers<void>()
  const lives = [ordering(enough.resolve), ...members.map(living)]
  return {
    accepted,
    ordered: enough.promise,
    members,
    skillId,
    async stop() {
      stopped = true
      await Promise.all(lives)
    },
  }
}

async function orderAs(member: Member, persona: (typeof personas)[number]): Promise<string> {
  const assessmentId = await assess(member, persona, 'career_deep_dive')
  const body = { assessmentId, reportType: 'career_deep_dive', aiText: true }
  return decode(t.type({ reportId: t.string }), await member.call('POST', '/api/generate-report', body)).reportId
}

/** The first question of a new game. */
async function play(member: Member): Promise<void> {
  const started = await member.call('POST', '/api/skills-game/start', { categories: ['technical', 'analytics'] })
  const { gameId } = decode(t.type({ gameId: t.string }), started)
  const [question] = decode(t.array(rated), await member.call('GET', `/api/skills-game/questions?gameId=${gameId}`))
  if (question) await member.call('POST', '/api/skills-game/answers', { gameId, questionId: question.id, answer: 0 })
}
