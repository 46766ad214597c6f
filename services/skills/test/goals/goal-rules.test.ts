import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GoalKnowledge } from '../../src/domain/goals/goal-knowledge.ts'
import { applyRule } from '../../src/domain/goals/goal-rules.ts'
import { readGoalMeanings } from '../../src/domain/goals/goal-table.ts'

const LABORATORIES = { '19-4021.00': 1, '19-4031.00': 0.9, '29-2012.00': 0.8, '19-4042.00': 0.8 }
const INSPECTORS = { '47-4011.00': 0.8, '51-9061.00': 0.6 }
const SURVEYS = { '13-1161.00': 0.8, '19-4061.00': 0.8, '19-3022.00': 0.7 }
const NAMED = [LABORATORIES, INSPECTORS, SURVEYS].flatMap(Object.keys).concat('13-1151.00')
const OWN = ['29-1141.00', '29-1171.00', '47-2111.00', '47-1011.00', '47-1011.03', '47-4011.00', '11-1021.00', '11-1011.00']

const TITLES: Readonly<Record<string, string>> = {
  '47-4011.00': 'Construction and Building Inspectors',
  '29-1171.00': 'Inspection Nurses',
}
/** Percents who work for themselves. */
const SHARES: Readonly<Record<string, number>> = { '29-1141.00': 30, '29-1171.00': 15, '47-2111.00': 14, '47-4011.00': 25 }
const NEAR: Readonly<Record<string, readonly string[]>> = {
  '29-1141.00': ['29-1171.00', '47-1011.00', '47-4011.00', '19-4031.00', '13-1151.00'],
  '47-2111.00': ['47-1011.00'],
}

const MEANINGS = [
  ['@guard', '47 29', '47-4011.00:1 11-1021.00:0.5'],
  ['@heal', '29', '-'],
  ['@heal', '11 29', '47-1011.00:0.9'],
  ['@heal', '-', '29-1141.00:1 99-9999.00:1'],
]
const knowledgeOf = (list: readonly string[]): GoalKnowledge => {
  const codes = [...new Set(list)]
  return {
    codes,
    titles: codes.map((code) => TITLES[code] ?? 'Work'),
    indexOf: new Map(codes.map((code, index) => [code, index])),
    near: (index: number, limit: number) => (NEAR[codes[index]!] ?? []).map((code) => codes.indexOf(code)).slice(0, limit),
    meanings: readGoalMeanings(MEANINGS),
    families: { teachers: new Map(), supervisorOf: () => undefined, managerOf: () => undefined },
    selfEmployed: (index: number) => SHARES[codes[index]!],
  } as unknown as GoalKnowledge
}
const apply = (rule: string, present?: string, { weight = 1, codes = [...OWN, ...NAMED] } = {}) => {
  const knowledge = knowledgeOf(present === undefined ? codes : [...codes, present])
  const found = applyRule(knowledge, rule, weight, present === undefined ? undefined : knowledge.codes.indexOf(present))
  return Object.fromEntries([...found].map(([index, own]) => [knowledge.codes[index], own]))
}

describe('the rules of the table of wordings', () => {
  it('stand for the supervisors of the own field', () => {
    assert.deepEqual(apply('@supervise', '47-2111.00', { weight: 0.5 }), { '47-1011.00': 0.5, '47-1011.03': 0.35 })
    assert.deepEqual([apply('@supervise'), apply('@supervise', '11-1021.00')], [{}, {}])
  })

  it('stand for the inspectors of the own field, and for those whose work is alike', () => {
    assert.deepEqual(apply('@inspect', '47-2111.00'), { '47-4011.00': 1 })
    assert.deepEqual(apply('@inspect', '29-1141.00'), { '47-4011.00': 0.8, '29-1171.00': 1 })
    assert.deepEqual([apply('@inspect', '11-1021.00'), apply('@inspect')], [{}, INSPECTORS])
  })

  it('mean what the first row says that names the major group, or the last', () => {
    assert.deepEqual(apply('@heal', '29-1171.00'), {})
    assert.deepEqual(apply('@heal', '11-1011.00', { weight: 0.5 }), { '47-1011.00': 0.45 })
    for (const present of [undefined, '47-2111.00', '99-2911.00']) assert.deepEqual(apply('@heal', present), { '29-1141.00': 1 })
    for (const present of [undefined, '47-2111.00'])
      assert.deepEqual(apply('@guard', present), { '47-4011.00': 1, '11-1021.00': 0.5 })
  })

  it('stand for work of one’s own where many of the field work so, and for general management', () => {
    assert.deepEqual(apply('@own', '29-1141.00'), { '11-1021.00': 0.6, '29-1141.00': 1, '29-1171.00': 0.48 })
    assert.deepEqual(apply('@own', '47-2111.00'), { '11-1021.00': 0.6, '47-2111.00': 1 })
    assert.deepEqual(apply('@own'), { '11-1021.00': 0.6 })
  })

  it('stand for scientists near the own work, and for laboratories where none is known', () => {
    assert.deepEqual(apply('@research', '29-1141.00'), { '19-4031.00': 1 })
    assert.deepEqual(apply('@research'), LABORATORIES)
    // Where no science is near, those who ask people and read markets.
    assert.deepEqual(apply('@research', '47-2111.00'), SURVEYS)
  })

  it('are known by name', () => assert.throws(() => apply('@nothing'), /names the rule "@nothing", which does not exist/))
})
