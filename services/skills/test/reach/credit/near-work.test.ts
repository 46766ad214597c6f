import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entryPath } from '../../../src/domain/reach/entry-path.ts'
import { shippedCareers } from '../../support/careers.ts'

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

  it('of clerks who check against rules counts toward compliance, and that of guards does not', () => {
    for (const code of ['43-9041.00', '43-3031.00', '43-3051.00', '43-4061.00', '33-3051.00', '53-6051.00'])
      assert.equal(way(code, 2, '13-1041.00').how, 'related', code)
    for (const code of ['33-9032.00', '33-9092.00', '33-9093.00', '43-4171.00', '43-9041.00'])
      assert.equal(way(code, 2, code === '43-9041.00' ? '13-1041.01' : '13-1041.00').how, 'outside', code)
  })

  it('of scientists is years of work for who advises on policy and management', () => {
    for (const code of ['19-1031.00', '19-2041.00', '19-2012.00', '19-3094.00'])
      assert.deepEqual([way(code, 5, '13-1111.00').how, way(code, 5, '13-1111.00').experienceMonths], ['related', 0], code)
    assert.equal(way('19-4031.00', 4, '13-1111.00').how, 'outside')
    for (const code of ['19-2041.00', '19-1031.00', '13-1111.00', '13-2031.00', '11-1031.00', '27-3023.00'])
      assert.deepEqual(way(code, 5, '19-3094.00').studyMonths, [12, 24], code)
    assert.deepEqual(way('17-2051.00', 5, '19-3094.00').studyMonths, [20, 30])
  })

  it("leaves counselors with a master's the supervised hours, and their like some posts with a bachelor's", () => {
    for (const code of ['21-1015.00', '21-1012.00']) {
      const path = way(code, 5, '21-1014.00')
      assert.deepEqual(
        [path.studyMonths, path.paidMonths],
        [
          [0, 12],
          [24, 36],
        ],
        code,
      )
      assert.ok(
        path.missing.some((clause) => clause.includes('paid hours under a licensed counselor')),
        path.missing.join('; '),
      )
      assert.ok(way(code, 4, '21-1014.00').studyMonths[0] >= 24, code)
    }
    for (const code of ['21-1092.00', '21-1023.00']) {
      assert.deepEqual(way(code, 4, '21-1015.00').studyMonths, [0, 30], code)
      assert.ok(way(code, 2, '21-1015.00').studyMonths[0] >= 24, code)
      assert.ok(way(code, 5, '21-1014.00').studyMonths[0] >= 24, code)
    }
    const ledSchools = entryPath(base, { presentCode: '21-1012.00', education: 5, years: 8, field: '13.04' }, '21-1014.00')
    assert.ok(ledSchools.studyMonths[0] >= 24)
  })
})
