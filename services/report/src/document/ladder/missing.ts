import { keyOn, ratedOn } from '../facts/answered.ts'
import type { ReportInput } from '../model/report-input.ts'
import type { Standing } from './standing.ts'
import type { LeadingFunction, Rung, ScopeField } from './tables.ts'

/** What a rung usually asks and the reader's answers do not show; least and most by our own reading, no data behind them. */
export interface Missing {
  kind: 'schooling' | 'people' | 'budget' | 'field' | 'board'
  /** A part of a sentence, such as "more people: you led 10 to 49". */
  words: string
}

/** The gaps to one rung, the hardest first. What was not told is no gap. */
export function missingFor(input: ReportInput, { work }: Standing, rung: Rung): Missing[] {
  const found: Missing[] = []
  const own = SCHOOLING[input.profile.reach?.education ?? ''] ?? 0
  const least = SCHOOLING[rung.least] ?? 0
  if (own > 0 && least > own) found.push({ kind: 'schooling', words: DEGREES[rung.least] ?? '' })
  const people = keyOn(input, 'leadership.people')
  const needed = PEOPLE[work.size][rung.level] ?? 0
  if (people !== '' && amountOf(people) < needed)
    found.push({ kind: 'people', words: `people: you led ${PEOPLE_WORDS[people]}, here often ${needed} or more` })
  const budget = keyOn(input, 'leadership.budget')
  const money = BUDGET[work.size][rung.level] ?? 0
  if (budget !== '' && amountOf(budget) < money)
    found.push({ kind: 'budget', words: `a budget of $${money} million or more; yours was ${BUDGET_WORDS[budget]}` })
  const rated = ratedOn(input, 'leadership.scope').find(({ key }) => key === rung.field)
  if (rated && rated.value <= LOW)
    found.push({ kind: 'field', words: `${FIELD_NAMES[rung.field]}: you rate it ${rated.value} of 10` })
  if (rung.level >= BOARD_LEVEL && keyOn(input, 'leadership.board') === 'none')
    found.push({ kind: 'board', words: 'a first hour before a board' })
  return found
}

/** At or under this rating a field was not carried. */
const LOW = 5
const BOARD_LEVEL = 4

export const FIELD_NAMES: Readonly<Record<ScopeField, string>> = {
  profit: 'profit and loss',
  growth: 'growth and new markets',
  operations: 'operations and supply',
  people: 'people and culture',
  technology: 'technology and data',
  deals: 'buying or merging firms',
  crisis: 'turnaround or crisis',
  public: 'a public voice',
}

export const PEOPLE_WORDS: Readonly<Record<string, string>> = {
  people_0: 'fewer than 10',
  people_10: '10 to 49',
  people_50: '50 to 249',
  people_250: '250 to 999',
  people_1000: '1,000 or more',
}

export const BUDGET_WORDS: Readonly<Record<string, string>> = {
  budget_0: 'under $1 million',
  budget_1: '$1 to $10 million',
  budget_10: '$10 to $50 million',
  budget_50: '$50 to $250 million',
  budget_250: 'more than $250 million',
}

const SCHOOLING: Readonly<Record<string, number>> = {
  high_school: 1,
  bootcamp: 1,
  associates: 2,
  bachelors: 3,
  masters: 4,
  phd: 5,
  professional: 5,
}

const DEGREES: Readonly<Record<string, string>> = {
  associates: 'an associate’s degree, in many places',
  bachelors: 'a bachelor’s degree, in most places',
  masters: 'a master’s degree, in most places',
  phd: 'a doctorate, in most places',
  professional: 'the professional degree of the field',
}

type Scale = Readonly<Record<LeadingFunction['size'], readonly number[]>>
/** People led and millions a year that are usual on a rung, by its level. */
const PEOPLE: Scale = {
  small: [0, 0, 0, 10, 10, 50, 50, 0, 0],
  mid: [0, 0, 0, 10, 50, 50, 250, 50, 50],
  large: [0, 0, 10, 50, 250, 250, 1000, 250, 250],
}
const BUDGET: Scale = {
  small: [0, 0, 0, 1, 1, 10, 10, 0, 0],
  mid: [0, 0, 0, 1, 10, 10, 50, 10, 10],
  large: [0, 0, 0, 10, 50, 50, 250, 50, 50],
}

const amountOf = (key: string): number => Number(/\d+$/.exec(key)?.[0] ?? 0)
