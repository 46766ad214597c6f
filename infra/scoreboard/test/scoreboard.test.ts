import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { promises } from '../promises.ts'
import { readFigure } from '../read-figure.ts'
import { scoreboardRows, scoreboardText } from '../rows.ts'

const figure = { id: 'speed', measured: 49.96, date: '2026-01-02T03:04:05.678Z', commit: 'abc1234', cores: 2 }
const speed = { area: 'load', promise: 'fast', target: { atMost: 50 }, unit: 'ms', by: 'make bench' } as const
const rate = { area: 'load', promise: 'many', target: { atLeast: 8000 }, unit: 'req/s', by: 'make bench' } as const

describe('the scoreboard', () => {
  test('says kept at the very target, missed beyond it, and not measured where no run left a figure', () => {
    const at = (measured: number) => scoreboardRows([{ ...figure, measured }], { speed })[0]?.verdict
    assert.deepEqual([at(50), at(50.01)], ['kept', 'missed'])
    assert.deepEqual(
      scoreboardRows([{ ...figure, id: 'rate', measured: 7999 }], { speed, rate }).map(({ verdict }) => verdict),
      ['not measured', 'missed'],
    )
  })

  test('shows promise, target, figure, date, commit and command, and counts the verdicts', () => {
    const text = scoreboardText(scoreboardRows([{ ...figure, note: '40 calls' }], { speed, rate }))
    assert.match(text, /\| ✓ +\| fast +\| ≤ 50 ms +\| 50 ms +\| 2026-01-02 03:04 \| abc1234 \| make bench; 40 calls \|/)
    assert.match(text, /\| many +\| ≥ 8,000 req\/s +\| not measured +\|/)
    assert.match(text, /1 kept, 0 missed, 1 not measured\n$/)
  })

  test('refuses a file that holds no figure, by its name', () => {
    assert.deepEqual(readFigure(JSON.stringify(figure), 'speed.json'), figure)
    assert.throws(() => readFigure('{"id": "speed"}', 'speed.json'), /speed\.json holds no figure/)
    assert.throws(() => readFigure('{', 'speed.json'), /speed\.json/)
  })

  test('every promise names a target and the command that measures it', () => {
    for (const [id, { by, promise }] of Object.entries(promises)) {
      assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.match(by, /^make [a-z0-9-]+/, id)
      assert.ok(promise.length > 3, id)
    }
  })
})
