import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const nurse = { id: 'sample-ward-nurse' }
const lead = { id: 'sample-it-lead' }
type Headers = Record<string, string>

const track = (headers: Headers, params: { id: string }, body: unknown) =>
  call(service.app, routes.trackApplication, { headers, params, body })
const list = async (headers: Headers, query: Record<string, string> = {}) =>
  (await call(service.app, routes.listApplications, { headers, query })).json

describe('saved postings', () => {
  it('are listed last saved first; saving again changes nothing', async () => {
    const { headers } = await service.person({ skills: ['sql'] })
    const other = await service.person()
    service.clock.now = new Date('2026-03-01T10:00:00Z')
    const first = await call(service.app, routes.saveJob, { headers, params: nurse })
    assert.deepEqual(first.json, { jobId: nurse.id, saved: true, savedAt: '2026-03-01T10:00:00.000Z' })
    service.clock.now = new Date('2026-03-02T10:00:00Z')
    await call(service.app, routes.saveJob, { headers, params: lead })
    service.clock.now = undefined
    assert.equal((await call(service.app, routes.saveJob, { headers, params: nurse })).json.savedAt, '2026-03-01T10:00:00.000Z')

    const { json } = await call(service.app, routes.listSavedJobs, { headers })
    assert.equal(json.total, 2)
    assert.deepEqual(
      json.jobs.map(({ id, saved, matchPercentage }: Record<string, unknown>) => [id, saved, matchPercentage]),
      [
        [lead.id, true, 33],
        [nurse.id, true, 0],
      ],
    )
    const second = await call(service.app, routes.listSavedJobs, { headers, query: { page: '2', limit: '1' } })
    assert.deepEqual([second.json.total, second.json.jobs[0].id], [2, nurse.id])
    assert.deepEqual((await call(service.app, routes.listSavedJobs, { headers: other.headers })).json, { jobs: [], total: 0 })

    const removed = await call(service.app, routes.unsaveJob, { headers, params: lead })
    assert.deepEqual(removed.json, { jobId: lead.id, saved: false })
    assert.equal((await call(service.app, routes.unsaveJob, { headers, params: lead })).status, 200)
    assert.equal((await call(service.app, routes.listSavedJobs, { headers })).json.total, 1)
  })

  it('want a person, a known posting and a sensible page', async () => {
    const { headers } = await service.person()
    for (const route of [routes.saveJob, routes.unsaveJob]) {
      assert.equal((await call(service.app, route, { params: nurse })).status, 401)
      assert.equal((await call(service.app, route, { headers, params: { id: 'nothing' } })).status, 404)
    }
    assert.equal((await call(service.app, routes.listSavedJobs)).status, 401)
    assert.equal((await call(service.app, routes.listSavedJobs, { headers, query: { page: 'x' } })).status, 400)
  })
})

describe('applications', () => {
  it('keep every stage with its time, and tell of each change once', async () => {
    const { headers, userId } = await service.person()
    const first = await track(headers, nurse, { status: 'planned', note: 'Ask Mia who runs the ward' })
    assert.equal(first.status, 200)
    assert.deepEqual([first.json.jobId, first.json.title, first.json.company], [nurse.id, 'Ward nurse', 'Harbor General'])
    await track(headers, nurse, { status: 'applied' })
    await track(headers, nurse, { status: 'applied', note: 'Sent on Monday' })
    const { json } = await track(headers, nurse, { status: 'interview' })
    assert.deepEqual([json.status, json.note, json.location], ['interview', 'Sent on Monday', 'Tacoma, WA'])
    assert.deepEqual(
      json.history.map(({ status }: { status: string }) => status),
      ['planned', 'applied', 'interview'],
    )
    const events = await service.sql("select key, data from outbox where type = 'ApplicationChanged' and key = $1 order by id", [
      userId,
    ])
    assert.deepEqual(
      events.map(({ data }) => data),
      ['planned', 'applied', 'interview'].map((status) => ({ userId, jobId: nurse.id, status })),
    )
  })

  it('are listed last changed first, by stage, with a count of each', async () => {
    const { headers } = await service.person()
    await track(headers, nurse, { status: 'applied' })
    await track(headers, lead, { status: 'offer' })
    await track(headers, nurse, { status: 'rejected' })
    const all = await list(headers)
    assert.deepEqual(
      all.applications.map(({ jobId }: { jobId: string }) => jobId),
      [nurse.id, lead.id],
    )
    assert.equal(all.total, 2)
    assert.deepEqual(
      all.counts.filter(({ count }: { count: number }) => count > 0),
      [
        { status: 'offer', count: 1 },
        { status: 'rejected', count: 1 },
      ],
    )
    const offers = await list(headers, { status: 'offer' })
    assert.deepEqual([offers.total, offers.applications.length, offers.applications[0].jobId], [1, 1, lead.id])
    const paged = await list(headers, { page: '2', limit: '1' })
    assert.deepEqual([paged.total, paged.applications[0].jobId], [2, lead.id])
  })

  it('are one a posting, however often the button is clicked', async () => {
    const { headers } = await service.person()
    const answers = await Promise.all(Array.from({ length: 5 }, () => track(headers, lead, { status: 'applied' })))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const { total, applications } = await list(headers)
    assert.equal(total, 1)
    assert.equal(applications[0].history.length, 1)
  })

  it('are changed and removed by their own id or by the posting', async () => {
    const { headers } = await service.person()
    const stranger = await service.person()
    const { json: mine } = await track(headers, nurse, { status: 'applied' })
    const params = { applicationId: mine.id }
    const changed = await call(service.app, routes.changeApplication, { headers, params, body: { status: 'offer' } })
    assert.equal(changed.json.status, 'offer')
    // A note alone, from a page that still shows the old stage, takes no stage back.
    const noted = await call(service.app, routes.changeApplication, { headers, params, body: { note: 'Call on Monday' } })
    assert.deepEqual([noted.json.status, noted.json.note, noted.json.history.length], ['offer', 'Call on Monday', 2])
    const foreign = await call(service.app, routes.changeApplication, {
      ...{ headers: stranger.headers, params, body: { status: 'offer' } },
    })
    assert.equal(foreign.status, 404)
    assert.equal((await call(service.app, routes.removeApplication, { headers: stranger.headers, params })).status, 404)
    const removed = await call(service.app, routes.untrackApplication, { headers, params: nurse })
    assert.deepEqual(removed.json, { id: mine.id, removed: true })
    assert.equal((await call(service.app, routes.untrackApplication, { headers, params: nurse })).status, 404)
    const { json: again } = await track(headers, nurse, { status: 'planned' })
    const byId = { headers, params: { applicationId: again.id } }
    assert.deepEqual((await call(service.app, routes.removeApplication, byId)).json, { id: again.id, removed: true })
    assert.equal((await list(headers)).total, 0)
  })

  it('tell of their removal, whichever way they are removed', async () => {
    const { headers, userId } = await service.person()
    await track(headers, nurse, { status: 'applied' })
    await call(service.app, routes.untrackApplication, { headers, params: nurse })
    const { json } = await track(headers, nurse, { status: 'applied' })
    await call(service.app, routes.removeApplication, { headers, params: { applicationId: json.id } })
    const events = await service.sql("select data from outbox where type = 'ApplicationChanged' and key = $1 order by seq", [
      userId,
    ])
    assert.deepEqual(
      events.map(({ data }) => [data.jobId, data.status]),
      ['applied', 'removed', 'applied', 'removed'].map((status) => [nurse.id, status]),
    )
  })

  it('take each stage once, however many changes come at the same time', async () => {
    const { headers, userId } = await service.person()
    const { json } = await track(headers, lead, { status: 'planned' })
    const params = { applicationId: json.id }
    const change = () => call(service.app, routes.changeApplication, { headers, params, body: { status: 'applied' } })
    const answers = await Promise.all([...Array.from({ length: 4 }, change), track(headers, lead, { status: 'applied' })])
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    const [{ history }] = (await list(headers)).applications
    assert.deepEqual(
      history.map(({ status }: { status: string }) => status),
      ['planned', 'applied'],
    )
    const events = await service.sql("select 1 from outbox where type = 'ApplicationChanged' and key = $1", [userId])
    assert.equal(events.length, 2)
  })

  it('say what is wrong, and want a person', async () => {
    const { headers } = await service.person()
    const wrong = await track(headers, nurse, { status: 'hired', note: 'x'.repeat(4001) })
    assert.deepEqual([wrong.status, wrong.json.errors.map(({ path }: { path: string }) => path)], [400, ['status', 'note']])
    assert.equal((await track(headers, { id: 'nothing' }, { status: 'applied' })).status, 404)
    assert.equal((await track({}, nurse, { status: 'applied' })).status, 401)
    assert.equal((await call(service.app, routes.listApplications)).status, 401)
    assert.equal((await call(service.app, routes.listApplications, { headers, query: { status: 'x' } })).status, 400)
    assert.equal((await call(service.app, routes.untrackApplication, { params: nurse })).status, 401)
    const params = { applicationId: randomUUID() }
    const body = { status: 'applied' }
    assert.equal((await call(service.app, routes.changeApplication, { params, body })).status, 401)
    assert.equal((await call(service.app, routes.changeApplication, { headers, params, body })).status, 404)
    assert.equal(
      (await call(service.app, routes.changeApplication, { headers, params: { applicationId: 'x' }, body })).status,
      400,
    )
    assert.equal((await call(service.app, routes.removeApplication, { params })).status, 401)
  })

  it('reach the bus', async () => {
    const { headers, userId } = await service.person()
    await track(headers, lead, { status: 'applied' })
    await eventually('the event is published', async () => {
      const rows = await service.sql('select 1 from outbox where key = $1 and published_at is null', [userId])
      return rows.length === 0 ? true : undefined
    })
  })
})
