import { figureAllowed, type Goals, leastPayAsked, meansSamePay } from '../goals/goals.ts'
import type { RuleContext } from './rules/rule.ts'

export type PayFloor = {
  /** US dollars a year; 0 where neither pay nor a figure is known. */
  readonly floor: number
  /** Whether the person set it; otherwise it is our measure. */
  readonly stated: boolean
  /** Part of the present pay that the floor keeps. */
  readonly share: number
  /** Their words that less would do, where they set no floor. */
  readonly cut: string | undefined
}

/** The least pay of a list: what the person ticked or wrote, or else a part of what they earn that nobody is asked to give up. */
export function payFloor({
  person: { reach, present },
  standing,
  goals,
}: Pick<RuleContext, 'person' | 'standing' | 'goals'>): PayFloor {
  const asked = reach.leastPay ?? leastPayAsked(goals, reach.salaryCurrent)
  const stated = reach.payFloorShare > 0 || asked > 0
  const cut = stated ? undefined : goals.wishes.find(({ id }) => id === 'less_pay')?.phrase
  const well = standing.reference >= WELL_PAID && cut === undefined ? WELL_PAID_FLOOR : 1
  const usualShare = isRetiring(goals) ? RETIRING_FLOOR : Math.min(well, floorFor(cut, isHurt(goals), reach.salaryCurrent))
  const share = stated ? Math.min(1.5, reach.payFloorShare) : usualShare
  const known = reach.salaryCurrent > 0 || present !== undefined
  // Of a figure that would do, in the person's words, and a share that was ticked, the words count.
  const counts = known && reach.leastPay === undefined && figureAllowed(goals) === 0
  const usual = counts ? share * (stated && !worksLess(goals) ? keptOf(reach, standing, share) : standing.reference) : 0
  return { floor: Math.min(TOP_FIGURE, Math.max(asked, usual)), stated, share, cut }
}

/** A share that was ticked is one of the present pay; nobody who hopes for less than it needs more than that. */
function keptOf(
  { salaryCurrent, salaryTarget }: RuleContext['person']['reach'],
  { reference }: RuleContext['standing'],
  share: number,
): number {
  if (salaryCurrent === 0) return reference
  return salaryTarget > 0 ? Math.min(salaryTarget / share, salaryCurrent) : salaryCurrent
}

/** Who works less, or retires from the present work, does not keep a share of its pay. */
const worksLess = ({ wishes, left }: Pick<Goals, 'wishes' | 'left'>): boolean =>
  isRetiring({ left }) || wishes.some(({ id }) => id === 'part_time' || id === 'pension')

/** Whether somebody asks for less to carry, and so cannot stay where they are. */
export const isHurt = ({ wishes }: Pick<Goals, 'wishes'>): boolean => wishes.some(({ id }) => HURT.has(id))

/** Whether somebody retires from the present work, and brings a pension to the next. */
const isRetiring = ({ left }: Pick<Goals, 'left'>): boolean => (left ?? []).some(({ phrase }) => /retir|pension/i.test(phrase))

/** The share of the present pay that somebody keeps who allows "the same pay", "a small cut", "15% less", "20k less", or less without saying how much. */
function floorFor(cut: string | undefined, hurt: boolean, earned: number): number {
  if (cut === undefined || meansSamePay(cut)) return hurt ? HURT_FLOOR : USUAL_FLOOR
  const percent = Number(PERCENT.exec(cut)?.[1] ?? 0)
  if (percent > 0) return Math.max(LOW_FLOOR, 1 - percent / 100)
  const thousands = Number(THOUSANDS.exec(cut)?.[1] ?? 0)
  if (thousands > 0 && earned > 0) return Math.max(LOW_FLOOR, 1 - (1000 * thousands) / earned)
  return SMALL.test(cut) ? SMALL_CUT : LOW_FLOOR
}
const THOUSANDS = /(\d{1,3})(?:,\d{3}| ?k| ?grand)\b/i
const PERCENT = /(\d{1,2}) ?(?:%|percent)/i

export const SMALL = /\b(?:small|slight|little|modest|bit|tiny)\b/i
const SMALL_CUT = 0.75
/** Share of the present pay below which nothing is offered to people who named no floor. */
const USUAL_FLOOR = 0.9
/** The same for the well paid, beside whose work little pays as well; and from which dollars a year they are. */
export const WELL_PAID_FLOOR = 0.7
export const WELL_PAID = 120_000
/** The same for whose body no longer does the present work: little else may pay as well. */
export const HURT_FLOOR = 0.7
/** The same for who retires from it: a pension pays the rest. */
const RETIRING_FLOOR = 0.5
/** The same for who says that less pay is fine. */
const LOW_FLOOR = 0.3
/** Dollars a year above which the published figures do not tell occupations apart. */
const TOP_FIGURE = 200_000
const HURT: ReadonlySet<string> = new Set(['less_load', 'change_position', 'no_kneeling', 'clean_air', 'easy_hands'])
