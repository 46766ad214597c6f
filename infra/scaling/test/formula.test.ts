import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createScaler, type Observed, reportWorkerRules as rules, wanted } from '../formula.ts'

const backlog = rules.triggers[0] ?? assert.fail()
const waiting = rules.triggers[1] ?? assert.fail()
const quiet = { backlog: 0, waiting: 0, active: 0 }
const look = (at: number, replicas: number, figures: Observed['figures'], ready = replicas) => ({
  at: at * 1_000,
  replicas,
  ready,
  figures: { ...quiet, ...figures },
})

describe('what one trigger asks for', () => {
  test('backlog seconds are one replica’s share: ready × figure / target, rounded up', () => {
    assert.equal(wanted(backlog, 61, { replicas: 1, ready: 1 }, 0.1), 4)
    assert.equal(wanted(backlog, 30, { replicas: 3, ready: 2 }, 0.1), 3)
    assert.equal(wanted(backlog, 0, { replicas: 5, ready: 5 }, 0.1), 0)
  })

  test('it asks for the same however many are there already: the work is what counts', () => {
    const work = 130
    for (const ready of [1, 2, 4, 5]) assert.equal(wanted(backlog, work / ready, { replicas: ready, ready }, 0.1), 7)
  })

  test('a list is everybody’s: length / target, rounded up', () => {
    assert.equal(wanted(waiting, 41, { replicas: 1, ready: 1 }, 0.1), 5)
    assert.equal(wanted(waiting, 41, { replicas: 6, ready: 6 }, 0.1), 5)
  })

  test('a figure within a tenth of its target changes nothing', () => {
    assert.equal(wanted(backlog, 21.9, { replicas: 4, ready: 4 }, 0.1), 4)
    assert.equal(wanted(backlog, 18.1, { replicas: 4, ready: 4 }, 0.1), 4)
    assert.equal(wanted(backlog, 22.1, { replicas: 4, ready: 4 }, 0.1), 5)
  })
})

describe('the scaler', () => {
  test('keeps one when there is nothing, ten when there is everything', () => {
    assert.equal(createScaler(rules).decide(look(0, 1, quiet)), 1)
    assert.equal(createScaler(rules).decide(look(0, 9, { backlog: 9_000 })), 10)
  })

  test('goes up by four or by doubling within 15 s, whichever is more', () => {
    const scaler = createScaler(rules)
    assert.equal(scaler.decide(look(0, 1, { backlog: 500 })), 5)
    assert.equal(scaler.decide(look(10, 5, { backlog: 500 })), 5, 'the period is not over')
    assert.equal(scaler.decide(look(15, 5, { backlog: 500 })), 10)
  })

  test('takes the trigger that asks for most; the lists alone scale too', () => {
    assert.equal(createScaler(rules).decide(look(0, 1, { backlog: 0, waiting: 90 })), 5)
    assert.equal(createScaler(rules).decide(look(0, 1, { backlog: undefined, waiting: 90 })), 5)
  })

  test('busy workers are not counted away: with nothing waiting there are as many as have work', () => {
    assert.equal(createScaler(rules).decide(look(0, 4, { active: 7 })), 4)
  })

  test('goes down only when for two minutes no more were asked for, and then all at once', () => {
    const scaler = createScaler(rules)
    assert.equal(scaler.decide(look(0, 6, { backlog: 20 })), 6)
    for (let at = 15; at <= 120; at += 15) assert.equal(scaler.decide(look(at, 6, quiet)), 6, `${at} s`)
    assert.equal(scaler.decide(look(135, 6, quiet)), 1)
  })

  test('a second wave within the two minutes finds the workers still there', () => {
    const scaler = createScaler(rules)
    scaler.decide(look(0, 6, { backlog: 20 }))
    scaler.decide(look(60, 6, quiet))
    assert.equal(scaler.decide(look(100, 6, { backlog: 20 })), 6)
    assert.equal(scaler.decide(look(200, 6, quiet)), 6)
    assert.equal(scaler.decide(look(225, 6, quiet)), 1)
  })

  test('a figure that is missing sends nobody away; missed more than three times it leaves the word to the others', () => {
    const scaler = createScaler(rules)
    for (const at of [0, 150, 300]) assert.equal(scaler.decide(look(at, 4, { backlog: undefined })), 4)
    assert.equal(scaler.decide(look(450, 4, { backlog: undefined, active: 5 })), 3)
    assert.equal(scaler.decide(look(600, 3, { backlog: 80, active: 6 })), 7, 'it can be read again')
  })

  test('the lists alone keep those who are busy, and the wave goes through', () => {
    const scaler = createScaler(rules)
    let replicas = 1
    for (let at = 0; at < 90; at += 15)
      replicas = scaler.decide(look(at, replicas, { backlog: undefined, waiting: 55, active: 2 * replicas }))
    assert.equal(replicas, 6)
  })
})

test('read as everybody’s, the backlog would swing: ten, then two, while the same work waits', () => {
  const asAverage = { ...backlog, type: 'AverageValue' as const }
  const work = 200
  assert.equal(wanted(asAverage, work / 1, { replicas: 1, ready: 1 }, 0.1), 10)
  assert.equal(wanted(asAverage, work / 10, { replicas: 10, ready: 10 }, 0.1), 1)
})
