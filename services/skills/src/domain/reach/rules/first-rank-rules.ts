import { ASKED } from '../../goals/goals.ts'
import { wantsLess } from '../../goals/wants-less.ts'
import { isOutOfWork } from '../../matching/wish-moves.ts'
import { leads, supervises } from '../ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/** Ideas of our own that ask of a person what they have never done, or say they do not like: to lead, and to sell for a commission. */
export function firstRankRules({ person, standing, goals }: RuleContext): Rule[] {
  const { present, reach, interests } = person
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  const hasLed = reach.leads === true || (present !== undefined && leads(present))
  const persuading = interests && interests.items[ENTERPRISING]! > 0 ? interests.z[ENTERPRISING]! : 0
  const notForSelling =
    persuading < LIKED
      ? 'you like to persuade less than other things'
      : wantsLess(goals, person)
        ? 'you want less to carry'
        : isOutOfWork(goals, person)
          ? 'you need pay from the first month'
          : undefined
  const sellsNow = present !== undefined && SELLING.test(present.code)
  return [
    {
      rule: 'first_rank',
      label: 'No rank over people straight away for who never led',
      refuse: (occupation) =>
        leads(occupation) &&
        !hasLed &&
        !asked(occupation.index) &&
        (present ? isOutOfWork(goals, person) || isEarly(occupation, person, standing) : standing.likely !== undefined)
          ? {
              why: 'It leads people, and nothing that you told us says that you have led.',
              opens: 'Run a shift, a crew or a project first.',
            }
          : undefined,
    },
    {
      rule: 'selling',
      label: 'No selling for who likes or can afford it less',
      refuse: ({ index, code }) =>
        SELLING.test(code) && !sellsNow && !asked(index) && notForSelling !== undefined
          ? { why: `It is selling, often for a commission, and ${notForSelling}.`, opens: 'Ask for it by name.' }
          : undefined,
    },
    {
      rule: 'teaches_trade',
      label: 'No teaching of a trade before the years in it',
      refuse: ({ index, code }) =>
        TRADE_TEACHERS.test(code) && present !== undefined && reach.yearsExperience < YEARS_TO_TEACH && !asked(index)
          ? {
              why: 'Schools that teach a trade ask for years in it first.',
              opens: `It opens after about ${YEARS_TO_TEACH} years in the trade.`,
            }
          : undefined,
    },
  ]
}

/** Career and technical education. */
const TRADE_TEACHERS = /^(?:25-1194|25-20[23]2|25-2023)/
/** Years in a trade before which nobody is told to teach it: our estimate; BLS says only that schools ask for work experience in it. */
const YEARS_TO_TEACH = 5

/**
 * Who leads a crew comes from it after some years; who runs a department has run less before, unless counselors name it from long years in
 * the field.
 */
function isEarly(
  occupation: { readonly code: string; readonly index: number },
  { present, reach }: RuleContext['person'],
  { entries, named }: RuleContext['standing'],
): boolean {
  const own = supervises(occupation) && occupation.code.slice(0, 2) === present?.code.slice(0, 2)
  if (own) return reach.yearsExperience < YEARS_IN_THE_CREW
  const isNext = entries[occupation.index]!.how !== 'outside' && (named === undefined || named[occupation.index]! > 0)
  return reach.yearsExperience < YEARS_BEFORE_A_RANK || !isNext
}

/** Place of the enterprising interest among the six. */
const ENTERPRISING = 4
/** Standard deviations below which an interest is liked less than the others. */
const LIKED = -0.1
const YEARS_IN_THE_CREW = 3
const YEARS_BEFORE_A_RANK = 6
/** Insurance, securities, travel and services, wholesale, real estate, telephone and door to door, and financial advice. */
const SELLING = /^(?:41-[3-9]|13-2052)/
