import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sayFinding } from '../../../../infra/tools/say-step.ts'
import { mutate, table } from '../mutation/run.ts'
import type { Mutant } from '../mutation/run-target.ts'
import { outdated, type Row, rowOf, unexplained } from '../mutation/score.ts'
import { targets } from '../mutation/targets.ts'

/**
 * `WHAT=services/game make verify-mutation` mutates the targets whose name holds that. `AFRESH=true` also judges what has not changed
 * since it was last judged here.
 */
const wanted = process.env.WHAT ?? ''
const chosen = targets.filter(({ name }) => name.includes(wanted))
const LEAST = 0.8

/** Changes the code in thousands of small ways, one at a time: a unit test has to notice each. */
describe('the unit tests notice a changed line', () => {
  let rows: Row[]
  let mutants: Mutant[]
  before(async () => {
    ;({ rows, mutants } = await mutate(chosen, { afresh: process.env.AFRESH === 'true' }))
    for (const line of table([...rows, rowOf('all', mutants)])) sayFinding(line)
  })

  test('in four of five cases', () => {
    assert.ok(mutants.length > 0, `no target is called ${wanted}`)
    const { score } = rowOf('all', mutants)
    assert.ok(score >= LEAST, `${(score * 100).toFixed(1)} % of the mutants were killed, ${LEAST * 100} % are wanted`)
  })

  test('or a line beside the configuration says why not', () => {
    const left = unexplained(mutants).map(
      ({ file, line, mutator, text, replacement }) => `${file}:${line} ${mutator}: ${text} -> ${replacement}`,
    )
    assert.equal(left.length, 0, `neither killed nor explained:\n${left.join('\n')}`)
  })

  test('and no such line has outlived its reason', () => {
    const lines = outdated(mutants, wanted === '').map(({ file, text, why }) => `${file}: ${text} (${why})`)
    assert.equal(lines.length, 0, `explained but no longer alive:\n${lines.join('\n')}`)
  })
})
