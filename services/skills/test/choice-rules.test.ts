import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../src/domain/engine.ts'
import { NO_GOALS } from '../src/domain/goals/goals.ts'
import type { Standing } from '../src/domain/matching/standing.ts'
import { referenceOf } from '../src/domain/matching/standing.ts'
import { type Person, readPerson } from '../src/domain/person.ts'
import { purposeOf } from '../src/domain/purposes.ts'
import { byFit } from '../src/domain/rank.ts'
import type { EntryPath } from '../src/domain/reach/entry-path.ts'
import { saferLimit } from '../src/domain/reach/purpose-rules.ts'
import { isSpare, refusalOf, rulesFor } from '../src/domain/reach/refusals.ts'
import type { RuleContext } from '../src/domain/reach/rule.ts'
import { educationStep, entryStep, referencePay } from '../src/domain/reach.ts'
import type { OccupationFigures } from '../src/knowledge-base/types.ts'
import { profileOf } from './support/personas.ts'
import { smallEngine } from './support/small-table.ts'

type More = {
  code?: string
  zone?: number
  education?: string
  wages?: object
  entry?: object
  middle?: number
  [other: string]: unknown
}

const job = ({ code = '15-1252.00', zone = 3, education = '', entry = {}, middle = 50, ...more }: More = {}) =>
  ({
    index: 0,
    code,
    title: 'Job',
    ranked: true,
    zone,
    wages: { p50: 60_000 },
    entry: { education, experience: 'None', training: 'None', ...entry },
    exposure: { middle, modernHigh: false },
    outlook: { openings: 9000, growthPercent: 3 },
    ...more,
  }) as unknown as OccupationFigures

const person = (reach: object = {}, present?: OccupationFigures) =>
  ({
    reach: {
      education: '',
      yearsExperience: 0,
      monthsAvailable: 0,
      salaryCurrent: 0,
      salaryTarget: 0,
      payFloorShare: 0,
      targetIndustry: '',
      ...reach,
    },
    present,
  }) as unknown as Person

describe('what is within reach', () => {
  it('is measured from the schooling that was stated, or that the present job usually asks', () => {
    const stated = ['none', 'high_school', 'bootcamp', 'associates', 'bachelors', 'masters', 'professional', 'phd', 'toString']
    assert.deepEqual(
      stated.map((education) => educationStep(person({ education }))),
      [undefined, 1, 2, 3, 4, 5, 6, 6, undefined],
    )
    assert.equal(educationStep(person({}, job({ education: "Bachelor's degree" }))), 4)
    assert.equal(educationStep(person({ education: 'associates' }, job({ education: "Bachelor's degree" }))), 3)
  })

  it('is compared on the steps of the projections', () => {
    const steps = [
      'No formal educational credential',
      'High school diploma or equivalent',
      'Some college, no degree',
      'Postsecondary nondegree award',
      "Associate's degree",
      "Bachelor's degree",
      "Master's degree",
      'Doctoral or professional degree',
      '',
    ].map((education) => entryStep(job({ education })))
    assert.deepEqual(steps, [0, 1, 2, 2, 3, 4, 5, 6, undefined])
  })

  it('is measured against what one earns, or what one’s work usually pays', () => {
    const paid = job({ wages: { p50: 60_000 } })
    const unpaid = job({ wages: undefined })
    assert.deepEqual([referencePay(person({}, unpaid)), referencePay(person({}, paid))], [0, 60_000])
    assert.equal(referencePay(person({ salaryCurrent: 50_000 }, paid)), 50_000)
    assert.deepEqual([referenceOf(person({}, paid)), referenceOf(person({ salaryCurrent: 50_000 }, paid))], [60_000, 50_000])
    // Without both, four fifths of what is hoped for.
    assert.deepEqual([referenceOf(person({ salaryTarget: 100_000 }, unpaid)), referenceOf(person())], [80_000, 0])
  })
})

const WAY: EntryPath = { how: 'outside', studyMonths: [0, 0], paidMonths: [0, 0], experienceMonths: 0, missing: [], known: true }

type Given = Omit<Partial<RuleContext>, 'standing'> & {
  asked?: number
  field?: boolean
  place?: number
  pay?: number
  reference?: number
  way?: Partial<EntryPath> | { gate: object }
}

/** How the rules meet one occupation, from where the person stands toward it. */
const given = (
  { asked = 0, field = false, place = 0.5, pay, reference = 0, way = {}, ...context }: Given,
  occupation = job(),
) => {
  const standing = {
    asked: [asked],
    field: [field ? 1 : 0],
    place: [place],
    pay: [pay ?? occupation.wages?.p50 ?? 0],
    reference,
    entries: [{ ...WAY, ...way }],
  } as unknown as Standing
  const whole = { engine: {} as Engine, person: person(), purpose: 'career_deep_dive', goals: NO_GOALS, ...context } as const
  const rules = rulesFor({ ...whole, standing })
  return { rules, refusal: refusalOf(rules, occupation) }
}
const refusedBy = (...told: Parameters<typeof given>) => given(...told).refusal?.rule
const label = (rule: string, told: Given) => given(told).rules.find((one) => one.rule === rule)?.label

describe('rules', () => {
  const experienced = (reach: object = {}, more: More = {}) =>
    person({ yearsExperience: 6, ...reach }, job({ code: '13-2011.00', zone: 4, education: "Bachelor's degree", ...more }))

  it('are known by their purpose', () => {
    assert.deepEqual([purposeOf('basic'), purposeOf('toString'), purposeOf('')], ['basic', undefined, undefined])
  })

  it('refuse nothing that is paid, open and near', () => assert.equal(given({}).refusal, undefined))

  it('refuse what has no figures of its own, but for a ranked or named one', () => {
    for (const more of [{ wages: undefined }, { wages: { p50: 0 } }, { outlook: undefined }, { ranked: false }])
      assert.equal(refusedBy({}, job(more)), 'ranked_codes')
    assert.equal(refusedBy({ asked: 0.8 }, job({ ranked: false })), undefined)
    assert.equal(refusedBy({ asked: 0.79 }, job({ ranked: false })), 'ranked_codes')
    assert.equal(refusedBy({ asked: 1 }, job({ wages: undefined })), 'ranked_codes')
  })

  it('refuse the present job in every form', () => {
    const told = { person: experienced() }
    assert.equal(refusedBy(told, job({ code: '13-2011.03', zone: 4 })), 'not_present')
    assert.equal(refusedBy(told, job({ code: '13-2012.00', zone: 4 })), undefined)
  })

  it('refuse contests and auditions, unless one was asked for', () => {
    const gate = { gate: { kind: 'selection' } }
    assert.deepEqual([refusedBy({ way: gate }), refusedBy({ way: gate, asked: 0.5 })], ['selection', undefined])
    for (const code of ['27-2011.00', '27-2042.00', '55-1011.00']) assert.equal(refusedBy({}, job({ code })), 'selection', code)
    assert.equal(refusedBy({}, job({ code: '27-2012.00' })), undefined)
  })

  it('refuse a step down in the own field, for no more pay', () => {
    const told = { person: experienced(), field: true, reference: 60_000 }
    const easier = job({ code: '43-3031.00', zone: 3, education: "Associate's degree" })
    assert.equal(refusedBy({ ...told, pay: 65_999 }, easier), 'no_rung_down')
    assert.equal(refusedBy({ ...told, pay: 66_001 }, easier), undefined)
    assert.equal(refusedBy({ ...told, field: false, pay: 65_999 }, easier), undefined)
    assert.deepEqual(
      [refusedBy({ ...told, pay: 60_000, asked: 0.89 }, easier), refusedBy({ ...told, asked: 0.9 }, easier)],
      ['no_rung_down', undefined],
    )
    assert.equal(refusedBy({ ...told, person: experienced({ yearsExperience: 1 }) }, easier), undefined)
    // Two steps of schooling less count like a zone less.
    const unschooled = job({ code: '13-2012.00', zone: 4, education: 'Some college, no degree' })
    assert.equal(refusedBy({ ...told, pay: 60_000 }, unschooled), 'no_rung_down')
    assert.equal(
      refusedBy({ ...told, pay: 60_000 }, job({ code: '13-2012.00', zone: 4, education: "Associate's degree" })),
      undefined,
    )
    // As demanding, but poorer than both what one earns and what the work usually pays.
    const even = job({ code: '13-2012.00', zone: 4, education: "Bachelor's degree" })
    assert.equal(refusedBy({ ...told, pay: 59_999 }, even), 'no_rung_down')
    assert.equal(refusedBy({ ...told, pay: 59_999, asked: 0.5 }, even), undefined)
    assert.equal(refusedBy({ ...told, pay: 60_000, reference: 65_000 }, even), undefined)
  })

  it('refuse ranks of another field', () => {
    const foreman = job({ code: '47-1011.00' })
    const builder = person({ yearsExperience: 6 }, job({ code: '47-2111.00' }))
    const clerk = experienced({}, { zone: 3, education: '' })
    assert.equal(refusedBy({ person: clerk }, foreman), 'ranks')
    assert.equal(refusedBy({ person: clerk, asked: 0.5 }, foreman), undefined)
    assert.equal(refusedBy({ person: clerk, way: { how: 'same' } }, foreman), undefined)
    assert.equal(refusedBy({ person: builder }, foreman), undefined)
    // Without a present job every rank that is not the own field's.
    const rank = { gate: { kind: 'rank' } }
    assert.deepEqual(
      [0.79, 0.8].map((asked) => refusedBy({ way: rank, asked }, job({ code: '11-3031.00' }))),
      ['ranks', undefined],
    )
    assert.equal(refusedBy({ way: { ...rank, how: 'related' } }, job({ code: '11-3031.00' })), undefined)
    assert.equal(refusedBy({}, foreman), undefined)
  })

  it('keep the stated floor to the dollar, and nine tenths of the present pay without one', () => {
    const floor = (reach: object, pay: number, asked = 0) =>
      given({ person: person({ salaryCurrent: 100_000, ...reach }), reference: 100_000, pay, asked }).refusal
    assert.deepEqual([floor({}, 90_000)?.rule, floor({}, 89_999)?.rule], [undefined, 'usual_pay'])
    const asked = [67_500, 67_499].map((pay) => floor({}, pay, 0.5)?.rule)
    assert.deepEqual([...asked, floor({}, 67_500, 0.49)?.rule], [undefined, 'usual_pay', 'usual_pay'])
    const stated = { payFloorShare: 0.8 }
    const named = floor(stated, 79_999, 1)?.rule
    assert.deepEqual([floor(stated, 80_000), floor(stated, 79_999)?.rule, named], [undefined, 'reach_pay', 'reach_pay'])
    assert.deepEqual(floor(stated, 70_000), {
      rule: 'reach_pay',
      why: 'It usually pays about $70,000, below the $80,000 you need.',
      opens: 'It opens if you could live on $70,000 a year.',
    })
    assert.match(floor({}, 70_000)!.why, /below the \$100,000 we compare with\.$/)
    assert.deepEqual([floor({ payFloorShare: 9 }, 150_000), floor({ payFloorShare: 9 }, 149_999)?.rule], [undefined, 'reach_pay'])
    // Above 200,000 the published figures tell nothing apart; hopes alone are no floor.
    const high = (pay: number) => refusedBy({ person: person({ salaryCurrent: 400_000 }), reference: 400_000, pay })
    assert.deepEqual([high(200_000), high(199_999)], [undefined, 'usual_pay'])
    assert.equal(refusedBy({ reference: 100_000, pay: 1 }), undefined)
    assert.equal(label('reach_pay', { person: person(stated) }), 'Pay at least 80 % of yours, as you asked')
    assert.equal(label('usual_pay', {}), 'Pay not far below yours')
  })

  it('refuse what asks for much less than was learned', () => {
    const above = { person: experienced() }
    const easy = { education: 'High school diploma or equivalent' }
    assert.equal(refusedBy(above, job({ code: '43-4051.00', zone: 2, education: "Bachelor's degree" })), 'reach_zone')
    assert.equal(refusedBy(above, job({ code: '43-4051.00', zone: 3, ...easy })), 'reach_zone')
    assert.equal(refusedBy(above, job({ code: '43-4051.00', zone: 4, ...easy })), undefined)
    assert.equal(refusedBy(above, job({ code: '43-4051.00', zone: 3, education: 'Some college, no degree' })), undefined)
    assert.equal(refusedBy({ ...above, asked: 0.5 }, job({ code: '43-4051.00', zone: 1 })), undefined)
    const graduate = { person: person({ education: 'bachelors' }) }
    const zones = (education: string) => [2, 3, 4].map((zone) => refusedBy(graduate, job({ zone, education })))
    assert.deepEqual(zones('Some college, no degree'), ['reach_zone', 'reach_zone', undefined])
    assert.deepEqual(zones("Associate's degree"), [undefined, undefined, undefined])
    assert.equal(refusedBy({ person: person({ education: 'associates' }) }, job({ zone: 2, ...easy })), undefined)
  })

  it('refuse a doctorate from scratch', () => {
    const doctor = job({ education: 'Doctoral or professional degree', zone: 5 })
    const rule = (education: string, asked = 0) => refusedBy({ person: person({ education }), asked }, doctor)
    assert.deepEqual([rule('masters'), rule('phd'), rule('masters', 0.5)], ['reach_entry', undefined, undefined])
  })

  it('refuse what takes longer than the person gives, or than such a move is worth', () => {
    const study = (months: number): Partial<EntryPath> => ({ studyMonths: [months, 2 * months] })
    /** The most months of study with which an occupation is still offered. */
    const most = (told: Given, occupation = job({ zone: 4 })) => {
      let months = 0
      while (months < 99 && refusedBy({ ...told, way: { ...study(months + 1), ...told.way } }, occupation) === undefined)
        months += 1
      return months
    }
    assert.deepEqual([most({}), most({}, job({ zone: 3 }))], [60, 24])
    assert.deepEqual([most({ asked: 0.5 }), most({ asked: 0.8 })], [24, 60])
    assert.deepEqual([most({ person: experienced() }), most({ person: experienced({ yearsExperience: 2 }) })], [12, 24])
    const near = { person: experienced(), place: 0.97 }
    assert.deepEqual(
      [most(near), most({ ...near, place: 0.96 }), most({ ...near, person: experienced({ yearsExperience: 8 }) })],
      [24, 12, 12],
    )
    const license = (how: 'related' | 'outside') => ({ how, gate: { kind: 'license' } }) as unknown as Partial<EntryPath>
    const worth = { ...near, pay: 75_001, reference: 60_000 }
    assert.deepEqual(
      [most({ ...worth, way: license('related') }), most({ ...worth, pay: 75_000, way: license('related') })],
      [36, 24],
    )
    assert.deepEqual(
      [most({ ...near, way: license('outside') }), most({ person: experienced(), way: license('outside') })],
      [6, 6],
    )
    const time = (monthsAvailable: number) => person({ monthsAvailable })
    assert.deepEqual([most({ person: time(18) }), most({ person: time(90) }), most({ person: time(6), asked: 1 })], [18, 60, 6])
    assert.deepEqual(given({ person: time(6), way: study(8) }).refusal, {
      rule: 'reach_time',
      why: 'It takes about 8 months of study from where you stand; you give the change 6.',
      opens: 'It opens if you can study for 8 months.',
    })
    for (const [months, rule] of [
      [61, 'reach_time'],
      [25, 'usual_time'],
    ] as const) {
      const { refusal } = given({ way: study(months) })
      assert.equal(refusal?.rule, rule)
      assert.match(refusal!.why, /that is long for what it adds\.$/)
    }
  })

  it('refuse an unknown way, a second apprenticeship, and years that are missing', () => {
    const unknown = (more: Partial<EntryPath>, asked = 0) => refusedBy({ asked, way: { known: false, ...more } })
    assert.deepEqual([unknown({}), unknown({}, 0.5), unknown({ how: 'related' })], ['reach_time', undefined, undefined])
    const trainee = (yearsExperience: number, way: object, asked = 0) =>
      given({ person: experienced({ yearsExperience }), asked, way: way as Partial<EntryPath> }, job({ zone: 4 })).refusal
    assert.match(trainee(5, { paidMonths: [24, 48] })!.why, /^You would begin again as a trainee, for about 24 months/)
    assert.match(trainee(5, { gate: { kind: 'academy' } })!.why, /for about 6 months/)
    assert.deepEqual([trainee(4, { paidMonths: [24, 48] }), trainee(5, { paidMonths: [23, 48] })], [undefined, undefined])
    assert.deepEqual(
      [trainee(5, { paidMonths: [24, 48] }, 0.5), trainee(5, { how: 'related', paidMonths: [24, 48] })],
      [undefined, undefined],
    )
    const missing = (experienceMonths: number, asked = 0) => refusedBy({ asked, way: { experienceMonths } })
    assert.deepEqual([missing(12), missing(13), missing(49)], [undefined, 'usual_time', 'reach_time'])
    assert.deepEqual([missing(24, 0.5), missing(25, 0.5)], [undefined, 'usual_time'])
    assert.deepEqual([missing(48, 0.8), missing(49, 0.8)], [undefined, 'reach_time'])
  })

  it('refuse what shrinks fast or hardly opens', () => {
    const outlook = (openings: number, growthPercent: number, asked = 0) =>
      refusedBy({ asked }, job({ outlook: { openings, growthPercent } }))
    assert.deepEqual([outlook(300, -10), outlook(299, 3), outlook(9000, -10.1)], [undefined, 'viable', 'viable'])
    assert.equal(outlook(1, -50, 0.5), undefined)
  })

  it('keep what leads, for those who want to lead', () => {
    const lead = (told: Given, more: More) => refusedBy({ purpose: 'executive_transition', ...told }, job(more))
    const asks = (experience: string, zone = 4) => ({ code: '17-2051.00', zone, entry: { experience } })
    assert.deepEqual(
      [
        asks('5 years or more', 2),
        asks('Less than 5 years'),
        asks('Less than 5 years', 3),
        asks('None'),
        { code: '11-1021.00' },
        { code: '13-1111.00' },
        { code: '43-1011.00' },
      ].map((more) => lead({}, more)),
      [undefined, undefined, 'scope', 'scope', undefined, undefined, undefined],
    )
    assert.equal(lead({ asked: 0.5 }, asks('None')), undefined)
  })

  it('keep safer work, for those whom AI makes leave', () => {
    const safer = (told: Given, middle: number, modernHigh = false) =>
      refusedBy({ purpose: 'ai_transition', ...told }, job({ exposure: { middle, modernHigh } }))
    assert.deepEqual(
      [safer({}, 0), safer({}, 50), safer({}, 50.1), safer({}, -1), safer({}, 40, true)],
      [undefined, undefined, 'safer', 'safer', 'safer'],
    )
    assert.equal(safer({ asked: 0.5 }, 90, true), undefined)
    assert.equal(label('safer', { purpose: 'ai_transition' }), 'In the less exposed half')
    assert.equal(label('safer', { purpose: 'ai_transition', person: experienced() }), 'Less exposed to AI than your present job')
    const present = (middle: number) => job({ middle })
    assert.deepEqual(
      [undefined, -1, 0, 30, 40, 55, 56, 90].map((middle) => saferLimit(middle === undefined ? undefined : present(middle))),
      [50, 50, 40, 40, 40, 55, 46, 80],
    )
  })

  it('keep to an industry in a change of career', () => {
    const aimed = { purpose: 'career_change', person: person({ targetIndustry: 'healthcare' }) } as const
    assert.deepEqual(
      ['29-1141.00', '13-2011.00', '51-4041.00'].map((code) => given(aimed, job({ code })).refusal?.why),
      [undefined, undefined, 'It is not usual in healthcare.'],
    )
    assert.equal(refusedBy({ ...aimed, asked: 0.5 }, job({ code: '51-4041.00' })), undefined)
    assert.equal(refusedBy({ ...aimed, purpose: 'basic' }, job({ code: '51-4041.00' })), undefined)
    assert.equal(label('industry', aimed), 'Usual in healthcare, or found in every industry')
    assert.equal(label('industry', { purpose: 'career_change' }), undefined)
  })

  it('keep the wishes that health and family ask for', () => {
    const wish = (id: string, value: number, asked = 0) =>
      given({
        asked,
        goals: { wanted: [], wishes: [{ id, phrase: 'home by six', values: new Map([['15-1252.00', value]]) }] },
      }).refusal
    assert.deepEqual(wish('home_at_night', -0.75), {
      rule: 'wish',
      why: 'It goes against “home by six”.',
      opens: 'It opens if you take that wish back.',
    })
    for (const id of ['no_nights', 'less_load']) assert.equal(wish(id, -1)?.rule, 'wish')
    assert.deepEqual(
      [wish('home_at_night', -0.74), wish('remote', -1), wish('no_nights', -1, 0.8)],
      [undefined, undefined, undefined],
    )
    assert.equal(wish('no_nights', -1, 0.79)?.rule, 'wish')
  })

  it('keep the least pay and no degree where a what-if asks for them', () => {
    const least = (p50: number) => refusedBy({ change: { leastPay: 50_000 } }, job({ wages: { p50 } }))
    assert.deepEqual([least(50_000), least(49_999)], [undefined, 'least_pay'])
    assert.equal(label('least_pay', { change: { leastPay: 50_000 } }), 'Middle pay at least $50,000')
    const degree = (education: string) => refusedBy({ change: { noDegree: true } }, job({ education, zone: 4 }))
    assert.deepEqual([degree("Bachelor's degree"), degree("Associate's degree"), degree('')], ['no_degree', undefined, undefined])
  })
})

describe('what only our taste refuses', () => {
  const spare = (told: Given, occupation?: OccupationFigures) => {
    const { rules } = given(told, occupation)
    return [isSpare(rules, occupation ?? job()), isSpare(rules, occupation ?? job(), true)]
  }

  it('may fill up a short list', () => {
    assert.deepEqual(spare({}), [true, true])
    assert.deepEqual(spare({ way: { studyMonths: [40, 50] } }), [true, true])
    assert.deepEqual(spare({ purpose: 'executive_transition' }), [true, true])
    assert.deepEqual(spare({}, job({ outlook: { openings: 1, growthPercent: -50 } })), [true, true])
    const rich = { person: person({ salaryCurrent: 90_000 }), reference: 90_000, pay: 10_000 }
    assert.deepEqual(spare(rich), [true, true])
  })

  it('is neither the pay nor the months that the person gives, but for the last three places', () => {
    const stated = { person: person({ salaryCurrent: 90_000, payFloorShare: 1 }), reference: 90_000, pay: 10_000 }
    assert.deepEqual(spare(stated), [false, true])
    assert.deepEqual(spare({ way: { studyMonths: [70, 80] } }), [false, true])
  })

  it('is never what cannot be entered, compared, or was wished away', () => {
    for (const more of [{ wages: undefined }, { code: '27-2042.00' }, { education: 'Doctoral or professional degree' }])
      assert.deepEqual(spare({}, job(more)), [false, false])
    const wishes = [{ id: 'no_nights', phrase: 'no nights', values: new Map([['15-1252.00', -1]]) }]
    assert.deepEqual(spare({ goals: { wanted: [], wishes } }), [false, false])
  })
})

describe('an order by a figure', () => {
  it('is by fit, equals by their place', () => {
    assert.deepEqual(byFit([5, 2, 4], Float64Array.of(0, 0, 1, 0, 1, 2)), [5, 2, 4])
    assert.deepEqual(byFit([4, 2], Float64Array.of(0, 0, 1, 0, 1)), [2, 4])
  })
})

describe('a person as read', () => {
  it('is nobody without answers', () => {
    const engine = smallEngine()
    const nobody = readPerson(engine, { ...profileOf({ interests: [3, 3, 3, 3, 3, 3] }), ratings: [] })
    assert.deepEqual(
      [nobody.interests, nobody.values, nobody.styles, nobody.skills, nobody.knowledge, nobody.technologies.size],
      [undefined, undefined, undefined, undefined, undefined, 0],
    )
  })
})
