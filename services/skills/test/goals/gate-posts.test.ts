import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rank } from '../../src/domain/matching/rank.ts'
import { withAskedPosts } from '../../src/domain/reach/gate-posts.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()
const { base } = engine

type Told = { readonly current: string; readonly education: string; readonly goal: string }

function listOf({ current, education, goal }: Told) {
  const profile = profileOf({ current, interests: [3, 3, 3, 5, 4, 4], reach: { yearsExperience: 6, education } })
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, current)
  const ranking = rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
  return { ranking, list: presentRanking(engine, ranking) }
}

const studyTo = (code: string, told: Told): readonly [number, number] =>
  listOf(told).ranking.standing.entries[base.indexOf.get(code)!]!.studyMonths

describe('posts that ask less than their occupation', () => {
  const graduate = { education: 'bachelors', current: '43-4051.00' }
  const OPEN: readonly (readonly [goal: string, code: string, told: Omit<Told, 'goal'>])[] = [
    ['academic advising at a college', '21-1012.00', graduate],
    ['be a college advisor', '21-1012.00', graduate],
    ['career coaching or career counseling', '21-1012.00', graduate],
    ['student success coach at the community college', '21-1012.00', { ...graduate, current: '25-2031.00' }],
    ['university advisor for first generation students', '21-1012.00', graduate],
    ['teach history at a private school', '25-2031.00', graduate],
    ['teach at a catholic high school', '25-2031.00', graduate],
    ['patent examiner', '13-1041.00', { education: 'masters', current: '19-1029.00' }],
    ['teach accounting at a community college', '25-1011.00', { education: 'masters', current: '13-2011.00' }],
  ]
  for (const [goal, code, told] of OPEN)
    it(`begin now with the degree that is held: "${goal}"`, () => assert.equal(studyTo(code, { ...told, goal })[0], 0))

  const CLOSED: readonly (readonly [goal: string, code: string, least: number])[] = [
    ['school counselor', '21-1012.00', 24],
    ['school counselor or academic advisor', '21-1012.00', 24],
    ['guidance counselor, or else college advising', '21-1012.00', 24],
    ['high school history teacher', '25-2031.00', 9],
    ['teach history at a public or private school', '25-2031.00', 9],
    ['teach history at a university or community college', '25-1125.00', 36],
  ]
  for (const [goal, code, least] of CLOSED)
    it(`lower no gate that is asked for too: "${goal}"`, () =>
      assert.ok(studyTo(code, { ...graduate, goal })[0] >= least, String(studyTo(code, { ...graduate, goal }))))

  it('still ask for the degree of who holds none', () => {
    assert.ok(studyTo('21-1012.00', { current: '43-3071.00', education: 'high_school', goal: 'academic advising' })[0] >= 40)
    assert.ok(studyTo('25-1125.00', { ...graduate, goal: 'teach history at a community college' })[0] >= 18)
  })

  it('are told with what the rest of the occupation asks, in the answer, on the place and on its gate', () => {
    const { list } = listOf({ ...graduate, goal: 'academic advising' })
    assert.match(list.goals[0]!.why, /is within reach now.*counselors at a public school need a master’s and a state credential/)
    const place = list.ranked.find(({ occupation }) => occupation?.code === '21-1012.00')!
    assert.ok(place.reasonsAgainst.some(({ kind }) => kind === 'post_gate'))
    assert.match(place.occupation!.gate!.license, /^None for most advisors/)
    const both = listOf({ ...graduate, goal: 'school counselor or academic advisor' }).list
    assert.match(both.goals[0]!.why, /24 to 36 months.*Colleges hire advisors with a bachelor’s degree/)
  })

  it('leave the tables alone where nobody names one, and where what is named belongs to another occupation', () => {
    assert.equal(withAskedPosts(base, { wanted: [], said: 'school counselor' }), base)
    const nurse = { phrase: 'nurse', inside: false, codes: [{ code: '29-1141.00', weight: 1 }] }
    const asked = withAskedPosts(base, { wanted: [nurse], said: 'nurse at a private school' })
    assert.equal(asked.gates.get('29-1141.00'), base.gates.get('29-1141.00'))
    assert.equal(asked.gates.get('25-2031.00'), base.gates.get('25-2031.00'))
  })
})

describe('posts and persons that a license or a record may close', () => {
  it('ask for the license of a post that the rest of the occupation does without', () => {
    const told = { current: '11-9111.00', education: 'bachelors', goal: 'licensed nursing home administrator in St. Cloud' }
    const { list } = listOf(told)
    assert.equal(list.goals.length, 1, 'a city is no work')
    assert.match(list.goals[0]!.why, /if you hold the license .* nursing home administrator license\. Without it/)
    assert.doesNotMatch(listOf({ ...told, goal: 'health services manager' }).list.goals[0]!.why, /nursing home/)
  })

  it('tell who did the work in uniform that its license is a thing of its own', () => {
    const { why } = listOf({ current: '49-3011.00', education: 'high_school', goal: 'airline mechanic' }).list.goals[0]!
    assert.match(why, /if you hold .* FAA airframe and powerplant certificate\. Without it, ask first what your years count/)
  })

  it('name what a felony closes, and choose the other', () => {
    const told = { current: '21-1011.00', education: 'bachelors' }
    const goal = 'Juvenile probation officer or community health worker, tell me which one. I have a felony from 1994.'
    const [probation, health] = listOf({ ...told, goal }).list.goals
    assert.equal(probation!.answer, 'not_yet')
    assert.match(
      probation!.why,
      /^First, your record\. .*refuse people with a felony unless it was pardoned.* If it is open to you: Probation/,
    )
    assert.match(health!.why, /we would take this one first: no rule that we know closes it to your record/)
    const clean = 'Juvenile probation officer or community health worker, tell me which one.'
    for (const { why } of listOf({ ...told, goal: clean }).list.goals) assert.doesNotMatch(why, /felony|record/)
  })
})
