import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { holds, readFigures, record, targetText } from '../figures.ts'

const folder = temporaryFolder('figures')
const file = join(folder, 'figures.json')

describe('a measured figure', () => {
  test('holds at the very target, not beyond it, and not when nothing was measured', () => {
    assert.deepEqual(
      [50, 50.01, Number.NaN].map((figure) => holds({ atMost: 50, unit: 'ms' }, figure)),
      [true, false, false],
    )
    assert.deepEqual(
      [8000, 7999, Number.NaN].map((figure) => holds({ atLeast: 8000, unit: '' }, figure)),
      [true, false, false],
    )
    assert.equal(targetText({ atLeast: 8000, unit: 'req/s' }), '≥ 8000 req/s')
  })

  test('is kept beside those of other runs, the newest of its name', () => {
    record('speed', 49, { atMost: 50, unit: 'ms' }, 'first', file)
    record('rate', 9, { atLeast: 8, unit: '' }, undefined, file)
    record('speed', 48, { atMost: 50, unit: 'ms' }, 'second', file)
    const { speed, rate } = readFigures(file)
    assert.deepEqual([speed?.measured, speed?.note, speed?.pass, rate?.measured], [48, 'second', true, 9])
    assert.match(speed?.commit ?? '', /^[0-9a-f]+\+?$/)
  })

  test('that misses its target ends the run with 1', (t) => {
    const { exitCode } = process
    t.mock.method(console, 'error', () => undefined)
    t.after(() => {
      process.exitCode = exitCode
    })
    assert.equal(record('slow', 51, { atMost: 50, unit: 'ms' }, undefined, file), false)
    assert.equal(process.exitCode, 1)
    assert.equal(readFigures(file).slow?.pass, false)
  })
})
