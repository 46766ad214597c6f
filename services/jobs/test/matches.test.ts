import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { call } from '@waymark/testing/http'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const DATA = '15-2051.00'
const storm = { id: 'sample-senior-storm-analyst' }
type Who = { headers: Record<string, string> }

const matches = async ({ headers }: Who, query: Record<string, string> = {}) =>
  (await call(service.app, routes.listJobMatches, { headers, query })).json
const matchOf = async ({ headers }: Who, params = storm) =>
  (await call(service.app, routes.getJobMatch, { headers, params })).json
const dispute = ({ headers }: Who, body: unknown, params = storm) =>
  call(service.app, routes.disputeJobMatch, { headers, params, body })

describe('GET /api/jobs/matches', () => {
  it('is half the fit of the occupation and half what the person covers, must-haves counting twice, best first', async () => {
    const who = await service.person({ skills: ['sql', 'tableau', 'git'], fits: { [DATA]: 84, '29-1141.00': 60 } })
    const found = await matches(who)
    assert.deepEqual(
      found.map(({ id, matchPercentage, basis }: Record<string, unknown>) => [id, matchPercentage, basis]),
      [
        // SQL and Tableau of SQL, Tableau and (nice) Python: 4 of 5.
        ['sample-claims-data-analyst', 82, 'fit_and_skills'],
        // Git of Python, R, Git and (nice) Spark: 2 of 7.
        ['sample-senior-storm-analyst', 56, 'fit_and_skills'],
        ['sample-ward-nurse', 30, 'fit_and_skills'],
      ],
    )
    const [first] = found
    assert.deepEqual(first.skillsMatch, ['SQL', 'Tableau'])
    assert.equal(first.jobPosting.title, 'Claims data analyst')
    assert.equal(first.jobPosting.matchPercentage, 82)
    assert.deepEqual([first.fit, first.fitLow, first.fitHigh, first.coverage], [84, 78, 89, 80])
    assert.deepEqual([first.mustHeld, first.mustTotal, first.niceHeld, first.niceTotal], [2, 2, 0, 1])
    assert.deepEqual(first.missing, [{ slug: 'python', name: 'Python', kind: 'nice', sentence: 'Some Python is welcome' }])
    assert.deepEqual(
      (await matches(who, { limit: '1' })).map(({ id }: { id: string }) => id),
      ['sample-claims-data-analyst'],
    )
  })

  it('rests on skills alone without an assessment, and says so', async () => {
    const found = await matches(await service.person({ skills: ['quickbooks', 'sql'] }))
    assert.deepEqual(
      found.map(({ id, matchPercentage, basis, fit }: Record<string, unknown>) => [id, matchPercentage, basis, fit]),
      [
        ['sample-bookkeeper', 50, 'skills', undefined],
        ['sample-claims-data-analyst', 40, 'skills', undefined],
        ['sample-it-lead', 33, 'skills', undefined],
      ],
    )
  })

  it('rests on the fit alone while the inventory is empty, and is empty when nothing is known', async () => {
    const fitOnly = await matches(await service.person({ fits: { [DATA]: 77 } }))
    assert.deepEqual(
      fitOnly.map(({ matchPercentage, basis, coverage }: Record<string, unknown>) => [matchPercentage, basis, coverage]),
      Array(2).fill([77, 'fit', undefined]),
    )
    assert.deepEqual(await matches(await service.person()), [])
  })

  it('counts skills that the person named in the assessment', async () => {
    const who = await service.person({ fits: { [DATA]: 80 }, claims: ['Structured Query Language', 'juggling'] })
    assert.deepEqual((await matchOf(who, { id: 'sample-claims-data-analyst' })).skillsMatch, ['SQL'])
  })

  it('fits as the recommendations do: from what they were made from, once there are some', async () => {
    const who = await service.person({ skills: ['sql'], fits: { [DATA]: 70 } })
    const answered = service.siblings.profiles.get(who.userId)!
    await matches(who)
    assert.deepEqual(service.siblings.fitted, answered)
    const ranked = { ...answered, skills: [{ name: 'SQL', rating: 8, evidence: 'self' }] }
    service.siblings.ranked.set(who.userId, ranked)
    await matches(who)
    assert.deepEqual(service.siblings.fitted, ranked)
  })

  it('works the fits out once for the same answers', async () => {
    const who = await service.person({ skills: ['sql'], fits: { [DATA]: 70 } })
    await matches(who)
    const before = service.siblings.asked.fits
    await matches(who)
    assert.equal(service.siblings.asked.fits, before)
  })

  it('shows the postings when what a match needs is away', async () => {
    const who = await service.person({ skills: ['sql'], fits: { [DATA]: 70 } })
    service.siblings.away = true
    try {
      const answer = await call(service.app, routes.searchJobs, { headers: who.headers })
      assert.equal(answer.status, 200)
      assert.equal(answer.json.total, 5)
      assert.equal(answer.json.jobs[0].matchPercentage, undefined)
      // No list at all, for an empty one would say that nothing suits them.
      const list = await call(service.app, routes.listJobMatches, { headers: who.headers })
      assert.deepEqual([list.status, list.json.title], [503, 'Service Unavailable'])
    } finally {
      service.siblings.away = false
    }
  })

  it('waits for a slow service where it has nothing else to show, and not in a search', async () => {
    const who = await service.person({ skills: ['sql'], fits: { [DATA]: 70 } })
    service.siblings.slowMs = 1_900
    try {
      const [search, list] = await Promise.all([
        call(service.app, routes.searchJobs, { headers: who.headers }),
        call(service.app, routes.listJobMatches, { headers: who.headers }),
      ])
      assert.equal(search.json.jobs[0].matchPercentage, undefined)
      assert.equal(list.status, 200)
      assert.ok(list.json.length > 0)
    } finally {
      service.siblings.slowMs = 0
    }
  })

  it('agrees in its list with the match of each posting', async () => {
    const who = await service.person({ skills: ['python', 'sql', 'excel', 'leadership'], fits: { [DATA]: 71, '43-3031.00': 44 } })
    for (const { id, matchPercentage } of await matches(who))
      assert.equal((await matchOf(who, { id })).matchPercentage, matchPercentage, id)
  })

  it('wants a person and a sensible limit', async () => {
    assert.equal((await call(service.app, routes.listJobMatches)).status, 401)
    const { headers } = await service.person()
    const { status, json } = await call(service.app, routes.listJobMatches, { headers, query: { limit: '0' } })
    assert.deepEqual([status, json.errors[0].path], [400, 'limit'])
  })
})

describe('a match that was read wrongly', () => {
  it('is corrected at once, for this person alone, and can be taken back', async () => {
    const who = await service.person({ skills: ['git'], fits: { [DATA]: 80 } })
    const other = await service.person({ skills: ['git'], fits: { [DATA]: 80 } })
    assert.equal((await matchOf(who)).matchPercentage, 54)

    const have = await dispute(who, { kind: 'have_skill', skill: 'python' })
    assert.equal(have.status, 200)
    assert.equal(have.json.matchPercentage, 69)
    assert.deepEqual(have.json.skillsMatch, ['Python', 'Git'])

    const aside = await dispute(who, { kind: 'not_asked', skill: 'r' })
    // 4 of 5 points: R counts nowhere.
    assert.equal(aside.json.matchPercentage, 80)
    assert.deepEqual(
      aside.json.setAside.map(({ slug }: { slug: string }) => slug),
      ['r'],
    )
    assert.deepEqual(
      aside.json.disputes.map(({ kind, skillName }: Record<string, string>) => [kind, skillName]),
      [
        ['have_skill', 'Python'],
        ['not_asked', 'R'],
      ],
    )
    const listed = await matches(who)
    assert.equal(listed.find(({ id }: { id: string }) => id === storm.id).matchPercentage, 80)
    assert.equal((await matchOf(other)).matchPercentage, 54)

    const [first, second] = aside.json.disputes
    const undo = (disputeId: string, headers = who.headers) =>
      call(service.app, routes.undoDispute, { headers, params: { ...storm, disputeId } })
    assert.equal((await undo(first.id, other.headers)).status, 404)
    assert.equal((await undo(first.id)).json.matchPercentage, 60)
    assert.equal((await undo(second.id)).json.matchPercentage, 54)
    assert.equal((await undo(second.id)).status, 404)
  })

  it('keeps one word a skill, the last', async () => {
    const who = await service.person({ skills: ['git'] })
    await dispute(who, { kind: 'have_skill', skill: 'r' })
    const { json } = await dispute(who, { kind: 'not_asked', skill: 'r' })
    assert.deepEqual(
      json.disputes.map(({ kind }: { kind: string }) => kind),
      ['not_asked'],
    )
  })

  it('counts the occupation that the person names, or none', async () => {
    const who = await service.person({ skills: ['git'], fits: { [DATA]: 80, '29-1141.00': 40 } })
    const named = await dispute(who, { kind: 'wrong_occupation', occupationCode: '29-1141.00' })
    assert.equal(named.json.fit, 40)
    assert.equal(named.json.disputes[0].occupationTitle, 'Registered Nurses')
    const none = await dispute(who, { kind: 'wrong_occupation' })
    assert.deepEqual([none.json.fit, none.json.basis, none.json.matchPercentage], [undefined, 'skills', 29])
  })

  it('says what is wrong with a correction', async () => {
    const who = await service.person()
    const wrong = async (body: unknown) => {
      const { status, json } = await dispute(who, body)
      assert.equal(status, 400, JSON.stringify(body))
      return json.errors.map(({ path }: { path: string }) => path)
    }
    assert.deepEqual(await wrong({}), ['kind'])
    assert.deepEqual(await wrong({ kind: 'have_skill' }), ['skill'])
    assert.deepEqual(await wrong({ kind: 'not_asked', skill: 'cooking' }), ['skill'])
    assert.deepEqual(await wrong({ kind: 'wrong_occupation', occupationCode: '99-9999.99' }), ['occupationCode'])
    assert.equal((await dispute(who, { kind: 'have_skill', skill: 'r' }, { id: 'sample-nothing' })).status, 404)
    assert.equal((await call(service.app, routes.disputeJobMatch, { params: storm, body: {} })).status, 401)
    assert.equal((await call(service.app, routes.getJobMatch, { params: storm })).status, 401)
    const disputeId = randomUUID()
    assert.equal((await call(service.app, routes.undoDispute, { params: { ...storm, disputeId } })).status, 401)
    const badId = { headers: who.headers, params: { ...storm, disputeId: 'one' } }
    assert.equal((await call(service.app, routes.undoDispute, badId)).status, 400)
  })
})
