import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type BoardRow, createBoard } from '../src/data/board.ts'
import { computeMatch } from '../src/domain/match.ts'

let state = 3
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const some = (most: number, of: number): number[] => [
  ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => Math.floor(random() * of))),
]

function makeRow(no: number): BoardRow {
  const mustSkills = some(6, 60)
  const niceSkills = some(4, 60).filter((skill) => !mustSkills.includes(skill))
  const occupationCode = ['', 'a', 'b', 'c'][Math.floor(random() * 4)]!
  return { no, occupationCode, mustSkills, niceSkills, postedAt: Math.floor(random() * 50), open: random() > 0.1 }
}

/** The same by the sum that a single posting's match is. */
function slowly(rows: readonly BoardRow[], fits: ReadonlyMap<string, { fit: number }>, held: ReadonlySet<number>) {
  const skill = (kind: 'must' | 'nice') => (no: number) => ({ slug: String(no), name: '', kind, sentence: '' })
  return rows
    .filter(({ open }) => open)
    .map(({ no, occupationCode, mustSkills, niceSkills, postedAt }) => {
      const fit = fits.get(occupationCode)
      const skills = [...mustSkills.map(skill('must')), ...niceSkills.map(skill('nice'))]
      const known = fit && { fit: fit.fit, low: 0, high: 0 }
      return { no, postedAt, match: computeMatch({ skills, held: new Set([...held].map(String)), fit: known }) }
    })
    .filter(({ match }) => (fits.size === 0 || match.fit) && (held.size === 0 || match.coverage !== undefined) && match.score > 0)
    .sort((x, y) => y.match.score - x.match.score || y.postedAt - x.postedAt || x.no - y.no)
}

describe('the board', () => {
  it('gives exactly what comparing every posting by itself gives, while postings come, change and close', () => {
    const board = createBoard()
    const rows = new Map<number, BoardRow>()
    for (let round = 0; round < 12; round += 1) {
      const written = Array.from({ length: 500 }, () => makeRow(Math.floor(random() * 3_000)))
      for (const row of written) rows.set(row.no, row)
      board.put(written)
      const fits = new Map(round % 3 === 0 ? [] : [...'abc'].map((code) => [code, { fit: 1 + Math.floor(random() * 99) }]))
      const held = new Set(round % 4 === 3 ? [] : [...some(30, 60), 7, 99_999])
      const expected = slowly([...rows.values()], fits, held)
      if (fits.size === 0 && held.size === 0) continue
      const { best, count } = board.best({ fits, held, skillsKnown: held.size > 0 }, 20, 60)
      assert.deepEqual(
        best.map(({ no, score }) => [no, score.toFixed(6)]),
        expected.slice(0, 20).map(({ no, match }) => [no, match.score.toFixed(6)]),
      )
      assert.equal(count, expected.filter(({ match }) => match.score >= 60).length)
    }
  })

  it('does not grow while as many postings close as come', () => {
    const board = createBoard()
    const at = (turn: number, open: boolean): BoardRow[] =>
      Array.from({ length: 1_000 }, (_, n) => ({ ...makeRow(turn * 1_000 + n), open }))
    board.put(at(0, true))
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const kept = () => {
      collect()
      return process.memoryUsage().arrayBuffers
    }
    const before = kept()
    for (let turn = 1; turn < 400; turn += 1) {
      board.put(at(turn - 1, false))
      board.put(at(turn, true))
    }
    const grown = kept() - before
    assert.equal(board.size(), 1_000)
    assert.ok(grown < 2 ** 20, `${grown} bytes more for as many postings`)
  })

  it('forgets a posting that has closed, and takes it back', () => {
    const board = createBoard()
    const row = { no: 5, occupationCode: 'a', mustSkills: [1], niceSkills: [], postedAt: 1, open: true }
    const best = () => board.best({ fits: new Map(), held: new Set([1]), skillsKnown: true }, 5).best.map(({ no }) => no)
    board.put([{ ...row, no: 4, open: false }])
    assert.deepEqual([best(), board.size()], [[], 0])
    board.put([row])
    assert.deepEqual(best(), [5])
    board.put([{ ...row, open: false }])
    assert.deepEqual(best(), [])
    board.put([row])
    assert.deepEqual(best(), [5])
  })
})
