import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { uuidv7 } from '@waymark/kit/ids'
import {
  GameFinished,
  RecommendationsGenerated,
  ReportFailed,
  ReportReady,
  ReportsClaimed,
  UserSkillChanged,
} from '@waymark/proto/waymark/events/v1/events'
import type { Browser } from './support/browser.ts'
import { newMember } from './support/member.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Feed = { notifications: { id: string; title: string; link?: string; read: boolean; createdAt: string }[]; unread: number }

describe('activity, notifications and live news', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  async function tell(event: { service: string; type: string; key: string; data: unknown; id?: string; at?: string }) {
    const { service, type, key, data, id = uuidv7(), at = new Date().toISOString() } = event
    const value = JSON.stringify({ id, type, occurredAt: at, key, data })
    await identity.context.bus.publish([{ topic: `waymark.${service}.v1`, key, value }])
  }
  const feedOf = async (browser: Browser) => (await browser.get('/api/notifications')).json as Feed

  async function eventually<T>(read: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
    for (let tries = 0; ; tries++) {
      const value = await read()
      if (fits(value) || tries === 200) return value
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('tells the owner by mail when guest reports were added to the account', async () => {
    const { browser, id } = await newMember(identity)
    const { email } = (await browser.get('/api/auth/user')).json as { email: string }
    const data = ReportsClaimed.toJSON({ userId: id, reportIds: [uuidv7(), uuidv7()] })
    await tell({ service: 'report', type: 'ReportsClaimed', key: id, data })
    const mail = await identity.mailbox.waitFor(email, ({ header }) => header('subject').includes('Guest reports were added'))
    assert.match(mail.text, /2 reports that were made as a guest with this address are now in your account/)
    assert.match(mail.text, /It was not you\?.*Choose a new password:\r?\nhttp:\/\/waymark\.test\/api\/auth\/forgot/s)
    const read = async () => (await browser.get('/api/dashboard')).json as { recentActivity: { description: string }[] }
    const { recentActivity } = await eventually(read, (one) => one.recentActivity.length === 2)
    assert.equal(recentActivity[0]?.description, '2 reports that you made as a guest were added to your account')
  })

  it('turns events of a report into notifications, each once, and marks them as read', async () => {
    const { browser, id } = await newMember(identity)
    const reportId = uuidv7()
    const ready = ReportReady.toJSON({ reportId, userId: id, reportType: 'career_change', pages: 28 })
    const event = {
      service: 'report',
      type: 'ReportReady',
      key: reportId,
      data: ready,
      id: uuidv7(),
      at: '2026-11-21T10:00:00.000Z',
    }
    await tell(event)
    await tell(event)
    const failed = ReportFailed.toJSON({ reportId, userId: id, reason: 'render' })
    await tell({ service: 'report', type: 'ReportFailed', key: reportId, data: failed, at: '2026-11-21T10:05:00.000Z' })
    const feed = await eventually(
      () => feedOf(browser),
      ({ unread }) => unread === 2,
    )
    assert.deepEqual(
      feed.notifications.map(({ title }) => title),
      ['Your report could not be finished', 'Your report is ready'],
    )
    assert.equal(feed.notifications[1]?.link, `/reports/${reportId}`)

    const until = feed.notifications[1]?.createdAt
    const read = await browser.send('POST', '/api/notifications/read', { json: { until } })
    assert.deepEqual(
      (read.json as Feed).notifications.map((item) => item.read),
      [false, true],
    )
    assert.equal((read.json as Feed).unread, 1)
  })

  it("marks one notification as read, and knows nothing of other people's", async () => {
    const [mine, other] = [await newMember(identity), await newMember(identity)]
    for (const pages of [28, 30]) {
      const data = ReportReady.toJSON({ reportId: uuidv7(), userId: mine.id, reportType: 'career_change', pages })
      await tell({ service: 'report', type: 'ReportReady', key: mine.id, data })
    }
    const feed = await eventually(
      () => feedOf(mine.browser),
      ({ unread }) => unread === 2,
    )
    const id = feed.notifications[1]?.id ?? ''
    const read = await mine.browser.send('POST', `/api/notifications/${id}/read`)
    assert.equal(read.status, 200, read.text)
    assert.equal((read.json as Feed).unread, 1)
    assert.deepEqual(
      (read.json as Feed).notifications.map((item) => item.read),
      [false, true],
    )
    assert.equal((await mine.browser.send('POST', `/api/notifications/${id}/read`)).status, 200)

    const foreign = await other.browser.send('POST', `/api/notifications/${id}/read`)
    const unknown = await other.browser.send('POST', `/api/notifications/${uuidv7()}/read`)
    assert.equal(foreign.status, 404)
    assert.equal(
      foreign.text.replace(/"requestId":"[^"]*"/, ''),
      unknown.text.replace(/"requestId":"[^"]*"/, '').replaceAll(/[0-9a-f-]{36}/g, (at) => (at === id ? at : id)),
    )
    assert.equal((await other.browser.send('POST', '/api/notifications/7/read')).status, 400)
    assert.equal((await identity.browser().send('POST', `/api/notifications/${id}/read`)).status, 401)
  })

  it('keeps the latest line about one thing, and says nothing of refreshed recommendations', async () => {
    const { browser, id } = await newMember(identity)
    for (const [second, proficiencyLevel] of [3, 4].entries()) {
      const data = UserSkillChanged.toJSON({ userId: id, skillId: 'sql', proficiencyLevel, unrated: false, evidence: false })
      await tell({ service: 'skills', type: 'UserSkillChanged', key: id, data, at: `2026-11-21T10:00:0${second}.000Z` })
    }
    for (const refreshed of [true, false]) {
      const data = RecommendationsGenerated.toJSON({ userId: id, count: 10, refreshed })
      await tell({ service: 'assessment', type: 'RecommendationsGenerated', key: id, data })
    }
    const results = [
      { category: 'technical', correct: 4, total: 5, level: 3, reliability: 0.5 },
      { category: 'analytics', correct: 3, total: 5, level: 2, reliability: 0.5 },
    ]
    const game = GameFinished.toJSON({ userId: id, gameId: uuidv7(), results, practice: false })
    await tell({ service: 'game', type: 'GameFinished', key: id, data: game })
    const lines = await eventually(
      () =>
        identity.rows<{ description: string; named: string | null }>(
          'select description, named from activity where user_id = $1 order by created_at',
          [id],
        ),
      // Each topic is read by itself: the last event of each must have come.
      (rows) => rows.length === 3 && rows.some(({ named }) => named === '{name} set to Advanced'),
    )
    assert.deepEqual(lines.map(({ description, named }) => named ?? description).toSorted(), [
      'Skills Challenge finished: 7 of 10',
      'We found 10 career directions for you',
      '{name} set to Advanced',
    ])
    assert.equal((await feedOf(browser)).unread, 1)
  })

  it('keeps nothing for guests and for people who are gone', async () => {
    const { browser, id } = await newMember(identity)
    const gone = uuidv7()
    const report = (userId: string) => ReportReady.toJSON({ reportId: uuidv7(), userId, reportType: 'career_change', pages: 28 })
    await tell({ service: 'report', type: 'ReportReady', key: gone, data: report('') })
    await tell({ service: 'report', type: 'ReportReady', key: gone, data: report(gone) })
    await tell({ service: 'report', type: 'ReportReady', key: gone, data: report(id) })
    await eventually(
      () => feedOf(browser),
      ({ unread }) => unread === 1,
    )
    assert.equal((await identity.rows('select 1 from notification where user_id = $1', [gone])).length, 0)
    assert.equal((await identity.rows('select 1 from dead_letter')).length, 0)
  })

  it('streams the names of what changed to the person alone, and ends with the session', async () => {
    const { browser, id } = await newMember(identity)
    const stranger = await newMember(identity)
    const streams = await Promise.all([browser, stranger.browser].map(async (of) => openStream(await of.identityHeaders())))
    const [own, foreign] = streams
    assert.ok(own && foreign)
    const data = UserSkillChanged.toJSON({ userId: id, skillId: 'python', proficiencyLevel: 3, unrated: false, evidence: false })
    await tell({ service: 'skills', type: 'UserSkillChanged', key: id, data })
    await eventually(
      async () => own.text(),
      (text) => text.includes('data:'),
    )
    assert.match(own.text(), /\ndata: \{"tags":\["Skills","Dashboard","Recommendations","JobMatches"\]\}/)
    assert.doesNotMatch(foreign.text(), /data:/)

    await browser.get('/api/logout')
    await own.ended
    await stranger.browser.send('PUT', '/api/user/profile', { json: { title: 'Analyst' } })
    await eventually(
      async () => foreign.text(),
      (text) => text.includes('"User"'),
    )
    assert.match(foreign.text(), /\{"tags":\["User","Profile","Dashboard"\]\}/)
    foreign.close()
  })

  it('ends a stream that is opened by a session which is over already', async () => {
    const { browser } = await newMember(identity)
    // The gateway may still hold what it knew of the session a moment ago.
    const headers = await browser.identityHeaders()
    await browser.get('/api/logout')
    const late = await openStream(headers)
    await late.ended
    assert.doesNotMatch(late.text(), /data:/)
  })

  async function openStream(headers: Record<string, string>) {
    const abort = new AbortController()
    const response = await fetch(`${identity.base}/api/events`, { headers, signal: abort.signal })
    assert.equal(response.status, 200)
    let text = ''
    const ended = (async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
    })().catch(() => undefined)
    return { text: () => text, ended, close: () => abort.abort() }
  }
})
