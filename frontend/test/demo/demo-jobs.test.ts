// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** The visitor's own changes to the job market of the demo. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('the job market', () => {
  const titles = async (query: Record<string, string | number>) =>
    (await ask('searchJobs', { query })).jobs.map((one: { id: string }) => one.id)
  test('is filtered by every field, and in pages', async () => {
    const all = await titles({})
    expect(all).toEqual(demo.world.jobs.map(({ id }) => id))
    const [first, second] = demo.world.jobs
    expect(await titles({ title: first?.title.toUpperCase() ?? '' })).toContain(first?.id)
    for (const [field, value] of [
      ['location', second?.location],
      ['experienceLevel', second?.experienceLevel],
      ['employmentType', second?.employmentType],
    ] as const) {
      const fitting = demo.world.jobs.filter((one) => one[field] === value).map(({ id }) => id)
      expect(await titles({ [field]: value ?? '' }), field).toEqual(fitting)
    }
    expect(await titles({ employmentType: 'Never' })).toEqual([])
    const pays = demo.world.jobs.map(({ salaryMax }) => salaryMax ?? 0)
    expect(await titles({ salaryMin: Math.max(...pays) })).toEqual(
      demo.world.jobs.filter(({ salaryMax }) => salaryMax === Math.max(...pays)).map(({ id }) => id),
    )
    expect(await titles({ salaryMin: Math.max(...pays) + 1 })).toEqual([])
    expect(await titles({ limit: 1, page: 2 })).toEqual(all.slice(1, 2))
    expect((await ask('searchJobs', { query: { limit: 1, page: 2 } })).total).toBe(all.length)
  })
  test('shows what is known of a posting', async () => {
    await ask('saveJob', { params: { id: 'demo-job-1' } })
    await ask('trackApplication', { params: { id: 'demo-job-1' }, body: { status: 'applied' } })
    const match = demo.world.matches.find(({ id }) => id === 'demo-job-1')
    const job = await ask('getJob', { params: { id: 'demo-job-1' } })
    expect(job).toMatchObject({
      saved: true,
      applicationStatus: 'applied',
      matchPercentage: match?.matchPercentage,
      niceToHave: [],
    })
    expect(job.mustHave).toEqual([...(match?.matched ?? []), ...(match?.missing ?? [])])
    expect((await ask('searchJobs')).jobs.filter((one: { saved: boolean }) => one.saved)).toHaveLength(1)
    expect(await ask('unsaveJob', { params: { id: 'demo-job-1' } })).toEqual({ jobId: 'demo-job-1', saved: false })
    expect(await ask('listSavedJobs')).toEqual({ jobs: [], total: 0 })
    expect(await ask('listJobMatches', { query: { limit: 1 } })).toEqual(demo.world.matches.slice(0, 1))
    expect(await ask('listJobMatches')).toEqual(demo.world.matches)
  })
  test('a corrected match counts half fit, half coverage, and can be taken back', async () => {
    const id = 'demo-job-1'
    const before = demo.world.matches.find((one) => one.id === id)
    const asked = before?.missing?.[0]
    const params = { id }
    const have = await ask('disputeJobMatch', { params, body: { kind: 'have_skill', skill: asked?.slug } })
    const held = (before?.matched?.length ?? 0) + 1
    const total = held + (before?.missing?.length ?? 0) - 1
    const coverage = Math.round((100 * held) / total)
    expect(have).toMatchObject({ coverage, mustHeld: held, mustTotal: total })
    expect(have.matchPercentage).toBe(
      Math.min(99, Math.round((2 * (before?.matchPercentage ?? 0) - (before?.coverage ?? 0) + coverage) / 2)),
    )
    expect(have.skillsMatch).toContain(asked?.name)
    expect(have.disputes).toEqual([
      { id: 'new-1', kind: 'have_skill', skill: asked?.slug, skillName: asked?.name, createdAt: now },
    ])
    const back = await ask('undoDispute', { params: { id, disputeId: 'new-1' } })
    expect([back.matched, back.disputes, back.setAside, back.matchPercentage]).toEqual([
      before?.matched,
      [],
      [],
      before?.matchPercentage,
    ])
    expect(back.missing.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(
      before?.missing?.map(({ slug }) => slug).toSorted(),
    )
    const aside = await ask('disputeJobMatch', { params, body: { kind: 'not_asked', skill: asked?.slug } })
    expect([aside.setAside, aside.mustTotal, aside.mustHeld]).toEqual([[asked], total - 1, held - 1])
    expect((await ask('getJobMatch', { params })).setAside).toEqual([asked])
    const again = await ask('undoDispute', { params: { id, disputeId: 'new-2' } })
    expect([again.setAside, again.mustTotal]).toEqual([[], total])
  })
  test('an application keeps its history and its note, and can be removed by either name', async () => {
    const id = 'demo-job-1'
    const first = await ask('trackApplication', { params: { id }, body: { status: 'applied', note: 'Sent' } })
    expect(first).toMatchObject({
      id: 'new-1',
      jobId: id,
      status: 'applied',
      note: 'Sent',
      createdAt: now,
      changedAt: now,
      history: [{ status: 'applied', at: now }],
    })
    await ask('trackApplication', { params: { id: 'demo-job-2' }, body: { status: 'offer' } })
    const noted = await ask('changeApplication', { params: { applicationId: 'new-1' }, body: { note: '' } })
    expect([noted.status, noted.note, noted.history.length]).toEqual(['applied', '', 1])
    expect(
      (await ask('changeApplication', { params: { applicationId: 'new-1' }, body: { status: 'offer' } })).history,
    ).toHaveLength(2)
    expect(await ask('listApplications', { query: { status: 'offer' } })).toMatchObject({
      total: 2,
      counts: [{ status: 'offer', count: 2 }],
    })
    expect(await ask('listApplications', { query: { status: 'applied' } })).toMatchObject({ total: 0, applications: [] })
    expect((await ask('listApplications')).applications.map((one: { id: string }) => one.id)).toEqual(['new-1', 'new-2'])
    expect(await ask('untrackApplication', { params: { id } })).toEqual({ id: 'new-1', removed: true })
    expect(await ask('removeApplication', { params: { applicationId: 'new-2' } })).toEqual({ id: 'new-2', removed: true })
    expect(await ask('listApplications')).toEqual({ applications: [], total: 0, counts: [] })
  })
  test('a pasted posting is read as far as it goes, and is the only kind that can be removed', async () => {
    const text = `Tester wanted\nSQL and Git every day.`
    const pasted = await ask('pasteJob', { body: { text } })
    expect(pasted).toMatchObject({
      title: 'Tester wanted',
      company: 'Not stated',
      location: 'Not stated',
      description: text,
      source: 'Pasted by you',
      sourceKind: 'pasted',
      mustHave: [],
      niceToHave: [],
    })
    expect(pasted.skillsRequired).toEqual(expect.arrayContaining(['SQL', 'Git']))
    expect(pasted.skillsRequired).not.toContain('Python')
    expect('url' in pasted).toBe(false)
    const named = await ask('pasteJob', {
      body: { text: 'x'.repeat(200), title: 'T', company: 'C', location: 'L', url: 'https://a.example' },
    })
    expect(named).toMatchObject({ title: 'T', company: 'C', location: 'L', url: 'https://a.example' })
    expect((await ask('pasteJob', { body: { text: 'x'.repeat(200) } })).title).toHaveLength(80)
    expect(demo.world.jobs[0]?.id).toBe('new-3')
    expect(await ask('getJobMatch', { params: { id: 'new-1' } })).toMatchObject({ id: 'new-1', skillsMatch: [], basis: 'none' })
    expect(await ask('removePastedJob', { params: { id: 'new-1' } })).toEqual({ id: 'new-1', removed: true })
    expect(demo.world.jobs.map(({ id }) => id)).not.toContain('new-1')
    expect(await ask('removePastedJob', { params: { id: 'demo-job-1' } })).toMatchObject({
      status: 403,
      detail: 'Only a posting that you pasted can be removed.',
    })
  })
})
