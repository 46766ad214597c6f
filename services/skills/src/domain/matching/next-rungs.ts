import type { KnowledgeBase } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import { type Goals, LEADING } from '../goals/goals.ts'
import { wantsLess } from '../goals/wants-less.ts'
import type { Person } from '../person/person.ts'
import { isOutOfWork } from './wish-moves.ts'

/** The next rungs of a person's own ladder, nearest first, and the words that ask to rise; none where they only name nothing else. */
export type NextRungs = { readonly rows: readonly number[]; readonly phrase: string | undefined }

/**
 * The rungs above the present work, for who asks to lead or to rise, and for who names nothing at all. Nobody hears of them who wants out of
 * leading; nor, unless they ask, who wants less to carry or needs work at once.
 */
export function nextRungs(
  { nextRungs, indexOf }: Pick<KnowledgeBase, 'nextRungs' | 'indexOf'>,
  person: Person,
  goals: Goals,
): NextRungs | undefined {
  const { present } = person
  if (!present || leavesLeading(goals)) return undefined
  const phrase = goals.wishes.find(({ id }) => id === 'lead')?.phrase
  const namesNone = namesNothing(goals) && !wantsLess(goals, person) && !isOutOfWork(goals, person)
  if (phrase === undefined && !namesNone) return undefined
  const rows = (rowOfCode(nextRungs, present.code) ?? []).flatMap((code) => indexOf.get(code) ?? [])
  return rows.length > 0 ? { rows, phrase } : undefined
}

const namesNothing = ({ wanted, wishes, left = [], asksForIdeas }: Goals): boolean =>
  !asksForIdeas && wanted.length === 0 && left.length === 0 && wishes.every(({ id }) => id === 'more_pay')

const leavesLeading = ({ left = [] }: Goals): boolean => left.some(({ groups }) => groups.includes(LEADING))

/** How early counselors name a rung: first of all for who asks to rise, and among the first for who names nothing. */
export const rungWeight = ({ phrase }: NextRungs, at: number): number => (phrase === undefined ? UNASKED : 1 - 0.05 * at)
const UNASKED = 0.85

/** Whether an occupation is a rung that the person asks to rise to. */
export const isAskedRung = ({ rungs }: { readonly rungs?: NextRungs | undefined }, index: number): boolean =>
  rungs?.phrase !== undefined && rungs.rows.includes(index)
