import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byFit } from '../../src/domain/matching/rank.ts'
import { referenceOf } from '../../src/domain/matching/standing.ts'
import { readPerson } from '../../src/domain/person/person.ts'
import { purposeOf } from '../../src/domain/person/purposes.ts'
import { educationStep, entryStep, referencePay } from '../../src/domain/reach/education.ts'
import { experienced, given, job, label, person, refusedBy } from '../support/meet-rules.ts'
import { profileOf } from '../support/personas.ts'
import { smallEngine } from '../support/small-table.ts'

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
    assert.deepEqual(
      [referenceOf(person({ salaryTarget: 30_000 }, paid)), referenceOf(person({ salaryTarget: 90_000 }, paid))],
      [30_000, 60_000],
    )
    // Without both, four fifths of what is hoped for.
    assert.deepEqual([referenceOf(person({ salaryTarget: 100_000 }, unpaid)), referenceOf(person())], [80_000, 0])
  })
})

describe('rules', () => {
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
    // A speciality that counselors name early is told of with the pay of its code.
    assert.deepEqual(
      [0.7, 0.69].map((named) => refusedBy({ named }, job({ ranked: false }))),
      [undefined, 'ranked_codes'],
    )
    assert.equal(refusedBy({ named: 1 }, job({ ranked: false, outlook: undefined })), 'ranked_codes')
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
    const years = [1, 2].map((yearsExperience) => refusedBy({ ...told, person: experienced({ yearsExperience }) }, easier))
    assert.deepEqual(years, [undefined, 'no_rung_down'])
    assert.equal(refusedBy({ ...told, reference: 20_000, pay: 22_000 }, easier), undefined)
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
    assert.equal(refusedBy({ ...told, person: experienced({}, { wages: undefined }), pay: 59_999 }, even), 'no_rung_down')
    assert.equal(refusedBy({ ...told, pay: 59_999 }, { ...even, zone: 5 }), undefined)
    // What counselors name early there is a speciality, and may pay a fifth less; the floor of pay still holds.
    const early = [54_000, 48_000, 47_999].map((pay) => refusedBy({ ...told, pay, named: 0.8 }, even))
    assert.deepEqual(early, [undefined, 'usual_pay', 'no_rung_down'])
    assert.equal(refusedBy({ ...told, pay: 54_000, named: 0.79 }, even), 'no_rung_down')
  })

  it('refuse ranks of another field', () => {
    const foreman = job({ code: '47-1011.00' })
    const builder = person({ yearsExperience: 6 }, job({ code: '47-2111.00' }))
    const clerk = experienced({}, { zone: 3, education: '' })
    assert.equal(refusedBy({ person: clerk }, foreman), 'ranks')
    assert.equal(refusedBy({ person: clerk }, job({ code: '147-1011.00' })), undefined)
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
    const floor = (reach: object, pay: number, chief = false, asked = 1) =>
      given({ person: person({ salaryCurrent: 100_000, ...reach }), reference: 100_000, pay, asked, chief }).refusal
    assert.deepEqual([floor({}, 90_000)?.rule, floor({}, 89_999)?.rule], [undefined, 'usual_pay'])
    const asked = [67_500, 67_499].map((pay) => floor({}, pay, true)?.rule)
    assert.deepEqual([...asked, floor({}, 67_500)?.rule], [undefined, 'usual_pay', 'usual_pay'])
    const side = [0.8, 0.79].map((weight) => floor({}, 67_500, true, weight)?.rule)
    assert.deepEqual(side, [undefined, 'usual_pay'])
    const stated = { payFloorShare: 0.8 }
    assert.deepEqual([floor(stated, 80_000), floor(stated, 79_999)?.rule], [undefined, 'reach_pay'])
    // What they name first of all may lie below it by what a national middle is uncertain by: 3 in 100.
    assert.deepEqual([floor(stated, 77_600, true), floor(stated, 77_599, true)?.rule], [undefined, 'reach_pay'])
    assert.deepEqual(floor(stated, 70_000), {
      rule: 'reach_pay',
      why: 'It usually pays about $70,000, below the $80,000 you need.',
      opens: 'It opens if you could live on $70,000 a year.',
    })
    assert.match(floor({}, 70_000)!.why, /below the \$100,000 we compare with\.$/)
    assert.deepEqual([floor({ payFloorShare: 9 }, 150_000), floor({ payFloorShare: 9 }, 149_999)?.rule], [undefined, 'reach_pay'])
    // From 120,000 on little else pays as well.
    const well = (salaryCurrent: number, pay: number) =>
      refusedBy({ person: person({ salaryCurrent }), reference: salaryCurrent, pay })
    assert.deepEqual([well(120_000, 84_000), well(120_000, 83_999)], [undefined, 'usual_pay'])
    assert.deepEqual([well(119_999, 108_000), well(119_999, 107_999)], [undefined, 'usual_pay'])
    // Above 200,000 the published figures tell nothing apart; hopes alone are no floor.
    const high = (pay: number) => refusedBy({ person: person({ salaryCurrent: 400_000 }), reference: 400_000, pay })
    assert.deepEqual([high(200_000), high(199_999)], [undefined, 'usual_pay'])
    assert.equal(refusedBy({ reference: 100_000, pay: 1 }), undefined)
    assert.equal(label('reach_pay', { person: person(stated) }), 'Pay at least 80 % of yours, as you asked')
    assert.equal(label('reach_pay', { person: person(stated), reference: 50_000 }), 'Pay at least 80 % of yours, as you asked')
    const paid = person({ ...stated, salaryCurrent: 50_000 })
    assert.equal(label('reach_pay', { person: paid, reference: 50_000 }), 'Pay at least $40,000, as you asked')
    assert.equal(label('usual_pay', {}), 'Pay not far below yours')
  })

  it('keep the least pay that the goals name, where it is more', () => {
    const goals = { wanted: [], wishes: [{ id: 'least_pay', phrase: '60k min' }] }
    const floor = (pay: number, reach: object = {}) =>
      given({ person: person({ salaryCurrent: 50_000, ...reach }), reference: 50_000, pay, goals }).refusal
    assert.deepEqual([floor(60_000), floor(59_999)?.rule], [undefined, 'reach_pay'])
    assert.match(floor(59_999)!.why, /below the \$60,000 you need\.$/)
    assert.deepEqual(
      [floor(70_000, { payFloorShare: 1.4 }), floor(69_999, { payFloorShare: 1.4 })?.rule],
      [undefined, 'reach_pay'],
    )
    assert.deepEqual([refusedBy({ goals, pay: 60_000 }), refusedBy({ goals, pay: 59_999 })], [undefined, 'reach_pay'])
    assert.equal(label('reach_pay', { goals }), 'Pay at least $60,000, as you asked')
  })

  it('keep an eased floor in place of the share and of what the goals name', () => {
    const goals = { wanted: [], wishes: [{ id: 'least_pay', phrase: '60k min' }] }
    const eased = { payFloorShare: 0.9, leastPay: 41_000 }
    const floor = (pay: number) =>
      given({ person: person({ salaryCurrent: 50_000, ...eased }), reference: 50_000, pay, goals }).refusal
    assert.deepEqual([floor(41_000), floor(40_999)?.rule], [undefined, 'reach_pay'])
    assert.equal(label('reach_pay', { goals, person: person(eased) }), 'Pay at least $41,000, as you asked')
    assert.equal(label('reach_pay', { person: person({ leastPay: 41_000 }) }), 'Pay at least $41,000, as you asked')
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
