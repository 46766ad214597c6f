import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import { leftRules } from '../../src/domain/reach/rules/left-rules.ts'
import { saferLimit, wishRules } from '../../src/domain/reach/rules/purpose-rules.ts'
import { isClose, isSpare } from '../../src/domain/reach/rules/refusals.ts'
import type { RuleContext } from '../../src/domain/reach/rules/rule.ts'
import { experienced, type Given, given, job, label, type More, person, refusedBy } from '../support/meet-rules.ts'

describe('rules of a kind of report, a wish or a what-if', () => {
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

  it('name what the person may take back', () => {
    const left = [{ phrase: 'out of it', label: 'IT & sales work', groups: ['41-'] }]
    const wishes = [{ id: 'less_load', phrase: 'my back', values: new Map([['41-4012.00', -1]]) }]
    const context = { person: {}, goals: { wanted: [], wishes, left } } as unknown as RuleContext
    const owned = [...wishRules(context), ...leftRules(context)].map(({ own }) => own)
    assert.deepEqual(owned, [
      { id: 'wish-less_load', takesBack: 'less_load' },
      { id: 'left-it-sales-work', takesBack: 'out of it' },
    ])
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
    for (const id of ['no_nights', 'less_load', 'seated', 'remote', 'indoors', 'outdoors'])
      assert.equal(wish(id, -1)?.rule, 'wish')
    // Half of the way to nights is evenings and weekends, which people rule out with the same words.
    assert.equal(wish('no_nights', -0.5)?.rule, 'wish')
    // What is often away overnight is no idea of ours for who wants to be home.
    assert.equal(wish('home_at_night', -0.4)?.rule, 'wish')
    assert.deepEqual(
      [
        wish('home_at_night', -0.39),
        wish('home_at_night', -0.74, 0.5),
        wish('less_load', -0.51),
        wish('less_load', -0.64, 0.79),
        wish('remote', -0.99),
        wish('indoors', -0.39),
        wish('indoors', -0.74, 0.5),
        wish('summers', -1),
        wish('no_nights', -0.49),
        wish('no_nights', -1, 0.8),
        wish('seated', -0.49),
      ],
      Array(11).fill(undefined),
    )
    // Of what nothing is published no idea of ours risks the body, or a day outside.
    const unpublished = (id: string, asked: number) =>
      given({ asked, goals: { wanted: [], wishes: [{ id, phrase: 'bad back', values: new Map() }] } }).refusal?.rule
    assert.deepEqual(
      ['less_load', 'indoors', 'no_nights'].flatMap((id) => [unpublished(id, 0), unpublished(id, 0.5)]),
      ['wish', undefined, 'wish', undefined, undefined, undefined],
    )
    // Ideas of ours are lighter than what somebody asks for may be.
    assert.equal(wish('less_load', -0.52)?.rule, 'wish')
    assert.equal(wish('less_load', -0.65, 0.79)?.rule, 'wish')
    assert.equal(wish('seated', -0.5)?.rule, 'wish')
    assert.equal(wish('indoors', -0.4)?.rule, 'wish')
    assert.equal(wish('indoors', -0.75, 0.79)?.rule, 'wish')
    assert.equal(wish('no_nights', -0.6, 0.79)?.rule, 'wish')
  })

  it('keep away from what the person wants to leave, unless it was asked for', () => {
    const leaving = (groups: string[], code: string, asked = 0) => {
      const left = [{ phrase: 'out of here', label: 'sales work', groups }]
      return given({ asked, goals: { wanted: [], wishes: [], left } }, job({ code })).refusal
    }
    assert.deepEqual(leaving(['41-'], '41-4012.00'), {
      rule: 'left',
      why: 'You want to leave that behind: “out of here”.',
      opens: 'It opens if you take those words back.',
    })
    assert.equal(leaving(['23-', '41-'], '41-4012.00', 0.49)?.rule, 'left')
    assert.equal(leaving(['41-'], '41-4012.00', 0.5), undefined)
    assert.equal(leaving(['23-'], '41-4012.00'), undefined)
    assert.deepEqual([leaving(['@lead'], '11-9199.00')?.rule, leaving(['@lead'], '13-2011.00')], ['left', undefined])
    assert.equal(
      label('left', { goals: { wanted: [], wishes: [], left: [{ phrase: '', label: 'law', groups: [] }] } }),
      'No law, as you asked',
    )
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

describe('what counselors name and only our measure of the way refuses', () => {
  const close = (told: Given, occupation: OccupationFigures = job(), named: number | null = 0.1) => {
    const { rules, standing } = given(told, occupation)
    return isClose(
      rules,
      { ...standing, named: named === null ? undefined : Float64Array.of(named) },
      { occupation, present: told.person?.present },
    )
  }
  const rare = job({ outlook: { openings: 1, growthPercent: -50 } })

  it('is refused for its length, its reach or its outlook', () => {
    assert.deepEqual([close({}, rare), close({}, rare, 0), close({}, rare, null)], [true, false, false])
    assert.equal(close({}), false)
    assert.equal(close({ purpose: 'executive_transition' }, rare), false)
  })

  it('is refused for AI that reaches it less than the present work, or hardly more where that is little', () => {
    const from = (own: number) =>
      ({ purpose: 'ai_transition', person: { ...experienced(), present: job({ code: '13-1111.00', middle: own }) } }) as Given
    const at = (own: number, middle: number) => close(from(own), job({ middle }))
    assert.deepEqual([at(83, 82), at(83, 83), at(83, 90)], [true, false, false])
    assert.deepEqual([at(50, 62), at(50, 63), at(51, 52), at(83, -1)], [true, false, false, false])
    // Less exposed by the ten points that a list of safer work asks: no rule refuses it.
    assert.equal(at(83, 73), false)
  })

  it('takes two years of study at most', () => {
    const way = (months: number) => ({ way: { studyMonths: [months, months + 6] } }) as Given
    assert.deepEqual([close(way(24), rare), close(way(25), rare)], [true, false])
  })
})
