import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoal } from '../../../src/domain/goals/read-goal.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { advise } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { engine, goals } = shippedCareers()
const read = (text: string, presentCode?: string, presentTitle?: string) =>
  readGoal(goals, { text, ...(presentCode ? { presentCode } : {}), ...(presentTitle ? { presentTitle } : {}) })
const first = (...asked: Parameters<typeof read>): string[] => read(...asked).wanted.map(({ codes }) => codes[0]!.code)
const stated = (text: string, presentCode: string, beside: string[] = []) =>
  readStatedGoals(goals, { text, removed: [], beside }, presentCode)

describe('the main clause of a goal', () => {
  it('asks for the work of people who are named before', () => {
    const text = 'I see the robot guys come in and they make double. How do I get to be one of them?'
    assert.deepEqual(first(text, '51-2031.00'), ['17-3024.00'])
    assert.deepEqual(first('I see the big guys come in. How do I get to be one of them?', '51-2031.00'), [])
  })

  it('asks to lead what the own title names', () => {
    assert.deepEqual(first('I want to run a whole development shop', '13-1131.00', 'Development Officer'), ['11-2033.00'])
  })

  it('asks for former work again, from abroad too', () => {
    assert.ok(
      first('In Venezuela I was accountant. What must I do so they accept my title?', '37-2012.00').includes('13-2011.00'),
    )
    assert.ok(
      first('I come from Guatemala, there I was electrician eight years. I want my trade again.', '35-9021.00').includes(
        '47-2111.00',
      ),
    )
    assert.ok(!first('In Venezuela I was accountant. I want to be a cook.', '37-2012.00').includes('13-2011.00'))
  })

  it('is no remark, and no limit of school', () => {
    assert.deepEqual(first('Estimator. Computers I can do some.', '47-2152.00'), ['13-1051.00'])
    assert.deepEqual(first('dental, school no more than one year', '39-5092.00'), ['31-9091.00'])
    assert.deepEqual(
      read('I can do night classes, two evenings a week.', '51-2031.00').wishes.map(({ id }) => id),
      ['study_beside'],
    )
  })

  it('says of each of several things what stands before the first', () => {
    assert.equal(first('something with hair or kids or animals lol', '35-3023.00').length, 3)
  })

  it('means a title near the own field where all its words are known', () => {
    assert.deepEqual(first('Reading specialist or early intervention.', '25-2056.00'), ['25-9031.00', '25-2051.00'])
  })
})

describe('words that could not be read', () => {
  const unread = (text: string, code = '43-4131.00') => stated(text, code).unread
  it('are whole clauses that ask for something', () => {
    assert.deepEqual(unread('I want off the interest rate roller coaster, it has to be remote because of school pickup.'), [
      'I want off the interest rate roller coaster',
    ])
    assert.deepEqual(unread('Half my clients left. I can stay polite with anybody. Our federal grant was cut.'), [])
    assert.deepEqual(unread('Nobody wants the brown furniture. 42 patients a shift.'), [])
  })
})

describe('limits told beside the goals', () => {
  const beside = (text: string) => stated('Something better', '43-4131.00', [text]).wishes.map(({ id }) => id)
  it('are of the body, of insurance, of years and of hours', () => {
    assert.ok(beside('Wrists and secondhand smoke.').includes('easy_hands'))
    assert.ok(beside("I'm a wheelchair user so the visits are getting old.").includes('seated'))
    assert.ok(beside('No health insurance either.').includes('benefits'))
    assert.ok(beside('And the pension math, I need 9 more years somewhere.').includes('years_left'))
    assert.ok(beside("My husband's dialysis is Monday Wednesday Friday.").includes('flexible'))
    assert.ok(beside('Single mom, school pickup at 3:10.').includes('hours'))
    assert.ok(!beside('I work 9 to 1:30 and answer the phone.').includes('hours'))
  })
})

describe('questions of worth', () => {
  const wish = (id: string, current: string, goal: string) =>
    presentRanking(engine, advise({ current, goal })).wishes.find((each) => each.id === id)

  it('tell both sides of a degree, and how to find out', () => {
    const told = wish(
      'degree_worth',
      '41-1012.00',
      'Should I finish the degree or move to a bigger company, tech sales or HR manager?',
    )
    assert.match(told!.why, /The degree opens .*\$|None of the places/)
    assert.match(told!.why, /ask three employers/)
  })

  it('reckon a first hire from the pay of the own work', () => {
    assert.match(
      wish('grow_business', '49-9011.00', 'should I hire two guys and grow this')!.why,
      /usually earn about \$[\d,]+ a year/,
    )
  })

  it('tell which places deal little with the public', () => {
    assert.match(
      wish('less_public', '43-4051.00', 'less contact with the public, bookkeeping or filing')!.why,
      /Bookkeeping, Accounting, and Auditing Clerks deal with customers/,
    )
  })
})
