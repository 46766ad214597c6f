import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Engine } from '../src/domain/engine.ts'
import { NO_GOALS } from '../src/domain/goals/goals.ts'
import { namedMoves } from '../src/domain/matching/career-moves.ts'
import type { Person } from '../src/domain/person.ts'
import { loadKnowledgeBase } from '../src/knowledge-base/load.ts'

describe('the shipped moves', () => {
  it('are there for every occupation that is offered', () => {
    const base = loadKnowledgeBase()
    const engine = { base, count: base.occupations.length } as unknown as Engine
    for (const occupation of base.occupations) {
      if (!occupation.ranked) continue
      const found = namedMoves(engine, { present: occupation, reach: {} } as unknown as Person, NO_GOALS)
      const count = found?.filter((weight) => weight > 0).length ?? 0
      assert.ok(count >= 3, `${occupation.code} has ${count}`)
    }
  })
})
