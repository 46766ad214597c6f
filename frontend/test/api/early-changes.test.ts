// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../../src/api/api.ts'
import '../../src/api/jobs/job-writes.ts'
import '../../src/api/learning.ts'
import '../../src/api/skills.ts'
import { createStore } from '../../src/app/store.ts'
import { holdAnswers } from '../support/held-answers.ts'

/** What a page shows before the server has answered, and what it takes back. */
const { shown, show, write, reply, refused } = holdAnswers({ api, createStore })

const id = '01900000-0000-7000-8000-000000000001'
const skill = (name: string) => ({ id: name, name, description: '', category: 'Databases', demandScore: 50 })
const held = (name: string, proficiencyLevel = 2) => ({
  id: `own ${name}`,
  skillId: name,
  skill: skill(name),
  proficiencyLevel,
  selfAssessed: true,
  verified: false,
})

describe('the inventory of skills', () => {
  const levels = () =>
    (shown('listUserSkills') as ReturnType<typeof held>[] | undefined)?.map((one) => [one.skillId, one.proficiencyLevel])
  beforeEach(() => show('listUserSkills', undefined, [held('Ada'), held('SQL')]))

  test('shows an added skill in its place by name once it is there', async () => {
    const done = write('addUserSkill', { skillId: 'Git', proficiencyLevel: 3 })
    expect(levels()).toEqual([
      ['Ada', 2],
      ['SQL', 2],
    ])
    await reply('POST /api/user/skills', Response.json(held('Git', 3)))
    await done
    expect(levels()).toEqual([
      ['Ada', 2],
      ['Git', 3],
      ['SQL', 2],
    ])
  })
  test('shows a changed level at once, and the old one again when it was refused', async () => {
    const done = write('changeUserSkill', { skillId: 'SQL', proficiencyLevel: 5 })
    expect(levels()).toEqual([
      ['Ada', 2],
      ['SQL', 5],
    ])
    await reply('PUT /api/user/skills/SQL', refused())
    await done
    expect(levels()).toEqual([
      ['Ada', 2],
      ['SQL', 2],
    ])
  })
  test('keeps a changed level, and does not mind a skill that it does not hold', async () => {
    const done = write('changeUserSkill', { skillId: 'SQL', proficiencyLevel: 5 })
    await reply('PUT /api/user/skills/SQL', Response.json(held('SQL', 5)))
    await done
    const unknown = write('changeUserSkill', { skillId: 'Zig', proficiencyLevel: 1 })
    await reply('PUT /api/user/skills/Zig', refused())
    await unknown
    expect(levels()).toEqual([
      ['Ada', 2],
      ['SQL', 5],
    ])
  })
  test('drops a removed skill when the server has removed it, not before', async () => {
    const done = write('removeUserSkill', { skillId: 'Ada' })
    expect(levels()).toEqual([
      ['Ada', 2],
      ['SQL', 2],
    ])
    await reply('DELETE /api/user/skills/Ada', Response.json({ skillId: 'Ada' }))
    await done
    expect(levels()).toEqual([['SQL', 2]])
  })
})

describe('a posting', () => {
  const search = { title: 'nurse', page: 1 }
  const posting = (name: string) => ({ id: name, title: name, saved: false, matchPercentage: 50 })
  const found = () => (shown('searchJobs', search) as { jobs: Record<string, unknown>[] }).jobs
  beforeEach(async () => {
    await show('searchJobs', search, { jobs: [posting('j1'), posting('j2')], total: 2 })
    await show('listJobMatches', { limit: 6 }, [])
    await show('getJob', 'j2', posting('j2'))
    await show('getJobMatch', 'j2', { id: 'j2', matchPercentage: 50 })
  })

  test('is saved at once wherever it is shown, and nowhere when that failed', async () => {
    const done = write('saveJob', { id: 'j2', saved: true })
    expect(found().map(({ saved }) => saved)).toEqual([false, true])
    expect(shown('getJob', 'j2')).toMatchObject({ saved: true })
    await reply('PUT /api/jobs/j2/saved', refused())
    await done
    await vi.waitFor(() => expect(found().map(({ saved }) => saved)).toEqual([false, false]))
    expect(shown('getJob', 'j2')).toEqual(posting('j2'))
  })
  test('stays saved when that worked', async () => {
    const done = write('saveJob', { id: 'j2', saved: true })
    await reply('PUT /api/jobs/j2/saved', Response.json({ jobId: 'j2', saved: true }))
    await done
    expect(found().map(({ saved }) => saved)).toEqual([false, true])
  })
  test('that is taken back is found by its id, in whatever order the list is meanwhile', async () => {
    const done = write('saveJob', { id: 'j2', saved: true })
    await show('searchJobs', search, { jobs: [{ ...posting('j2'), saved: true }, posting('j3')], total: 2 })
    await reply('PUT /api/jobs/j2/saved', refused())
    await done
    await vi.waitFor(() => expect(found().map(({ saved }) => saved)).toEqual([false, false]))
  })
  test('is shown with its corrected match, also in the lists', async () => {
    const before = {
      stepLeft: { step: 'the license: RN', months: { low: 24, high: 34 } },
      refusedWhy: 'Outside your limits: Home at night',
    }
    const jobPosting = { ...full, id: 'j2', ...before }
    const match = { id: 'j2', jobPosting, matchPercentage: 71, skillsMatch: [], basis: 'skills' }
    const done = write('disputeJobMatch', { id: 'j2', body: { kind: 'not_asked', skill: 'sql' } })
    expect(found()[1]).toMatchObject({ matchPercentage: 50 })
    await reply('POST /api/jobs/j2/disputes', Response.json(match))
    await done
    await vi.waitFor(() => expect(shown('getJobMatch', 'j2')).toMatchObject({ matchPercentage: 71, basis: 'skills' }))
    expect(found().map(({ matchPercentage }) => matchPercentage)).toEqual([50, 71])
    // Another occupation has another gate.
    expect(found()[1]).toMatchObject(before)
    expect(shown('getJob', 'j2')).toMatchObject(before)
  })
  test('keeps its match when the correction was refused', async () => {
    const done = write('undoDispute', { id: 'j2', disputeId: 'd1' })
    await reply('DELETE /api/jobs/j2/disputes/d1', refused())
    await done
    expect(shown('getJobMatch', 'j2')).toEqual({ id: 'j2', matchPercentage: 50 })
    expect(found().map(({ matchPercentage }) => matchPercentage)).toEqual([50, 50])
  })
  test('shows its stage as soon as it is applied for, and none once the application is removed', async () => {
    const done = write('trackApplication', { id: 'j2', status: 'applied' })
    expect(found().map(({ applicationStatus }) => applicationStatus)).toEqual([undefined, 'applied'])
    await reply('PUT /api/jobs/j2/application', Response.json(application('a1', 'applied')))
    await done
    void write('removeApplication', { applicationId: 'a1' })
    expect(found()[1]).toMatchObject({ applicationStatus: 'applied' })
    void write('removeApplication', { applicationId: 'a1', jobId: 'j2' })
    expect(found().map(({ applicationStatus }) => applicationStatus)).toEqual([undefined, undefined])
  })
})

const full = {
  title: 'Nurse',
  company: 'Clinic',
  location: 'Tampa',
  description: '',
  skillsRequired: [],
  employmentType: 'Other',
  experienceLevel: 'Mid',
  postedDate: '2025-02-02T00:00:00.000Z',
  source: 'Sample',
  sourceKind: 'sample',
  requirements: [],
}
const application = (name: string, status: string, note = '') => ({
  id: name,
  jobId: 'j2',
  title: 'Nurse',
  company: 'Clinic',
  location: 'Tampa',
  status,
  note,
  createdAt: '2025-02-02T00:00:00.000Z',
  changedAt: '2025-02-02T00:00:00.000Z',
  history: [],
})

describe('an application', () => {
  const all = { page: 1, limit: 12 }
  const counts = () => (shown('listApplications', all) as { counts: unknown }).counts
  const stages = () =>
    (shown('listApplications', all) as { applications: { status: string; note: string }[] }).applications.map(
      ({ status, note }) => [status, note],
    )
  beforeEach(() =>
    show('listApplications', all, {
      applications: [application('a1', 'applied'), application('a2', 'applied')],
      total: 2,
      counts: [
        { status: 'applied', count: 2 },
        { status: 'offer', count: 0 },
        { status: 'rejected', count: 4 },
      ],
    }),
  )

  test('moves at once, its counts with it, and the posting shows the stage', async () => {
    await show('getJob', 'j2', { id: 'j2', applicationStatus: 'applied' })
    const done = write('changeApplication', { applicationId: 'a2', jobId: 'j2', status: 'offer' })
    expect(stages()).toEqual([
      ['applied', ''],
      ['offer', ''],
    ])
    expect(counts()).toEqual([
      { status: 'applied', count: 1 },
      { status: 'offer', count: 1 },
      { status: 'rejected', count: 4 },
    ])
    expect(shown('getJob', 'j2')).toMatchObject({ applicationStatus: 'offer' })
    await reply('PUT /api/jobs/applications/a2', Response.json(application('a2', 'offer', 'from the server')))
    await done
    await vi.waitFor(() =>
      expect(stages()).toEqual([
        ['applied', ''],
        ['offer', 'from the server'],
      ]),
    )
    expect(counts()).toEqual([
      { status: 'applied', count: 1 },
      { status: 'offer', count: 1 },
      { status: 'rejected', count: 4 },
    ])
  })
  test('takes a note, also an empty one, without a change of its stage', async () => {
    void write('changeApplication', { applicationId: 'a1', note: 'Call on Monday' })
    expect(stages()).toEqual([
      ['applied', 'Call on Monday'],
      ['applied', ''],
    ])
    void write('changeApplication', { applicationId: 'a1', note: '' })
    expect(stages()).toEqual([
      ['applied', ''],
      ['applied', ''],
    ])
    void write('changeApplication', { applicationId: 'a1', status: 'offer' })
    expect(stages()).toEqual([
      ['offer', ''],
      ['applied', ''],
    ])
  })
  test('that no list shows changes no list', () => {
    const before = shown('listApplications', all)
    void write('changeApplication', { applicationId: 'a9', status: 'offer' })
    expect(shown('listApplications', all)).toEqual(before)
  })
})

describe('learning paths', () => {
  const path = (name: string, title = name) => ({
    id: name,
    title,
    description: '',
    targetSkills: [],
    difficultyLevel: 'beginner',
    iconType: 'code',
    color: 'blue',
    status: 'active',
    progressPercentage: '0',
    createdAt: '2025-02-02T00:00:00.000Z',
    modules: [],
    checkIns: [],
  })
  const writes: [string, unknown, string][] = [
    ['changeLearningPath', { pathId: id, path: {} }, `PUT /api/learning-paths/${id}`],
    ['completeLearningModule', { pathId: id, moduleId: 'm', completed: true }, `PUT /api/learning-paths/${id}/modules/m`],
    ['addCheckIn', { pathId: id, checkIn: {} }, `POST /api/learning-paths/${id}/check-ins`],
  ]
  test.each(writes)('%s shows the path that the server answered, and the old one after a refusal', async (name, arg, line) => {
    await show('getLearningPath', id, path(id, 'before'))
    const done = write(name, arg)
    await reply(line, Response.json(path(id, 'after')))
    await done
    await vi.waitFor(() => expect(shown('getLearningPath', id)).toMatchObject({ title: 'after' }))
    const refusal = write(name, arg)
    await reply(line, refused())
    await refusal
    expect(shown('getLearningPath', id)).toMatchObject({ title: 'after' })
  })
  test('a deleted one leaves the list when the server has deleted it', async () => {
    const other = '01900000-0000-7000-8000-000000000002'
    await show('listLearningPaths', undefined, [path(id), path(other)])
    const refusal = write('deleteLearningPath', id)
    await reply(`DELETE /api/learning-paths/${id}`, refused())
    await refusal
    expect(shown('listLearningPaths')).toHaveLength(2)
    const done = write('deleteLearningPath', id)
    await reply(`DELETE /api/learning-paths/${id}`, Response.json({ id }))
    await done
    await vi.waitFor(() => expect(shown('listLearningPaths')).toMatchObject([{ id: other }]))
  })
})
