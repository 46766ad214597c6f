import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Goals } from '../../src/domain/goals/goals.ts'
import type { Band } from '../../src/domain/matching/choice/bands.ts'
import { scoreOf } from '../../src/domain/matching/choice/choose.ts'
import type { Purpose } from '../../src/domain/person/purposes.ts'
import { apart, choose, jobless, related, working } from '../support/choose-places.ts'

describe('the places of a list', () => {
  it('are the best first, equals by their place, and no more than asked for', () => {
    assert.deepEqual(choose(apart([1, 3, 2, 3])), [1, 3, 2, 0])
    assert.deepEqual(choose(apart([1, 3, 2, 3]), { limit: 2 }), [1, 3])
    assert.deepEqual(choose(apart([1, 3]), { limit: 0 }), [])
    const scores = { usual: Float64Array.of(1), change: Float64Array.of(2) }
    assert.deepEqual([scoreOf(scores, 'next_door', 0), scoreOf(scores, 'real_change', 0)], [1, 2])
  })

  it('are one of a code, two of a broad occupation and three of a group', () => {
    const codes = (...list: string[]) => choose(list.map((code, at) => ({ code, score: 9 - at })))
    assert.deepEqual(codes('29-1141.00', '29-1141.04', '29-1151.00'), [0, 2])
    assert.deepEqual(codes('29-1141.00', '29-1142.00', '29-1143.00'), [0, 1])
    assert.deepEqual(codes('29-1141.00', '29-1151.00', '29-1161.00', '29-1171.00', '29-2011.00'), [0, 1, 2, 4])
  })

  it('are two specialities of a code for who names both in words of their own', () => {
    const places = ['17-2199.03', '17-2199.08', '17-2199.10'].map((code, at) => ({ code, score: 9 - at, asked: 1 }))
    const wanted = (...phrases: string[][]) =>
      phrases.map((codes) => ({ phrase: '', inside: false, codes: codes.map((code) => ({ code, weight: 1 })) }))
    const ids = (...phrases: string[][]) => choose(places, { goals: { wishes: [], wanted: wanted(...phrases) } })
    assert.deepEqual(ids(['17-2199.03'], ['17-2199.08']), [0, 1])
    // A second of the same words is none.
    assert.deepEqual([ids(['17-2199.03', '17-2199.10']), ids(['17-2199.08', '17-2199.10'], ['17-2199.03'])], [[0], [0, 1]])
  })

  it('are five of the own group for who has been there for three years', () => {
    const codes = ['13-2021.00', '13-2031.00', '13-2041.00', '13-2061.00', '13-2071.00', '13-2081.00']
    const own = (present: string, years: number) =>
      choose(
        codes.map((code, at) => ({ code, score: 9 - at, pay: 99_000 })),
        { person: working(present, years) },
      ).length
    assert.deepEqual([own('13-2011.00', 3), own('13-2011.00', 2), own('13-1071.00', 3)], [5, 3, 3])
  })

  it('hold two long ways and two all-purpose occupations, but for what was asked for', () => {
    const long = (study: number, asked = 0) => choose(apart([4, 3, 2, 1], { study, asked }))
    assert.deepEqual([long(17).length, long(18).length, long(18, 0.5).length], [4, 2, 4])
    const dull = (asked: number) =>
      choose(['11-1021.00', '13-1111.00', '41-3021.00'].map((code, at) => ({ code, score: 9 - at, asked }))).length
    assert.deepEqual([dull(0), dull(0.5)], [2, 3])
  })

  it('hold what was asked for, the best of each phrase', () => {
    const places = apart([9, 8, 1, 2, 0]).map((place, at) => ({ ...place, asked: at >= 2 ? 1 : 0 }))
    const wants = (...phrases: number[][]): Goals => ({
      wishes: [],
      wanted: phrases.map((indexes) => ({
        phrase: '',
        inside: false,
        codes: indexes.map((index) => ({ code: places[index]!.code, weight: 1 })),
      })),
    })
    assert.deepEqual(choose(places, { limit: 2, goals: wants([2, 3]) }), [3])
    // A second of the same words, of another group and paid better than the present work.
    const paid = (pay: number, code = places[2]!.code) =>
      choose(places.with(2, { ...places[2]!, pay, code }), { limit: 2, goals: wants([2, 3]) }).includes(2)
    assert.deepEqual([paid(84_000), paid(83_999), paid(84_000, '16-1012.00')], [true, false, false])
    const far = (study: number) =>
      choose(places.with(2, { ...places[2]!, pay: 84_000, study }), { limit: 2, goals: wants([2, 3]) }).includes(2)
    assert.deepEqual([far(24), far(25)], [true, false])
    const meant = (weight: number) => {
      const codes = [places[3]!, places[2]!].map(({ code }, at) => ({ code, weight: at === 0 ? 1 : weight }))
      const goals = { wishes: [], wanted: [{ phrase: '', inside: false, codes }] }
      return choose(places.with(2, { ...places[2]!, pay: 84_000 }), { limit: 2, goals }).includes(2)
    }
    assert.deepEqual([meant(0.95), meant(0.94)], [true, false])
    assert.deepEqual(choose(places, { limit: 2, goals: wants([2, 3], [4]) }), [3, 4])
    assert.deepEqual(choose(places, { limit: 3, goals: wants([2], [4]) }), [2, 4])
  })

  /** What is asked for by phrases, each a list of codes with their weights. */
  const goals = (...phrases: (readonly [code: string, weight: number])[][]): Goals => ({
    wishes: [],
    wanted: phrases.map((codes) => ({ phrase: '', inside: false, codes: codes.map(([code, weight]) => ({ code, weight })) })),
  })

  it('hold nothing asked for that is not known, not offered, or only near to what was meant', () => {
    const places = apart([9, 8, 1, 0])
    const hold = (weight: number) =>
      choose(places, {
        limit: 2,
        spare: [3],
        goals: goals([
          ['99-0000.00', 1],
          [places[3]!.code, 1],
          [places[2]!.code, weight],
        ]),
      })
    assert.deepEqual([hold(0.5), hold(0.49)], [[2], [0, 1]])
  })

  it('stand in the order of their scores, whatever was held first', () => {
    const places = apart([1, 1, 1, 1])
    assert.deepEqual(
      choose(places, { goals: goals([[places[3]!.code, 1]], [[places[0]!.code, 1]]), person: working('99-1011.00') }),
      [0, 3],
    )
  })

  it('hold five of what was asked for, then a second of a phrase up to six', () => {
    const places = apart([...Array<number>(10).fill(9), 8, 7, 6, 5, 4, 3, 2, 1], { pay: 84_000 })
    const phrase = (...indexes: number[]) => indexes.map((index) => [places[index]!.code, 1] as const)
    const asked = (...phrases: number[][]) =>
      choose(places, { goals: goals(...phrases.map((indexes) => phrase(...indexes))) }).filter((index) => index >= 10)
    const single = [[10], [11], [12], [13], [14], [15], [16]]
    assert.deepEqual(asked(...single), [10, 11, 12, 13, 14, 15])
    // The second of the first phrase is taken before a sixth phrase is heard.
    assert.deepEqual(asked([10, 17], ...single.slice(1)), [10, 11, 12, 13, 14, 17])
    // A phrase that is met already waits for the second round.
    assert.deepEqual(choose(places, { limit: 2, goals: goals(phrase(11, 12), phrase(11, 13)) }), [11, 12])
  })

  it('hold what was asked for in whichever band, however low', () => {
    const last = (asked: number, band: Band, limit: number) => {
      const places = apart([9, 8, 7, 6, 5, 4, 0.1]).map((place, at) => ({ ...place, asked: at === 6 ? asked : 0 }))
      const bands = places.map((_, at): Band => (at === 6 ? band : 'next_step'))
      return choose(places, { person: working('99-1011.00'), bands, limit }).includes(6)
    }
    assert.deepEqual([last(0.5, 'next_door', 10), last(0.49, 'next_step', 10)], [true, false])
    assert.deepEqual([last(0.5, 'real_change', 6), last(0.49, 'real_change', 6)], [true, false])
  })

  it('hold as many of each band as the kind of report asks, and then up to its most', () => {
    const bands: Band[] = (['next_step', 'next_door', 'real_change'] as const).flatMap((band) => Array<Band>(12).fill(band))
    const counts = (purpose: Purpose, limit: number, [years, evidence]: readonly [number, number]) => {
      const chosen = choose(apart(bands.map((_, at) => 99 - at)), {
        ...{ person: working('99-1011.00', years), bands, purpose, limit, evidence },
        liked: bands.map(() => 2),
      })
      return [0, 12, 24].map((start) => chosen.filter((index) => index >= start && index < start + 12).length)
    }
    const cases: readonly [Purpose, readonly [years: number, evidence: number], least: number[], most: number[]][] = [
      ['career_deep_dive', [5, 0], [3, 3, 2], [6, 6, 3]],
      ['basic', [3, 0.79], [3, 3, 2], [6, 6, 3]],
      ['basic', [10, 0.8], [3, 3, 1], [6, 6, 3]],
      ['career_change', [5, 0], [1, 3, 3], [3, 6, 5]],
      ['executive_transition', [5, 0], [4, 2, 0], [7, 5, 2]],
      ['executive_transition', [2, 0], [4, 2, 0], [7, 5, 2]],
      ['ai_transition', [3, 0], [1, 3, 2], [3, 7, 4]],
      ['ai_transition', [2, 0], [2, 3, 3], [4, 5, 4]],
      ['basic', [0, 0], [2, 3, 3], [4, 5, 4]],
    ]
    for (const [purpose, who, least, most] of cases) {
      const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
      assert.deepEqual([counts(purpose, sum(least), who), counts(purpose, sum(most), who)], [least, most], `${purpose} ${who}`)
    }
    // Who has shown much is held one real change, so the eighth place goes by its score.
    assert.deepEqual(
      [counts('basic', 8, [10, 0.79]), counts('basic', 8, [10, 0.8])],
      [
        [3, 3, 2],
        [4, 3, 1],
      ],
    )
  })

  it('are more of a near band where there is no other, and never more real changes', () => {
    const person = working('99-1011.00')
    assert.equal(choose(apart([9, 8, 7, 6, 5, 4, 3, 2]), { person }).length, 8)
    assert.equal(choose(apart([9, 8, 7, 6, 5, 4, 3, 0.4]), { person }).length, 7)
    const bands: Band[] = [...Array<Band>(5).fill('real_change'), 'next_step', 'next_step', 'next_step']
    assert.deepEqual(choose(apart([9, 8, 7, 6, 5, 4, 3, 2]), { person, bands, liked: bands.map(() => 2) }), [0, 1, 2, 5, 6, 7])
  })

  it('hold some of each band for who has work', () => {
    const bands: Band[] = [...Array<Band>(8).fill('next_step'), ...Array<Band>(4).fill('next_door')]
    const scores = bands.map((_, at) => 20 - at)
    const chosen = choose(apart(scores), { person: working('99-1011.00'), bands })
    assert.deepEqual(chosen, [0, 1, 2, 3, 4, 5, 8, 9, 10, 11])
    // A short list holds the least number of each, whatever the scores.
    assert.deepEqual(choose(apart(scores), { person: working('99-1011.00'), bands, limit: 6 }), [0, 1, 2, 8, 9, 10])
    const lead = choose(apart(scores), { person: working('99-1011.00'), bands, purpose: 'executive_transition' })
    assert.deepEqual(lead, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10])
  })

  it('hold a real change only where it is much liked and good, or worth naming', () => {
    const bands: Band[] = ['next_step', 'next_step', 'next_step', 'next_step', 'next_step', 'real_change']
    const change = (score: number, liked: number) =>
      choose(apart([9, 8, 7, 6, 5, score]), { person: working('99-1011.00'), bands, liked: [0, 0, 0, 0, 0, liked] }).includes(5)
    assert.deepEqual([change(0.6, 1.1), change(0.5, 0), change(0.49, 1.1)], [true, true, false])
    // Where the list is full, it is held before the last of the near ones only if it is both.
    const held = (score: number, liked?: number) =>
      choose(apart([9, 8, 7, 6, 5, score]), {
        ...{ person: working('99-1011.00'), bands, limit: 5 },
        ...(liked !== undefined && { liked: [0, 0, 0, 0, 0, liked] }),
      }).includes(5)
    assert.deepEqual([held(0.6, 1.1), held(0.59, 2), held(2, 1.09), held(2)], [true, false, false, false])
  })

  it('are two sideways moves in the own group, more when they pay a tenth more', () => {
    const own = (pay: number, more: object = {}) =>
      choose(
        ['13-2021.00', '13-2031.00', '13-2041.00', '13-2051.00'].map((code, at) => ({ code, pay, score: 9 - at })),
        { person: working(), ...more },
      ).length
    assert.deepEqual([own(87_999), own(88_000)], [2, 4])
    // Measured against the higher of what is earned and what the work usually pays.
    assert.deepEqual([own(87_999, { reference: 50_000 }), own(109_999, { reference: 100_000 })], [2, 2])
    const unpaid = { ...working(), present: { ...working().present!, wages: undefined } }
    assert.deepEqual([own(87_999, { person: unpaid }), own(88_000, { person: unpaid })], [2, 4])
  })

  it('are what was asked for and what counselors name, where our table speaks of the person', () => {
    const places = [...apart([9, 8, 7, 0.3, 0.2]), { code: '53-1011.00', score: 0.1 }]
    const named = places.map((place, at) => ({ ...place, named: [0, 1, 1, 0.8, 0.79, 0][at]! }))
    for (const person of [working('99-1011.00'), jobless])
      assert.deepEqual(choose(named, { person, reference: 60_000 }).slice(0, 3), [1, 2, 3])
    // A real change needs neither a high score nor strong interests when counselors name it.
    const bands = named.map((): Band => 'real_change')
    assert.deepEqual(choose(named, { person: working('99-1011.00'), reference: 60_000, bands }), [1, 2, 3])
    // Nor does it need them to be held before the last of the near ones.
    const full = apart([9, 8, 7, 6, 5, 0.3], { named: 1, pay: 84_000 })
    const far = full.map((_, at): Band => (at === 5 ? 'real_change' : 'next_step'))
    assert.deepEqual(choose(full, { person: working('99-1011.00'), bands: far, limit: 5 }), [0, 1, 2, 5])
  })

  it('pay a little more than now, or as much for who wants easier work', () => {
    const places = [83_999, 84_000, 84_000, 84_000, 79_999, 80_000, 96_000, 96_000].map((pay, at) => ({
      ...related([9, 8, 7, 6, 5, 4, 3, 2])[at]!,
      ...{ pay, named: 1 },
    }))
    const person = working('99-1011.00')
    assert.deepEqual(choose(places, { person }), [1, 2, 3, 6])
    const easier = (id: string) => choose(places, { person, goals: { wanted: [], wishes: [{ id, phrase: id }] } })
    for (const id of ['no_nights', 'home_at_night', 'less_load', 'seated', 'part_time', 'remote', 'summers'])
      assert.deepEqual(easier(id), [0, 1, 2, 3], id)
    assert.deepEqual(easier('more_pay'), [1, 2, 3, 6])
    // A figure that they say they could live on is enough.
    const eased = { ...person, reach: { ...person.reach, leastPay: 83_999 } }
    assert.deepEqual(choose(places, { person: eased }), [0, 1, 2, 3])
    assert.deepEqual(choose(places, { person: jobless }), [0, 1, 2, 3])
  })

  it('are four at most for people whose work we do not know, and none beside what they name', () => {
    const places = related([9, 8, 7, 6, 5, 4, 3], { named: 1, pay: 84_000 })
    const after = (yearsExperience: number) => choose(places, { person: { reach: { yearsExperience } } as never }).length
    assert.deepEqual([after(0), after(3)], [4, 4])
    const beside = (...codes: number[]) => {
      const wanted = codes.map((at) => ({ phrase: '', inside: false, codes: [{ code: places[at]!.code, weight: 1 }] }))
      return choose(places, { goals: { wishes: [], wanted } })
    }
    assert.deepEqual([beside(6), beside(6, 5), beside(6, 5, 4, 3)], [[6], [5, 6], [3, 4, 5, 6]])
    assert.equal(choose(places, { limit: 2 }).length, 2)
    const untold = apart([9, 8, 7, 6, 5, 4, 3])
    assert.equal(choose(untold, { person: { reach: { yearsExperience: 3 } } as never }).length, 6)
    assert.equal(choose(places, { person: working('99-1011.00') }).length, 4)
  })

  it('hold a first step that costs no more than a tenth of the pay, for two phrases', () => {
    const places = apart([9, 8, 7, 6]).map((place, at) => ({ ...place, pay: at === 2 ? 71_999 : 72_000 }))
    const wanted = [{ phrase: 'far', inside: false, codes: [{ code: places[0]!.code, weight: 1 }] }]
    const steps = [1, 2, 3].map((index) => ({ index, phrase: `goal ${index}` }))
    const held = (...taken: typeof steps) =>
      choose(places, { person: working('99-1011.00'), goals: { wishes: [], wanted }, steps: taken })
    assert.deepEqual([held(steps[0]!), held(steps[1]!), held(...steps)], [[0, 1], [0], [0, 1, 3]])
  })

  it('hold no idea of ours beside work that was asked for and is open', () => {
    const person = working('99-1011.00')
    const places = related([9, 8, 7, 6]).map((place, at) => ({ ...place, pay: 96_000, named: at === 0 ? 0 : 1 }))
    const wanted = (at: number) => [{ phrase: '', inside: false, codes: [{ code: places[at]!.code!, weight: 1 }] }]
    const ids = (more: object) => choose(places, { person, ...more }).toSorted()
    assert.deepEqual(ids({ goals: { wishes: [], wanted: wanted(0) } }), [0])
    assert.deepEqual(ids({}), [1, 2, 3])
    // What would only fill up the list stands beside nothing that was asked for either.
    assert.deepEqual(choose(places.slice(0, 2), { person, spare: [1], goals: { wishes: [], wanted: wanted(0) } }), [0])
    // Where nothing of it is open, ideas take its place.
    assert.deepEqual(
      ids({ goals: { wishes: [], wanted: [{ phrase: '', inside: false, codes: [{ code: '99-9999.00', weight: 1 }] }] } }),
      [1, 2, 3],
    )
    // Who asks for other ideas gets both.
    assert.deepEqual(ids({ goals: { wishes: [], wanted: wanted(0), asksForIdeas: true } }), [0, 1, 2, 3])
  })
})
