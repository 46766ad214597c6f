// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountAnswers } from '../src/api/demo/answer-account.ts'
import { demoAnswers } from '../src/api/demo/answers.ts'
import { type DemoFiles, loadDemoFiles } from '../src/api/demo/demo-files.ts'
import * as samples from '../src/api/demo/samples.ts'
import {
  liveDashboard,
  liveJob,
  liveMatch,
  livePath,
  liveQuestion,
  liveRecommendation,
  liveSkill,
  sampleTime,
} from '../src/api/demo/to-live.ts'
import { createDemoWorld, type DemoWorld } from '../src/api/demo/world.ts'

/** What the demo does with the visitor's own changes, and what it says of what it does not have. */
type Call = { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown }
// biome-ignore lint/suspicious/noExplicitAny: what a call answers is checked by its contract in demo.test.ts
const ask = async (name: string, call: Call = {}): Promise<any> => demoAnswers[name]?.(world, { route: {} as never, ...call })

const now = '2025-02-02T00:00:00.000Z'
let files: DemoFiles
let world: DemoWorld
let ids = 0
beforeAll(async () => {
  files = await loadDemoFiles(async (file) =>
    JSON.parse(await readFile(path.join(import.meta.dirname, '../public', file), 'utf8')),
  )
})
beforeEach(() => {
  ids = 0
  world = { ...createDemoWorld(files, () => now), newId: () => `new-${++ids}` }
})
const missing = { status: 404, message: '404: There is no such thing in the demo.', errors: [] }

test('what is not there is said to be not there', async () => {
  const nowhere = {
    params: {
      id: 'x',
      skillId: 'x',
      pathId: 'x',
      code: 'x',
      applicationId: 'x',
      reportId: 'x',
      disputeId: 'x',
      assessmentType: 'x',
    },
  }
  const body = {
    skillId: 'x',
    gameId: 'x',
    questionId: 'x',
    kind: 'have_skill',
    skill: 'x',
    title: '',
    targetSkills: [],
    progress: 1,
  }
  const calls =
    'addUserSkill changeUserSkill removeUserSkill getSkillGaps getOccupation listSimilarOccupations getJob getJobMatch disputeJobMatch undoDispute saveJob trackApplication changeApplication untrackApplication removeApplication removePastedJob getLearningPath changeLearningPath deleteLearningPath changePathProgress completeLearningModule addCheckIn answerGameQuestion getGameResult getAssessmentQuestions completeReportPayment getReport getReportView deleteReport changeProject'
  for (const name of calls.split(' ')) expect(await ask(name, { ...nowhere, body }), name).toMatchObject(missing)
  expect(await ask('listCareerPaths', { query: { to: 'x' } })).toEqual([])
})

test('what needs an account says so', async () => {
  for (const name of 'revokeSession revokeOtherSessions changePassword changeEmail deleteAccount resendVerification'.split(' '))
    expect(await accountAnswers[name]?.(world, { route: {} as never }), name).toMatchObject({
      status: 403,
      detail: 'The demo has no account. Sign in to do this for real.',
    })
  expect(await ask('listSessions')).toEqual({ sessions: [] })
})

describe('the account', () => {
  test('a changed profile keeps what was not changed, and its name stays that of the demo', async () => {
    const before = await ask('getProfile')
    const changed = await ask('changeProfile', { body: { title: 'Tester', firstName: 'X', lastName: 'Y', clear: ['bio'] } })
    const { bio: _, ...rest } = before
    expect(changed).toEqual({ ...rest, title: 'Tester' })
    expect(await ask('getProfile')).toBe(changed)
  })
  test('ten percent are missing for each part that is empty', async () => {
    const before = await ask('getCompleteness')
    await ask('changeProfile', { body: { clear: ['title'] } })
    world.skills = world.skills.slice(0, 3)
    world.assessments = []
    const after = await ask('getCompleteness')
    expect(after.percent).toBe(before.percent - 20)
    expect(after.missing).toHaveLength(before.missing.length + 2)
    expect(after.percent).toBe(100 - 10 * after.missing.length)
    world.skills = world.skills.slice(0, 2)
    expect((await ask('getCompleteness')).percent).toBe(after.percent - 10)
  })
  test('settings change part by part', async () => {
    expect(await ask('changeSettings', { body: { theme: 'dark' } })).toEqual({ theme: 'dark', extraTime: false })
    await ask('changeSettings', { body: { extraTime: true } })
    expect(await ask('getSettings')).toEqual({ theme: 'dark', extraTime: true })
  })
  test('usage counts what is there', async () => {
    await ask('addProject', { body: { title: 'Shop' } })
    await ask('saveJob', { params: { id: 'demo-job-1' } })
    await ask('trackApplication', { params: { id: 'demo-job-1' }, body: { status: 'applied' } })
    await ask('generateReport', { body: { reportType: 'career_change' } })
    await ask('startGame', { body: { categories: ['analytics'] } })
    const verified = world.skills.filter((one) => one.verified).length
    expect(await ask('getUsage')).toMatchObject({
      skills: 8,
      skillsVerified: verified,
      projects: 1,
      savedJobs: 1,
      applications: 1,
      reports: 1,
      reportsFinished: 1,
      games: 1,
      assessments: 1,
      recommendations: 3,
      learningPaths: world.paths.length,
      modelTokens: 0,
      away: [],
    })
    expect(verified).toBeLessThan(8)
    expect(verified).toBeGreaterThan(0)
  })
  test('projects come, change, move and go', async () => {
    const titles = async () => (await ask('listProjects')).projects.map((one: { title: string }) => one.title)
    for (const title of ['a', 'b', 'c']) await ask('addProject', { body: { title } })
    expect(await ask('changeProject', { params: { id: 'new-2' }, body: { title: 'B' } })).toEqual({
      title: 'B',
      id: 'new-2',
      updatedAt: now,
    })
    expect(await titles()).toEqual(['a', 'B', 'c'])
    await ask('orderProjects', { body: { ids: ['new-3', 'new-1', 'new-2'] } })
    expect(await titles()).toEqual(['c', 'a', 'B'])
    expect((await ask('deleteProject', { params: { id: 'new-1' } })).projects).toHaveLength(2)
    expect(await titles()).toEqual(['c', 'B'])
  })
  test('a saved résumé counts its versions', async () => {
    expect(await ask('getResume')).toMatchObject({ version: 0, additions: [], away: [] })
    expect((await ask('getResume')).updatedAt).toBeUndefined()
    expect(await ask('saveResume', { body: { document: { a: 1 } } })).toEqual({ version: 1, updatedAt: now })
    expect(await ask('getResume')).toMatchObject({ version: 1, document: { a: 1 }, updatedAt: '2025-02-01T12:00:00.000Z' })
    expect(await ask('resetResume')).toEqual({ version: 1, document: { a: 1 }, additions: [], away: [] })
  })
  test('the career summary is of the samples', async () => {
    const summary = await ask('getCareerSummary')
    expect(summary).toMatchObject({
      name: 'Demo User',
      email: 'demo@example.com',
      skillsTotal: 8,
      createdAt: now,
      title: world.profile.title,
      industry: world.profile.industry,
      about: world.profile.bio,
    })
    expect(summary.skills).toHaveLength(8)
    expect(summary.skills[0]).toEqual({ name: 'SQL', level: 4, verified: world.skills[0]?.verified })
    expect(summary.directions.map((one: { code: string }) => one.code)).toEqual(['15-1211.00', '13-1151.00', '15-2051.01'])
    expect(summary.directions[0]).toMatchObject({
      reasonFor: world.recommendations[0]?.reasonsFor[0]?.text,
      reasonAgainst: world.recommendations[0]?.reasonsAgainst[0]?.text,
      fit: world.recommendations[0]?.matchPercentage,
    })
    world.skills = Array.from({ length: 20 }, () => world.skills[0]!)
    world.profile = { id: 'x' } as never
    expect(await ask('getCareerSummary')).toMatchObject({
      title: '',
      industry: '',
      location: '',
      about: '',
      goals: '',
      skillsTotal: 20,
    })
    expect((await ask('getCareerSummary')).skills).toHaveLength(12)
  })
  test('the search finds a few of each kind', async () => {
    const kinds = async (query: Call['query']) =>
      (await ask('search', { query })).results.map((one: { kind: string; title: string }) => `${one.kind}: ${one.title}`)
    const found = await kinds({ q: 'DATA', limit: 2 })
    expect(found.length).toBeGreaterThan(1)
    for (const line of found) expect(line.toLowerCase()).toContain('data')
    expect(await kinds({ q: 'no such thing at all' })).toEqual([])
    const of = (kind: string, lines: string[]) => lines.filter((line) => line.startsWith(kind)).length
    expect([of('skill', await kinds({ q: 'a', limit: 2 })), of('skill', await kinds({ q: 'a' }))]).toEqual([2, 5])
    const { results } = await ask('search', { query: { q: '', limit: 1 } })
    expect(results.map((one: { kind: string; link: string }) => [one.kind, one.link.split('=')[0]])).toEqual(
      expect.arrayContaining([
        ['job', '/jobs?job'],
        ['occupation', `/occupations/${files.occupations[0]?.page.code}`],
        ['skill', '/skills'],
        ['course', '/learning?path'],
      ]),
    )
  })
})

describe('the job market', () => {
  const titles = async (query: Call['query']) => (await ask('searchJobs', { query })).jobs.map((one: { id: string }) => one.id)
  test('is filtered by every field, and in pages', async () => {
    const all = await titles({})
    expect(all).toEqual(world.jobs.map(({ id }) => id))
    const [first, second] = world.jobs
    expect(await titles({ title: first?.title.toUpperCase() ?? '' })).toContain(first?.id)
    for (const [field, value] of [
      ['location', second?.location],
      ['experienceLevel', second?.experienceLevel],
      ['employmentType', second?.employmentType],
    ] as const) {
      const fitting = world.jobs.filter((one) => one[field] === value).map(({ id }) => id)
      expect(await titles({ [field]: value ?? '' }), field).toEqual(fitting)
    }
    expect(await titles({ employmentType: 'Never' })).toEqual([])
    const pays = world.jobs.map(({ salaryMax }) => salaryMax ?? 0)
    expect(await titles({ salaryMin: Math.max(...pays) })).toEqual(
      world.jobs.filter(({ salaryMax }) => salaryMax === Math.max(...pays)).map(({ id }) => id),
    )
    expect(await titles({ salaryMin: Math.max(...pays) + 1 })).toEqual([])
    expect(await titles({ limit: 1, page: 2 })).toEqual(all.slice(1, 2))
    expect((await ask('searchJobs', { query: { limit: 1, page: 2 } })).total).toBe(all.length)
  })
  test('shows what is known of a posting', async () => {
    await ask('saveJob', { params: { id: 'demo-job-1' } })
    await ask('trackApplication', { params: { id: 'demo-job-1' }, body: { status: 'applied' } })
    const match = world.matches.find(({ id }) => id === 'demo-job-1')
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
    expect(await ask('listJobMatches', { query: { limit: 1 } })).toEqual(world.matches.slice(0, 1))
    expect(await ask('listJobMatches')).toEqual(world.matches)
  })
  test('a corrected match counts half fit, half coverage, and can be taken back', async () => {
    const id = 'demo-job-1'
    const before = world.matches.find((one) => one.id === id)
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
    expect(world.jobs[0]?.id).toBe('new-3')
    expect(await ask('getJobMatch', { params: { id: 'new-1' } })).toMatchObject({ id: 'new-1', skillsMatch: [], basis: 'none' })
    expect(await ask('removePastedJob', { params: { id: 'new-1' } })).toEqual({ id: 'new-1', removed: true })
    expect(world.jobs.map(({ id }) => id)).not.toContain('new-1')
    expect(await ask('removePastedJob', { params: { id: 'demo-job-1' } })).toMatchObject({
      status: 403,
      detail: 'Only a posting that you pasted can be removed.',
    })
  })
})

describe('skills and occupations', () => {
  test('the counts of the dashboard follow the inventory', async () => {
    const [free] = world.catalogue.filter(({ id }) => !world.skills.some(({ skillId }) => skillId === id))
    const added = await ask('addUserSkill', { body: { skillId: free?.id } })
    expect(added).toEqual({
      id: 'new-1',
      skillId: free?.id,
      skill: free,
      proficiencyLevel: 0,
      selfAssessed: true,
      verified: false,
      evidence: [],
    })
    expect([world.dashboard.skillsCount, world.dashboard.metrics.skillsCount]).toEqual([9, 9])
    expect(await ask('addUserSkill', { body: { skillId: free?.id } })).toMatchObject({
      status: 409,
      detail: `You already have ${free?.name}.`,
    })
    const changed = await ask('changeUserSkill', { params: { skillId: free?.id ?? '' }, body: { proficiencyLevel: 3 } })
    expect(changed).toEqual({ ...added, proficiencyLevel: 3 })
    expect((await ask('listUserSkills')).filter((one: { proficiencyLevel: number }) => one === changed)).toHaveLength(1)
    expect(await ask('removeUserSkill', { params: { skillId: free?.id ?? '' } })).toEqual({ skillId: free?.id, removed: true })
    expect(world.dashboard.metrics.skillsCount).toBe(8)
  })
  test('doors are the ten skills most in demand that are not held', async () => {
    const { basis, doors } = await ask('listSkillDoors')
    expect([basis, doors.length]).toEqual(['skills', 10])
    const held = world.skills.map(({ skillId }) => skillId)
    const demand = doors.map((one: { skill: { demandScore: number } }) => one.skill.demandScore)
    expect(demand).toEqual(demand.toSorted((a: number, b: number) => b - a))
    expect(doors.filter((one: { skill: { id: string } }) => held.includes(one.skill.id))).toEqual([])
    expect(doors[0]).toMatchObject({ opened: 0, examples: [] })
  })
  test('occupations are found by any of their titles, and all are offered where none fits', async () => {
    const { page } = files.occupations[0] ?? {}
    const found = await ask('searchOccupations', {
      query: { title: page?.alternateTitles?.[0]?.toUpperCase() ?? page?.title ?? '' },
    })
    expect(found[0]).toEqual({ code: page?.code, title: page?.title, matchedTitle: page?.title, score: 0.9 })
    const none = await ask('searchOccupations', { query: { title: 'no such title', limit: 2 } })
    expect(none.map((one: { score: number }) => one.score)).toEqual([0.3, 0.3])
    expect(await ask('searchOccupations')).toHaveLength(Math.min(5, files.occupations.length))
    const code = page?.code ?? ''
    expect(await ask('getOccupation', { params: { code } })).toBe(page)
    expect(await ask('listSimilarOccupations', { params: { code } })).toBe(files.occupations[0]?.similar)
    expect(await ask('listCareerPaths', { query: { to: code } })).toBe(files.occupations[0]?.paths)
  })
  test('gaps name the occupation, and shrink in their order', async () => {
    const code = files.occupations[0]?.page.code ?? ''
    const { occupation, basis, gaps } = await ask('getSkillGaps', { query: { occupation: code } })
    expect([occupation.code, occupation.title, basis]).toEqual([code, files.occupations[0]?.page.title, 'assessment'])
    expect(gaps.map((one: { levelHeld: number }) => one.levelHeld)).toEqual(
      gaps.map((_: unknown, index: number) => 2.5 + index / 2),
    )
    expect(gaps.map((one: { size: number }) => one.size)).toEqual(
      gaps.map((_: unknown, index: number) => (gaps.length - index) / (gaps.length + 1)),
    )
    for (const gap of gaps)
      expect(gap).toMatchObject({
        kind: 'skill',
        state: 'short',
        levelAsked: 4.5,
        hoursHigh: 2 * gap.hoursLow,
        coveredBy: [],
        skillId: gap.name.toLowerCase().replaceAll(' ', '-'),
      })
    expect(gaps[0].hoursLow % 4).toBe(0)
  })
})

describe('learning', () => {
  const fields = {
    title: 'Git',
    description: 'Evenings',
    targetSkills: ['Git'],
    estimatedDuration: 4,
    difficultyLevel: 'beginner',
    iconType: 'code',
    color: 'blue',
  }
  const create = () => ask('createLearningPath', { body: fields })
  const params = { pathId: 'new-1' }
  test('a new path is active, at the front, and can be changed and deleted', async () => {
    expect(await create()).toEqual({
      ...fields,
      id: 'new-1',
      status: 'active',
      progressPercentage: '0',
      createdAt: now,
      modules: [],
      checkIns: [],
    })
    expect(world.paths[0]?.id).toBe('new-1')
    const { description: _, ...bare } = fields
    expect(await ask('changeLearningPath', { params, body: { ...bare, title: 'Rust' } })).toMatchObject({
      id: 'new-1',
      title: 'Rust',
      description: '',
    })
    expect((await ask('getLearningPath', { params })).title).toBe('Rust')
    expect(await ask('deleteLearningPath', { params })).toEqual({ id: 'new-1' })
    expect(await ask('listLearningPaths')).toHaveLength(world.paths.length)
    expect(world.paths.map(({ id }) => id)).not.toContain('new-1')
  })
  test('progress completes a path at a hundred, and reopens it below', async () => {
    await create()
    const at = async (progress: number) => {
      const changed = await ask('changePathProgress', { params, body: { progress } })
      return [changed.progressPercentage, changed.status]
    }
    expect([await at(99), await at(100), await at(40)]).toEqual([
      ['99', 'active'],
      ['100', 'completed'],
      ['40', 'active'],
    ])
  })
  test('a check-in adds ten percent, at most to a hundred', async () => {
    await create()
    await ask('changePathProgress', { params, body: { progress: 85 } })
    const one = await ask('addCheckIn', { params, body: { kind: 'read', minutes: 30 } })
    expect(one.checkIns).toEqual([{ id: 'new-2', kind: 'read', note: '', minutes: 30, progress: 95, createdAt: now }])
    const two = await ask('addCheckIn', { params, body: { kind: 'practise', note: 'x' } })
    expect([two.progressPercentage, two.checkIns[0].note, two.checkIns.length]).toEqual(['100', 'x', 2])
  })
  test('modules give their share', async () => {
    const [sample] = world.paths
    const ids = sample?.modules.map(({ id }) => id) ?? []
    const set = (moduleId: string, completed: boolean) =>
      ask('completeLearningModule', { params: { pathId: sample?.id ?? '', moduleId }, body: { completed } })
    for (const id of ids) await set(id, false)
    const one = await set(ids[0] ?? '', true)
    expect(one.progressPercentage).toBe(String(Math.round(100 / ids.length)))
    expect(one.modules[0]).toMatchObject({ completed: true, completedAt: now })
    expect(one.modules[1].completed).toBe(false)
    expect((await set(ids[0] ?? '', false)).modules[0].completedAt).toBeUndefined()
    await create()
    expect((await ask('completeLearningModule', { params, body: { completed: true } })).progressPercentage).toBe('0')
  })
})

describe('the game', () => {
  const overview = async () => (await ask('getGameOverview')).openGame
  test('is open until ten are answered, with twice the time on demand', async () => {
    expect(await overview()).toBeNull()
    const { gameId } = await ask('startGame', { body: { categories: ['problem-solving', 'analytics'], extraTime: true } })
    expect(await overview()).toEqual({
      gameId,
      categories: ['problem-solving', 'analytics'],
      extraTime: true,
      answered: 0,
      totalQuestions: 10,
      secondsLeft: 60,
    })
    const questions = world.games[0]?.questions ?? []
    expect(questions.map(({ category }) => category).slice(0, 4)).toEqual([
      'problem-solving',
      'analytics',
      'problem-solving',
      'analytics',
    ])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10)
    const answer = (index: number, given: number) =>
      ask('answerGameQuestion', { body: { gameId, questionId: questions[index]?.id, answer: given } })
    const first = await answer(0, questions[0]?.correctAnswer ?? 0)
    expect(first).toMatchObject({ correct: true, answer: questions[0]?.correctAnswer, explanation: questions[0]?.explanation })
    expect(first.next).toMatchObject({ id: questions[1]?.id, position: 2, secondsLeft: 60, correctAnswer: null })
    // An answer that was given stays.
    expect(await answer(0, -1)).toMatchObject({ correct: true })
    expect((await overview()).answered).toBe(1)
    expect(await ask('getGameResult', { query: { gameId } })).toMatchObject({ finished: false, finishedAt: undefined, score: 1 })
    const issued = await ask('listGameQuestions', { query: { gameId } })
    expect(issued[0]).toMatchObject({ correct: true, answer: questions[0]?.correctAnswer, position: 1 })
    expect('secondsLeft' in issued[0]).toBe(false)
    for (let index = 1; index < 10; index += 1) await answer(index, questions[index]?.correctAnswer ?? 0)
    expect(await overview()).toBeNull()
    const result = await ask('getGameResult', { query: { gameId } })
    expect(result).toMatchObject({
      finished: true,
      finishedAt: now,
      score: 10,
      practice: true,
      categories: ['problem-solving', 'analytics'],
      recommendations: ['Every area is strong. Try two others.'],
    })
    expect(result.skillBreakdown).toEqual(
      ['Problem Solving', 'Analytics'].map((skill, index) => ({
        skill,
        category: ['problem-solving', 'analytics'][index],
        correct: 5,
        total: 5,
        level: 'strong',
      })),
    )
    expect(await ask('listGameQuestions', { query: { gameId } })).toHaveLength(10)
  })
  test('an area below seven in ten is to be practised', async () => {
    const { gameId } = await ask('startGame', { body: { categories: ['analytics', 'problem-solving'] } })
    for (const [index, { id, correctAnswer }] of (world.games[0]?.questions ?? []).entries())
      await ask('answerGameQuestion', {
        body: { gameId, questionId: id, answer: [1, 3, 5].includes(index) ? -1 : correctAnswer },
      })
    const result = await ask('getGameResult', { query: { gameId } })
    expect(result.skillBreakdown.map((one: object) => Object.values(one).join(' '))).toEqual([
      'Analytics analytics 5 5 strong',
      'Problem Solving problem-solving 2 5 to practise',
    ])
    expect(result.recommendations).toEqual(['Practise problem solving: read the explanations once more, then play again.'])
    expect((await ask('getGameOverview')).categories.map((one: { skill: string }) => one.skill)).toContain('Problem Solving')
  })
  test('questions can be looked at without a game', async () => {
    const questions = await ask('listGameQuestions', { query: { categories: 'analytics,creativity' } })
    expect(questions.map((one: { position: number }) => one.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(questions[1].category).toBe('creativity')
    expect(await ask('listGameQuestions')).toEqual([])
  })
})

describe('reports', () => {
  test('come, are paid and go', async () => {
    const { id } = await ask('saveDetailedAssessment', { body: { assessmentType: 'career_change' } })
    expect(world.assessments[0]).toEqual({ id, assessmentType: 'career_change', status: 'completed', createdAt: now })
    expect(world.typeOf.get(id)).toBe('career_change')
    expect(await ask('submitBasicAssessment', { body: { assessmentType: 'basic_career' } })).toEqual({
      id: 'new-2',
      status: 'started',
    })
    expect(await ask('listAssessments')).toHaveLength(3)
    const { reportId, status } = await ask('generateReport', { body: { reportType: 'ai_transition' } })
    expect([status, world.reports[0]?.pages, world.reports[0]?.reportType, world.reports[0]?.readyAt]).toEqual([
      'ready',
      32,
      'ai_transition',
      now,
    ])
    await ask('generateReport', { body: { reportType: 'career_change' } })
    const params = { id: reportId, reportId }
    const progress = {
      reportId,
      status: 'ready',
      sections: [{ id: 'sample', title: 'A finished sample report', pageFrom: 1, pageTo: 32, state: 'done' }],
      done: 1,
      total: 1,
      pages: 32,
    }
    expect((await ask('getReport', { params })).progress).toEqual({ ...progress, paid: false })
    expect(await ask('completeReportPayment', { params, body: { paymentId: 'p' } })).toEqual({
      reportId,
      paymentId: 'p',
      paidAt: now,
    })
    expect((await ask('getReport', { params })).progress).toEqual({ ...progress, paid: true })
    expect(world.reports.map(({ paid }) => paid)).toEqual([false, true])
    expect(await ask('getReportView', { params })).toMatchObject({
      id: reportId,
      reportType: 'ai_transition',
      createdAt: '2025-02-01T12:00:00.000Z',
      aiGenerated: false,
    })
    expect(await ask('deleteReport', { params })).toEqual({ id: reportId })
    expect((await ask('listReports')).total).toBe(1)
    expect([
      await ask('countClaimableReports'),
      await ask('claimReports'),
      await ask('getPayments'),
      await ask('getLanguageModel'),
    ]).toEqual([{ count: 0 }, { claimed: [] }, { payments: 'placeholder' }, {}])
  })
})

describe('the files of the demo', () => {
  test('are read from the site itself, and one that is not what it should be is named', async () => {
    const read = vi.fn(async (file: string) => (file.includes('quiz') ? [{ id: 1 }] : []))
    await expect(loadDemoFiles(read)).rejects.toThrow("The demo's file quiz is not what it should be")
    expect(read.mock.calls.map(([file]) => file)).toEqual(['/demo/skills.json', '/demo/quiz.json', '/demo/occupations.json'])
    const fetched = vi.fn(async () => new Response('', { status: 404 }))
    vi.stubGlobal('fetch', fetched)
    await expect(loadDemoFiles()).rejects.toThrow(/demo\/\w+\.json was answered with 404/)
    expect(fetched).toHaveBeenCalledWith('/demo/skills.json', { credentials: 'include' })
    vi.unstubAllGlobals()
  })
})

describe('the samples as the screens read them', () => {
  const at = <T>(list: readonly T[], index: number): T => list[index] as T
  test('a skill has one of five levels', () => {
    const skill = at(samples.userSkills, 0)
    const levels = [0.2, 1.4, 4.6, 7].map((proficiencyLevel) => liveSkill({ ...skill, proficiencyLevel }).proficiencyLevel)
    expect(levels).toEqual([1, 1, 5, 5])
    expect(liveSkill(skill)).toEqual({ ...skill, proficiencyLevel: 4, evidence: [] })
  })
  test('a posting says that it is a sample, its day, and whether it is remote', () => {
    const posting = { ...at(samples.jobList, 0), postedDate: '2025-01-05', location: 'Remote, US', experienceLevel: 'Mid-level' }
    expect(liveJob(posting as never)).toEqual({
      ...posting,
      experienceLevel: 'Mid',
      postedDate: '2025-01-05T00:00:00.000Z',
      sample: true,
      sourceKind: 'sample',
      remote: true,
    })
    expect(liveJob({ ...posting, location: 'Not Remote', experienceLevel: 'Senior' } as never)).toMatchObject({
      remote: false,
      experienceLevel: 'Senior',
    })
  })
  test('a match counts what is held of what is asked, each with the sentence that asks', () => {
    const sample = at(samples.jobMatches, 0)
    const posting = {
      ...sample.jobPosting,
      skillsRequired: ['SQL', 'Power BI', 'Go'],
      requirements: ['First', 'Knows Power BI well'],
    }
    const match = liveMatch({ ...sample, matchPercentage: '81%', skillsMatch: ['SQL'], jobPosting: posting } as never)
    expect(match).toMatchObject({
      id: posting.id,
      matchPercentage: 81,
      basis: 'fit_and_skills',
      skillsMatch: ['SQL'],
      coverage: 33,
      mustHeld: 1,
      mustTotal: 3,
      niceHeld: 0,
      niceTotal: 0,
      setAside: [],
      disputes: [],
    })
    expect(match.jobPosting.matchPercentage).toBe(81)
    expect(match.matched).toEqual([{ slug: 'sql', name: 'SQL', kind: 'must', sentence: 'First' }])
    expect(match.missing).toEqual([
      { slug: 'power-bi', name: 'Power BI', kind: 'must', sentence: 'Knows Power BI well' },
      { slug: 'go', name: 'Go', kind: 'must', sentence: 'First' },
    ])
    expect(liveMatch({ ...sample, jobPosting: { ...posting, requirements: [] } } as never).missing?.[0]?.sentence).toBe('')
  })
  test('a direction has a range and its reasons', () => {
    const sample = at(samples.recommendations, 0)
    const code = at(samples.recommendedCodes, 0)
    const live = liveRecommendation(sample, code)
    expect(live).toMatchObject({
      id: sample.id,
      careerTitle: sample.title,
      description: sample.description,
      matchPercentage: sample.matchPercentage,
      fitLow: sample.matchPercentage - 6,
      fitHigh: sample.matchPercentage + 6,
      occupationCode: code,
      aiGenerated: false,
      requiredSkills: sample.requiredSkills,
      salaryRangeMin: sample.salaryRange.min,
      salaryRangeMax: sample.salaryRange.max,
      createdAt: sampleTime,
    })
    expect([live.reasonsFor, live.reasonsAgainst, live.wouldChange].map(([reason]) => [reason?.kind, reason?.sources])).toEqual([
      ['interest_match', 'Y'],
      ['education', 'Y'],
      ['skill', 'Y'],
    ])
    expect([live.reasonsFor, live.reasonsAgainst, live.wouldChange].every(([reason]) => (reason?.text.length ?? 0) > 20)).toBe(
      true,
    )
    expect(liveRecommendation(sample, 'x')).toMatchObject({ reasonsFor: [], reasonsAgainst: [], wouldChange: [] })
  })
  test('a path spreads its hours over its modules, which are learned, practised and shown', () => {
    const sample = at(samples.learningPaths, 0)
    const titles = ['a', 'b', 'c', 'd'].map((title, index) => ({ title, completed: index === 0 }))
    const live = livePath({ ...sample, id: 'path-0000', modules: titles, estimatedDuration: 10, progress: 100 } as never, {
      iconType: 'book',
      color: 'amber',
    })
    expect(live).toMatchObject({
      id: 'path-0000',
      status: 'completed',
      progressPercentage: '100',
      iconType: 'book',
      color: 'amber',
      fromGap: false,
      createdAt: sampleTime,
      estimatedDuration: 10,
      targetSkills: sample.skills,
      checkIns: [],
    })
    expect(live.modules.map(({ id, position, stage, estimatedDuration }) => [id, position, stage, estimatedDuration])).toEqual([
      ['path-0001', 1, 'learn', 3],
      ['path-0002', 2, 'practise', 3],
      ['path-0003', 3, 'show', 3],
      ['path-0004', 4, 'show', 3],
    ])
    expect(live.modules.map(({ completed, completedAt, known }) => [completed, completedAt, known]).slice(0, 2)).toEqual([
      [true, sampleTime, false],
      [false, undefined, false],
    ])
    expect(live.modules[0]).toMatchObject({ title: 'a', description: '', skill: sample.skills[0], resources: [] })
    expect(livePath({ ...sample, progress: 99 }, { iconType: 'code', color: 'blue' }).status).toBe('active')
  })
  test('a question keeps its key until it is answered', () => {
    const question = {
      id: 'q',
      question: '?',
      options: ['a'],
      correctAnswer: 1,
      explanation: 'e',
      difficulty: 'd',
      category: 'c',
      skill: 's',
    }
    const { correctAnswer: _, explanation: __, ...open } = question
    expect(liveQuestion(question as never, 3)).toEqual({ ...open, position: 3, correctAnswer: null, explanation: null })
    expect(liveQuestion(question as never, 3, 1)).toEqual({ ...question, position: 3, answer: 1, correct: true })
    expect(liveQuestion(question as never, 3, 0)).toMatchObject({ correct: false })
  })
  test('the dashboard is the sum of the samples', () => {
    const { dashboard, recommendedCodes, userSkills } = samples
    const live = liveDashboard(dashboard, recommendedCodes, userSkills)
    const mean = userSkills.reduce((sum, { proficiencyLevel }) => sum + proficiencyLevel, 0) / userSkills.length
    const verified = userSkills.filter((one) => one.verified).length
    expect(live.metrics).toEqual({
      ...dashboard.metrics,
      recommendations: 3,
      verifiedSkills: verified,
      averageSkillLevel: Math.round(mean * 20),
      gamesPlayed: 0,
      bestGameScore: 0,
      savedJobs: 0,
      applications: 0,
      reports: 1,
    })
    const first = at(dashboard.topSkills, 0)
    expect(live.topSkills[0]).toEqual({ id: first.skillId, name: 'SQL', category: first.skill.category, proficiencyLevel: 4 })
    expect(live.recentMatches[0]).toEqual({
      jobId: at(dashboard.recentMatches, 0).jobPosting.id,
      title: at(dashboard.recentMatches, 0).jobPosting.title,
      company: at(dashboard.recentMatches, 0).jobPosting.company,
      location: at(dashboard.recentMatches, 0).jobPosting.location,
      matchPercentage: 92,
    })
    expect(live.recommendations.map(({ occupationCode, fitHigh, fitLow }) => [occupationCode, fitHigh - fitLow])).toEqual(
      recommendedCodes.map((code) => [code, 12]),
    )
    expect(live.recommendations.map(({ fitLow, matchPercentage }) => matchPercentage - fitLow)).toEqual([6, 6, 6])
    expect(live.learningPaths[0]?.nextModule).toBe(
      at(dashboard.learningPaths, 0).modules.find(({ completed }) => !completed)?.title,
    )
    expect(live.recentActivity.map(({ timestamp }) => timestamp.endsWith('Z'))).toEqual([true, true, true])
    expect(live).toMatchObject({
      skillsCount: 8,
      jobMatches: 3,
      assessmentScore: 78,
      profileCompleteness: 82,
      profileMissing: [],
      lastAssessmentAt: sampleTime,
      away: [],
    })
    expect(live.skillGroups).toHaveLength(3)
    for (const { category, skills, more } of live.skillGroups ?? []) {
      const own = userSkills.filter(({ skill }) => skill.category === category)
      expect([skills.length, more]).toEqual([Math.min(4, own.length), Math.max(0, own.length - 4)])
      expect(skills.map(({ name }) => name)).toEqual(own.slice(0, 4).map(({ skill }) => skill.name))
    }
    const many = liveDashboard(
      dashboard,
      [],
      Array.from({ length: 6 }, () => at(userSkills, 0)),
    )
    expect([many.skillGroups?.[0]?.more, many.recommendations[0]?.occupationCode]).toEqual([2, ''])
    expect(liveDashboard(dashboard, [], []).metrics.averageSkillLevel).toBe(0)
  })
  test('the world begins with them, and with an empty résumé of the profile', () => {
    const { profile } = samples
    expect(world).toMatchObject({
      applications: [],
      games: [],
      projects: [],
      reports: [],
      settings: { theme: 'system', extraTime: false },
      profile,
    })
    expect(world.profile).not.toBe(profile)
    expect([world.saved.size, world.typeOf.size, world.skills.length, world.jobs.length]).toEqual([
      0,
      0,
      8,
      samples.jobList.length,
    ])
    expect(world.assessments).toEqual([
      {
        id: expect.any(String),
        assessmentType: 'basic_career',
        status: 'completed',
        createdAt: samples.dashboard.recentActivity[0]?.timestamp,
      },
    ])
    expect(world.paths.slice(0, 3).map(({ iconType, color }) => `${iconType} ${color}`)).toEqual(
      ['book emerald', 'code blue', 'book emerald'].slice(0, world.paths.length),
    )
    expect(new Set(world.catalogue.map(({ id }) => id)).size).toBe(world.catalogue.length)
    expect(world.catalogue).toEqual(expect.arrayContaining(world.skills.map(({ skill }) => skill)))
    expect(world.recommendations.map(({ occupationCode }) => occupationCode)).toEqual(samples.recommendedCodes)
    const { version, document } = world.resume
    expect([version, document.paper, document.layout]).toEqual([0, 'letter', 'classic'])
    expect(document.basics).toEqual({
      name: 'Demo User',
      label: profile.title,
      email: 'demo@example.com',
      phone: '',
      url: '',
      location: profile.location,
      summary: profile.bio,
      profiles: [],
    })
    expect(document.basicsFrom).toEqual({
      name: 'profile',
      label: 'profile',
      email: 'profile',
      location: 'profile',
      summary: 'profile',
    })
    for (const [name, part] of Object.entries(document))
      if (Array.isArray(part) && name !== 'sections') expect(part, name).toEqual([])
    expect(Object.keys(document)).toEqual(
      expect.arrayContaining(
        'work education skills projects certificates languages volunteer awards publications interests references'.split(' '),
      ),
    )
    expect(document.sections.every(({ hidden }) => hidden === false)).toBe(true)
    expect(document.sections.length).toBeGreaterThan(5)
  })
})
