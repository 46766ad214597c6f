import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../../../src/document/facts/entry-way.ts'
import { type Held, settleEntry } from '../../../src/document/facts/held.ts'
import { askedWords } from '../../../src/document/sections/directions/asked-words.ts'
import { gateTable } from '../../../src/document/sections/directions/gate-table.ts'
import { loadInput } from '../../fixtures/load-input.ts'

type Asked = { program: string; missing: readonly string[]; paidHigh?: number }

function ranked({ program, missing, paidHigh = 12 }: Asked): RankedOccupation {
  const gate = Gate.fromPartial({ kind: 'open', program, license: 'none', exam: 'none' })
  return RankedOccupation.fromPartial({
    occupation: { code: '13-1041.00', title: 'Compliance Officers', shortTitle: 'compliance officer', gate },
    entry: { known: true, how: 'related', paidLow: 1, paidHigh, missing: [...missing] },
  })
}
const graduate: Held = { degree: 4, years: 9, papers: [], journeymanOf: '', trade: false }

describe('what a gate asks', () => {
  const told = (missing: readonly string[]): string => askedWords(entryWay(ranked({ program: 'none', missing })), 3)

  test('is said once, whatever word its own text begins with', () => {
    assert.equal(told(['the exam: Exam for each class of license']), 'Exam for each class of license.')
    assert.equal(told(['the license: License in some states']), 'License in some states.')
    assert.equal(told(['the program: Program or long training on the job']), 'Program or long training on the job.')
    assert.equal(told(['the exam: ASWB exam']), 'Exam: ASWB exam.')
  })

  test('is no program where it is training or years', () => {
    assert.equal(told(['the program: Training on the job of a year or more']), 'Training on the job of a year or more.')
    assert.equal(told(['the program: Years in an office']), 'Years in an office.')
    assert.match(told(["the program: Bachelor's or master's in social work"]), /^Program: /)
  })

  test('is the training alone where the degree before it is held', () => {
    const program = "Bachelor's degree, training on the job"
    const one = ranked({ program, missing: [`the program: ${program}`] })
    settleEntry(one, graduate, undefined)
    assert.deepEqual(one.entry!.missing, ['the program: training on the job'])
    const [row] = gateTable(loadInput('renee'), one).rows
    assert.equal(row!.cells[1], 'The degree is yours; training comes with pay')
    const other = ranked({ program, missing: [`the program: ${program}`] })
    settleEntry(other, { ...graduate, degree: 1 }, undefined)
    assert.deepEqual(other.entry!.missing, [`the program: ${program}`])
  })

  test('sends nobody with their years to an employer who trains whom he hires', () => {
    const program = 'Training on the job of a year or more'
    const [row] = gateTable(loadInput('renee'), ranked({ program, missing: [`the program: ${program}`] })).rows
    assert.equal(row!.cells[1], 'Comes after hiring, with pay')
  })
})
