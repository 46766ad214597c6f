// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import * as samples from '../../src/demo/samples.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { readPublic, visitDemo } from '../support/demo-visit.ts'
import { missing, serve } from '../support/server.ts'

/** What a visitor finds when the demo begins. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })

describe('the files of the demo', () => {
  test('are read from the site itself, and one that is not what it should be is named', async () => {
    const read = vi.fn(async (file: string) => (file.includes('quiz') ? [{ id: 1 }] : []))
    await expect(loadDemoFiles(read)).rejects.toThrow("The demo's file quiz is not what it should be")
    expect(read.mock.calls.map(([file]) => file)).toEqual(['/demo/skills.json', '/demo/quiz.json', '/demo/occupations.json'])
    const fetched = vi.spyOn(globalThis, 'fetch')
    serve({ '/demo/:file': missing })
    await expect(loadDemoFiles()).rejects.toThrow(/demo\/\w+\.json was answered with 404/)
    expect(fetched).toHaveBeenCalledWith('/demo/skills.json', { credentials: 'include' })
    fetched.mockRestore()
  })
  test('of the wizard and of the report are read when they are needed first', async () => {
    const read = vi.fn(readPublic)
    const files = await loadDemoFiles(read)
    expect(read).toHaveBeenCalledTimes(3)
    expect(Object.keys(await files.questions())).toContain('career_change')
    expect((await files.report()).sections.at(-1)?.page).toBeGreaterThanOrEqual(25)
    expect((await files.answers()).said.length).toBeGreaterThanOrEqual(25)
    expect(read.mock.calls.slice(3)).toEqual([
      ['/demo/questions.json'],
      ['/demo/sample-report.json'],
      ['/demo/sample-answers.json'],
    ])
  })
})

test('what a visitor does has the time at which it was done', () => {
  const world = createDemoWorld(demo.files)
  vi.useFakeTimers({ now: new Date('2032-05-04T03:02:01.000Z') })
  expect(demoAnswers.saveJob?.(world, { route: {} as never, params: { id: world.jobs[0]?.id ?? '' } })).toMatchObject({
    savedAt: '2032-05-04T03:02:01.000Z',
  })
  vi.useRealTimers()
})

test('the world begins with them, and with an empty résumé of the profile', () => {
  const { profile } = samples
  expect(demo.world).toMatchObject({
    applications: [],
    games: [],
    projects: [],
    reports: [],
    settings: { theme: 'system', extraTime: false },
    profile,
  })
  expect(demo.world.profile).not.toBe(profile)
  expect([demo.world.saved.size, demo.world.typeOf.size, demo.world.skills.length, demo.world.jobs.length]).toEqual([
    0,
    0,
    8,
    samples.jobList.length,
  ])
  expect(demo.world.assessments).toEqual([
    {
      id: expect.any(String),
      assessmentType: 'basic_career',
      status: 'completed',
      createdAt: samples.dashboard.recentActivity[0]?.timestamp,
    },
  ])
  expect(demo.world.paths.slice(0, 3).map(({ iconType, color }) => `${iconType} ${color}`)).toEqual(
    ['book emerald', 'code blue', 'book emerald'].slice(0, demo.world.paths.length),
  )
  expect(new Set(demo.world.catalogue.map(({ id }) => id)).size).toBe(demo.world.catalogue.length)
  expect(demo.world.catalogue).toEqual(expect.arrayContaining(demo.world.skills.map(({ skill }) => skill)))
  expect(demo.world.recommendations.map(({ occupationCode }) => occupationCode)).toEqual(samples.recommendedCodes)
  const { version, document } = demo.world.resume
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
