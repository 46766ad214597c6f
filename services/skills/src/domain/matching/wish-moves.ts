import type { KnowledgeBase } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import type { Goals } from '../goals/goals.ts'
import type { Person } from '../person/person.ts'
import { isLate } from './late-work.ts'

/** What somebody wishes for who names no work, where counselors name other moves for it than for a better paid post. */
export const WISHED_MOVES = ['again', 'beside', 'home', 'easier', 'meaning', 'explain'] as const
export type WishedMoves = (typeof WISHED_MOVES)[number]

/** A move that counselors name for a wish: what it may cost in pay, and whether it may ask for less than the present work. */
export type Called = {
  readonly kind: WishedMoves
  /** Part of the pay that is compared with which it keeps at least. */
  readonly keeps: number
  readonly eases: boolean
}

/** Moves that the wishes of a person call for, by occupation. */
export type CalledMoves = ReadonlyMap<string, Called>

/**
 * The moves that counselors name for what a person wishes, each kind's in order: the own trade again for who is out of work; work beside a
 * business of one's own; work that is done from home; easier work for the last years; work that means more; work that explains. Empty where no wish calls for any.
 */
export function wishedRows(
  { wishMoves }: Pick<KnowledgeBase, 'wishMoves'>,
  goals: Goals,
  person: Person,
): readonly { readonly kind: WishedMoves; readonly codes: readonly string[] }[] {
  const { present } = person
  if (!present) return []
  return kindsOf(goals, person).flatMap((kind) => {
    const row = wishMoves.get(kind)
    const others = ((row && rowOfCode(row, present.code)) ?? []).filter((code) => code !== present.code || kind === 'beside')
    const open = goals.wishes.some(({ id }) => id === 'no_driving') ? others.filter((code) => !DRIVING.test(code)) : others
    const codes = kind === 'again' ? [present.code, ...open] : open
    return codes.length > 0 ? [{ kind, codes }] : []
  })
}

/**
 * What such a move may cost, by code; of a code that two wishes call for, the more that it may.
 *
 * @param reference dollars a year that a change is measured against
 */
export function calledMoves(
  base: Pick<KnowledgeBase, 'wishMoves'>,
  { goals, person, reference }: { readonly goals: Goals; readonly person: Person; readonly reference: number },
): CalledMoves {
  const called = new Map<string, Called>()
  for (const { kind, codes } of wishedRows(base, goals, person))
    for (const code of codes) {
      const before = called.get(code)
      const keeps = KEEPS[kind].find(([from]) => reference >= from)![1]
      called.set(code, {
        kind: before?.kind ?? kind,
        keeps: Math.min(keeps, before?.keeps ?? 1),
        eases: EASING.has(kind) || before?.eases === true,
      })
    }
  return called
}

/** Whether somebody comes back to their own trade: out of work, with no wish that leads away from it. */
export function returnsToTrade(goals: Goals, person: Person): boolean {
  return (
    isOutOfWork(goals, person) &&
    goals.lostLicense === undefined &&
    !goals.asksForIdeas &&
    (goals.left ?? []).every(({ groups }) => groups.length === 0) &&
    goals.wanted.every(({ inside }) => inside) &&
    !goals.wishes.some(({ id }) => AWAY.has(id))
  )
}

/** Whether somebody has no work now: they say so, or tell what they hope to earn and nothing that they earn. */
export function isOutOfWork({ wishes }: Pick<Goals, 'wishes'>, { present, reach, isReturning }: Person): boolean {
  if (!present) return false
  const untold = reach.salaryCurrent === 0 && reach.salaryTarget > 0
  return isReturning === true || untold || wishes.some(({ id }) => id === 'work_soon')
}

function kindsOf(goals: Goals, person: Person): WishedMoves[] {
  if (returnsToTrade(goals, person)) return ['again']
  const has = (...ids: string[]): boolean => goals.wishes.some(({ id }) => ids.includes(id))
  if (has('own_business') && has('part_time')) return ['beside']
  if (has('remote') && goals.wanted.length === 0 && !has('lead')) return ['home']
  if (isLate(goals) && has('calmer', 'less_load', 'seated', 'part_time') && !has('lead', 'more_pay')) return ['easier']
  return [...(has('meaning') ? (['meaning'] as const) : []), ...(has('explain') ? (['explain'] as const) : [])]
}

/**
 * Part of the pay that a move keeps at least, by the dollars a year from which it holds. Who wants work that means more, or is easier, gives
 * pay for it, and the more the more there is; who has none takes what the trade pays elsewhere.
 */
const KEEPS: Readonly<Record<WishedMoves, readonly (readonly [from: number, share: number])[]>> = {
  again: [[0, 0.8]],
  beside: [[0, 0.5]],
  home: [[0, 0.85]],
  easier: [
    [60_000, 0.6],
    [0, 0.75],
  ],
  meaning: [
    [90_000, 0.6],
    [50_000, 0.68],
    [0, 0.8],
  ],
  explain: [[0, 0.85]],
}
/** Kinds for which work may ask for less than the present one. */
const EASING: ReadonlySet<WishedMoves> = new Set(['beside', 'easier'])

/** Drivers, attendants who park cars, and couriers. */
const DRIVING = /^(?:53-3|53-6021|43-5021)/

/** Wishes with which nobody means the work that they had, as it was. */
const AWAY: ReadonlySet<string> = new Set([
  'meaning',
  'explain',
  'change',
  'calmer',
  'less_load',
  'seated',
  'own_business',
  'part_time',
  'teach',
  'lead',
  'health',
  'record',
  'less_ai',
])
