import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import { namedMoves } from '../../src/domain/matching/career-moves.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Person } from '../../src/domain/person/person.ts'

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

  it("are many for the work that most people do, and what is lighter is neither heavy nor done on one's feet", () => {
    const { careerMoves, lighterMoves, occupations } = loadKnowledgeBase()
    const conditions = readTsv(readFileSync(new URL('../../data/working-conditions.tsv', import.meta.url), 'utf8'), [
      'code',
      'strength',
      'standing_hours',
    ])
    const strength = new Map(conditions.map(([code, value]) => [code!, Number(value || 0)]))
    const standing = new Map(conditions.map(([code, , value]) => [code!, Number(value || 0)]))
    const people = (outlook: { employment2024: number } | undefined): number => outlook?.employment2024 ?? 0
    const common = occupations.filter(({ ranked }) => ranked).sort((a, b) => people(b.outlook) - people(a.outlook))
    for (const { code } of common.slice(0, MOST_COMMON)) {
      assert.ok((careerMoves.get(code)?.length ?? 0) >= 8, `${code} has ${careerMoves.get(code)?.length} moves`)
      const lighter = lighterMoves.get(code) ?? []
      assert.ok(lighter.length >= 4, `${code} has ${lighter.length} lighter moves`)
      for (const move of lighter) {
        assert.ok(strength.get(move)! < HEAVY, `${move} is heavy and stands in the lighter row of ${code}`)
        assert.ok(standing.get(move)! < ON_ONES_FEET, `${move} is done standing and stands in the lighter row of ${code}`)
      }
    }
  })

  it('are there for every field of a degree that is read', () => {
    const { careerMoves } = loadKnowledgeBase()
    const fields = readTsv(readFileSync(new URL('../../text/degree-fields.tsv', import.meta.url), 'utf8'), ['words', 'field'])
    assert.ok(fields.length >= 60)
    for (const [words, field] of fields) assert.ok((careerMoves.get(`degree ${field}`)?.length ?? 0) >= 3, words)
  })
})

/** Occupations with the most people, of those with figures of their own. */
const MOST_COMMON = 170
/** Strength, 0 to 5, and hours on one's feet a day, above which work is not lighter than most. */
const HEAVY = 2
const ON_ONES_FEET = 5.5
