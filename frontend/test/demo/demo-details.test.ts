// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { sampleProgress } from '../../src/demo/answer-report.ts'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { liveMatch } from '../../src/demo/to-live.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** The second look at what the demo answers: what a second change does, and what a neighbour keeps. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('a match', () => {
  const dispute = (id: string, kind: string, skill: string) => ask('disputeJobMatch', { params: { id }, body: { kind, skill } })
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
  /** A match that lacks two skills at least. */
  const lacking = () => {
    const found = demo.world.matches.find(({ missing = [] }) => missing.length > 1)
    if (!found) throw new Error('no sample lacks two skills')
    return { ...found, lacks: slugs(found.missing ?? []) as [string, string] }
  }

  test('takes a second correction beside the first, and gives back one of them', async () => {
    const { id, lacks } = lacking()
    const one = await dispute(id, 'not_asked', lacks[0])
    const both = await dispute(id, 'not_asked', lacks[1])
    expect([slugs(both.setAside), both.disputes.map((item: { skill: string }) => item.skill)]).toEqual([lacks, lacks])
    expect(both.missing).toEqual(one.missing.filter(({ slug }: { slug: string }) => slug !== lacks[1]))
    const undone = await ask('undoDispute', { params: { id, disputeId: both.disputes[1].id } })
    expect([slugs(undone.setAside), undone.disputes.length]).toEqual([[lacks[0]], 1])
    expect(undone.disputes[0].skill).toBe(lacks[0])
    expect(slugs(undone.missing)).toContain(lacks[1])
  })

  test('keeps what was set aside when a skill is held after all', async () => {
    const { id, lacks } = lacking()
    await dispute(id, 'not_asked', lacks[0])
    const held = await dispute(id, 'have_skill', lacks[1])
    expect([slugs(held.setAside), slugs(held.matched).includes(lacks[1])]).toEqual([[lacks[0]], true])
  })

  test('comes back to its own figure when a correction is undone', async () => {
    for (const { id, matchPercentage, missing = [] } of [...demo.world.matches]) {
      for (const { slug } of missing) {
        const corrected = await dispute(id, 'have_skill', slug)
        const undone = await ask('undoDispute', { params: { id, disputeId: corrected.disputes[0].id } })
        expect(undone.matchPercentage).toBe(matchPercentage)
      }
    }
  })

  test('changes alone, and is found again as it was left', async () => {
    const { id, lacks } = lacking()
    const others = demo.world.matches.filter((one) => one.id !== id)
    const settled = await dispute(id, 'have_skill', lacks[0])
    expect(demo.world.matches.filter((one) => one.id !== id)).toEqual(others)
    expect(await ask('getJobMatch', { params: { id } })).toEqual(settled)
    expect((await ask('getJob', { params: { id } })).matchPercentage).toBe(settled.matchPercentage)
  })

  test('of which everything is held fits by its own figure, whatever is asked', async () => {
    for (const { id, missing = [] } of demo.world.matches) for (const { slug } of missing) await dispute(id, 'not_asked', slug)
    for (const match of demo.world.matches.filter(({ disputes = [] }) => disputes.length > 0)) {
      expect([match.coverage, match.missing]).toEqual([100, []])
    }
  })

  test('is not there for what is not corrected, nor for what nobody asked', async () => {
    const { id, lacks } = lacking()
    expect(await dispute(id, 'not_asked', 'juggling')).toMatchObject({ status: 404 })
    expect(await dispute('x', 'not_asked', lacks[0])).toMatchObject({ status: 404 })
    expect(await ask('undoDispute', { params: { id, disputeId: 'x' } })).toMatchObject({ status: 404 })
    expect(await ask('undoDispute', { params: { id: 'x', disputeId: 'x' } })).toMatchObject({ status: 404 })
  })

  test('names a skill by its letters and figures, with one line between', () => {
    const sample = demo.world.matches[0] as never as { jobPosting: { requirements: string[] } }
    const slug = liveMatch({
      ...(sample as never as object),
      matchPercentage: '80%',
      skillsMatch: ['A/B -- tests'],
      jobPosting: { ...sample.jobPosting, skillsRequired: ['A/B -- tests'], requirements: [] },
    } as never).matched?.[0]
    expect(slug).toEqual({ slug: 'a-b-tests', name: 'A/B -- tests', kind: 'must', sentence: '' })
  })
})

describe('postings and applications', () => {
  const track = (id: string, status: string) => ask('trackApplication', { params: { id }, body: { status } })
  const jobs = () => demo.world.jobs.map(({ id }) => id) as [string, string, string]

  test('the third page begins after the second', async () => {
    const page = await ask('searchJobs', { query: { limit: 1, page: 3 } })
    expect(page.jobs.map(({ id }: { id: string }) => id)).toEqual([jobs()[2]])
    expect((await ask('searchJobs', { query: { limit: 2, page: 2 } })).jobs[0].id).toBe(jobs()[2])
  })

  test('saving answers with the time, and shows at that posting alone', async () => {
    const [first, second] = jobs()
    expect(await ask('saveJob', { params: { id: first } })).toEqual({ jobId: first, saved: true, savedAt: now })
    expect([
      (await ask('getJob', { params: { id: first } })).saved,
      (await ask('getJob', { params: { id: second } })).saved,
    ]).toEqual([true, false])
  })

  test('stages are counted each for itself, and shown at their own posting', async () => {
    const [first, second, third] = jobs()
    for (const [id, status] of [
      [first, 'applied'],
      [second, 'offer'],
      [third, 'applied'],
    ] as const)
      await track(id, status)
    expect(demo.world.applications.map(({ note }) => note)).toEqual(['', '', ''])
    const { counts } = await ask('listApplications')
    expect(counts).toEqual([
      { status: 'applied', count: 2 },
      { status: 'offer', count: 1 },
    ])
    expect((await ask('getJob', { params: { id: second } })).applicationStatus).toBe('offer')
    expect((await ask('getJob', { params: { id: demo.world.jobs[3]?.id ?? '' } })).applicationStatus).toBeUndefined()
    await ask('untrackApplication', { params: { id: first } })
    await ask('removeApplication', { params: { applicationId: (await ask('listApplications')).applications.at(-1).id } })
    expect((await ask('listApplications')).applications.map(({ jobId }: { jobId: string }) => jobId)).toEqual([third])
  })

  test('of several applications the named one goes', async () => {
    const [first, second] = jobs()
    await track(first, 'applied')
    await track(second, 'offer')
    const of = (id: string) => demo.world.applications.find(({ jobId }) => jobId === id)?.id ?? ''
    expect(demo.world.applications[0]?.jobId).toBe(second)
    await ask('untrackApplication', { params: { id: first } })
    expect(demo.world.applications.map(({ jobId }) => jobId)).toEqual([second])
    await track(first, 'applied')
    await ask('removeApplication', { params: { applicationId: of(second) } })
    expect(demo.world.applications.map(({ jobId }) => jobId)).toEqual([first])
  })

  test('a pasted posting says of itself what was not read', async () => {
    const pasted = await ask('pasteJob', { body: { text: 'Wanted' } })
    expect(pasted).toMatchObject({
      employmentType: 'Other',
      experienceLevel: 'Mid',
      requirements: [],
      mustHave: [],
      title: 'Wanted',
    })
    expect(await ask('getJob', { params: { id: pasted.id } })).toMatchObject({ mustHave: [], niceToHave: [] })
    expect((await ask('getJobMatch', { params: { id: pasted.id } })).basis).toBe('none')
  })
})

describe('skills, titles and goals', () => {
  test('the doors are the ten skills most in demand that are not held', async () => {
    const { doors } = await ask('listSkillDoors')
    const held = new Set(demo.world.skills.map(({ skillId }) => skillId))
    const open = demo.world.catalogue.filter(({ id }) => !held.has(id))
    const wanted = open.map(({ demandScore }) => demandScore).toSorted((a, b) => b - a)
    expect(doors.map(({ skill }: { skill: { demandScore: number } }) => skill.demandScore)).toEqual(wanted.slice(0, 10))
    expect(doors.filter(({ skill }: { skill: { id: string } }) => held.has(skill.id))).toEqual([])
  })

  test('a title is certain when an occupation has it, and otherwise a guess among all', async () => {
    const known = demo.files.occupations[1]?.page.title ?? ''
    const certain = await ask('resolveTitle', { query: { title: known, limit: 3 } })
    expect([certain.kind, certain.matches[0].title]).toEqual(['occupation', known])
    const guess = await ask('resolveTitle', { query: { title: 'zzz', limit: 1 } })
    expect([guess.kind, guess.matches.length]).toEqual(['not_sure', 1])
    expect(await ask('searchOccupations')).toHaveLength(Math.min(5, demo.files.occupations.length))
    expect((await ask('searchOccupations'))[0].score).toBe(0.9)
    expect((await ask('resolveTitle', { query: { limit: 0 } })).kind).toBe('not_sure')
  })

  test('nothing is read in a goal, and ways are those to the occupation asked for', async () => {
    expect(await ask('readGoal')).toEqual({ goals: [], wishes: [], left: [], unresolved: [] })
    const last = demo.files.occupations.at(-1)
    expect(await ask('listCareerPaths', { query: { to: last?.page.code ?? '' } })).toEqual(last?.paths)
    expect(await ask('listCareerPaths')).toEqual([])
  })
})

describe('the account', () => {
  test('reading a message leaves the badge', async () => {
    const before = await ask('listNotifications')
    expect(await ask('readNotification', { params: { id: 'n' } })).toEqual(before)
  })

  test('nothing is away, and a change clears only what it names', async () => {
    expect((await ask('getCompleteness')).away).toEqual([])
    const { title } = demo.world.profile
    expect((await ask('changeProfile', { body: { bio: 'x' } })).title).toBe(title)
    const { id } = await ask('addProject', { body: { title: 'Shop' } })
    expect(await ask('deleteProject', { params: { id: 'x' } })).toMatchObject({ projects: [{ id }] })
    expect(await ask('deleteProject', { params: { id } })).toEqual({ projects: [] })
    expect(await ask('orderProjects', { body: { ids: [] } })).toEqual({ projects: [] })
  })

  test('the summary names three directions with their reasons, a next step and its source', async () => {
    demo.world.recommendations = [0, 1, 2, 3].map(() => ({
      ...(demo.world.recommendations[0] as (typeof demo.world.recommendations)[number]),
    }))
    demo.world.recommendations[1] = {
      ...(demo.world.recommendations[1] as never as object),
      reasonsFor: [],
      reasonsAgainst: [],
    } as never
    const summary = await ask('getCareerSummary')
    expect(summary.directions.length).toBe(3)
    expect(summary.directions[1]).toMatchObject({ reasonFor: undefined, reasonAgainst: undefined })
    expect(summary.directions[0].reasonFor).toBe(demo.world.recommendations[0]?.reasonsFor[0]?.text)
    expect(summary).toMatchObject({
      nextStep: { text: 'Talk with two people who do the work.', why: 'An hour tells more than a week of reading.' },
      sources: ['Sample data of the demo.'],
      away: [],
    })
  })

  test('the search finds five of each kind without a word, and says what each is', async () => {
    const { results, away } = await ask('search')
    const of = (kind: string) => results.filter((one: { kind: string }) => one.kind === kind)
    expect([of('job').length, of('skill').length, of('article').length, away]).toEqual([
      Math.min(5, demo.world.jobs.length),
      5,
      5,
      [],
    ])
    expect(new Set(of('occupation').map(({ text }: { text: string }) => text))).toEqual(new Set(['Occupation']))
    expect(new Set(of('course').map(({ text }: { text: string }) => text))).toEqual(new Set(['Learning path']))
    for (const { link } of of('article')) expect(link).toMatch(/^\/blog\/[a-z0-9-]+$/)
  })
})

describe('learning, reports and the game', () => {
  test('the named path and the named report go, the others stay', async () => {
    const [first, ...rest] = demo.world.paths.map(({ id }) => id)
    await ask('deleteLearningPath', { params: { pathId: first ?? '' } })
    expect([rest.length > 0, demo.world.paths.map(({ id }) => id)]).toEqual([true, rest])
    const made: string[] = []
    for (const reportType of ['career_change', 'ai_transition']) {
      const { id: assessmentId } = await ask('saveDetailedAssessment', { body: { assessmentType: reportType } })
      made.push((await ask('generateReport', { body: { assessmentId, reportType } })).reportId)
    }
    await ask('deleteReport', { params: { id: made[0] ?? '' } })
    expect(demo.world.reports.map(({ id }) => id)).toEqual([made[1]])
    expect(sampleProgress('x')).toMatchObject({ reportId: 'x', paid: false })
  })

  test('paths look different in turn, and name the module that comes next', () => {
    const looks = demo.world.paths.map(({ iconType, color }) => `${iconType} ${color}`)
    expect(looks.slice(0, 3)).toEqual(['book emerald', 'code blue', 'book emerald'].slice(0, looks.length))
  })

  test('a refusal says its figure and its sentence', async () => {
    expect(await ask('getJob', { params: { id: 'x' } })).toEqual({
      status: 404,
      message: '404: There is no such thing in the demo.',
      detail: 'There is no such thing in the demo.',
      errors: [],
    })
    expect(await ask('getJob')).toMatchObject({ status: 404 })
  })

  test('a game without extra time has half of it, and the named game is asked', async () => {
    const begin = async (body: object) => (await ask('startGame', { body })).gameId as string
    const plain = await begin({ categories: ['analytics'] })
    const [first] = await ask('listGameQuestions', { query: { gameId: plain } })
    await begin({ categories: ['analytics'], extraTime: true })
    const [second] = await ask('listGameQuestions')
    expect(second.secondsLeft).toBe(first.secondsLeft * 2)
    expect((await ask('getGameResult')).gameId).toBe(demo.world.games[0]?.gameId)
    expect((await ask('getGameResult', { query: { gameId: 'x' } })).gameId).toBe(demo.world.games[0]?.gameId)
    const answered = { gameId: 'x', questionId: second.id, answer: 1 }
    expect(await ask('answerGameQuestion', { body: answered })).toMatchObject({ status: 404 })
    expect(
      await ask('answerGameQuestion', { body: { ...answered, gameId: demo.world.games[0]?.gameId, questionId: 'x' } }),
    ).toMatchObject({
      status: 404,
    })
  })

  test('no category has no question', async () => {
    await ask('startGame', { body: { categories: [] } })
    expect(await ask('listGameQuestions')).toEqual([])
  })
})
