import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entryPath } from '../../src/domain/reach/entry-path.ts'
import { shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine
const way = (presentCode: string, education: number, target: string) =>
  entryPath(base, { presentCode, education, years: 8 }, target)

describe('near work', () => {
  it('of lenders opens insurance underwriting without a degree to be earned first', () => {
    for (const code of ['13-2072.00', '13-2041.00', '43-4041.00', '43-4131.00'])
      assert.deepEqual([way(code, 2, '13-2053.00').how, way(code, 2, '13-2053.00').studyMonths[0]], ['related', 0], code)
    assert.equal(way('43-6014.00', 2, '13-2053.00').how, 'outside')
  })

  it('of nurses and of health records is half of the way into health informatics', () => {
    for (const code of ['29-1141.00', '29-2072.00', '29-9021.00', '11-9111.00'])
      assert.deepEqual(way(code, 4, '15-1211.01').studyMonths, [3, 15], code)
    assert.ok(way('29-1141.00', 3, '15-1211.01').studyMonths[0] >= 24)
    assert.equal(way('29-1141.00', 4, '15-1211.00').how, 'outside')
  })
})
