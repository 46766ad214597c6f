import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../../src/document/facts/entry-way.ts'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { createSaidBefore } from '../../src/document/model/said-before.ts'
import { waysPage } from '../../src/document/sections/ways/ways-page.ts'
import { loadInput } from '../fixtures/load-input.ts'

const input = loadInput('renee')
const ranked = (code: string): RankedOccupation => {
  const found = input.ranking.ranked.find(({ occupation }) => occupation?.code === code)
  assert.ok(found, code)
  return found
}
const page = (entry: RankedOccupation, of: ReportInput = input): string =>
  JSON.stringify(waysPage(of, createFactTable(), { ranked: entry, place: 1, work: NO_WORK }, createSaidBefore(of)))
const NO_WORK = { fits: [], against: [], tasks: [], hard: [], hours: [] }
const ASSISTANT = ranked('31-2011.00')
const OPEN = ranked('39-9041.00')

describe('the way in of a direction', () => {
  it('with a license tells license, program, months and pay, and lets nobody try the work', () => {
    const way = entryWay(ASSISTANT)
    assert.deepEqual([way.gated, way.study, way.paid, way.total], [true, [22, 28], [0, 0], [22, 28]])
    const text = page(ASSISTANT)
    assert.match(text, /Occupational therapy assistant license/)
    assert.match(text, /Associate degree from an accredited program/)
    assert.match(text, /22 to 28 months to go/)
    assert.match(text, /Still to get/)
    assert.doesNotMatch(text, /help out|a few hours|Do one small piece of the work|\b1 to 4 months/)
  })

  it('without a gate invents none, and no time either', () => {
    assert.deepEqual([entryWay(OPEN).gated, entryWay(OPEN).gate, entryWay(OPEN).total], [false, undefined, [0, 1]])
    const text = page(OPEN)
    assert.doesNotMatch(text, /The gate in full|Still to get|\b1 to 4 months/)
    assert.match(text, /What is usual at entry/)
    const atOnce = { ...OPEN, entry: { ...OPEN.entry!, paidHigh: 0 } }
    assert.match(page(atOnce), /"Apply as you are","Show what you can do; no new paper first","0"/)
  })

  it('that nobody could say is said to be unknown', () => {
    const unknown = { ...ASSISTANT, entry: { ...ASSISTANT.entry!, known: false } }
    assert.deepEqual([entryWay(unknown).known, entryWay(unknown).total], [false, [0, 0]])
    assert.match(page(unknown), /not known/)
    assert.doesNotMatch(page(unknown), /22 to 28/)
    const { entry: _, ...stored } = ASSISTANT
    assert.equal(entryWay(stored as RankedOccupation).known, false)
  })

  it('under the license that is held is no gate any more', () => {
    const held = { ...ASSISTANT, entry: { ...ASSISTANT.entry!, how: 'same', studyLow: 0, studyHigh: 0 } }
    assert.equal(entryWay(held).gated, false)
  })

  it('of an apprenticeship names the pay of the steps', () => {
    const gate = { ...ASSISTANT.occupation!.gate!, kind: 'apprenticeship', pay: 'paid', payPercentLow: 45, payPercentHigh: 90 }
    const entry = { ...ASSISTANT.entry!, studyLow: 0, studyHigh: 0, paidLow: 48, paidHigh: 60 }
    const apprentice = { ...ASSISTANT, occupation: { ...ASSISTANT.occupation!, gate }, entry }
    assert.deepEqual(
      [entryWay(apprentice).payPercent, entryWay(apprentice).total],
      [
        [45, 90],
        [48, 60],
      ],
    )
    assert.match(page(apprentice), /45 to 90\u00a0% of full pay/)
  })
})
