import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hoursNamed } from '../../../src/domain/goals/verdicts/hourly-words.ts'
import { presentRanking } from '../../../src/grpc/present-ranking.ts'
import { advise } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { engine } = shippedCareers()
const wishesOf = (told: Parameters<typeof advise>[0]) => presentRanking(engine, advise(told)).wishes
const CLERK = { current: '43-9061.00', yearsExperience: 9, salaryCurrent: 38_000 }

describe('a limit on what somebody may earn', () => {
  it('is told in hours at the pay of each place, and who knows what counts', () => {
    const [wish] = wishesOf({
      ...CLERK,
      goal: 'bookkeeping',
      beside: ['I am on SSDI and can only make $1,550 a month.'],
    }).filter(({ id }) => id === 'earnings_cap')
    assert.match(wish!.why, /^You named \$18,600 a year, \$1,550 a month\. At the middle pay that is about .*hours a week in /)
    // 18,600 dollars at the middle pay of bookkeepers, 49,210 dollars for 2,080 hours.
    assert.match(wish!.why, /15 hours a week in Bookkeeping/)
    assert.match(wish!.why, /choosework\.ssa\.gov/)
    assert.equal(wish!.beside, true)
  })

  it('asks the office of each benefit, and is no wish for pay', () => {
    const retired = wishesOf({ ...CLERK, goal: 'I collect social security and can only earn $23,400 a year, so a library job' })
    assert.deepEqual(
      retired.filter(({ id }) => ['least_pay', 'more_pay', 'pension'].includes(id)),
      [],
    )
    assert.match(retired.find(({ id }) => id === 'earnings_cap')!.why, /\$23,400 a year\b.*ssa\.gov/)
    const aid = wishesOf({ ...CLERK, goal: 'A library job, I have to stay under the Medicaid income limit' })
    assert.match(aid.find(({ id }) => id === 'earnings_cap')!.why, /no sum that we could read.*caseworker/)
  })
})

describe('hours a week', () => {
  for (const [hours, words] of [
    [20, 'at most 20 hours a week'],
    [20, 'about 15-20 hrs'],
    [20, 'twenty hours'],
    [20, '4 hours a day'],
    [undefined, '40 hours a week'],
    [undefined, 'three days a week'],
  ] as const)
    it(`are ${hours ?? 'none'} in "${words}"`, () => assert.equal(hoursNamed(words), hours))

  it('are told with what they bring in', () => {
    const wish = wishesOf({ ...CLERK, goal: 'bookkeeping, at most 20 hours a week' }).find(({ id }) => id === 'part_time')
    assert.match(wish!.why, /At 20 hours a week the middle pay comes to about .*\$24,600 in Bookkeeping/)
  })
})
