import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rank } from '../../../src/domain/matching/rank.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../../support/careers.ts'
import { profileOf } from '../../support/personas.ts'

const { engine, goals } = shippedCareers()

function listOf(code: string, text: string, reach: object = {}) {
  const profile = profileOf({
    interests: [5, 4, 3, 5, 4, 5],
    current: code,
    reach: { yearsExperience: 9, education: 'high_school', salaryCurrent: 38_000, monthsAvailable: 36, ...reach },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, code)
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
}
const wishOf = (id: string, code: string, text: string) => listOf(code, text).wishes.find((wish) => wish.id === id)
const answerTo = (phrase: string, code: string, text: string, reach: object = {}) =>
  listOf(code, text, reach).goals.find((goal) => goal.phrase === phrase)?.why ?? ''

describe('the hours that were told', () => {
  it('are answered for each place, with the day or the time', () => {
    const wish = wishOf('hours', '53-3032.00', 'school bus or garbage truck, home by supper, Sundays off for church')
    assert.equal(wish?.answer, 'partly')
    assert.match(wish!.why, /^You told no Sunday and out by 5:30 PM\. Bus Drivers, School usually keep to that\./)
    assert.match(
      wish!.why,
      /In Refuse and Recyclable Material Collectors it depends on the post: evenings, weekends and nights come up/,
    )
  })

  it('tell newcomers of seniority where shifts are picked by it', () => {
    const text = 'city bus driver or diesel mechanic, sitter from 7 to 5:30'
    assert.match(wishOf('hours', '53-3033.00', text)!.why, /Bus Drivers, Transit and Intercity .*shifts go by seniority/)
  })

  it('ask to name a fixed appointment, which is no matter of the occupation', () => {
    const wish = wishOf('hours', '43-3031.00', 'payroll clerk, I need one weekday morning a month off for my officer')
    assert.equal(wish?.answer, 'unknown')
    assert.match(wish!.why, /To keep “one weekday morning a month” free .+ fixed appointment/)
  })

  it('are not told once more as a wish for no nights', () => {
    const ids = listOf('53-3032.00', 'school bus, no Sundays, home for dinner').wishes.map(({ id }) => id)
    assert.deepEqual([ids.includes('hours'), ids.includes('no_nights')], [true, false])
  })

  it('decide which one to take', () => {
    const text = 'Diesel mechanic or city bus driver, which one? Preschool opens at 7 and closes at 5:30.'
    assert.match(
      answerTo('Diesel mechanic', '53-3033.00', text),
      /take this one first: it goes better with being out by 5:30 PM than/,
    )
  })
})

describe('years, debts and money', () => {
  it('hold the months of each way against the years that are left', () => {
    const wish = wishOf('years_left', '31-1131.00', 'phlebotomist or LPN, 8 years left to work')
    assert.match(
      wish!.why,
      /Licensed Practical and Licensed Vocational Nurses: about \d+ months before the first day, which leaves about 7 of 8/,
    )
  })

  it('tell which places ask for school that is paid first', () => {
    const wish = wishOf('no_debt', '31-1131.00', 'dental hygienist or pharmacy technician, no loans')
    assert.equal(wish?.answer, 'partly')
    assert.match(wish!.why, /Pell Grant that is not paid back/)
  })

  it('keep to the sum that was told', () => {
    const wish = wishOf('money_at_risk', '37-3011.00', 'my own mowing business, I won’t risk more than $8,000')
    assert.match(wish!.why, /To stay within \$8,000: no lease, no franchise/)
    assert.equal(wishOf('least_pay', '37-3011.00', 'my own mowing business, I won’t risk more than $8,000'), undefined)
  })

  it('hold a floor against the school that is not paid', () => {
    const wish = wishOf('least_pay', '31-9091.00', 'dental hygiene, can’t drop under $20 an hour while in school')
    assert.equal(wish?.answer, 'no')
    assert.match(wish!.why, /nobody pays you for it/)
  })
})

describe('a license of the state', () => {
  it('is named with what to look up, and in which state', () => {
    const why = answerTo('building inspector', '47-2061.00', 'building inspector', { state: 'OH' })
    assert.match(
      why,
      /inspector license or certification, in most states\. .*look up the course, the years of practice and the fee of Ohio/,
    )
    assert.match(why, /some employers want a course of up to 12 months first/)
  })

  it('is named where the way is closed for now', () => {
    assert.match(
      answerTo('principal', '21-1021.00', 'become a principal', { education: 'masters' }),
      /school administrator license/,
    )
  })

  it('is told to nobody who has it, or where there is none', () => {
    assert.doesNotMatch(answerTo('welder', '51-4121.00', 'welder'), /License Finder/)
    assert.doesNotMatch(answerTo('office manager', '43-6014.00', 'office manager'), /License Finder/)
  })
})

describe('a wish that is said in full', () => {
  it('holds a year that is named against the months of each place', () => {
    const wish = wishOf('deadline', '17-3022.00', 'land surveyor or building inspector, done by 2028')
    assert.notEqual(wish?.answer, 'yes')
  })

  it('tells where apprentices start, in a year and an hour', () => {
    const wish = wishOf('least_pay', '35-1012.00', 'electrician, not under $18 an hour while I learn')
    assert.match(wish!.why, /Electricians usually start at about \$\d\d,000 a year, or \$\d\d\.\d\d an hour, below that/)
  })

  it('says what to do about a distance', () => {
    const wish = wishOf('near_home', '45-2092.00', 'welder, can drive 40 min, no more')
    assert.match(wish!.why, /Set the radius of a job search/)
  })

  it('names the license that one task of a job asks for', () => {
    assert.match(answerTo('run a spray rig', '45-2092.00', 'run a spray rig'), /pesticide applicator license/)
    assert.doesNotMatch(answerTo('drive a tractor', '45-2092.00', 'drive a tractor'), /pesticide/)
  })

  it('reads no place, kin or past as a wish that was missed', () => {
    const text = 'I live in Ohio with my wife. LPN, now in Toledo as caregiver. Mine closes in spring. wishes:'
    assert.equal(wishOf('unread', '31-1131.00', text), undefined)
  })
})

describe('who asks what becomes of the likes of them', () => {
  for (const [text, code, group] of [
    ['what do ex corrections officers even do?', '33-3012.00', /^33-(?:30|101)/],
    ["I don't want to be a cop anymore. Ideas?", '33-3051.00', /^33-(?:30|101)/],
    ['jobs for former teachers', '25-2021.00', /^25-20/],
  ] as const)
    it(`"${text}" is given no more of the same`, () => {
      const codes = listOf(code, text, { education: 'bachelors', salaryCurrent: 52_000 }).ranked.map(
        ({ occupation }) => occupation!.code,
      )
      assert.deepEqual(
        codes.filter((each) => group.test(each)),
        [],
      )
    })
})
