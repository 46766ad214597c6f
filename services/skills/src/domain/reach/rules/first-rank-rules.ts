import { ASKED } from '../../goals/goals.ts'
import { leads, supervises } from '../ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/** Ideas of our own that ask of a person what they have never done, or say they do not like: to lead, and to sell for a commission. */
export function firstRankRules({ person, standing }: RuleContext): Rule[] {
  const { present, reach, interests, isReturning } = person
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  const hasLed = reach.leads === true || (present !== undefined && leads(present))
  const persuading = interests && interests.items[ENTERPRISING]! > 0 ? interests.z[ENTERPRISING]! : 0
  const sellsNow = present !== undefined && SELLING.test(present.code)
  return [
    {
      rule: 'first_rank',
      label: 'No rank over people straight away for who never led',
      refuse: (occupation) =>
        leads(occupation) &&
        !hasLed &&
        !asked(occupation.index) &&
        (present ? isReturning || isEarly(occupation, person, standing) : standing.likely !== undefined)
          ? {
              why: 'It leads people, and nothing that you told us says that you have led.',
              opens: 'Run a shift, a crew or a project first.',
            }
          : undefined,
    },
    {
      rule: 'selling',
      label: 'No selling for who likes to persuade less than other things',
      refuse: ({ index, code }) =>
        SELLING.test(code) && !sellsNow && !asked(index) && persuading < LIKED
          ? {
              why: 'It is selling, often for a commission, and you like to persuade less than other things.',
              opens: 'Ask for it by name.',
            }
          : undefined,
    },
  ]
}

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
