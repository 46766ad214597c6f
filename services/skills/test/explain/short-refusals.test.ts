import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shortRefusals } from '../../src/domain/explain/short-refusals.ts'
import type { Goals } from '../../src/domain/goals/goals.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Ranking } from '../../src/domain/matching/rank.ts'
import { job, person, WAY } from '../support/meet-rules.ts'

const CODE = '15-1252.00'
const wish = (id: string) => ({ id, phrase: id, values: new Map([[CODE, -1]]) })
const SOFTWARE = { phrase: 'out of code', label: 'software work', groups: ['15-'] }
type Told = Partial<Goals> & { reach?: object; pay?: number; study?: number; known?: boolean; years?: number; rule?: string }

/** What is said of one occupation to a clerk who earns 50,000. */
function said({ reach = {}, pay = 60_000, study = 0, known = true, years = 0, rule, ...goals }: Told = {}) {
  const ranking = {
    person: person({ salaryCurrent: 50_000, ...reach }, job({ code: '43-3031.00' })),
    options: { purpose: 'basic' },
    goals: { wanted: [], wishes: [], ...goals },
    standing: {
      ...{ evidence: 0, reference: 50_000, chief: [0], field: [0], place: [0.5], asked: [0], pay: [pay] },
      entries: [{ ...WAY, studyMonths: [study, study + 9], known, experienceMonths: years }],
    },
    selection: { refusals: new Map(rule ? [[0, { rule, why: '', opens: '' }]] : []) },
  } as unknown as Ranking
  return shortRefusals({} as Engine, ranking)(job({ code: CODE }))
}
const limit = (words: string, forPay = false) => ({ why: `Outside your limits: ${words}`, forPay })
const STEP_DOWN = { why: 'A step down from what you do now', forPay: false }

describe('why an occupation is refused, on one line', () => {
  it('is not said where only our own taste refuses it', () => {
    assert.equal(said(), undefined)
    assert.equal(said({ pay: 20_000, study: 70, known: false, years: 60, rule: 'viable' }), undefined)
  })

  it('names the limit in the words in which it is read back, a long one shorter', () => {
    assert.deepEqual(said({ wishes: [wish('less_load')] }), limit('No heavy work'))
    assert.deepEqual(said({ wishes: [wish('home_at_night')] }), limit('Home at night'))
    assert.deepEqual(said({ wishes: [wish('no_nights')] }), limit('No night, shift or weekend work'))
    assert.deepEqual(said({ left: [SOFTWARE] }), limit('No software work'))
  })

  it('counts the months that were given against study alone', () => {
    const reach = { monthsAvailable: 12 }
    assert.deepEqual(said({ reach, study: 13 }), limit('At most 12 months of study'))
    assert.deepEqual(said({ reach, study: 70 }), limit('At most 12 months of study'))
    for (const told of [{ study: 12 }, { known: false }, { years: 60 }]) assert.equal(said({ reach, ...told }), undefined)
  })

  it('says of a step down that it is one, whatever refuses it besides our rules', () => {
    assert.deepEqual(said({ rule: 'no_rung_down' }), STEP_DOWN)
    assert.equal(said({ rule: 'not_present' }), undefined)
  })

  it('names what is worth most to know: a limit, then a step down, and pay last, which a posting may answer itself', () => {
    const reach = { payFloorShare: 0.9 }
    assert.equal(said({ reach, pay: 45_000 }), undefined)
    assert.deepEqual(said({ reach, pay: 44_000 }), limit('Pay at least $45,000', true))
    assert.deepEqual(said({ reach, pay: 44_000, rule: 'no_rung_down' }), STEP_DOWN)
    assert.deepEqual(said({ reach, pay: 44_000, left: [SOFTWARE], rule: 'no_rung_down' }), limit('No software work'))
  })
})
