import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import { sectionOf, textsOf } from '../../paper/printed-section.ts'

const kitOf = (input: ReportInput): string => textsOf(sectionOf(input, 'search')).join('\n')

describe('the search kit', () => {
  test('names the job bank of the reader’s own state', () => {
    const input = loadInput('renee')
    assert.match(kitOf(input), /your state’s job bank/)
    input.profile.reach!.state = 'OH'
    assert.match(kitOf(structuredClone(input)), /job bank of Ohio/)
  })
})
