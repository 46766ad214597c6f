import type { Wanted } from './goals.ts'

/** One goal a first occupation; of the own work what names a post tells most, else the longer wording. */
export function distinct(wanted: readonly Wanted[]): Wanted[] {
  const byPhrase = new Map<string, Wanted>()
  for (const goal of wanted) {
    const key = goal.codes[0]!.code
    const known = byPhrase.get(key)
    const tells = ({ phrase, inside }: Wanted): number =>
      (inside && NAMES_A_POST.test(phrase) ? WEIGHT_OF_A_POST : 0) + phrase.length
    if (!known || tells(goal) > tells(known)) byPhrase.set(key, goal)
  }
  return [...byPhrase.values()]
}

/** What somebody is: "city attorney", "CFO", "chief people officer". */
const NAMES_A_POST = /(?:ist|[aeo]r|ney|ant|yst|cian|\bC[A-Z]O|[st]ive)s?$/
/** More than the letters of any wording. */
const WEIGHT_OF_A_POST = 4000
