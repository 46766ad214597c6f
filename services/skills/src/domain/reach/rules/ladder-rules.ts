import type { OccupationFigures } from '../../catalogue/figures.ts'
import { dollars } from '../../explain/money-words.ts'
import { ASKED, meansSamePay, NAMED } from '../../goals/goals.ts'
import { NAMED_EARLY, NAMED_WELL } from '../../matching/career-moves.ts'
import { isAskedRung } from '../../matching/next-rungs.ts'
import type { Standing } from '../../matching/standing.ts'
import { entryStep } from '../education.ts'
import { payFloor, SMALL } from '../pay-floor.ts'
import { supervises } from '../ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/** Nobody is sent a rung down, or to the top of a ladder that starts elsewhere. */
export function ladderRules({ person, purpose, standing }: RuleContext): Rule[] {
  const { present, reach } = person
  const asked = (index: number): number => standing.asked[index]!
  const group = present?.code.slice(0, 2)
  return [
    {
      rule: 'selection',
      label: 'Not by contest, audition or election',
      refuse: ({ index, code, wages }) =>
        ((standing.entries[index]!.gate?.kind === 'selection' && !isUsual(standing, index)) ||
          (AUDITIONED.test(code) && !(HIRED_FROM_NEAR.test(code) && isUsual(standing, index))) ||
          (code.startsWith('11-1011') &&
            purpose !== 'executive_transition' &&
            !isNextOnTop({ person, standing }, { index, wages }))) &&
        asked(index) < ASKED
          ? { why: 'People are elected, cast or picked for it; no training leads there.', opens: 'Tell us if you want to try.' }
          : undefined,
    },
    {
      rule: 'no_rung_down',
      label: 'No step down in your own field',
      refuse: ({ index, zone, ...occupation }) => {
        if (!present || reach.yearsExperience < 2 || !standing.field[index] || asked(index) >= 0.9 || standing.called?.has(index))
          return undefined
        const easier = zone < present.zone || (entryStep(occupation) ?? 0) < (entryStep(present) ?? 0) - 1
        const poorer = zone === present.zone && asked(index) < ASKED
        // What counselors name early is another speciality, not a step down, for a little less.
        const beside = (standing.named?.[index] ?? 0) >= NAMED_EARLY ? SPECIALITY_PAY : 1
        const usual = beside * Math.min(standing.reference, present.wages?.p50 || standing.reference)
        return (easier && standing.pay[index]! < 1.1 * standing.reference) || (poorer && standing.pay[index]! < usual)
          ? {
              why: 'It is a step down from what you do now, for no more pay.',
              opens: 'Ask for it by name if you want less load.',
            }
          : undefined
      },
    },
    {
      rule: 'ranks',
      label: 'No rank that is reached from within another field',
      refuse: (occupation) => {
        const { index, code } = occupation
        if (!present && standing.entries[index]!.gate?.kind === 'rank' && standing.entries[index]!.how === 'outside')
          return asked(index) < NAMED ? FROM_WITHIN : undefined
        const foreign = supervises(occupation) && group !== undefined && code.slice(0, 2) !== group
        const isWithin = standing.entries[index]!.how === 'same' || isUsual(standing, index)
        return foreign && !isWithin && asked(index) < ASKED ? FROM_WITHIN : undefined
      },
    },
  ]
}

/** Whether counselors name a way early that begins in the person's own or a related field. */
function isUsual({ named, entries }: Standing, index: number): boolean {
  return entries[index]!.how !== 'outside' && (named?.[index] ?? 0) >= NAMED_WELL
}

/** Whether the top of a firm is the next rung: counselors name it, and its years and a pay near it lie behind the person. */
function isNextOnTop(
  { person: { reach }, standing }: Pick<RuleContext, 'person' | 'standing'>,
  { index, wages }: Pick<OccupationFigures, 'index' | 'wages'>,
): boolean {
  return (
    (standing.named?.[index] ?? 0) > 0 &&
    standing.entries[index]!.experienceMonths === 0 &&
    reach.yearsExperience >= YEARS_TO_THE_TOP &&
    standing.reference >=
      (isAskedRung(standing, index) ? IN_SIGHT_OF_THE_TOP : NEAR_THE_TOP) * (wages?.p50 ?? Number.POSITIVE_INFINITY)
  )
}

/**
 * The person's own floor is kept to the dollar; without one, we offer nothing far below what they earn. What they name first of all, and
 * not as a side meaning, may pay a quarter less than that, and is not refused for a few dollars below their own floor.
 */
export function payRule({ person, standing, goals }: RuleContext): Rule {
  const { floor, stated, share, cut } = payFloor({ person, standing, goals })
  const gladly = cut !== undefined && !meansSamePay(cut) && !SMALL.test(cut)
  return {
    rule: stated ? 'reach_pay' : 'usual_pay',
    label: stated
      ? `Pay at least ${floor > 0 ? dollars(floor) : `${Math.round(share * 100)} % of yours`}, as you asked`
      : 'Pay not far below yours',
    own: stated ? { id: 'pay', figure: floor } : undefined,
    refuse: ({ index, ownWages }) => {
      if (gladly && standing.asked[index]! >= ASKED) return undefined
      const chief = standing.chief[index] && standing.asked[index]! >= NAMED
      const called = stated ? undefined : standing.called?.get(index)
      const least = called ? Math.min(floor, called.keeps * standing.reference) : floor
      const lowest = chief ? (stated ? AS_GOOD_AS : MUCH_WANTED) * floor : least
      if (standing.pay[index]! >= lowest) return undefined
      const needed = stated ? `the ${dollars(floor)} you need` : `the ${dollars(standing.reference)} we compare with`
      const it = ownWages === false ? 'Its wider group' : 'It'
      return {
        why: `${it} usually pays about ${dollars(standing.pay[index]!)}, below ${needed}.`,
        opens: `It opens if you could live on ${dollars(standing.pay[index]!)} a year.`,
      }
    },
  }
}

/** Share of a floor for what somebody names: of a stated one, what a middle of the whole country, which half exceed, is as good as. */
const AS_GOOD_AS = 0.97
const MUCH_WANTED = 0.75

const FROM_WITHIN = {
  why: 'People reach this rank from within its own field.',
  opens: 'A first post in that field opens it.',
}
/** Years of work after which boards look at somebody for the top post. */
const YEARS_TO_THE_TOP = 12
/** Share of its middle pay that they earn already. */
const NEAR_THE_TOP = 0.8
/** The same for who asks for it: a small firm pays its chief less than the middle. */
const IN_SIGHT_OF_THE_TOP = 0.65
/** The share of the usual pay that a move which counselors name early brings at least in one's own field. */
const SPECIALITY_PAY = 0.8
/** Of these agents, hearing officers, mediators and farm managers, whom agencies and owners hire from near work. */
const HIRED_FROM_NEAR = /^(?:13-1011|23-102[12]|11-9013)/
/** Actors, athletes, umpires, dancers, choreographers, musicians, their agents, models, legislators, judges, farmers, the military. */
const AUDITIONED = /^(?:27-20(?:11|2[13]|3[12]|4[12])|41-9012|11-1031|23-102|13-1011|11-9013|55-)/
