import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { recommendationRows } from '../src/data/recommendation-rows.ts'

const nurse = { code: '29-1141.00', title: 'Registered Nurses' }
const createdAt = new Date('2026-11-23T08:00:00Z')
const made = { userId: 'u', assessmentId: 'a', state: 'OH', createdAt }
const rowsOf = (ranked: object[]) => recommendationRows(RankResponse.fromPartial({ ranked, engineVersion: 'v9' }), made)

describe('a ranking as the rows of a list', () => {
  it('has a place for each occupation, in order, with whose it is and what made it', () => {
    const [first, second, ...more] = rowsOf([
      { occupation: { ...nurse, wages: { median: 82_510, state: 'OH', year: 2025 } }, fit: 84, fitLow: 78, fitHigh: 89 },
      { occupation: { ...nurse, code: '29-1141.01' }, fit: 70 },
    ])
    assert.equal(more.length, 0)
    const { id, details, ...rest } = first!
    assert.deepEqual(rest, {
      ...{ userId: 'u', assessmentId: 'a', createdAt, engineVersion: 'v9', position: 1, fit: 84, fitLow: 78, fitHigh: 89 },
      ...{ occupationCode: nurse.code, careerTitle: nurse.title },
    })
    assert.equal(details.pay?.state, 'OH')
    assert.deepEqual([second?.position, second?.occupationCode], [2, '29-1141.01'])
    // Ids sort by the time they were made.
    assert.equal(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16), createdAt.getTime())
  })

  it('leaves out a place without an occupation', () => {
    assert.deepEqual(rowsOf([{ fit: 84 }]), [])
  })
})
