import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EntryPath, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { RankedOccupation, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { entryDetails } from '../src/data/entry-details.ts'
import { adviceOf } from '../src/data/list-advice.ts'

/** What is stored, and read by whoever asks: a field that is absent is not there. */
const adviceFrom = (own: object) => JSON.parse(JSON.stringify(adviceOf(RankResponse.fromPartial(own))))

const nurse = { code: '29-1141.00', title: 'Registered Nurses' }

describe('what a ranking says as a whole', () => {
  it('is little when the engine says little', () => {
    assert.deepEqual(adviceFrom({ candidates: 7 }), { goals: [], refused: [], candidates: 7, specialities: [] })
    const { present, confidence } = adviceOf(RankResponse.fromPartial({ present: { fit: 40 } }))
    assert.deepEqual([present, confidence], [undefined, undefined], 'a place without an occupation is none')
  })

  it('names goals, refusals, specialities and how sure it is', () => {
    const goal = { phrase: 'nurse', codes: [nurse.code], answer: 'not_yet', why: 'It takes two years.' }
    const refused = { code: '27-2011.00', title: 'Actors', why: 'People are chosen.', whatWouldOpenIt: 'An audition.' }
    const sameWork = {
      rungs: [{ name: 'Charge nurse', differs: 'You run the shift.', opens: 'Skill on the unit.' }],
      settings: [{ name: 'School', differs: 'School hours.' }],
    }
    const said = adviceFrom({
      goals: [goal, { ...goal, place: { occupation: nurse, fit: 70 } }],
      refused: [{ ...refused, rule: 'gate' }],
      confidence: 'low',
      confidenceReason: 'Few answers.',
      specialities: [{ fit: 3 }, { occupation: { ...nurse, description: 'Long.' } }],
      sameWork,
    })
    assert.deepEqual(said.goals[0], goal)
    assert.deepEqual([said.goals[1].phrase, said.goals[1].place.code], ['nurse', nurse.code])
    assert.deepEqual(said.refused, [refused])
    assert.deepEqual(said.confidence, { grade: 'low', reason: 'Few answers.' })
    assert.deepEqual(said.specialities, [nurse])
    assert.deepEqual(said.sameWork, sameWork)
  })

  it('names the limits that the person set, and what each keeps off the list', () => {
    const opens = [
      { occupation: { ...nurse, wages: { median: 93_600, state: 'OH' } }, fit: 70 },
      { fit: 3 },
      { occupation: nurse },
    ]
    assert.deepEqual(adviceFrom({ limits: [{ label: 'No heavy work', refused: 4, opens }, { label: 'No law' }] }).limits, [
      { label: 'No heavy work', refused: 4, opens: [{ ...nurse, medianPay: 93_600, payState: 'OH' }, nurse] },
      { label: 'No law', refused: 0, opens: [] },
    ])
  })

  it('names how a limit may be eased: by figures, or by words alone', () => {
    const limits = [
      { label: 'Pay', easing: { id: 'pay', from: 70_000, to: 64_000 } },
      { label: 'No law', easing: { id: 'left-law', takesBack: 'out of law' } },
    ]
    const bare = { refused: 0, opens: [] }
    assert.deepEqual(
      adviceFrom({ limits }).limits,
      limits.map((limit) => ({ ...limit, ...bare })),
    )
  })

  it('answers wishes, and names no source where no data are held', () => {
    const wish = { id: 'no_nights', label: 'No nights', phrase: 'days only', answer: 'partly', why: 'One of them does.' }
    const wishes = [
      { ...wish, source: 'BLS' },
      { ...wish, answer: 'unknown' },
    ]
    assert.deepEqual(adviceFrom({ wishes }).wishes, wishes)
  })

  it('gives a place in the present work the name of the post that was asked for', () => {
    const named = { fit: 70, occupation: nurse, postName: 'Charge nurse' }
    const { present, goals } = adviceFrom({ present: named, goals: [{ phrase: 'x', answer: 'inside', place: named }] })
    assert.deepEqual([present.postName, goals[0].place.postName], ['Charge nurse', 'Charge nurse'])
  })

  it('gives a place with whole figures, and with pay and growth where they are known', () => {
    const presentOf = (own: object) =>
      adviceFrom({ present: { fit: 83.6, fitLow: 77.5, fitHigh: 89.4, occupation: { ...nurse, ...own } } }).present
    const bare = { ...nurse, matchPercentage: 84, fitLow: 78, fitHigh: 89 }
    assert.deepEqual(presentOf({}), bare)
    assert.deepEqual(presentOf({ wages: { median: 0 } }), bare, 'pay that is not published is not known')
    assert.deepEqual(presentOf({ wages: { median: 93_600, state: 'OH' }, outlook: { growthPercent: -0.4 } }), {
      ...bare,
      ...{ medianPay: 93_600, payState: 'OH', growthPercent: -0.4 },
    })
  })
})

describe('the way into an occupation', () => {
  const gateOf = (gate: object) => {
    const ranked = RankedOccupation.fromPartial({ occupation: Occupation.fromPartial({ gate }), entry: EntryPath.create() })
    return JSON.parse(JSON.stringify(entryDetails(ranked)?.gate))
  }

  it('names of its gate what is known', () => {
    assert.deepEqual(gateOf({ kind: 'open', pay: 'unknown' }), { kind: 'open', pay: { kind: 'unknown' } })
    const words = { license: 'State license', program: 'A degree', exam: 'The board', limit: 'Over 21' }
    assert.deepEqual(gateOf({ kind: 'license', pay: 'paid', ...words }), { kind: 'license', ...words, pay: { kind: 'paid' } })
  })

  it('says what training pays when that is known', () => {
    const paid = { kind: 'apprenticeship', pay: 'paid' }
    assert.deepEqual(gateOf({ ...paid, payPercentLow: 45, payPercentHigh: 90 }).pay, {
      kind: 'paid',
      percent: { low: 45, high: 90 },
    })
    assert.deepEqual(gateOf({ ...paid, payPercentLow: 0, payPercentHigh: 0 }).pay, { kind: 'paid' })
  })
})
