import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { begunStudies, type StudyProgress } from '../../src/domain/goals/begun-studies.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()
const { base } = engine

describe('studies that are begun', () => {
  const READ: readonly (readonly [
    text: string,
    level: string | undefined,
    field: string | undefined,
    progress: StudyProgress,
  ])[] = [
    ['Assistant principal. 2 classes left on my admin cert.', 'certificate', '13.04', { left: [4, 6] }],
    ['I have 72 credits toward a BSN and want to be an RN', 'bachelors', '51.38', { credits: 72 }],
    ['halfway through my MBA, want product management', 'masters', '52.02', { share: 0.5 }],
    ['one semester short of my accounting degree', 'degree', '52.03', { left: [4, 6] }],
    ['one semester short of my degree', 'degree', undefined, { left: [4, 6] }],
    ['half way through LPN school', undefined, undefined, { share: 0.5 }],
    ["I need 30 more credits for my bachelor's, maybe HR", 'bachelors', undefined, { left: [12, 15] }],
    ['in my second year of law school', undefined, '22.01', { done: 12 }],
    ['dropped out after two years of college, computer science', 'bachelors', '11.07', { done: 24 }],
    ['I dropped out of college junior year', 'bachelors', undefined, { done: 24 }],
    ['I study biology in the second year and do not know what to do with it', 'degree', '26.01', { done: 12 }],
    ['finished 3 semesters of an associate degree in nursing', 'associates', '51.38', { done: 18 }],
    ['two thirds of the way through my master’s in social work', 'masters', '44.07', { share: 2 / 3 }],
    ['60 college credits done toward a business degree', 'degree', '52.02', { credits: 60 }],
    ["3 classes away from my bachelor's in elementary education", 'bachelors', '13.12', { left: [4, 9] }],
    ["I'm in school, third semester of an ADN, to be an RN", 'associates', '51.38', { done: 12 }],
    ['Psych major, junior year. Not a therapist.', 'bachelors', '42.01', { done: 24 }],
    ['College senior, want an office job', 'bachelors', undefined, { done: 36 }],
    ["I'm a sophomore at a state university, studying biology", 'bachelors', '26.01', { done: 12 }],
    ['Rising senior majoring in economics but unsure', 'bachelors', '45.06', { done: 36 }],
    ['My major is history, I am a senior', 'bachelors', '54.01', { done: 36 }],
    ['only a year left on my associate’s', 'associates', undefined, { left: [9, 12] }],
  ]
  for (const [text, level, field, progress] of READ)
    it(`are read in "${text}"`, () => {
      const found = begunStudies(goals.degreeFields, text)
      assert.deepEqual([found?.level, found?.field, found?.progress], [level, field, progress])
    })

  for (const text of [
    'my son has 2 classes left on his degree',
    'my wife is halfway through nursing school',
    'I have 9 years in accounting and a degree',
    'nine years of nursing, 2 years in case management',
    'halfway through my career I want a change',
    'in my second year of teaching',
    'want to finish my degree someday',
    'I have two kids and a mortgage',
    'a few years left until retirement',
    'third-year apprentice, 2 years to go',
    'five years away from a pension',
    'high school junior, psych major someday',
    'my daughter is a junior in college',
    'I work as a junior at a university press',
    'Accounting major, would take a senior analyst job',
    'senior care at a college clinic',
    '',
  ])
    it(`are not read in "${text}"`, () => assert.equal(begunStudies(goals.degreeFields, text), undefined))

  it('are read in a moment, whatever is written', () => {
    const started = performance.now()
    for (const piece of [
      'a class left on ',
      '2 credits of ',
      'half through my ',
      'in the second year of ',
      'need 3 more classes ',
    ])
      begunStudies(goals.degreeFields, piece.repeat(300))
    assert.ok(performance.now() - started < 1500, `${performance.now() - started} ms`)
  })
})

type Told = { readonly current: string; readonly education: string; readonly goal: string }

function listOf({ current, education, goal }: Told) {
  const profile = profileOf({ current, interests: [3, 3, 3, 5, 4, 4], reach: { yearsExperience: 5, education } })
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, current)
  return rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
}

const studyTo = (code: string, told: Told): readonly [number, number] =>
  listOf(told).standing.entries[base.indexOf.get(code)!]!.studyMonths

describe('what is left of studies', () => {
  const SHORTER: readonly (readonly [goal: string, code: string, whole: string, most: number, told: Omit<Told, 'goal'>])[] = [
    [
      'Be an RN. I have 72 credits toward a BSN',
      '29-1141.00',
      'Be an RN',
      20,
      { current: '31-1131.00', education: 'high_school' },
    ],
    [
      'accountant, one semester short of my accounting degree',
      '13-2011.00',
      'accountant',
      4,
      { current: '43-3071.00', education: 'high_school' },
    ],
    ['halfway through LPN school', '29-2061.00', 'LPN', 7, { current: '53-7065.00', education: 'high_school' }],
    [
      '2 semesters left of dental hygiene school',
      '29-1292.00',
      'dental hygiene',
      8,
      { current: '43-4171.00', education: 'high_school' },
    ],
    ['lawyer. in my second year of law school', '23-1011.00', 'lawyer', 24, { current: '23-2011.00', education: 'bachelors' }],
    [
      'Assistant principal. 2 classes left on my admin cert',
      '11-9032.00',
      'Assistant principal',
      4,
      { current: '25-2022.00', education: 'masters' },
    ],
    ['HR. I need 30 more credits for my bachelor’s', '13-1071.00', 'HR', 12, { current: '41-1011.00', education: 'high_school' }],
    [
      'Marketing. Psych major, junior year at college',
      '13-1161.00',
      'Marketing',
      24,
      { current: '43-4051.00', education: 'high_school' },
    ],
    [
      'chemist. I am a senior at a state university, studying chemistry',
      '19-2031.00',
      'chemist',
      14,
      { current: '35-3023.00', education: 'high_school' },
    ],
    [
      'be a therapist, halfway through my master’s in counseling',
      '21-1014.00',
      'be a therapist',
      12,
      { current: '21-1094.00', education: 'bachelors' },
    ],
  ]
  for (const [goal, code, whole, most, told] of SHORTER)
    it(`shortens the way: "${goal}"`, () => {
      const [low, high] = studyTo(code, { ...told, goal })
      const before = studyTo(code, { ...told, goal: whole })
      assert.ok(low > 0 || before[0] === 0, `${low}`)
      assert.ok(low <= most, `${low} months instead of ${before[0]}`)
      assert.ok(high < before[1], `up to ${high} instead of ${before[1]}`)
    })

  it('makes no way longer, and leaves work of other programs alone', () => {
    const told = { current: '43-4051.00', education: 'high_school' }
    const plain = listOf({ ...told, goal: 'something better' }).standing.entries
    const begun = listOf({ ...told, goal: 'something better. halfway through my associate’s in nursing' }).standing.entries
    base.occupations.forEach(({ index, code }) => {
      const [before, after] = [plain[index]!.studyMonths, begun[index]!.studyMonths]
      assert.ok(after[0] <= before[0] && after[1] <= Math.max(before[1], after[0]), code)
    })
    for (const code of ['47-2111.00', '29-1292.00', '49-9021.00'])
      assert.deepEqual(begun[base.indexOf.get(code)!]!.studyMonths, plain[base.indexOf.get(code)!]!.studyMonths, code)
  })

  it('is told in the answer, with what to ask of the school', () => {
    const ranking = listOf({ current: '31-1131.00', education: 'high_school', goal: 'Be an RN. I have 72 credits toward a BSN' })
    const { goals: answers } = presentRanking(engine, ranking)
    assert.match(
      answers[0]!.why,
      /about 19 to 24 months.*what is left of yours \(“72 credits toward a BSN”\).*NCLEX.*still counts/,
    )
  })

  it('is the degree that is not held yet: a begun one is no field of a degree', () => {
    const stated = readStatedGoals(goals, { text: 'halfway through my MBA, want product management', removed: [] }, '41-4012.00')
    assert.deepEqual(
      stated.wishes.filter(({ id }) => id === 'degree'),
      [],
    )
  })
})
