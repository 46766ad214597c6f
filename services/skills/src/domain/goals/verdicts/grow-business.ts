import { dollars } from '../../explain/money-words.ts'
import type { Ranking } from '../../matching/rank.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'

/** What a first hire has to bring in, from the middle pay of the person's own work: the rest of it is in no table. */
export function growVerdict({ person, standing }: Ranking, { id, label = '', phrase }: Wish): WishAnswer {
  const { present } = person
  const pay = present ? standing.pay[present.index]! : 0
  const sum =
    present && pay > 0
      ? `${present.title} usually earn about ${dollars(1000 * Math.round(pay / 1000))} a year. Each one you hire must bring in that, the employer’s share of Social Security and Medicare (7.65 %), workers’ compensation and what they work with before you earn more.`
      : 'Each one you hire must bring in the wage, the employer’s share of Social Security and Medicare (7.65 %) and workers’ compensation before you earn more.'
  return {
    ...{ id, label, phrase },
    answer: 'unknown',
    why: `How much work your place has for more hands is in no table. ${sum} Count the jobs you turned down in the last three months: if they pay for one more person, begin with one. A payroll service files the taxes on wages. A SCORE mentor or a Small Business Development Center (sba.gov/local-assistance) goes through it with you free of charge.`,
    source: '',
  }
}
