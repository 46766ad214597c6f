import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { nameAll, parseStat } from '../run/sampler.ts'

describe('whose processor time it is', () => {
  test('a line of the process table, whatever the command is called', () => {
    const line = `4711 (a (strange) name) S 42 4711 4711 0 -1 4194560 1 2 3 4 150 50 7 8 20 0 11 0 987654 123456 2048 ${'0 '.repeat(30)}`
    assert.deepEqual(parseStat(line), {
      pid: 4711,
      command: 'a (strange) name',
      parent: 42,
      ticks: 200,
      born: '987654',
      bytes: 2048 * 4096,
    })
  })

  test('children count with their root, browsers apart, strangers not at all', () => {
    const rows = [
      { pid: 10, parent: 1, command: 'node' },
      { pid: 11, parent: 10, command: 'chromium' },
      { pid: 12, parent: 11, command: 'chromium' },
      { pid: 20, parent: 1, command: 'postgres' },
      { pid: 21, parent: 20, command: 'postgres' },
      { pid: 30, parent: 1, command: 'stranger' },
    ]
    const names = nameAll(
      rows,
      new Map([
        [10, 'report-worker'],
        [20, 'postgres'],
      ]),
    )
    assert.deepEqual(
      [...names],
      [
        [10, 'report-worker'],
        [11, 'chromium'],
        [12, 'chromium'],
        [20, 'postgres'],
        [21, 'postgres'],
      ],
    )
  })
})
