// @vitest-environment node
import type { Skill, SkillEvidence, SkillGap, UserSkill } from '@waymark/contracts/models/skills/skill'
import { describe, expect, test } from 'vitest'
import { coverageOf } from '../../../src/features/skills/gaps/coverage.ts'
import { averagePercent, levelsByCategory } from '../../../src/features/skills/level-figures.ts'
import {
  categoriesOf,
  firstOfEach,
  fits,
  groupByCategory,
  orderOfCategories,
  rankOf,
  SPECIFIED_CATEGORIES,
  skillsToAdd,
} from '../../../src/features/skills/mine/find-skills.ts'
import { demandLabel, evidenceLine, levelPercent, levelWord, shownBy } from '../../../src/features/skills/skill-words.ts'
import { ALL, readAddress, writeAddress } from '../../../src/features/skills/skills-address.ts'

const skill = (name: string, category: string, more: Partial<Skill> = {}): Skill => ({
  id: name,
  name,
  description: '',
  category,
  demandScore: 50,
  ...more,
})
const sql = skill('SQL', 'Databases', { aliases: ['Structured Query Language'] })
const held = (one: Skill, proficiencyLevel: number, more: Partial<UserSkill> = {}): UserSkill => ({
  id: `own ${one.id}`,
  skillId: one.id,
  skill: one,
  proficiencyLevel,
  selfAssessed: true,
  verified: false,
  ...more,
})
const piece = (kind: SkillEvidence['kind'], more: Partial<SkillEvidence> = {}): SkillEvidence => ({
  kind,
  createdAt: '2025-02-03T12:00:00Z',
  ...more,
})

describe('levels', () => {
  test('are the nearest word, and never beyond the scale', () => {
    expect([0, 1, 2, 3, 4, 5].map(levelWord)).toEqual(['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'])
    expect([-3, 2.4, 2.5, 9].map(levelWord)).toEqual(['Not rated', 'Basic', 'Intermediate', 'Expert'])
  })
  test('are twenty percent each, within the bar', () => {
    expect([-1, 0, 2.2, 4.2, 5, 6].map(levelPercent)).toEqual([0, 0, 44, 84, 100, 100])
  })
  test('demand changes its word at 80, 60 and 40', () => {
    expect([80, 79, 60, 59, 40, 39].map(demandLabel)).toEqual(['Very high', 'High', 'High', 'Medium', 'Medium', 'Other'])
  })
})

describe('what shows a skill', () => {
  test('is the quiz with its count once it is verified', () => {
    const evidence = [piece('quiz', { items: 8, score: 0.75 }), piece('project')]
    expect(shownBy(held(sql, 4, { verified: true, evidence }))).toEqual({ sign: 'quiz', text: 'Skills Challenge, 6 of 8' })
    expect(shownBy(held(sql, 4, { verified: true }))).toEqual({ sign: 'quiz', text: 'Skills Challenge' })
  })
  test('counts the newest games until they hold ten answers', () => {
    const evidence = [
      piece('quiz', { items: 6, score: 0.5 }),
      piece('history', { items: 3, score: 1 }),
      piece('quiz', { items: 4, score: 1 }),
      piece('quiz', { items: 9, score: 1 }),
    ]
    expect(shownBy(held(sql, 4, { verified: true, evidence })).text).toBe('Skills Challenge, 7 of 10')
  })
  test('is a project, else the years of a job, else the own word', () => {
    expect(shownBy(held(sql, 3, { evidence: [piece('project')] }))).toEqual({ sign: 'project', text: 'A project of yours' })
    const two = [piece('project'), piece('project'), piece('history', { years: 4 })]
    expect(shownBy(held(sql, 3, { evidence: two })).text).toBe('2 projects of yours')
    const jobs = [piece('history', { years: 1 }), piece('self', { years: 30 })]
    expect(shownBy(held(sql, 3, { evidence: jobs }))).toEqual({ sign: 'history', text: 'Work history, 1 year' })
    expect(shownBy(held(sql, 3, { evidence: [...jobs, piece('history', { years: 6 })] })).text).toBe('Work history, 6 years')
    expect(shownBy(held(sql, 3))).toEqual({ sign: 'self', text: 'Your own rating' })
    expect(shownBy(held(sql, 0))).toEqual({ sign: 'self', text: 'Added by you' })
  })
  test('says a quiz that was not enough beside the own word', () => {
    const evidence = [piece('quiz', { items: 5, score: 0.4 })]
    expect(shownBy(held(sql, 3, { evidence }))).toEqual({
      sign: 'weak',
      text: 'Your own rating (Skills Challenge: 2 of 5)',
    })
  })
  test('each piece has its line and its day', () => {
    expect(evidenceLine(piece('quiz', { items: 8, score: 0.75 }))).toBe('Skills Challenge, 6 of 8, Feb 3, 2025')
    expect(evidenceLine(piece('history', { years: 1 }))).toBe('Work history, 1 year, by your assessment of Feb 3, 2025')
    expect(evidenceLine(piece('history', { years: 3 }))).toBe('Work history, 3 years, by your assessment of Feb 3, 2025')
    expect(evidenceLine(piece('project'))).toBe('A project of yours, Feb 3, 2025')
    expect(evidenceLine(piece('self'))).toBe('Your own rating, Feb 3, 2025')
  })
})

describe('figures of the inventory', () => {
  const java = skill('Java', 'Programming Languages')
  const ruby = skill('Ruby', 'Programming Languages')
  const git = skill('Git', 'Development Tools')
  const figma = skill('Figma', 'Design')

  test('a mean by category, most skills first; a skill that was not rated counts as held, not as weak', () => {
    expect(levelsByCategory([held(git, 2), held(java, 4), held(ruby, 0), held(figma, 5), held(sql, 2)])).toEqual([
      { category: 'Programming Languages', skills: 2, rated: 1, mean: 4 },
      { category: 'Design', skills: 1, rated: 1, mean: 5 },
      { category: 'Databases', skills: 1, rated: 1, mean: 2 },
      { category: 'Development Tools', skills: 1, rated: 1, mean: 2 },
    ])
    const order = [held(git, 2), held(sql, 2)]
    for (const list of [order, order.toReversed()])
      expect(levelsByCategory(list).map(({ category }) => category)).toEqual(['Databases', 'Development Tools'])
    expect(levelsByCategory([held(java, 2), held(ruby, 5)])[0]?.mean).toBe(3.5)
    expect(levelsByCategory([held(java, 0)])).toEqual([{ category: 'Programming Languages', skills: 1, rated: 0, mean: 0 }])
  })
  test('the average is of the rated ones, in percent', () => {
    expect(averagePercent([])).toBe(0)
    expect(averagePercent([held(java, 0)])).toBe(0)
    expect(averagePercent([held(java, 0), held(ruby, 3), held(git, 4)])).toBe(70)
  })
})

describe('how much of an occupation is covered', () => {
  const gap = (state: SkillGap['state'], importance: number, more: Partial<SkillGap> = {}): SkillGap =>
    ({ name: 'x', kind: 'skill', state, importance, ...more }) as SkillGap

  test('what is met counts in full, a shortfall by its share, both by importance', () => {
    expect(coverageOf([gap('met', 5)])).toBe(100)
    expect(coverageOf([gap('met', 3), gap('short', 5, { levelAsked: 4, levelHeld: 1 })])).toBe(50)
    expect(coverageOf([gap('short', 5, { levelAsked: 2, levelHeld: 8 })])).toBe(100)
    expect(coverageOf([gap('short', 5, { levelAsked: 2 })])).toBe(0)
  })
  test('a missing tool counts for nothing, and so does a shortfall without a level', () => {
    expect(coverageOf([gap('met', 5), gap('short', 5, { kind: 'tool', levelAsked: 4, levelHeld: 4 })])).toBe(50)
    expect(coverageOf([gap('met', 5), gap('short', 5, { levelAsked: 0, levelHeld: 4 })])).toBe(50)
    expect(coverageOf([gap('met', 5), gap('short', 5, { levelHeld: 4 })])).toBe(50)
  })
  test('what is not known is left out, and importance 1 weighs nothing', () => {
    expect(coverageOf([gap('met', 5), gap('unknown', 5)])).toBe(100)
    expect(coverageOf([gap('met', 1)])).toBeUndefined()
    expect(coverageOf([gap('unknown', 5)])).toBeUndefined()
  })
})

describe('finding a skill', () => {
  test('categories come in the specified order, others follow by name, each once', () => {
    const skills = [skill('Tact', 'People'), skill('Figma', 'Design'), sql, skill('Sketch', 'Design')]
    expect(categoriesOf(skills)).toEqual([ALL, ...SPECIFIED_CATEGORIES, 'Design', 'People'])
  })
  test('fits by name, other spelling or category, words in any order, capitals aside', () => {
    expect(fits(sql, '', ALL)).toBe(true)
    expect(fits(sql, '  ', 'Databases')).toBe(true)
    expect(fits(sql, 'sql', 'Design')).toBe(false)
    expect(fits(sql, 'LANGUAGE  query', ALL)).toBe(true)
    expect(fits(sql, 'data', ALL)).toBe(true)
    expect(fits(sql, 'sql query', ALL)).toBe(false)
    expect(fits(skill('Git', 'Development Tools'), 'stryker', ALL)).toBe(false)
  })
  test('the same name answers best, then its beginning, then the beginning of a word', () => {
    expect(['sql', ' SQL ', 'sq', 'query', 'ql', ''].map((typed) => rankOf(sql, typed))).toEqual([0, 0, 1, 2, 3, 0])
    expect(rankOf(skill('Git', 'Development Tools'), 'stryker was here')).toBe(3)
  })
  test('groups keep the order in which categories come up', () => {
    const groups = groupByCategory(['b1', 'a1', 'b2'], (entry) => entry.charAt(0))
    expect(groups).toEqual([
      { category: 'b', entries: ['b1', 'b2'] },
      { category: 'a', entries: ['a1'] },
    ])
  })
  test('categories in which most is held come first, then the specified ones, then the rest', () => {
    const place = orderOfCategories([{ skill: sql }, { skill: sql }, { skill: skill('Figma', 'Design') }])
    expect(['Databases', 'Design', 'Programming Languages', 'Frontend Technologies', 'People'].map(place)).toEqual([
      -2,
      -1,
      0,
      SPECIFIED_CATEGORIES.length - 1,
      SPECIFIED_CATEGORIES.length,
    ])
  })
})

describe('skills to add', () => {
  const names = (found: { open: Skill[] }) => found.open.map(({ name }) => name)
  const wanted = { held: [], search: '', category: ALL }

  test('come by name, by category, by demand, by the alphabet', () => {
    const catalogue = [
      skill('Zig', 'Other things'),
      skill('Art', 'Art'),
      skill('B', 'Databases', { demandScore: 10 }),
      skill('C', 'Databases', { demandScore: 90 }),
      skill('A', 'Databases', { demandScore: 10 }),
      skill('Java', 'Programming Languages'),
    ]
    expect(names(skillsToAdd({ ...wanted, catalogue }))).toEqual(['Java', 'C', 'A', 'B', 'Art', 'Zig'])
    const tools = { skillId: 'x', skill: { category: 'Other things' } }
    expect(names(skillsToAdd({ ...wanted, catalogue, held: [tools] }))[0]).toBe('Zig')
    const equal = [skill('Ada', 'Art'), skill('Bea', 'Art'), skill('Cy', 'Arms')]
    expect(names(skillsToAdd({ ...wanted, catalogue: equal }))).toEqual(['Cy', 'Ada', 'Bea'])
    expect(names(skillsToAdd({ ...wanted, catalogue: equal.toReversed() }))).toEqual(['Cy', 'Ada', 'Bea'])
    const java = [skill('JavaScript', 'Art'), skill('Not Java', 'Art'), skill('Java', 'Zoo')]
    expect(names(skillsToAdd({ ...wanted, catalogue: java, search: 'java' }))).toEqual(['Java', 'JavaScript', 'Not Java'])
  })
  test('what is held is not offered, and an empty list says why', () => {
    const git = skill('Git', 'Development Tools')
    const own = (one: Skill) => ({ skillId: one.id, skill: one })
    const catalogue = [sql, git]
    expect(skillsToAdd({ ...wanted, catalogue, held: [own(sql)] })).toEqual({ open: [git] })
    expect(skillsToAdd({ ...wanted, catalogue, held: [own(sql), own(git)] })).toEqual({ open: [], nothing: 'all held' })
    expect(skillsToAdd({ ...wanted, catalogue, held: [own(sql)], search: 'sql' })).toEqual({
      open: [],
      nothing: 'fitting held',
    })
    expect(skillsToAdd({ ...wanted, catalogue, search: 'cobol' })).toEqual({ open: [], nothing: 'none fits' })
    expect(skillsToAdd({ ...wanted, catalogue: [] })).toEqual({ open: [], nothing: 'none fits' })
  })
  test('the first few of each of the first categories', () => {
    const catalogue = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => skill(name, name.charAt(0)))
    expect(firstOfEach(catalogue, 2, 2).map(({ name }) => name)).toEqual(['a1', 'a2', 'b1'])
  })
})

describe('the address of the inventory', () => {
  const read = (search: string) => readAddress(new URLSearchParams(search))
  test('is read with its usual values', () => {
    expect(read('')).toEqual({ tab: 'mine', search: '', category: ALL, target: '' })
    expect(read('tab=add&search=sql&category=Databases&target=15-1252.00')).toEqual({
      tab: 'add',
      search: 'sql',
      category: 'Databases',
      target: '15-1252.00',
    })
    expect(read('tab=else').tab).toBe('mine')
  })
  test('says only what differs from the usual, and keeps what else was there', () => {
    const before = new URLSearchParams('demo=true&tab=add&search=sql&category=Databases&target=x')
    const usual = { tab: 'mine', search: '', category: ALL, target: '' } as const
    expect(writeAddress(usual, before).toString()).toBe('demo=true')
    const other = { tab: 'add', search: 'go', category: 'Design', target: 'y' } as const
    expect(writeAddress(other, new URLSearchParams()).toString()).toBe('tab=add&search=go&category=Design&target=y')
    expect(before.get('tab')).toBe('add')
  })
})
