import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entryPath } from '../../../src/domain/reach/entry-path.ts'
import { shippedCareers } from '../../support/careers.ts'

const { base } = shippedCareers().engine
const MASTER = 5
const way = (presentCode: string, target: string) => entryPath(base, { presentCode, education: MASTER, years: 8 }, target)

describe('who teaches at a college', () => {
  it('holds the degree of the field that they teach', () => {
    for (const [teacher, target] of [
      ['25-1052.00', '19-2031.00'],
      ['25-1032.00', '17-2141.00'],
      ['25-1021.00', '15-1252.00'],
      ['25-1011.00', '13-2011.00'],
      ['25-1063.00', '15-2051.00'],
    ] as const)
      assert.equal(way(teacher, target).how, 'same', `${teacher} to ${target}`)
  })

  it('studies any other field like everybody else', () => {
    for (const [teacher, target] of [
      ['25-1067.00', '17-2051.00'],
      ['25-1123.00', '19-2031.00'],
      ['25-1121.00', '29-1129.01'],
      ['25-1121.00', '25-1042.00'],
      ['25-1126.00', '13-2011.00'],
    ] as const)
      assert.ok(way(teacher, target).studyMonths[0] >= 12, `${teacher} to ${target}`)
  })
})

describe('who teaches elsewhere', () => {
  const from = (presentCode: string, target: string, more: object = {}) =>
    entryPath(base, { presentCode, education: MASTER, years: 8, ...more }, target).studyMonths

  it("may with a master's teach its subject at a community college", () => {
    for (const teacher of ['25-2031.00', '25-2032.00', '25-3011.00', '25-9044.00', '25-1194.00', '25-1199.00'])
      for (const target of ['25-1042.00', '25-1052.00', '25-1067.00', '25-1123.00', '25-1125.00'])
        assert.equal(from(teacher, target)[0], 0, `${teacher} to ${target}`)
  })

  it('studies first without one, from other work, or for what their own field is not', () => {
    for (const target of ['25-1042.00', '25-1067.00', '25-1123.00']) {
      assert.ok(from('25-2031.00', target, { education: 4 })[0] >= 20, target)
      assert.ok(from('25-9031.00', target)[0] >= 36, target)
      assert.ok(from('25-2031.00', target, { field: '13.04' })[0] >= 36, target)
    }
    assert.equal(from('25-2031.00', '25-1123.00', { field: '23.14' })[0], 0)
    for (const target of ['25-1032.00', '25-1112.00', '25-1072.00']) assert.ok(from('25-2031.00', target)[0] >= 24, target)
  })
})
