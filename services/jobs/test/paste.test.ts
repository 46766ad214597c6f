import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { call } from '@waymark/testing/http'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const TEXT = `Storm data analyst at Cedar Lane Insurance
Portland, OR · Full-time

Pay: $85,000 - $97,500 a year

What you will do:
• Answer claims questions in SQL before the coffee is cold.

What you need:
• 4 years of experience with data work
• Python for what repeats
• Clear writing

Nice to have:
• Tableau

Benefits:
• We teach Java on Fridays`

const paste = (headers: Record<string, string>, body: unknown) => call(service.app, routes.pasteJob, { headers, body })

describe('pasting a posting', () => {
  it('reads title, employer, place, pay, level and skills out of the text', async () => {
    const { headers } = await service.person({ skills: ['sql', 'python'], fits: { '15-2051.00': 90 } })
    const { status, json } = await paste(headers, { text: TEXT })
    assert.equal(status, 201)
    assert.deepEqual(
      [json.title, json.company, json.location, json.salaryMin, json.salaryMax, json.experienceLevel, json.employmentType],
      ['Storm data analyst', 'Cedar Lane Insurance', 'Portland, OR', 85_000, 97_500, 'Mid', 'Full-time'],
    )
    assert.deepEqual(
      [json.source, json.sourceKind, json.sample, json.occupationCode],
      ['Pasted by you', 'pasted', false, '15-2051.00'],
    )
    assert.deepEqual(json.mustHave, [
      { slug: 'sql', name: 'SQL', kind: 'must', sentence: 'Answer claims questions in SQL before the coffee is cold.' },
      { slug: 'python', name: 'Python', kind: 'must', sentence: 'Python for what repeats' },
      { slug: 'skill-writing', name: 'Writing', kind: 'must', sentence: 'Clear writing' },
    ])
    assert.deepEqual(
      json.niceToHave.map(({ slug }: { slug: string }) => slug),
      ['tableau'],
    )
    // Half of 90, half of 4 of 7 points.
    assert.equal(json.matchPercentage, 74)
    const { json: found } = await call(service.app, routes.listJobMatches, { headers })
    assert.ok(found.length > 0 && found.every(({ id }: { id: string }) => id.startsWith('sample-')))
    const { json: own } = await call(service.app, routes.searchJobs, { headers, query: { source: 'pasted' } })
    assert.deepEqual([own.total, own.jobs[0].id], [1, json.id])
  })

  it('shows it to nobody else', async () => {
    const owner = await service.person({ skills: ['sql'] })
    const { headers } = await service.person({ skills: ['sql', 'python', 'tableau'] })
    const { json: mine } = await paste(owner.headers, { text: TEXT })
    const params = { id: mine.id }
    for (const route of [routes.getJob, routes.getJobMatch, routes.saveJob, routes.removePastedJob, routes.untrackApplication])
      assert.equal((await call(service.app, route, { headers, params })).status, 404, route.id)
    assert.equal((await call(service.app, routes.getJob, { params })).status, 404)
    const body = { status: 'applied', kind: 'have_skill', skill: 'sql' }
    assert.equal((await call(service.app, routes.trackApplication, { headers, params, body })).status, 404)
    assert.equal((await call(service.app, routes.disputeJobMatch, { headers, params, body })).status, 404)
    const { json: all } = await call(service.app, routes.searchJobs, { headers, query: { title: 'storm' } })
    assert.ok(all.jobs.every(({ id }: { id: string }) => id !== mine.id))
    const { json: best } = await call(service.app, routes.listJobMatches, { headers })
    assert.ok(best.every(({ id }: { id: string }) => id !== mine.id))
    const { found } = await service.rpc.search({ query: 'Cedar Lane', userId: '', limit: 5 })
    assert.deepEqual(found, [])
    assert.equal((await call(service.app, routes.getJob, { headers: owner.headers, params })).status, 200)
  })

  it('goes again, and leaves the application with its title', async () => {
    const { headers } = await service.person()
    const { json: mine } = await paste(headers, { text: TEXT, title: 'Storm analyst', company: 'Cedar', location: 'Remote' })
    assert.deepEqual([mine.title, mine.company, mine.location, mine.remote], ['Storm analyst', 'Cedar', 'Remote', true])
    const params = { id: mine.id }
    await call(service.app, routes.trackApplication, { headers, params, body: { status: 'applied' } })
    const removed = await call(service.app, routes.removePastedJob, { headers, params })
    assert.deepEqual(removed.json, { id: mine.id, removed: true })
    assert.equal((await call(service.app, routes.removePastedJob, { headers, params })).status, 404)
    const { json } = await call(service.app, routes.listApplications, { headers })
    const [{ id, title, jobId }] = json.applications
    assert.deepEqual([title, jobId], ['Storm analyst', undefined])
    const changed = await call(service.app, routes.changeApplication, {
      ...{ headers, params: { applicationId: id }, body: { status: 'offer' } },
    })
    assert.equal(changed.json.status, 'offer')
  })

  it('is text and nothing else, whatever is pasted', async () => {
    const { headers } = await service.person()
    const text = `<script>alert(1)</script><h2>Gardener</h2><p onclick="x()">Roses &amp; hedges, all year, in every weather &lt;b&gt;</p>\u202e\u0000`
    const { json } = await paste(headers, { text, url: 'javascript:alert(1)' })
    assert.equal(json.description, 'Gardener\n\nRoses & hedges, all year, in every weather <b>')
    assert.deepEqual([json.title, json.url], ['Gardener', undefined])
  })

  it('has bounds, says what is wrong and wants a person', async () => {
    const { headers, userId } = await service.person()
    const short = await paste(headers, { text: 'Nurse wanted', url: 'x'.repeat(2001) })
    assert.deepEqual([short.status, short.json.errors.map(({ path }: { path: string }) => path)], [400, ['text', 'url']])
    assert.equal((await paste(headers, { text: 'x'.repeat(20_001) })).status, 400)
    assert.equal((await paste({}, { text: TEXT })).status, 401)
    assert.equal((await call(service.app, routes.removePastedJob, { params: { id: 'sample-it-lead' } })).status, 401)
    assert.equal((await call(service.app, routes.removePastedJob, { headers, params: { id: 'sample-it-lead' } })).status, 404)
    await service.sql(
      `insert into posting (id, source, source_ref, owner_user_id, title, company, location, employment_type, experience_level,
         posted_at, created_at, updated_at)
       select 'p' || n || $1, 'paste', 'p' || n || $1, $1::uuid, 't', 'c', 'l', 'Other', 'Mid', now(), now(), now()
       from generate_series(1, 50) n`,
      [userId],
    )
    const full = await paste(headers, { text: TEXT })
    assert.deepEqual([full.status, full.json.detail], [409, 'You keep 50 pasted postings already. Please remove one first.'])
  })
})
