import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholePhrase } from '../../../src/document/facts/told/whole-phrase.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { loadInput } from '../../fixtures/load-input.ts'

const GOAL =
  "Chemical smell gives me asthma now, doctor say stop. I like helping customer, careful with hands, and I cannot be on call anymore. A school near home, so I'm there for my kids' games. If there is part time, then maybe."

test('a phrase that was read is quoted with the clause in which it stands', () => {
  const said = (phrase: string) => wholePhrase({ careerGoals: GOAL, answers: [] }, phrase)
  assert.equal(said('Chemical smell gives me'), 'Chemical smell gives me asthma now')
  assert.equal(said('doctor say'), 'doctor say stop')
  assert.equal(said('with hands'), 'careful with hands')
  assert.equal(said('on-call'), 'I cannot be on call anymore')
  assert.equal(said('kids’ games'), "I'm there for my kids' games")
})

test('a clause that cannot stand alone, a long one and words that are not theirs leave the phrase as it is', () => {
  const said = (phrase: string) => wholePhrase({ careerGoals: GOAL, answers: [] }, phrase)
  assert.equal(said('part time'), 'part time')
  assert.equal(said('no weekends'), 'no weekends')
  const long = 'I would like to have a day that ends at five on every single day of the year'
  assert.equal(wholePhrase({ careerGoals: long, answers: [] }, 'ends at five'), 'ends at five')
})

test('the reasons of a report quote so', () => {
  const input = structuredClone(loadInput('renee'))
  input.careerGoals = GOAL
  const [first] = input.ranking.ranked
  first!.reasonsAgainst.unshift({ kind: 'limit_ask', text: 'You wrote “doctor say”: this work lifts.', sources: 'KY', size: -1 })
  const [reason] = prepareInput(input).ranking.ranked[0]!.reasonsAgainst
  assert.equal(reason!.text, 'You wrote “doctor say stop”: this work lifts.')
})
