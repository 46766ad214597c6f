import { dollars, listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { apprenticePay } from '../reach/first-pay.ts'
import type { GoalAnswer } from './answer-goals.ts'
import { leastPayAsked } from './goals.ts'
import { clockWords } from './hours/clock.ts'
import { closesSomething, hoursFit } from './hours/hours-fit.ts'
import { recordBar } from './verdicts/record-bar.ts'
import { yearsLeft } from './verdicts/years-left.ts'

/**
 * Who asks which of the things they name to take is answered with one of them and the reason. What they told to go by comes first: the
 * hours, the pay while they learn, no debt, the years left, a wish of the same sentence; then what is open before what is not, what
 * stands higher on their list, and what takes fewer months. Words are added to the answer of the one that comes first.
 */
export function withFirst({ base }: Engine, ranking: Ranking, answers: readonly GoalAnswer[]): GoalAnswer[] {
  const named = answers.filter(({ about, loose }) => about !== undefined && !loose)
  if (!ranking.goals.asksWhich || named.length < 2) return [...answers]
  const title = (answer: GoalAnswer): string => base.occupations[answer.about!]!.title
  const code = (answer: GoalAnswer): string => base.occupations[answer.about!]!.code
  const criteria = criteriaOf({ base }, ranking)
  const isBarred = (answer: GoalAnswer): boolean => recordBar(base, ranking.goals, base.occupations[answer.about!]!) !== undefined
  const compare = (a: GoalAnswer, b: GoalAnswer): number =>
    Number(a.answer === 'no') - Number(b.answer === 'no') ||
    Number(isBarred(a)) - Number(isBarred(b)) ||
    criteria.reduce((found, { order }) => found || order(a, code(a)) - order(b, code(b)), 0)
  const [first, next] = named.toSorted(compare) as [GoalAnswer, GoalAnswer]
  if (first.answer === 'no') return [...answers]
  const ofHours = ranking.goals.hours !== undefined && closesSomething(ranking.goals.hours)
  const count = named.length === 2 ? 'two' : named.length === 3 ? 'three' : 'these'
  const decides = criteria.find(({ order }) => order(first, code(first)) !== order(next, code(next)))
  const why =
    next.answer === 'no'
      ? `by what you told, ${title(next)} is not open now`
      : isBarred(next) && !isBarred(first)
        ? `no rule that we know closes it to your record, and one may close ${title(next)}`
        : (decides?.why(first, next, title(next)) ?? `they weigh the same`)
  const alike =
    ofHours && decides !== criteria[0] && next.answer !== 'no' ? 'by the hours that you told they are alike, and ' : ''
  const text = `Of the ${count}, we would take this one first: ${alike}${why}.${lessPaid(ranking, first, next, title(next))}`
  return answers.map((answer) => (answer === first ? { ...answer, why: `${answer.why} ${text}` } : answer))
}

/** Something to choose by: what is lower comes first. */
type Criterion = {
  readonly order: (answer: GoalAnswer, code: string) => number
  readonly why: (first: GoalAnswer, next: GoalAnswer, other: string) => string
}

function criteriaOf({ base }: Pick<Engine, 'base'>, ranking: Ranking): Criterion[] {
  const { goals, person, standing } = ranking
  const { hours, conditions } = goals
  const years = yearsLeft(goals)
  const floor = leastPayAsked(goals, person.reach.salaryCurrent)
  const study = ({ about }: GoalAnswer): number => standing.entries[about!]!.studyMonths[0]
  const place = (index: number): number => {
    const at = ranking.ranked.indexOf(index)
    return at < 0 ? ranking.ranked.length : at
  }
  const start = ({ about }: GoalAnswer): number =>
    study({ about } as GoalAnswer) > A_COURSE
      ? 0
      : (apprenticePay(standing, base.occupations[about!]!)?.dollars ?? base.occupations[about!]!.wages?.p25 ?? 0)
  const ofHours: Criterion[] =
    hours && closesSomething(hours)
      ? [
          {
            order: (_, code) => {
              const { against = 0.6, bids } = hoursFit(hours, code, conditions?.get(code))
              return against + (bids ? 0.25 : 0)
            },
            why: (_, next, other) => {
              const { bids, parts } = hoursFit(
                hours,
                base.occupations[next.about!]!.code,
                conditions?.get(base.occupations[next.about!]!.code),
              )
              const told = hours.end === undefined ? 'the days that you told' : `being out by ${clockWords(hours.end)}`
              const but = bids
                ? 'there newcomers get the early, late and split shifts'
                : `there ${listWords(parts) || 'other hours'} come up more`
              return `it goes better with ${told} than ${other}, as ${but}`
            },
          },
        ]
      : []
  const ofFloor: Criterion[] =
    floor > 0
      ? [
          {
            order: (answer) => (start(answer) >= floor ? 0 : study(answer) > A_COURSE ? 2 : 1),
            why: (first, _, other) =>
              start(first) >= floor
                ? `it pays what you need from the first months, and ${other} does not`
                : `you are paid while you learn, and ${other} asks for school first`,
          },
          {
            order: (answer) => Math.floor(study(answer) / HALF_A_YEAR),
            why: (first, next, other) =>
              `its school is ${study(next) - study(first)} months shorter than that of ${other}, and in school your floor is hard to keep`,
          },
        ]
      : []
  const ofDebt: Criterion[] = goals.wishes.some(({ id }) => id === 'no_debt')
    ? [
        {
          order: (answer) => Number(study(answer) > A_COURSE),
          why: (_, __, other) => `it asks for no long school that you would have to pay, as ${other} does`,
        },
      ]
    : []
  const ofYears: Criterion[] =
    years === undefined
      ? []
      : [
          {
            order: (answer) => Math.floor(monthsOf(ranking, answer.about!) / HALF_A_YEAR),
            why: (first, next, other) => {
              const saved = monthsOf(ranking, next.about!) - monthsOf(ranking, first.about!)
              return `it takes ${saved} months less before the first day than ${other}, and of your ${years} years that many more are paid`
            },
          },
        ]
  const ofWishes = goals.wishes.flatMap(({ id, label = '', values }): Criterion[] =>
    values && DECIDING.has(id)
      ? [
          {
            order: (_, code) => -Math.round(4 * (values.get(code) ?? 0)),
            why: (_, __, other) => `for “${label.toLowerCase()}” it stands better than ${other}`,
          },
        ]
      : [],
  )
  return [
    ...[...ofHours, ...ofFloor, ...ofDebt, ...ofYears, ...ofWishes],
    { order: ({ answer }) => Number(!isOpen(answer)), why: (_, __, other) => `it is open to you sooner than ${other}` },
    {
      order: ({ about }) => place(about!),
      why: (first, next, other) => byFigures(ranking, { first, next, other }),
    },
    { order: ({ about }) => monthsOf(ranking, about!), why: (first, next, other) => byFigures(ranking, { first, next, other }) },
  ]
}

/** What figures speak for the one that stands first on a list. */
function byFigures(ranking: Ranking, { first, next, other }: { first: GoalAnswer; next: GoalAnswer; other: string }): string {
  const [months, longer] = [monthsOf(ranking, first.about!), monthsOf(ranking, next.about!)]
  if (months < longer)
    return `it takes ${longer - months === 1 ? 'a month' : `${longer - months} months`} less before the first day than ${other}`
  const [pay, less] = [ranking.standing.pay[first.about!]!, ranking.standing.pay[next.about!]!]
  if (pay > 1.05 * less && less > 0)
    return `it usually pays about ${dollars(1000 * Math.round((pay - less) / 1000))} a year more than ${other}`
  return `by all that you told, it stands before ${other} on your list`
}

/** What the choice costs, where the other pays far more. */
function lessPaid({ standing }: Ranking, first: GoalAnswer, next: GoalAnswer, other: string): string {
  const [pay, more] = [standing.pay[first.about!]!, standing.pay[next.about!]!]
  if (next.answer === 'no' || pay <= 0 || pay >= 0.85 * more) return ''
  return ` It usually pays about ${dollars(1000 * Math.round((more - pay) / 1000))} a year less: if that counts more for you, ${other} is the other choice.`
}

const isOpen = (answer: GoalAnswer['answer']): boolean => answer === 'yes' || answer === 'inside'

/** Months of study and of related work before the first day. */
function monthsOf({ standing }: Ranking, index: number): number {
  const { studyMonths, experienceMonths } = standing.entries[index]!
  return studyMonths[0] + experienceMonths
}

/** Wishes by which one of two is chosen, where the work differs. */
const DECIDING: ReadonlySet<string> = new Set([
  'no_nights',
  'home_at_night',
  'less_load',
  'seated',
  'calmer',
  'remote',
  'part_time',
])
/** Months of study up to which it is a course. */
const A_COURSE = 6
const HALF_A_YEAR = 6
