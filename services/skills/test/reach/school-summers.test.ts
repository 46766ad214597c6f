import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { advise, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, goals } = shippedCareers()
const summersOf = (current: string, goal: string, education = 'high_school') =>
  presentRanking(engine, advise({ current, goal, education, yearsExperience: 8 })).wishes.find(({ id }) => id === 'summers')

describe('summers off', () => {
  it('are had by who follows the school year, and not by whom summer keeps busy or who works through it', () => {
    const values = goals.wishValues('summers')!
    const free = [...values].filter(([, value]) => value >= 0.5).map(([code]) => code)
    for (const code of ['25-2021.00', '25-2031.00', '25-9042.00', '53-3051.00', '25-4022.00'])
      assert.ok(free.includes(code), code)
    for (const code of free) assert.match(code, /^(?:25-|21-1012|29-1127|35-2012|53-3051)/, code)
    for (const code of ['11-9032.00', '25-9031.00']) assert.equal(values.get(code), 0, code)
  })

  it('are told to be unpaid where people are paid by the hour, now and in what is advised', () => {
    assert.match(
      summersOf('53-3051.00', 'keep my summers off')!.why,
      /present work has summers off, in most districts without pay\./,
    )
    assert.match(summersOf('25-2021.00', 'keep my summers off', 'bachelors')!.why, /present work has summers off\./)
    const people = drawn(
      engine.base.occupations.filter(({ ranked }) => ranked),
      80,
      'summers',
    )
    let told = 0
    for (const { code, entry } of people) {
      const { why } = summersOf(code, 'school bus driver or teacher aide, summers off', schoolingOf(entry.education))!
      if (!/Bus Drivers, School|Teaching Assistants/.test(why)) continue
      told += 1
      assert.match(why, /(?:Bus Drivers, School|Teaching Assistants).* are usually paid by the hour, and not in summer/, code)
    }
    assert.ok(told >= 20, String(told))
  })
})

describe('what the handbook says of one occupation of a page', () => {
  it('is not said of the others: court and license clerks work by day, as school buses run', () => {
    const shifts = goals.wishValues('no_nights')!
    for (const code of ['43-4031.00', '43-4061.00', '43-4161.00', '43-4071.00', '53-3051.00'])
      assert.equal(shifts.get(code), 0, code)
    for (const code of ['43-4081.00', '53-3052.00', '13-1031.00', '33-9032.00']) assert.ok(shifts.get(code)! <= -0.5, code)
    assert.equal(goals.wishValues('home_at_night')!.get('53-3051.00'), 0)
  })
})
