import type { OccupationFigures } from '../../catalogue/figures.ts'
import { industryName, inEveryIndustry, inIndustry, isIndustry } from '../../catalogue/industries.ts'
import { ASKED, NAMED, takesBack, type Wish } from '../../goals/goals.ts'
import { isPreference } from '../../goals/read-wishes.ts'
import { TOO_HEAVY, wantsLess } from '../../goals/wants-less.ts'
import { isAskedRung } from '../../matching/next-rungs.ts'
import type { Standing } from '../../matching/standing.ts'
import { leads } from '../ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/** What a kind of report is about. */
export function purposeRules({ person: { present, reach }, purpose, standing }: RuleContext): Rule[] {
  const asked = (index: number): number => standing.asked[index]!
  if (purpose === 'executive_transition') {
    return [
      {
        rule: 'scope',
        label: 'Leads people or budgets, or asks for years of related work',
        refuse: (occupation) =>
          asked(occupation.index) >= ASKED || isSenior(occupation)
            ? undefined
            : { why: 'It leads neither people nor a budget.', opens: 'Choose another kind of report for it.' },
      },
    ]
  }
  if (purpose === 'ai_transition') {
    const limit = saferLimit(present ?? standing.likely)
    return [
      {
        rule: 'safer',
        label: present ? 'Less exposed to AI than your present job' : 'In the less exposed half',
        refuse: ({ index, exposure }) =>
          asked(index) >= ASKED || (exposure.middle >= 0 && exposure.middle <= limit && !exposure.modernHigh)
            ? undefined
            : { why: 'It is as exposed to AI as what you do now, or more.', opens: 'Look at it in another kind of report.' },
      },
    ]
  }
  if (purpose === 'career_change' && isIndustry(reach.targetIndustry)) {
    const name = industryName(reach.targetIndustry)
    return [
      {
        rule: 'industry',
        label: `Usual in ${name}, or found in every industry`,
        refuse: ({ index, code }) =>
          asked(index) >= ASKED || inIndustry(code, reach.targetIndustry) || inEveryIndustry(code)
            ? undefined
            : { why: `It is not usual in ${name}.`, opens: 'Leave the industry open.' },
      },
    ]
  }
  return []
}

/** What somebody must not have for their health or their family is a limit, not a preference. */
export function wishRules({ goals, standing, person: { present } }: RuleContext): Rule[] {
  return (
    goals.wishes
      .filter(({ id, values }) => HARD_WISHES[id] !== undefined && values !== undefined)
      .filter(({ id, phrase }) => HARD_WISHES[id]!.ofBody || !isPreference(phrase))
      // Who would rather not sit, and is hurt, is not kept on their feet.
      .filter(({ id }) => id !== 'active' || !goals.wishes.some((wish) => EASED.has(wish.id)))
      .map((wish) => ({ ...wish, back: takesBack(wish), label: asSaid(wish, HARD_WISHES[wish.id]!.label) }))
      .map(({ id, phrase, values, back, label }) => ({
        rule: 'wish',
        label,
        short: HARD_WISHES[id]!.short,
        own: { id: `wish-${id}`, takesBack: back },
        refuse: ({ code, index }: OccupationFigures) => {
          const isOwn = index === present?.index
          if (standing.asked[index]! >= NAMED && !(isOwn && HARD_WISHES[id]!.ofBody)) return undefined
          const opens = 'It opens if you take that wish back.'
          const value = values!.get(code)
          // What hurts at work hurts at another employer's too.
          const from = isOwn && HARD_WISHES[id]!.ofBody ? HARD_WISHES[id]!.ideas! : againstFrom(id, standing, index)
          if ((value ?? unknownValue(id, standing, index)) <= from) return { why: `It goes against “${phrase}”.`, opens }
          const own = present && EASED.has(id) ? values!.get(present.code) : undefined
          return own !== undefined && value !== undefined && value < own - AS_MUCH && standing.asked[index]! < ASKED
            ? { why: `It asks for more of that than your present work, and you said “${phrase}”.`, opens }
            : undefined
        },
      }))
  )
}

/** Nobody asked for what they only told of themself. */
const asSaid = ({ beside }: Wish, label: string): string => (beside ? label.replace(/as you asked$/, 'as you told us') : label)

/** Wishes for less of what the present work asks for: no idea of ours asks for more of it. */
const EASED: ReadonlySet<string> = new Set(['less_load', 'seated'])
/** Values that lie this close, of -1 to 1, are the same. */
const AS_MUCH = 0.06

/** Value down to which work is no heavier for the body than most. */
const NOT_HEAVY = -0.45

/** Who asks for an easier life, or speaks of age or health, is told of nothing that is heavier for the body than the present work. */
export function heavierRules({ goals, standing, person: { present } }: RuleContext): Rule[] {
  const wish = goals.wishes.find(({ load }) => load !== undefined)
  const held = present && wish?.load?.get(present.code)
  if (!wish || held === undefined) return []
  // Who tells only their age asks for nothing that is lighter than most work.
  const tellsAge = goals.wishes.every(({ id, load }) => load === undefined || id === 'age')
  const own = tellsAge ? Math.min(held, NOT_HEAVY) : held
  return [
    {
      rule: 'heavier',
      label: 'No heavier for the body than your present work',
      refuse: ({ code, index }) =>
        (wish.load!.get(code) ?? own) < own - AS_MUCH && standing.asked[index]! < ASKED
          ? {
              why: `It is heavier for the body than your present work, and you said “${wish.phrase}”.`,
              opens: 'Ask for it by name if you want it.',
            }
          : undefined,
    },
  ]
}

/** Months of study up to a short course for who wants no school; no rank over people and nothing that pays less beside what they say. */
export function saidRules({ goals, standing, person }: RuleContext): Rule[] {
  const wish = (id: string) => goals.wishes.find((one) => one.id === id)
  const [school, pay] = [wish('no_school'), wish('more_pay')]
  const rules: Rule[] = []
  if (school)
    rules.push({
      rule: 'no_school',
      label: 'No long schooling, as you asked',
      own: { id: 'no-school', takesBack: 'no_school' },
      refuse: ({ index }) =>
        standing.entries[index]!.studyMonths[0] > SHORT_COURSE && standing.asked[index]! < NAMED
          ? {
              why: `It takes about ${standing.entries[index]!.studyMonths[0]} months of study, and you said “${school.phrase}”.`,
              opens: 'It opens if you take that wish back.',
            }
          : undefined,
    })
  if (pay && person.present)
    rules.push({
      rule: 'more_pay',
      label: 'Pay no lower than now, as you ask for more',
      own: { id: 'more-pay', takesBack: 'more_pay' },
      refuse: ({ index }) =>
        standing.pay[index]! < standing.reference && standing.asked[index]! < ASKED
          ? {
              why: `It pays no more than you earn now, and you said “${pay.phrase}”.`,
              opens: 'It opens if you take that wish back.',
            }
          : undefined,
    })
  if (wantsLess(goals, person))
    rules.push({
      rule: 'less_to_carry',
      label: 'No rank over people for whom less to carry is the wish',
      refuse: (occupation) =>
        leads(occupation) && standing.asked[occupation.index]! < ASKED && !isAskedRung(standing, occupation.index)
          ? {
              why: 'It puts you in charge of people, and you want less to carry.',
              opens: 'Ask for it by name if you want to lead.',
            }
          : undefined,
    })
  return rules
}

/**
 * The value of a wish from which it is broken. What was asked for, or what counselors name first of all, may break it more than other
 * ideas of ours.
 */
function againstFrom(id: string, { asked, named }: Standing, index: number): number {
  const { against, ideas = against } = HARD_WISHES[id]!
  return asked[index]! >= ASKED || (named?.[index] ?? 0) >= 1 ? against : ideas
}

/** Of what nothing is published it is not said that it goes against a wish; but no idea of ours risks the body on that. */
function unknownValue(id: string, { asked, named }: Standing, index: number): number {
  return HARD_WISHES[id]!.ofBody && asked[index]! < ASKED && (named?.[index] ?? 0) < 1 ? -1 : 0
}

/** Months of study that are a course, not school. */
const SHORT_COURSE = 4

/**
 * Exposure (middle of the lenses) up to which a job counts as safer: ten points under the present one where that is in
 * the upper half, the present one's own where it is lower already, and the lower half when no present job is known.
 */
export function saferLimit(present: OccupationFigures | undefined): number {
  if (!present || present.exposure.middle < 0) return 50
  return present.exposure.middle > 55 ? present.exposure.middle - 10 : Math.max(present.exposure.middle, 40)
}

/** Management, work that asks for years in related work, and independent advisers. */
function isSenior(occupation: OccupationFigures): boolean {
  const { code, zone, entry } = occupation
  return (
    leads(occupation) ||
    entry.experience === '5 years or more' ||
    (zone >= 4 && entry.experience === 'Less than 5 years') ||
    ADVISERS.test(code)
  )
}

/** Wishes that rule out work which goes fully against them. */
const HARD_WISHES: Readonly<
  Record<
    string,
    { readonly label: string; readonly short?: string; readonly against: number; readonly ideas?: number; readonly ofBody?: true }
  >
> = {
  no_nights: {
    label: 'No work that is usually done at night, in shifts or on weekends, as you asked',
    short: 'No night, shift or weekend work',
    against: -0.5,
  },
  home_at_night: { label: 'Home at night, as you asked', against: -0.75, ideas: -0.4 },
  less_load: { label: 'No heavy work, as you asked', against: TOO_HEAVY, ideas: -0.52, ofBody: true },
  seated: { label: 'No work that is mostly done standing, as you asked', against: -0.5 },
  active: { label: 'No work that is mostly done sitting, as you asked', against: -0.5 },
  calmer: { label: 'No work under much stress, as you asked', against: -0.85 },
  remote: { label: 'No work that can hardly be done from home, as you asked', against: -1 },
  outdoors: { label: 'No work that is hardly ever done outdoors, as you asked', against: -1 },
  indoors: { label: 'No work that is mostly done outdoors, as you asked', against: -0.75, ideas: -0.4, ofBody: true },
}

/** Management consultants, labor relations, project management, finance, law, business and education faculty, security. */
const ADVISERS = /^(?:13-1111|13-1075|13-1082|13-1141|13-2052|13-2061|23-1011|25-1011|25-1081|15-1212|15-2031)/
