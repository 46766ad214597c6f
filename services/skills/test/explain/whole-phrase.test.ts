import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { wholePhrase } from '../../src/domain/explain/whole-phrase.ts'
import { advise } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const GOAL =
  "Chemical smell gives me asthma now, doctor say stop. I like helping customer, careful with hands, and I cannot be on call anymore. A school near home, so I'm there for my kids' games. If there is part time, then maybe."

test('a phrase that was read is quoted with the clause in which it stands', () => {
  const said = (phrase: string) => wholePhrase([GOAL], phrase)
  assert.equal(said('Chemical smell gives me'), 'Chemical smell gives me asthma now')
  assert.equal(said('doctor say'), 'doctor say stop')
  assert.equal(wholePhrase(['No more\tnights\nplease'], 'no more'), 'No more nights')
  assert.equal(said('with hands'), 'careful with hands')
  assert.equal(said('on-call'), 'I cannot be on call anymore')
  assert.equal(said('kids’ games'), "I'm there for my kids' games")
})

test('a clause that cannot stand alone, a long one and words that are not theirs leave the phrase as it is', () => {
  const said = (phrase: string) => wholePhrase([GOAL], phrase)
  assert.equal(said('part time'), 'part time')
  assert.equal(said('no weekends'), 'no weekends')
  const long = 'I would like to have a day that ends at five on every single day of the year'
  assert.equal(wholePhrase([long], 'ends at five'), 'ends at five')
})

test('the reasons against a place quote so', () => {
  const { engine } = shippedCareers()
  const ranking = advise({ current: '43-4051.00', goal: 'warehouse supervisor, but no heavy lifting with my bad back' })
  const { against } = findReasons(engine, ranking, engine.base.indexOf.get('47-2111.00')!)
  assert.ok(
    against.some(
      ({ text }) => text === 'You wrote “no heavy lifting with my bad back”: this work lifts, carries or stands a good deal.',
    ),
    against.map(({ text }) => text).join('\n'),
  )
})
