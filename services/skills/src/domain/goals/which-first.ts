import { dollars } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import type { GoalAnswer } from './answer-goals.ts'

/**
 * Who asks which of the things they name to take is answered with one of them and the reason: what is open before what is not, then what
 * stands higher on their list, then what takes fewer months. Words are added to the answer of the one that comes first.
 */
export function withFirst({ base }: Engine, ranking: Ranking, answers: readonly GoalAnswer[]): GoalAnswer[] {
  const named = answers.filter(({ about, answer, loose }) => about !== undefined && answer !== 'no' && !loose)
  if (!ranking.goals.asksWhich || named.length < 2) return [...answers]
  const [first, next] = named.toSorted((a, b) => order(ranking, a) - order(ranking, b)) as [GoalAnswer, GoalAnswer]
  const title = (answer: GoalAnswer): string => base.occupations[answer.about!]!.title
  const count = named.length === 2 ? 'two' : named.length === 3 ? 'three' : 'these'
  const text = `Of the ${count}, we would take this one first: ${reason(ranking, first, next, title(next))}.`
  return answers.map((answer) => (answer === first ? { ...answer, why: `${answer.why} ${text}` } : answer))
}

/** Lower comes first. */
function order(ranking: Ranking, { answer, about }: GoalAnswer): number {
  const place = ranking.ranked.indexOf(about!)
  return (isOpen(answer) ? 0 : 10_000) + (place < 0 ? 1_000 : 10 * place) + Math.min(9, monthsOf(ranking, about!) / 12)
}

function reason(ranking: Ranking, first: GoalAnswer, next: GoalAnswer, other: string): string {
  if (isOpen(first.answer) && !isOpen(next.answer)) return `it is open to you sooner than ${other}`
  const [months, longer] = [monthsOf(ranking, first.about!), monthsOf(ranking, next.about!)]
  if (months < longer) return `it takes ${longer - months} months less before the first day than ${other}`
  const [pay, less] = [ranking.standing.pay[first.about!]!, ranking.standing.pay[next.about!]!]
  if (pay > 1.05 * less && less > 0)
    return `it usually pays about ${dollars(1000 * Math.round((pay - less) / 1000))} a year more than ${other}`
  return `by all that you told, it stands before ${other} on your list`
}

const isOpen = (answer: GoalAnswer['answer']): boolean => answer === 'yes' || answer === 'inside'

/** Months of study and of related work before the first day. */
function monthsOf({ standing }: Ranking, index: number): number {
  const { studyMonths, experienceMonths } = standing.entries[index]!
  return studyMonths[0] + experienceMonths
}
