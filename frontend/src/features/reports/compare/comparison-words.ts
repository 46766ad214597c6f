import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'

type Place = ReportComparison['places'][number]
type Side = ReportComparison['before']

/** What happened to a direction, in a word or two. */
export function moveOf({ before, after }: Pick<Place, 'before' | 'after'>): string {
  if (!before) return 'New'
  if (!after) return 'Gone'
  const up = before.place - after.place
  if (up === 0) return 'Same place'
  return up > 0 ? `Up ${up}` : `Down ${-up}`
}

/** Fit is told as far as it was worked out on that list. */
export function fitWords({ before, after }: Pick<Place, 'before' | 'after'>): string {
  if (!before || !after) return `Fit ${(after ?? before)?.fit} of 100`
  if (before.fit === after.fit) return `Fit ${after.fit} of 100, as before`
  return `Fit ${after.fit} of 100, before ${before.fit}`
}

/** The list as it is now, then what is on it no more. */
export function inOrder(places: readonly Place[]): { now: Place[]; gone: Place[] } {
  const now = places.filter(({ after }) => after).toSorted((a, b) => (a.after?.place ?? 0) - (b.after?.place ?? 0))
  const gone = places.filter(({ after }) => !after).toSorted((a, b) => (a.before?.place ?? 0) - (b.before?.place ?? 0))
  return { now, gone }
}

/** In one sentence, how much of the list is another one. */
export function inShort({ answers, places }: Pick<ReportComparison, 'answers' | 'places'>): string {
  const changed = answers.length === 1 ? 'One answer changed' : `${answers.length === 0 ? 'No' : answers.length} answers changed`
  const came = places.filter(({ before }) => !before).length
  const went = places.filter(({ after }) => !after).length
  const moved = places.filter(({ before, after }) => before && after && before.place !== after.place).length
  if (came + went + moved === 0) return `${changed}, and the list of directions is the same.`
  const parts = [
    came > 0 && `${came} ${came === 1 ? 'direction is' : 'directions are'} new`,
    went > 0 && `${went} ${went === 1 ? 'is' : 'are'} gone`,
    moved > 0 && `${moved} moved`,
  ].filter((part) => part !== false)
  return `${changed}. On the list, ${listed(parts)}.`
}

/** By its day, and by the hour too where both are of one day. */
export function momentsOf(before: Side, after: Side): { before: string; after: string } {
  const days = { before: dayOf(before), after: dayOf(after) }
  if (days.before !== days.after) return days
  return { before: `${days.before}, ${hourOf(before)}`, after: `${days.after}, ${hourOf(after)}` }
}

/** Places can move without a changed answer when the ranking itself is another one. */
export function isOtherRanking(before: Side, after: Side): boolean {
  return before.engineVersion !== undefined && after.engineVersion !== undefined && before.engineVersion !== after.engineVersion
}

function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

const dayOf = ({ createdAt }: Side) => new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })
const hourOf = ({ createdAt }: Side) => new Date(createdAt).toLocaleTimeString('en-US', { timeStyle: 'short' })
