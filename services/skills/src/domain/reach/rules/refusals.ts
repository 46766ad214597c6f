import type { OccupationFigures } from '../../catalogue/figures.ts'
import { dollars } from '../../explain/money-words.ts'
import { ASKED, NAMED } from '../../goals/goals.ts'
import type { Standing } from '../../matching/standing.ts'
import { entryStep } from '../education.ts'
import { entryRules } from './entry-rules.ts'
import { firstRankRules } from './first-rank-rules.ts'
import { healthRules } from './health-rules.ts'
import { ladderRules, payRule } from './ladder-rules.ts'
import { leftRules } from './left-rules.ts'
import { lostLicenseRules } from './lost-license-rules.ts'
import { managerFieldRules } from './manager-field-rules.ts'
import { nearRules } from './near-rules.ts'
import { heavierRules, purposeRules, saidRules, wishRules } from './purpose-rules.ts'
import type { Refusal, Rule, RuleContext } from './rule.ts'
import { unknownWorkRules } from './unknown-work-rules.ts'

/**
 * Rules of our own taste. A list of fewer than three is filled up with what only they refuse, and each such place says so; what
 * the person asked for and what one cannot enter is never among them.
 */
const OWN_TASTE: ReadonlySet<string> = new Set(['reach_zone', 'usual_time', 'viable', 'scope', 'safer', 'industry', 'usual_pay'])

/** Pay and months: for the three places that a report needs, each of which then says what it breaks. */
const LAST_RESORT: ReadonlySet<string> = new Set([...OWN_TASTE, 'reach_pay', 'reach_time', 'study_hours'])

/** Whether nothing but our own taste speaks against an occupation; as a last resort, nor anything but pay and months. */
export function isSpare(rules: readonly Rule[], occupation: OccupationFigures, last = false): boolean {
  const open = last ? LAST_RESORT : OWN_TASTE
  return rules.every(({ rule, refuse }) => open.has(rule) || refuse(occupation) === undefined)
}

/**
 * Figures that only the wider group has, how long a way usually is, how wide a reach, and pay by nobody's limit but ours: what counselors name all the same fills up a short list
 * before anything else. How much less it may pay is asked where the list is filled.
 */
const OF_MEASURE: ReadonlySet<string> = new Set([
  'ranked_codes',
  'reach_zone',
  'usual_time',
  'viable',
  'usual_pay',
  'no_rung_down',
])
/** Months of study that a place may take which only fills up. */
const LONGEST_FILLING = 24

/** Whether counselors name a refused occupation from here, and only our measure of the way speaks against it. */
export function isClose(
  rules: readonly Rule[],
  { named, entries }: Standing,
  { occupation, present }: { readonly occupation: OccupationFigures; readonly present: OccupationFigures | undefined },
): boolean {
  if (!occupation.wages?.p50 || !occupation.outlook) return false
  if ((named?.[occupation.index] ?? 0) === 0 || entries[occupation.index]!.studyMonths[0] > LONGEST_FILLING) return false
  const against = rules.filter(({ refuse }) => refuse(occupation) !== undefined)
  return (
    against.length > 0 &&
    against.every(({ rule }) => OF_MEASURE.has(rule) || (rule === 'safer' && isLessExposed(occupation, present)))
  )
}

/**
 * Whether AI reaches an occupation less than the present one, if not by as much as a list of safer work asks; or hardly more, where it
 * reaches the present one no more than most.
 */
function isLessExposed({ exposure: { middle } }: OccupationFigures, present: OccupationFigures | undefined): boolean {
  if (!present || middle < 0 || present.exposure.middle < 0) return false
  return middle < present.exposure.middle || (present.exposure.middle <= HALF && middle <= present.exposure.middle + HARDLY_MORE)
}
/** Middle of the lenses that parts the more exposed half of occupations, and points on it that do not tell two occupations apart. */
const HALF = 50
const HARDLY_MORE = 12

/**
 * The rules in the order in which they are applied. None is loosened: where they leave fewer than ten, the list is shorter, and
 * whoever was asked for by name is told why.
 */
export function rulesFor(context: RuleContext): Rule[] {
  return [
    ...lostLicenseRules(context),
    ...knownRules(context),
    ...ladderRules(context),
    payRule(context),
    ...entryRules(context),
    ...firstRankRules(context),
    ...managerFieldRules(context),
    ...purposeRules(context),
    ...wishRules(context),
    ...healthRules(context),
    ...heavierRules(context),
    ...saidRules(context),
    ...leftRules(context),
    ...nearRules(context),
    ...changeRules(context),
    ...unknownWorkRules(context),
  ]
}

/** Share from which counselors name an occupation early enough to tell of it with the pay of the code that it belongs to. */
const NAMED_WITHOUT_FIGURES = 0.7

/** The first rule that refuses an occupation. */
export function refusalOf(rules: readonly Rule[], occupation: OccupationFigures): Refusal | undefined {
  for (const { rule, refuse } of rules) {
    const refusal = refuse(occupation)
    if (refusal) return { rule, ...refusal }
  }
  return undefined
}

function knownRules({ person: { present }, standing, goals }: RuleContext): Rule[] {
  const elsewhere = goals.wanted.some(({ inside }) => inside)
  const rules: Rule[] = [
    {
      rule: 'ranked_codes',
      label: 'Occupations with pay and outlook of their own',
      refuse: ({ ranked, wages, outlook, index }) =>
        (ranked || standing.asked[index]! >= NAMED || (standing.named?.[index] ?? 0) >= NAMED_WITHOUT_FIGURES) &&
        wages &&
        wages.p50 > 0 &&
        outlook
          ? undefined
          : { why: 'Pay and outlook are not published for it, so we cannot compare it.', opens: 'Ask people who do it.' },
    },
  ]
  if (present)
    rules.push({
      rule: 'not_present',
      label: 'Other than your present job',
      refuse: ({ code, index }) =>
        code.slice(0, 7) === present.code.slice(0, 7) &&
        !(elsewhere && standing.asked[index]! >= ASKED) &&
        !(index === present.index && standing.called?.has(index))
          ? { why: 'It is counted as the occupation you are in.', opens: 'Look at it as the same work in another setting.' }
          : undefined,
    })
  return rules
}

function changeRules({ change }: RuleContext): Rule[] {
  const rules: Rule[] = []
  if (change?.leastPay !== undefined) {
    const least = change.leastPay
    rules.push({
      rule: 'least_pay',
      label: `Middle pay at least ${dollars(least)}`,
      refuse: ({ wages }) =>
        (wages?.p50 ?? 0) >= least ? undefined : { why: `It pays less than ${dollars(least)}.`, opens: 'Ask for less.' },
    })
  }
  if (change?.noDegree)
    rules.push({
      rule: 'no_degree',
      label: "No bachelor's degree asked",
      refuse: (occupation) =>
        (entryStep(occupation) ?? 0) < 4 ? undefined : { why: "It asks for a bachelor's degree.", opens: 'Allow a degree.' },
    })
  return rules
}
