import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { scarcity } from '../../src/domain/matching/choice/scarcity.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import type { Purpose } from '../../src/domain/person/purposes.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { advise, codesOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

type Somebody = Partial<Reach> & {
  readonly title?: string
  readonly skills?: readonly string[]
  readonly goal?: string
  readonly likes?: string
  readonly purpose?: Purpose
}

/** The list of somebody who chose no occupation: letters of the interests that they rate high, skills that they rate nine of ten. */
function listFor({
  title = '',
  skills = [],
  goal = '',
  likes = 'IC',
  purpose = 'career_deep_dive',
  ...reach
}: Somebody): RankResponse {
  const { engine, goals } = shippedCareers()
  const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']
  const profile = {
    ratings: interests.map((type, at) => ({
      ...{ scale: `interest.${type}`, item: type, low: 1, high: 10, weight: 1 },
      value: likes.includes('RIASEC'[at]!) ? 9 : 3,
    })),
    skills: skills.map((name) => ({ name, rating: 9, evidence: 'self' })),
    ...{ currentOccupation: '', currentRole: title, valuesOrder: [] },
    reach: { ...NO_REACH, ...reach },
  }
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, '', title)
  return presentRanking(engine, rank(engine, profile, { purpose, limit: 10, draws: 1, goals: stated }))
}

const codes = ({ ranked }: RankResponse): string[] => ranked.map(({ occupation }) => occupation!.code)
/** Whether all places of a list, and one at least, begin with one of some codes. */
const areOf = (list: RankResponse, ...groups: string[]): void => {
  assert.ok(list.ranked.length > 0, 'the list is empty')
  for (const code of codes(list))
    assert.ok(
      groups.some((group) => code.startsWith(group)),
      `${code} of ${codes(list)}`,
    )
}

const ANALYST: Somebody = {
  title: 'I make the dashboards',
  skills: ['SQL', 'Tableau', 'Python', 'A/B testing', 'dbt', 'Statistics'],
  ...{ yearsExperience: 13, education: 'masters', industry: 'technology', monthsAvailable: 6, learningHours: 20 },
}

describe('ideas for people whose title is not read', () => {
  it('rest on the skills and tools that they name, their schooling and their years', () => {
    areOf(listFor(ANALYST), '15-', '13-')
    areOf(listFor({ ...ANALYST, purpose: 'ai_transition' }), '15-', '13-')
  })

  it('are other ideas where the same person names other skills', () => {
    const care = { ...ANALYST, title: '', industry: 'healthcare', education: 'bootcamp', likes: 'SC' }
    const list = listFor({ ...care, skills: ['Vitals', 'Phlebotomy', 'Rooming patients', 'EKG'] })
    areOf(list, '29-', '31-', '43-', '21-')
  })

  it('hold the work that the words point to itself', () => {
    const legal = {
      title: 'at a law office',
      skills: ['Legal research', 'Drafting pleadings', 'E-filing'],
      education: 'bachelors',
    }
    for (const yearsExperience of [1, 12]) assert.ok(codes(listFor({ ...legal, yearsExperience })).includes('23-2011.00'))
  })

  it('take no license for held that only words speak of', () => {
    const nurse = listFor({
      title: 'floor 4 at St. Mary',
      skills: ['Patient assessment', 'Medication administration', 'Nursing', 'Wound care'],
      goal: 'I want to be a registered nurse',
      ...{ yearsExperience: 6, education: 'associates' },
    })
    const place = nurse.ranked.find(({ occupation }) => occupation?.code === '29-1141.00')
    assert.ok((place?.entry?.studyLow ?? 12) >= 12, `${place?.entry?.studyLow}`)
  })

  it('are of the field of a bachelor’s that they study beside a co-op', () => {
    const list = listFor({
      title: 'civil engineering co-op (DOT bridge office)',
      skills: ['AutoCAD Civil 3D', 'Statics', 'Field inspection'],
      likes: 'RI',
      ...{ yearsExperience: 1, education: 'high_school', salaryCurrent: 24_000, monthsAvailable: 36, learningHours: 10 },
    })
    assert.ok(codes(list).includes('17-2051.00'), `${codes(list)}`)
    areOf(list, '17-', '13-1051', '13-1082', '19-204', '47-4011')
  })

  it('hold no rank over people for who does not say that they led', () => {
    const stocker = {
      title: 'nights at the DC',
      skills: ['RF scanner', 'Pallet jack', 'Order picking', 'Loading trailers'],
      likes: 'RC',
      ...{ yearsExperience: 9, education: 'high_school', salaryCurrent: 38_500 },
    }
    assert.ok(!codes(listFor(stocker)).some((code) => /^\d\d-1\d/.test(code) && !code.startsWith('13-')))
    assert.ok(listFor(stocker).ranked.length >= 3)
  })

  it('hold no study that the hours given do not hold', () => {
    const crew = {
      title: 'opener at the drive-thru',
      skills: ['Prep cook', 'Grill', 'Cleaning'],
      likes: 'S',
      ...{ yearsExperience: 11, education: 'high_school', salaryCurrent: 27_600, monthsAvailable: 3, learningHours: 2 },
    }
    for (const { entry, occupation } of listFor(crew).ranked)
      assert.ok(entry!.studyLow < 2, `${occupation!.title}: ${entry!.studyLow} months`)
  })

  it('are none for who leads people or is paid well and says nothing that points anywhere', () => {
    const chief = { title: 'right hand of the owner', likes: 'RE', salaryCurrent: 112_000, yearsExperience: 27, leads: true }
    for (const code of codes(listFor({ ...chief, education: 'high_school', industry: 'manufacturing', skills: ['Hiring'] })))
      assert.ok(!/^51-80/.test(code), code)
  })
})

describe('work on the move', () => {
  it('is not done sitting, however few hours on one’s feet were counted', () => {
    const { goals } = shippedCareers()
    assert.ok(goals.wishValues('seated')!.get('39-9031.00')! <= -0.5)
    assert.ok(goals.wishValues('seated')!.get('43-4051.00')! > -0.4)
  })
})

describe('managers of a known field', () => {
  it('are sent to manage no other that counselors do not name from there', () => {
    for (const goal of ['something new', 'lead people', 'higher pay and ideas please']) {
      const list = codesOf(
        advise({
          current: '11-9111.00',
          goal,
          yearsExperience: 30,
          salaryCurrent: 128_000,
          payFloorShare: 1,
          education: 'masters',
        }),
      )
      assert.ok(!list.includes('11-3061.00'), `${goal}: ${list}`)
    }
  })

  it('hear of such work all the same where they ask for it', () => {
    const { selection, goals } = advise({
      current: '11-9111.00',
      goal: 'purchasing manager',
      yearsExperience: 30,
      education: 'masters',
    })
    const index = shippedCareers().engine.base.indexOf.get('11-3061.00')!
    assert.ok(goals.wanted.some(({ codes: meant }) => meant.some(({ code }) => code === '11-3061.00')))
    assert.notEqual(selection.refusals.get(index)?.rule, 'manager_field')
  })
})

describe('few openings', () => {
  const openings = [20_000, 8_000, 7_999, 3_000, 2_999, undefined]
  const base = { occupations: openings.map((count) => ({ outlook: count === undefined ? undefined : { openings: count } })) }
  const back = (asked: number) => {
    const of = scarcity({ base } as never, { standing: { asked: Float64Array.from(openings, () => asked) } })
    return openings.map((_, index) => of(index))
  }

  it('set an idea of ours back, and hardly any set it far back, but never what was asked for', () => {
    assert.deepEqual(back(0), [0, 0, 0.15, 0.15, 0.4, 0])
    assert.deepEqual(back(0.5), [0, 0, 0, 0, 0, 0])
  })

  it('stand on no unasked list of a common trade where others fit as well', () => {
    const { engine } = shippedCareers()
    const places = ['41-2031.00', '43-6014.00', '53-3032.00', '35-3023.00', '31-1131.00', '43-4051.00'].flatMap((current) =>
      codesOf(advise({ current, yearsExperience: 6, education: 'high_school', salaryCurrent: 36_000 })),
    )
    const scarce = places.filter(
      (code) => (engine.base.occupations[engine.base.indexOf.get(code)!]!.outlook?.openings ?? 0) < 3_000,
    )
    assert.deepEqual(scarce, [])
  })
})
