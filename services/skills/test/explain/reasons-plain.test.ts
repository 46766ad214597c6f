import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namedActivities } from '../../src/domain/explain/activity-names.ts'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { leads } from '../../src/domain/reach/ranks.ts'
import { advise, type Simple } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine } = shippedCareers()
const { base } = engine
const at = (code: string): number => base.indexOf.get(code)!
/** What speaks against an occupation for somebody, of one kind. */
const against = (person: Simple, kind: string, ...codes: string[]): string[] => {
  const ranking = advise(person)
  return codes.flatMap((code) =>
    findReasons(engine, ranking, at(code)).against.flatMap((reason) => (reason.kind === kind ? [reason.text] : [])),
  )
}
const ranked = base.occupations.filter((one) => one.ranked)

describe('what must not stay unsaid of a place', () => {
  it('is how long a program takes beside the hours that are given', () => {
    const cashier = { current: '41-2011.00', education: 'high_school', yearsExperience: 5 }
    const hours = (learningHours: number, code: string) => against({ ...cashier, learningHours }, 'study_hours', code)
    assert.match(
      hours(10, '29-2061.00')[0]!,
      /full time, about 36 hours a week\. At your 10 hours they become about .+ years: ask for evening/,
    )
    assert.match(hours(10, '29-2061.00')[0]!, /Clinical hours are often by day/)
    assert.match(hours(2, '29-1141.00')[0]!, /become more than ten years/)
    assert.match(hours(0.5, '29-2061.00')[0]!, /you have none to give for now/)
    // Not said: nothing to say. Full time: nothing to add. A paid apprenticeship: no study first.
    for (const given of [0, 30, 40]) assert.deepEqual(hours(given, '29-2061.00'), [])
    assert.deepEqual(hours(5, '47-2111.00'), [])
  })

  it('is said of every occupation whose study is a program, and of no other', () => {
    const ranking = advise({ current: '41-2011.00', education: 'high_school', yearsExperience: 5, learningHours: 5 })
    for (const { index, code } of ranked) {
      const { known, studyMonths, gate } = ranking.standing.entries[index]!
      const program = known && studyMonths[0] >= 3 && gate?.kind !== 'apprenticeship'
      const kinds = findReasons(engine, ranking, index).against.map(({ kind }) => kind)
      assert.equal(kinds.includes('study_hours'), program, code)
    }
  })

  it('is no study where the license is held', () => {
    const kinds = (claims: string[]): string[] => {
      const ranking = advise({ current: '41-2011.00', education: 'high_school', yearsExperience: 5, learningHours: 5 })
      const holder = { ...ranking, person: { ...ranking.person, claims } }
      const { for: pro, against: con } = findReasons(engine, holder, at('29-2061.00'))
      return [...pro, ...con].map(({ kind }) => kind)
    }
    assert.ok(kinds([]).includes('study_hours') && kinds([]).includes('entry_degree'))
    assert.deepEqual(
      ['license_held', 'study_hours', 'entry_degree'].filter((kind) => kinds(['LPN']).includes(kind)),
      ['license_held'],
    )
  })

  it('is the medical card of a license, for whoever writes of what its examiner looks at', () => {
    const cards = (phrase: string, code: string): string[] => {
      const ranking = advise({ current: '53-7065.00', education: 'high_school', yearsExperience: 5 })
      const wishes = [{ id: 'health' as const, label: 'Your health', phrase }]
      const { against } = findReasons(engine, { ...ranking, goals: { ...ranking.goals, wishes } }, at(code))
      return against.filter(({ kind }) => kind === 'medical_card').map(({ text }) => text)
    }
    for (const code of ['53-3032.00', '53-3051.00', '49-9051.00', '53-2011.00'])
      assert.match(
        cards('insulin', code)[0]!,
        /goes with a medical card, and you wrote “insulin”: ask a certified medical examiner/,
      )
    assert.deepEqual([...cards('insulin', '43-6014.00'), ...cards('migraines', '53-3032.00')], [])
  })

  it('is that leading comes first, for everybody who does not lead, of all that leads', () => {
    for (const current of ['41-2011.00', '29-1141.00', '15-1252.00', '47-2111.00']) {
      const ranking = advise({ current, yearsExperience: 9 })
      for (const place of ranked.filter(leads)) {
        const said = findReasons(engine, ranking, place.index).against.some(({ kind }) => kind === 'lead_first')
        assert.equal(said, !/^11-(?:1031|9013)/.test(place.code), `${current} ${place.code}`)
      }
    }
    const shift = against({ current: '53-7065.00' }, 'lead_first', '53-1043.00', '43-1011.00')
    assert.equal(shift.length, 2)
    for (const text of shift) assert.match(text, /run a shift or a crew first/)
    const chief = advise({ current: '11-2021.00', yearsExperience: 9 })
    for (const { index, code } of ranked.filter(leads))
      assert.ok(!findReasons(engine, chief, index).against.some(({ kind }) => kind === 'lead_first'), code)
  })

  it('is a first pay far from the middle', () => {
    const clerk = { current: '43-4051.00', salaryCurrent: 41_000, yearsExperience: 4 }
    assert.match(against(clerk, 'first_pay', '41-9022.00')[0]!, /live on commissions/)
    assert.match(against(clerk, 'first_pay', '41-3021.00')[0]!, /commissions/)
    assert.match(
      against(clerk, 'first_pay', '47-2152.00')[0]!,
      /^Apprentices usually start at about .+ here about \$\d\d,000 a year, less than you earn now/,
    )
    assert.deepEqual(against({ ...clerk, current: '41-9022.00' }, 'first_pay', '41-9022.00'), [])
    assert.deepEqual(against(clerk, 'first_pay', '43-3031.00', '29-1141.00'), [])
    const ranking = advise(clerk)
    for (const { index, code, wages } of ranked) {
      const { gate, paidMonths } = ranking.standing.entries[index]!
      if (gate?.kind !== 'apprenticeship' || paidMonths[1] < 24 || !wages?.p50) continue
      assert.ok(
        findReasons(engine, ranking, index).against.some(({ kind }) => kind === 'first_pay'),
        code,
      )
    }
  })

  it('is a wish that the place breaks, in the words of the person', () => {
    const goal = 'electrician or warehouse supervisor, nothing heavy, bad back. no nights, want to be indoors'
    const said = against({ current: '43-4051.00', goal }, 'wish_broken', '47-2111.00', '47-2181.00')
    assert.ok(
      said.some((text) => /lifts, carries or stands a good deal/.test(text)),
      said.join('\n'),
    )
    assert.ok(
      said.some((text) => /outside for much of the day/.test(text)),
      said.join('\n'),
    )
    for (const text of said) assert.match(text, /^You wrote “.+”: .+\.$/)
    assert.deepEqual(against({ current: '43-4051.00', goal: 'nothing heavy, bad back' }, 'wish_broken', '13-2011.00'), [])
    assert.deepEqual(against({ current: '43-4051.00' }, 'wish_broken', '47-2181.00'), [])
  })
})

describe('what stands for an occupation in a sentence', () => {
  it('has a name, several tasks and a noticeable share, in nearly every occupation', () => {
    const named = base.occupations.map((one) => namedActivities(base, one))
    assert.ok(named.filter((list) => list.length > 0).length >= 0.97 * base.occupations.length)
    base.occupations.forEach(({ activities, code }, index) => {
      for (const { id, label } of named[index]!) {
        const { tasks, share } = activities.find((one) => one.id === id)!
        assert.ok(label !== '' && tasks >= 2 && share >= 0.04, `${code} ${id}`)
      }
    })
  })

  it('is not what readers called nonsense', () => {
    const NONSENSE: readonly (readonly [code: string, words: RegExp])[] = [
      ['49-2098.00', /hoses and lines|production machinery/],
      ['49-9051.00', /hoses and lines/],
      ['53-3051.00', /alarm/],
      ['43-5052.00', /alarm/],
      ['53-3033.00', /alarm|payments/],
      ['17-2071.00', /environment|energy/],
      ['49-1011.00', /machines and plants/],
      ['15-2011.00', /court|hearings|budgets/],
      ['31-9091.00', /medical devices/],
      ['47-4011.00', /deals|on course/],
      ['13-1041.00', /hiring|law\b/],
      ['13-1151.00', /personnel/],
      ['29-2072.00', /phones/],
    ]
    for (const [code, words] of NONSENSE)
      for (const { label } of namedActivities(base, base.occupations[at(code)]!)) assert.doesNotMatch(label, words, code)
  })
})
