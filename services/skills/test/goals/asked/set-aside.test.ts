import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoal } from '../../../src/domain/goals/read-goal.ts'
import { shippedCareers } from '../../support/careers.ts'

const { goals } = shippedCareers()
const read = (text: string, presentCode?: string) => {
  const { wanted, wishes, left } = readGoal(goals, { text, ...(presentCode ? { presentCode } : {}) })
  return {
    wanted: wanted.map(({ codes }) => codes[0]!.code),
    wishes: wishes.map(({ id }) => id),
    left: left.map(({ phrase }) => phrase),
  }
}

describe('what a text sets aside', () => {
  it('is refused behind its name, and where somebody retires from', () => {
    const carrier = read('Retire from the post office, then locksmith. Dogs and ice I will not miss.', '43-5052.00')
    assert.deepEqual(carrier.wanted, ['49-9094.00'])
    assert.deepEqual(carrier.left, ['from the post office', 'Dogs and ice I will not miss'])
    const nurse = read('hospital admin. Bedside I can happily live without', '29-1141.00')
    assert.deepEqual([nurse.wanted, nurse.left], [['11-9111.00'], ['Bedside I can happily live without']])
  })

  it('leaves what is wanted before it in the same breath', () => {
    assert.deepEqual(read("I want to teach and the attics I won't miss", '47-2111.00').wanted, ['25-1194.00'])
  })

  it('is the test before another plan, which is wanted too and limits nothing', () => {
    const guard = read("I wanna be a cop or a firefighter, and if I don't pass the physical then corrections.", '33-9032.00')
    assert.deepEqual(guard, { wanted: ['33-3051.00', '33-2011.00', '33-3012.00'], wishes: [], left: [] })
    const aide = read('nursing school. If I fail the entrance exam then phlebotomist', '31-1131.00')
    assert.deepEqual(aide.wanted, ['29-1141.00', '31-9097.00'])
    assert.ok(read("if I can't lift anymore, desk work", '43-4051.00').wishes.includes('less_load'))
  })

  it('is the subject and the year of study beside work that is named', () => {
    assert.deepEqual(read('Psych major, junior year. Marketing?').wanted, ['13-1161.00'])
    assert.deepEqual(read('Bio major, senior. Maybe lab work or sales.').wanted, ['19-4021.00', '41-3091.00'])
    assert.equal(read('Psych major, no idea what to do').wanted.length, 1)
  })

  it('is what somebody does for now, and no call at night is a wish of hours', () => {
    const pilot = read("Fly for a major. I've got my ATP, flying charter right now and the pager is killing me.", '53-2012.00')
    assert.deepEqual(pilot.wanted, ['53-2011.00'])
    const principal = read('something where nobody calls me at 10 pm', '11-9032.00')
    assert.deepEqual([principal.wishes, principal.left], [['no_nights'], []])
  })

  it('is no part of a department or of an inspector who is named whole', () => {
    const teacher = read('CWI inspector sounds good, or run the whole trades department.', '25-1194.00')
    assert.deepEqual(teacher.wanted, ['51-9061.00', '11-9033.00'])
  })
})
