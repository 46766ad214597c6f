// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { visitDemo } from '../support/demo-visit.ts'

/** The visitor's own changes to the skills of the demo, and its occupations. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('skills and occupations', () => {
  test('the counts of the dashboard follow the inventory', async () => {
    const [free] = demo.world.catalogue.filter(({ id }) => !demo.world.skills.some(({ skillId }) => skillId === id))
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
    expect([demo.world.dashboard.skillsCount, demo.world.dashboard.metrics.skillsCount]).toEqual([9, 9])
    expect(await ask('addUserSkill', { body: { skillId: free?.id } })).toEqual({
      status: 409,
      message: `409: You already have ${free?.name}.`,
      detail: `You already have ${free?.name}.`,
      errors: [],
    })
    const changed = await ask('changeUserSkill', { params: { skillId: free?.id ?? '' }, body: { proficiencyLevel: 3 } })
    expect(changed).toEqual({ ...added, proficiencyLevel: 3 })
    expect((await ask('listUserSkills')).filter((one: { proficiencyLevel: number }) => one === changed)).toHaveLength(1)
    expect(await ask('removeUserSkill', { params: { skillId: free?.id ?? '' } })).toEqual({ skillId: free?.id, removed: true })
    expect(demo.world.dashboard.metrics.skillsCount).toBe(8)
  })
  test('doors are the ten skills most in demand that are not held', async () => {
    const { basis, doors } = await ask('listSkillDoors')
    expect([basis, doors.length]).toEqual(['skills', 10])
    const held = demo.world.skills.map(({ skillId }) => skillId)
    const demand = doors.map((one: { skill: { demandScore: number } }) => one.skill.demandScore)
    expect(demand).toEqual(demand.toSorted((a: number, b: number) => b - a))
    expect(doors.filter((one: { skill: { id: string } }) => held.includes(one.skill.id))).toEqual([])
    expect(doors[0]).toMatchObject({ opened: 0, examples: [] })
  })
  test('the first door is gone once its skill is held, and the next ones move up', async () => {
    const names = async () => (await ask('listSkillDoors')).doors.map((one: { skill: { id: string } }) => one.skill.id)
    const before = await names()
    await ask('addUserSkill', { body: { skillId: before[0], proficiencyLevel: 2 } })
    const after = await names()
    expect(after.slice(0, 9)).toEqual(before.slice(1))
    expect(after).toHaveLength(10)
  })
  test('occupations are found by any of their titles, and all are offered where none fits', async () => {
    const { page } = demo.files.occupations[0] ?? {}
    const found = await ask('searchOccupations', {
      query: { title: page?.alternateTitles?.[0]?.toUpperCase() ?? page?.title ?? '' },
    })
    expect(found[0]).toEqual({ code: page?.code, title: page?.title, matchedTitle: page?.title, score: 0.9 })
    const none = await ask('searchOccupations', { query: { title: 'no such title', limit: 2 } })
    expect(none.map((one: { score: number }) => one.score)).toEqual([0.3, 0.3])
    expect(await ask('searchOccupations')).toHaveLength(Math.min(5, demo.files.occupations.length))
    const code = page?.code ?? ''
    expect(await ask('getOccupation', { params: { code } })).toBe(page)
    expect(await ask('listSimilarOccupations', { params: { code } })).toBe(demo.files.occupations[0]?.similar)
    expect(await ask('listCareerPaths', { query: { to: code } })).toBe(demo.files.occupations[0]?.paths)
  })
  test('gaps name the occupation, and shrink in their order', async () => {
    const code = demo.files.occupations[0]?.page.code ?? ''
    const { occupation, basis, gaps } = await ask('getSkillGaps', { query: { occupation: code } })
    expect([occupation.code, occupation.title, basis]).toEqual([code, demo.files.occupations[0]?.page.title, 'assessment'])
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
