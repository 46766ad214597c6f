import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, opensForSome, trainsForPay } from '../../../facts/entry-way.ts'
import { monthsLimit, payFloor } from '../../../facts/limits.ts'
import { capital, listing, occupationOf } from '../../../facts/reading.ts'
import { countOf, monthsSpan, pluralOf } from '../../../model/grammar.ts'
import type { ReportInput } from '../../../model/report-input.ts'
import { plain, type Text } from '../../../model/rich-text.ts'
import { startVerdict } from '../../own-business/opening.ts'
import { paysTooLittle } from './answer-goals.ts'
import { ownReason } from './own-reason.ts'

/** Under the verdicts: why they look, in their words; how many of their ideas are open, by what they give and need. */
export function goalStandfirst(input: ReportInput, goals: readonly GoalAnswer[], ideas: readonly RankedOccupation[]): Text {
  const isNow = ({ answer, place }: GoalAnswer): boolean => {
    if (answer === 'inside' || !place) return answer === 'inside' || answer === 'yes'
    const way = entryWay(place)
    return answer === 'yes' && (!way.known || way.total[0] === 0 || trainsForPay(way))
  }
  const open = goals.filter(isNow).length
  const soon = goals.filter((goal) => goal.answer === 'yes' && !isNow(goal)).length
  const later = soon > 0 ? `, ${NUMBERS[soon]} after the months below` : ''
  const poor = goals.filter((goal) => paysTooLittle(input, goal)).map(({ place }) => pluralOf(occupationOf(place!).shortTitle))
  const less = poor.length === 0 ? '' : ` In the middle, ${plain(listing(poor))} earn less than that.`
  const [first] = ideas
  // Where the page answers a closed door, what is open of ours is told at once.
  const own = first && open === 0 ? ` Of our own ideas, ${plain(occupationOf(first).shortTitle)} comes first.` : ''
  const reason = ownReason(input)
  const opening = reason ? `You wrote: ${reason} ` : ''
  return `${opening}${howOpen(goals, { open, soon, later })}${boundWords(input)}.${less}${own}`
}

/** How many of their ideas are open, as the beginning of a sentence. */
function howOpen(goals: readonly GoalAnswer[], { open, soon, later }: { open: number; soon: number; later: string }): Text {
  const all = NUMBERS[goals.length]!
  if (goals.length === 1 && startVerdict(goals[0]!)) return 'Your idea can begin beside your pay'
  if (goals.length === 1)
    return open === 1
      ? 'Your idea is open to you now'
      : soon === 1
        ? `Your idea is open to you after ${monthsSpan(entryWay(goals[0]!.place!).total)}`
        : opensForSome(goals[0]!)
          ? 'Your idea is open to you at some employers now'
          : 'Your idea is not open yet'
  if (open === goals.length) return `${goals.length === 2 ? 'Both' : `All ${all}`} of your ideas are open to you now`
  if (soon === goals.length) return `Each of your ${NUMBERS[soon]} ideas opens after some months, named below`
  if (open === 0 && soon > 0)
    return `${capital(NUMBERS[soon]!)} of your ${all} ideas ${soon === 1 ? 'opens' : 'open'} after some months, named below, and the ${goals.length - soon === 1 ? 'other one is' : 'others are'} not open yet`
  const some = goals.filter(opensForSome).length
  if (open === 0 && some === goals.length)
    return `Some employers of ${goals.length === 2 ? 'both ideas' : `all ${all} ideas`} take you as you are`
  if (open === 0 && some > 0)
    return `For ${NUMBERS[some]} of your ${all} ideas some employers take you as you are; the ${goals.length - some === 1 ? 'other one is' : 'others are'} not open yet`
  if (open === 0) return `${goals.length === 2 ? 'Neither of your two ideas' : `None of your ${all} ideas`} is open yet`
  return `${capital(NUMBERS[open]!)} of your ${all} ideas ${open === 1 ? 'is' : 'are'} open to you now${later}`
}

/** What the reader gives and needs, as the measure of every verdict: the end of the sentence that says how many are open. */
function boundWords(input: ReportInput): Text {
  const limit = monthsLimit(input)
  const floor = payFloor(input)
  const least = floor > 0 ? `$${floor.toLocaleString('en-US')} a year` : ''
  if (limit > 0 && least) return `; you give it ${countOf(limit, 'month')} and need ${least}`
  if (limit > 0) return `; you give it ${countOf(limit, 'month')}`
  return least ? `; you need ${least}` : ''
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four']
