import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { loadKnowledgeBase } from '../src/data/knowledge-base/load.ts'
import { readTsv } from '../src/data/knowledge-base/read-tsv.ts'
import { NO_GOALS } from '../src/domain/goals/goals.ts'
import { namedMoves } from '../src/domain/matching/career-moves.ts'
import type { Engine } from '../src/domain/matching/engine.ts'
import type { Person } from '../src/domain/person/person.ts'

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

  it('are there for every field of a degree that is read', () => {
    const { careerMoves } = loadKnowledgeBase()
    const fields = readTsv(readFileSync(new URL('../text/degree-fields.tsv', import.meta.url), 'utf8'), ['words', 'field'])
    assert.ok(fields.length >= 60)
    for (const [words, field] of fields) assert.ok((careerMoves.get(`degree ${field}`)?.length ?? 0) >= 3, words)
  })
})
