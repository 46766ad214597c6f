import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { clock, clockWords } from '../../../src/domain/goals/hours/clock.ts'
import { hoursFit } from '../../../src/domain/goals/hours/hours-fit.ts'
import { toldHours } from '../../../src/domain/goals/hours/told-hours.ts'

const brief = (text: string): string => {
  const told = toldHours(text)
  if (!told) return '-'
  const { never, start, end, part, off } = told
  const times = [start, end].map((time) => (time === undefined ? '' : clockWords(time))).join(' to ')
  return [never.join('+'), times === ' to ' ? '' : times, part ?? '', off.join('+')].filter(Boolean).join('; ')
}

describe('the hours that a person tells', () => {
  for (const [text, told] of [
    ['no Saturdays and no Sundays', 'Saturday+Sunday'],
    ['Sundays off for church', 'Sunday'],
    ['I keep the Sabbath from Friday sundown', 'Friday evening+Saturday'],
    ['I just want my weekends back', 'Saturday+Sunday'],
    ['something with normal weekdays', 'Saturday+Sunday'],
    ['office work, Monday to Friday', 'Saturday+Sunday'],
    ['daycare opens at 7 and closes at 5:30', '7 AM to 5:30 PM'],
    ['preschool opens 645, so nothing earlier. have to be home by 4', '6:45 AM to 4 PM'],
    ['no bus until 5:40', '5:40 AM to '],
    ['the last bus home is at 10 pm', ' to 10 PM'],
    ['I can’t start before 9', '9 AM to '],
    ['out the door by 3:15', ' to 3:15 PM'],
    ['home by 3 for the kids', ' to 3 PM'],
    ['done by noon', ' to 12 PM'],
    ['home for dinner with my boys', ' to 5:30 PM'],
    ['9 to 5, please', '9 AM to 5 PM'],
    ['hours like 8:30 to 2:30', '8:30 AM to 2:30 PM'],
    ['school hours would be a dream', 'Saturday+Sunday; 8:30 AM to 2:45 PM'],
    ['mornings only', 'mornings'],
    ['first shift only', 'days'],
    ['I work only in the morning or day', 'days'],
    ['be free one weekday morning a month for my officer', 'one weekday morning a month'],
    ['Monday and Friday mornings I need off for dialysis', 'Monday and Friday mornings'],
    ['court check-ins every other Thursday', 'every other Thursday'],
    ['PO visits every other Thursday', 'every other Thursday'],
    ['church Sunday morning and choir Wednesday nights are not for sale', 'Sunday; Wednesday nights'],
    ['calving season I need off', 'calving season'],
  ] as const)
    it(`"${text}"`, () => assert.equal(brief(text), told))

  for (const text of [
    'I don’t mind Sundays',
    'weekends are fine',
    'they cut my night crew from 7 to 4',
    '2 to 3 years of school',
    'done by 2029',
    'I closed 14 to 5 accounts a week',
    'I can work Saturdays',
    'my boss is never happy',
    'out of the army by 30',
    'church secretary',
  ])
    it(`are none in "${text}"`, () => assert.equal(brief(text), '-'))
})

describe('a time of day', () => {
  it('is in the morning for a start and behind noon for an end, unless it says so', () => {
    const times = ['6', '630', '9:30 at night', '5 am', '11', 'noon', 'six'].map((each) => [
      clock(each, 'start'),
      clock(each, 'end'),
    ])
    assert.deepEqual(
      times.flat().map((time) => clockWords(time!)),
      [
        ...['6 AM', '6 PM', '6:30 AM', '6:30 PM', '9:30 PM', '9:30 PM', '5 AM', '5 AM'],
        ...['11 AM', '11 AM', '12 PM', '12 PM', '6 AM', '6 PM'],
      ],
    )
    assert.equal(clock('75', 'end'), undefined)
  })
})

describe('how the hours of an occupation fit', () => {
  const fit = (text: string, conditions: Parameters<typeof hoursFit>[2], code = '43-6014.00') =>
    hoursFit(toldHours(text)!, code, conditions)

  it('is by the parts of the day and the week that are closed', () => {
    const office = { early: 0, evenings: 0, weekends: 0, nights: 0, partTime: 0 }
    assert.deepEqual(fit('no Sundays', office), { against: 0, parts: [], bids: false })
    assert.deepEqual(fit('no Sundays', { ...office, weekends: 1 }), { against: 1, parts: ['weekends'], bids: false })
    assert.equal(fit('daycare opens 6:30 and closes 6', { ...office, early: 0.5 }).against, 0.5)
    assert.equal(fit('no Sundays', undefined).against, undefined)
  })

  it('is a matter of the shift where there is a first one', () => {
    assert.equal(fit('home for dinner', { evenings: 1, nights: 1, early: 0, weekends: 0 }).against, 0.5)
    assert.equal(fit('home for dinner', { evenings: 1, nights: 0, early: 0, weekends: 0 }).against, 1)
  })

  it('tells of newcomers where shifts go by seniority', () => {
    assert.equal(fit('home for dinner', { evenings: 0, nights: 0 }, '53-3052.00').bids, true)
    assert.equal(fit('home for dinner', { evenings: 0, nights: 0 }, '53-3052.00').against, 0.5)
  })

  it('asks for part time or the school year where no full day fits in', () => {
    const whole = { evenings: 0, weekends: 0, nights: 0, early: 0, partTime: 0, schoolYear: 0 }
    assert.equal(fit('mornings only', whole).against, 1)
    assert.equal(fit('school hours', { ...whole, partTime: 1 }).against, 0.5)
    assert.equal(fit('school hours', { ...whole, partTime: 1, schoolYear: 1 }).against, 0)
    assert.equal(fit('9 to 5', whole).against, 0)
  })
})
