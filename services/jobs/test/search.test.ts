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

const idsOf = async (query: Record<string, string>, headers: Record<string, string> = {}): Promise<string[]> => {
  const { status, json } = await call(service.app, routes.searchJobs, { query, headers })
  assert.equal(status, 200, JSON.stringify(json))
  assert.equal(json.total, json.jobs.length)
  return json.jobs.map(({ id }: { id: string }) => id.replace('sample-', ''))
}

describe('GET /api/jobs', () => {
  it('lists open postings, newest first, without sign-in', async () => {
    assert.deepEqual(await idsOf({}), ['it-lead', 'senior-storm-analyst', 'claims-data-analyst', 'bookkeeper', 'ward-nurse'])
  })

  it('shows its statements in its traces', async () => {
    await idsOf({})
    const { json } = (await service.app.inject({ method: 'GET', url: '/traces' })) as unknown as {
      json: () => { name: string; attributes: Record<string, string> }[]
    }
    const statements = json().filter(({ name }) => name === 'SELECT')
    assert.ok(statements.some(({ attributes }) => /\bposting\b/.test(attributes['db.query.text'] ?? '')))
  })

  it('answers every field of a posting, and nothing personal to a stranger', async () => {
    const { json } = await call(service.app, routes.searchJobs, { query: { title: 'bookkeeper' } })
    const { postedDate, ...job } = json.jobs[0]
    assert.ok(Date.now() - Date.parse(postedDate) >= 5 * 86_400_000)
    assert.deepEqual(job, {
      id: 'sample-bookkeeper',
      title: 'Bookkeeper',
      company: 'Fennel & Daughters',
      location: 'Boise, ID',
      salaryMin: 46_000,
      description: "Three shops, one ledger. You post the day's takings in QuickBooks and close the month in Excel.",
      skillsRequired: ['QuickBooks', 'Excel'],
      employmentType: 'Part-time',
      experienceLevel: 'Entry',
      source: 'Sample',
      sourceKind: 'sample',
      sample: true,
      remote: false,
      requirements: ['QuickBooks from invoice to bank', 'Excel without a mouse'],
      occupationCode: '43-3031.00',
      occupationTitle: 'Bookkeeping, Accounting, and Auditing Clerks',
    })
  })

  it('finds by title, skill and employer, in any form of a word; titles first', async () => {
    assert.deepEqual(await idsOf({ title: 'analysts' }), ['senior-storm-analyst', 'claims-data-analyst'])
    assert.deepEqual(await idsOf({ title: 'data analyst' }), ['claims-data-analyst', 'senior-storm-analyst'])
    assert.deepEqual(await idsOf({ title: 'python' }), ['senior-storm-analyst', 'claims-data-analyst'])
    assert.deepEqual(await idsOf({ title: 'alder mutual' }), ['senior-storm-analyst', 'claims-data-analyst'])
    assert.deepEqual(await idsOf({ title: 'analy' }), ['senior-storm-analyst', 'claims-data-analyst'])
    assert.deepEqual(await idsOf({ title: 'IT' }), ['it-lead'])
    assert.deepEqual(await idsOf({ title: 'claims nurse' }), [])
  })

  it('finds by place: city, state in short and long, and remote', async () => {
    assert.deepEqual(await idsOf({ location: 'Portland' }), ['it-lead', 'claims-data-analyst'])
    assert.deepEqual(await idsOf({ location: 'portland, or' }), ['claims-data-analyst'])
    assert.deepEqual(await idsOf({ location: 'Maine' }), ['it-lead'])
    assert.deepEqual(await idsOf({ location: 'remote' }), ['senior-storm-analyst'])
    assert.deepEqual(await idsOf({ remote: 'true' }), ['senior-storm-analyst'])
  })

  it('filters by level, kind of employment, pay and source, and sorts by pay', async () => {
    assert.deepEqual(await idsOf({ experienceLevel: 'Mid' }), ['claims-data-analyst', 'ward-nurse'])
    assert.deepEqual(await idsOf({ employmentType: 'Part-time' }), ['bookkeeper'])
    assert.deepEqual(await idsOf({ salaryMin: '95000' }), ['senior-storm-analyst', 'ward-nurse'])
    assert.deepEqual(await idsOf({ source: 'feed' }), [])
    const byPay = ['senior-storm-analyst', 'ward-nurse', 'claims-data-analyst', 'bookkeeper', 'it-lead']
    assert.deepEqual(await idsOf({ sort: 'salary' }), byPay)
    assert.deepEqual(await idsOf({ title: 'analyst', sort: 'newest' }), ['senior-storm-analyst', 'claims-data-analyst'])
  })

  it('pages through titles first and the others after, each posting once', async () => {
    const seen: string[] = []
    for (const page of ['1', '2', '3']) {
      const { json } = await call(service.app, routes.searchJobs, { query: { title: 'data', page, limit: '1' } })
      assert.equal(json.total, 2)
      seen.push(...json.jobs.map(({ id }: { id: string }) => id))
    }
    assert.deepEqual(seen, ['sample-claims-data-analyst', 'sample-senior-storm-analyst'])
  })

  it('looks for the nearest word when a title or place is mistyped, and says so', async () => {
    const { json } = await call(service.app, routes.searchJobs, { query: { title: 'anaylst', location: 'Portlnad' } })
    assert.deepEqual([json.correctedTitle, json.correctedLocation], ['analyst', 'portland'])
    assert.deepEqual(
      json.jobs.map(({ id }: { id: string }) => id),
      ['sample-claims-data-analyst'],
    )
    const none = await call(service.app, routes.searchJobs, { query: { title: 'zzzzqqqq' } })
    assert.deepEqual(none.json, { jobs: [], total: 0 })
  })

  it('takes whatever is typed for words', async () => {
    for (const title of ["'; drop table posting; --", 'a & | ! ( ) :* <->', '%%%', '\u0000x', 'C++ or C#', '🙂', ':*'])
      assert.equal((await call(service.app, routes.searchJobs, { query: { title } })).status, 200, title)
  })

  it('says which part of a query is wrong', async () => {
    const { status, json } = await call(service.app, routes.searchJobs, {
      query: {
        page: '0',
        limit: '51',
        experienceLevel: 'Boss',
        employmentType: 'Gig',
        sort: 'luck',
        salaryMin: '-1',
        source: 'x',
        remote: 'y',
      },
    })
    assert.equal(status, 400)
    assert.deepEqual(json.errors.map(({ path }: { path: string }) => path).sort(), [
      ...['employmentType', 'experienceLevel', 'limit', 'page', 'remote', 'salaryMin', 'sort', 'source'],
    ])
    assert.equal((await call(service.app, routes.searchJobs, { query: { title: 'x'.repeat(201) } })).status, 400)
    assert.equal((await call(service.app, routes.searchJobs, { query: { source: 'pasted' } })).status, 401)
  })

  it('shows a signed-in person their match, what they saved and where they applied', async () => {
    const { headers } = await service.person({ skills: ['sql', 'tableau'], fits: { '15-2051.00': 80 } })
    await call(service.app, routes.saveJob, { params: { id: 'sample-claims-data-analyst' }, headers })
    await call(service.app, routes.trackApplication, {
      params: { id: 'sample-claims-data-analyst' },
      headers,
      body: { status: 'applied' },
    })
    const { json } = await call(service.app, routes.searchJobs, { query: { title: 'analyst' }, headers })
    const [storm, claims] = json.jobs
    // Half of fit 80, half of coverage 4 of 5 points.
    assert.deepEqual([claims.matchPercentage, claims.saved, claims.applicationStatus], [80, true, 'applied'])
    assert.deepEqual([storm.matchPercentage, storm.saved, storm.applicationStatus], [40, false, undefined])
  })
})

describe('what stands between a person and a posting', () => {
  const NURSE = '29-1141.00'
  const LEAD = '11-3021.00'
  const left = { step: 'the license: state license (RN)', monthsLow: 24, monthsHigh: 34 }
  const stepLeft = { step: left.step, months: { low: 24, high: 34 } }
  const told = ({ id, stepLeft, refusedWhy }: Record<string, unknown>) => ({ id, stepLeft, refusedWhy })
  async function personBefore() {
    service.siblings.before = new Map([
      [NURSE, { left, refusedWhy: 'Outside your limits: No heavy work', refusedForPay: false }],
      [LEAD, { left: undefined, refusedWhy: 'Outside your limits: Pay at least $99,000', refusedForPay: true }],
      ['43-3031.00', { left: undefined, refusedWhy: 'Outside your limits: Pay at least $99,000', refusedForPay: true }],
    ])
    return service.person({ skills: ['sql'], fits: { [NURSE]: 70, [LEAD]: 60, '43-3031.00': 50, '15-2051.00': 80 } })
  }

  it('is told in each row of the list, from the one reading of the fits', async () => {
    const { headers } = await personBefore()
    const before = service.siblings.asked.fits ?? 0
    const { json } = await call(service.app, routes.searchJobs, { headers })
    assert.deepEqual(json.jobs.map(told), [
      // It names no pay of its own.
      { id: 'sample-it-lead', stepLeft: undefined, refusedWhy: 'Outside your limits: Pay at least $99,000' },
      { id: 'sample-senior-storm-analyst', stepLeft: undefined, refusedWhy: undefined },
      { id: 'sample-claims-data-analyst', stepLeft: undefined, refusedWhy: undefined },
      // What the occupation usually pays says nothing of a posting that names its pay.
      { id: 'sample-bookkeeper', stepLeft: undefined, refusedWhy: undefined },
      { id: 'sample-ward-nurse', stepLeft, refusedWhy: 'Outside your limits: No heavy work' },
    ])
    assert.equal(service.siblings.asked.fits, before + 1)
  })

  it('is the same on the posting and in its match, and follows a corrected occupation', async () => {
    const { headers } = await personBefore()
    const params = { id: 'sample-ward-nurse' }
    const one = { id: params.id, stepLeft, refusedWhy: 'Outside your limits: No heavy work' }
    assert.deepEqual(told((await call(service.app, routes.getJob, { headers, params })).json), one)
    assert.deepEqual(told((await call(service.app, routes.getJobMatch, { headers, params })).json.jobPosting), one)
    const body = { kind: 'wrong_occupation', occupationCode: '15-2051.00' }
    const { json } = await call(service.app, routes.disputeJobMatch, { headers, params, body })
    assert.deepEqual(told(json.jobPosting), { id: params.id, stepLeft: undefined, refusedWhy: undefined })
    const row = (await call(service.app, routes.searchJobs, { headers, query: { title: 'nurse' } })).json.jobs[0]
    assert.deepEqual(told(row), { id: params.id, stepLeft: undefined, refusedWhy: undefined })
  })

  it('is not told to somebody without an assessment', async () => {
    await personBefore()
    const { headers } = await service.person({ skills: ['sql'] })
    const { json } = await call(service.app, routes.searchJobs, { headers })
    for (const row of json.jobs) assert.deepEqual(told(row), { id: row.id, stepLeft: undefined, refusedWhy: undefined })
  })
})

describe('GET /api/jobs/{id}', () => {
  it('shows the skills that are asked for, and the sentences that say so', async () => {
    const { status, json } = await call(service.app, routes.getJob, { params: { id: 'sample-senior-storm-analyst' } })
    assert.equal(status, 200)
    assert.deepEqual(json.mustHave, [
      { slug: 'python', name: 'Python', kind: 'must', sentence: 'Python in production' },
      { slug: 'r', name: 'R', kind: 'must', sentence: 'Python and R carry it, and Git keeps its history honest.' },
      { slug: 'git', name: 'Git', kind: 'must', sentence: 'Git every day' },
    ])
    assert.deepEqual(json.niceToHave, [
      { slug: 'apache-spark', name: 'Apache Spark', kind: 'nice', sentence: 'Spark would help with the large runs' },
    ])
    assert.equal(json.saved, undefined)
  })

  it('does not know a foreign or invented one', async () => {
    assert.equal((await call(service.app, routes.getJob, { params: { id: 'sample-nothing' } })).status, 404)
  })
})
