import { resolveTitle, type TitleKnowledge } from './resolve-title.ts'

/**
 * Places in the table of work that somebody has done whose title is no occupation: the trade of a business that they own, or what the
 * crosswalk says of a military speciality, with its supervisor for a noncommissioned officer. The last counts as the latest work. Empty
 * where the title names no trade, such as "small business owner" or a rank alone.
 */
export function workBehindTitle(knowledge: TitleKnowledge, title: string): number[] {
  const { kind, matches } = resolveTitle(knowledge, title, 1)
  const best = matches[0]
  const least = TRADE[kind]
  if (least === undefined || !best || best.score < least) return []
  const led = kind === 'military' && NONCOMMISSIONED.test(title) ? knowledge.families.supervisorOf(best.index) : undefined
  return [best.index, ...(led === undefined ? [] : [led])]
}

/** Score from which what is offered for a title is its trade; kinds that are not here have none. */
const TRADE: Readonly<Record<string, number | undefined>> = { own_business: 0.5, military: 0.6 }

/** Ranks of those who lead a squad or more: sergeants of the Army, the Air Force and the Marines, petty officers of the Navy. */
const NONCOMMISSIONED = /\b(?:sergeant|sgt|ssgt|sfc|msg|gysgt|tsgt|msgt|nco|(?:chief )?petty officer|cpo|e-?[5-9])\b/i
