// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { accountAnswers } from '../../src/demo/answer-account.ts'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** What the demo keeps of an account, and what it says of what it does not have. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

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
    'addUserSkill changeUserSkill removeUserSkill getSkillGaps getOccupation listSimilarOccupations getJob getJobMatch disputeJobMatch undoDispute saveJob trackApplication changeApplication untrackApplication removeApplication removePastedJob getLearningPath changeLearningPath deleteLearningPath changePathProgress completeLearningModule addCheckIn answerGameQuestion getGameResult getAssessmentQuestions completeReportPayment getReport getReportView getReportMarks markReport deleteReport changeProject'
  for (const name of calls.split(' ')) expect(await ask(name, { ...nowhere, body }), name).toMatchObject(missing)
  expect(await ask('listCareerPaths', { query: { to: 'x' } })).toEqual([])
})

test('what needs an account says so', async () => {
  for (const name of 'revokeSession revokeOtherSessions changePassword changeEmail deleteAccount resendVerification beginAuthenticator confirmAuthenticator removeAuthenticator renewRecoveryCodes beginPasskey addPasskey renamePasskey removePasskey removeProvider'.split(
    ' ',
  ))
    expect(await accountAnswers[name]?.(demo.world, { route: {} as never }), name).toMatchObject({
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
    demo.world.skills = demo.world.skills.slice(0, 3)
    demo.world.assessments = []
    const after = await ask('getCompleteness')
    expect(after.percent).toBe(before.percent - 20)
    expect(after.missing).toHaveLength(before.missing.length + 2)
    expect(after.percent).toBe(100 - 10 * after.missing.length)
    demo.world.skills = demo.world.skills.slice(0, 2)
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
    const verified = demo.world.skills.filter((one) => one.verified).length
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
      learningPaths: demo.world.paths.length,
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
      title: demo.world.profile.title,
      industry: demo.world.profile.industry,
      about: demo.world.profile.bio,
    })
    expect(summary.skills).toHaveLength(8)
    expect(summary.skills[0]).toEqual({ name: 'SQL', level: 4, verified: demo.world.skills[0]?.verified })
    expect(summary.directions.map((one: { code: string }) => one.code)).toEqual(['15-1211.00', '13-1151.00', '15-2051.01'])
    expect(summary.directions[0]).toMatchObject({
      reasonFor: demo.world.recommendations[0]?.reasonsFor[0]?.text,
      reasonAgainst: demo.world.recommendations[0]?.reasonsAgainst[0]?.text,
      fit: demo.world.recommendations[0]?.matchPercentage,
    })
    demo.world.skills = Array.from({ length: 20 }, () => demo.world.skills[0]!)
    demo.world.profile = { id: 'x' } as never
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
    const kinds = async (query: Record<string, string | number>) =>
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
        ['occupation', `/occupations/${demo.files.occupations[0]?.page.code}`],
        ['skill', '/skills'],
        ['course', '/learning?path'],
      ]),
    )
  })
})
