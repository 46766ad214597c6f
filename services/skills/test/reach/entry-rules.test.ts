import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EntryPath } from '../../src/domain/reach/entry-path.ts'
import { experienced, type Given, given, job, person, refusedBy } from '../support/meet-rules.ts'

describe('what an occupation asks for', () => {
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
    assert.deepEqual(zones('Some college, no degree'), ['reach_zone', 'reach_zone', 'schooling'])
    assert.deepEqual(zones("Associate's degree"), [undefined, undefined, undefined])
    // Where no schooling is printed, the zone less one stands for it.
    assert.deepEqual(zones(''), ['reach_zone', 'reach_zone', undefined])
    assert.equal(refusedBy({ person: person({ education: 'associates' }) }, job({ zone: 2, ...easy })), undefined)
  })

  it('refuse a doctorate from scratch', () => {
    const doctor = job({ education: 'Doctoral or professional degree', zone: 5 })
    const rule = (education: string, asked = 0) => refusedBy({ person: person({ education }), asked }, doctor)
    assert.deepEqual([rule('masters'), rule('phd'), rule('masters', 0.5)], ['reach_entry', undefined, undefined])
  })

  it('refuse an age limit that years of work after school have passed', () => {
    const after = (yearsExperience: number) =>
      refusedBy({ person: person({ yearsExperience }), way: { gate: { applyBefore: 31 } } })
    assert.deepEqual([after(12), after(13)], [undefined, 'reach_age'])
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
    assert.deepEqual(
      [6, 3, 2].map((yearsExperience) => most({ person: experienced({ yearsExperience }) })),
      [12, 12, 24],
    )
    assert.equal(most({ person: experienced(), field: true }), 24)
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
      [
        most({ ...worth, place: 0.5, way: license('related') }),
        most({ ...worth, way: { how: 'related', gate: { kind: 'rank' } } }),
        most({ ...worth, way: license('outside') }),
      ],
      [12, 24, 6],
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
    assert.match(given({ person: time(60), way: study(61) }).refusal!.why, /that is long for what it adds\.$/)
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
    const licensed = (months: number, kind = 'license') => trainee(5, { paidMonths: [months, 24], gate: { kind } })?.why
    assert.match(licensed(12)!, /^You would begin again as a trainee, for about 12 months/)
    assert.deepEqual([licensed(11), licensed(12, 'certificate')], [undefined, undefined])
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
})
