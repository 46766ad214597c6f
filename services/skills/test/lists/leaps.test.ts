import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeap } from '../../src/domain/matching/choice/leaps.ts'

describe('a move that nobody is hired for from here', () => {
  type Given = {
    code?: string
    known?: boolean
    years?: number
    salary?: number
    pay?: number
    study?: number
    paid?: number
    experience?: number
  }
  const leap = ({ code = '27-1011.00', known = true, years = 20, salary = 39_000, pay = 111_000, ...months }: Given) => {
    const { study = 0, paid = 0, experience = 0 } = months
    const person = { present: known ? {} : undefined, reach: { yearsExperience: years, salaryCurrent: salary } }
    const standing = { entries: [{ studyMonths: [study, study], paidMonths: [paid, paid], experienceMonths: experience }] }
    return isLeap(
      { code, index: 0, wages: { p50: pay } } as never,
      { person, standing } as unknown as Parameters<typeof isLeap>[1],
    )
  }

  it('brings more than twice the present pay with nothing learned', () => {
    assert.deepEqual([leap({}), leap({ pay: 78_001 }), leap({ pay: 78_000 })], [true, true, false])
    assert.deepEqual([leap({ study: 6 }), leap({ paid: 6 }), leap({ study: 5, paid: 5 })], [false, false, true])
  })

  it('asks what present pay tells: of years of work, and where it was given', () => {
    assert.deepEqual(
      [leap({ years: 4 }), leap({ years: 3 }), leap({ salary: 0 }), leap({ known: false })],
      [true, false, false, false],
    )
  })

  it('or is a rank over people before its years', () => {
    const rank = { pay: 40_000, experience: 12, years: 4 }
    assert.deepEqual([leap({ ...rank, code: '11-3031.00' }), leap({ ...rank, code: '43-1011.00' })], [true, true])
    assert.deepEqual([leap({ ...rank, code: '13-2051.00' }), leap({ ...rank, code: '11-3031.00', years: 5 })], [false, false])
    assert.equal(leap({ ...rank, code: '11-3031.00', experience: 0 }), false)
  })
})
