import type { WishWords } from '../goal-table.ts'
import { closesSomething } from '../hours/hours-fit.ts'
import { isSpecific, type ToldHours, toldHours } from '../hours/told-hours.ts'
import { type FoundWish, readLimits } from '../read-wishes.ts'
import { lostLicense } from '../words/lost-license.ts'
import { tellsOfOneself } from './ones-own.ts'

/** What the goals say and what was taken back: both win over what is told beside the goals. */
type Said = { readonly goal: string; readonly wishes: readonly { readonly id: string }[]; readonly removed: ReadonlySet<string> }

/**
 * The limits that somebody tells in words that are not on their goals, each once: of body, senses, nerves, license, record, place and
 * children, never a wish, a taste or work. What the goals say of the same thing wins.
 */
export function besideLimits(
  words: readonly WishWords[],
  texts: readonly string[],
  { goal, wishes, removed }: Said,
): FoundWish[] {
  const known = new Set([...wishes.map(({ id }) => id), ...removed])
  const found: FoundWish[] = []
  for (const limit of texts.flatMap((text) => readLimits(words, text))) {
    const { id, phrase } = limit
    if (
      known.has(id) ||
      removed.has(phrase) ||
      wishes.some((wish) => AGAINST[id]?.ids?.has(wish.id)) ||
      AGAINST[id]?.said?.test(goal)
    )
      continue
    known.add(id)
    found.push(limit)
  }
  const hours = besideHours(texts)
  const phrase = hours?.phrases.join(', ') ?? ''
  return !hours ||
    ['hours', 'no_nights'].some((id) => known.has(id)) ||
    removed.has(phrase) ||
    AGAINST.no_nights!.said!.test(goal)
    ? found
    : [...found, { id: 'hours', label: 'The hours and days you told', phrase }]
}

/** When somebody can work, where they tell it beside their goals; the hours that they work now tell nothing of it. */
export function besideHours(texts: readonly string[]): ToldHours | undefined {
  const told = toldHours(texts.join('. ').replace(HOURS_NOW, ' . '))
  return told && isSpecific(told) && closesSomething(told) ? told : undefined
}

/** "I work 9 to 5", "my shift is 6 to 2", "4 am every day". */
const HOURS_NOW =
  /\b(?:i(?:['’]m| am)? (?:currently |now |still |already )?(?:work(?:ing|ed)?|do|on|get up|answer|drive|start(?:ed)?|come|go|went)|my (?:\w+ )?(?:shifts?|hours|schedule) (?:is|are|was|were|runs?|goes)|they (?:have|had|put|keep) me)\b[^.;!?]*/gi

/** The words beside the goals that the license of the work is lost; undefined where nobody says so of themself, or took it back. */
export function licenseLostBeside(texts: readonly string[], removed: ReadonlySet<string>): string | undefined {
  return texts
    .flatMap((text) => {
      const phrase = lostLicense(text)
      const at = phrase === undefined ? -1 : text.indexOf(phrase)
      return phrase !== undefined && at >= 0 && tellsOfOneself(text, at, phrase.length) ? [phrase] : []
    })
    .find((phrase) => !removed.has(phrase))
}

/** What in the goals says the opposite: other wishes, or words. */
const AGAINST: Readonly<Record<string, { readonly ids?: ReadonlySet<string>; readonly said?: RegExp }>> = {
  seated: { ids: new Set(['active']) },
  near_home: { ids: new Set(['other_place', 'moves_along']) },
  no_nights: {
    said: /\b(?:nights?|evenings?|weekends?|any shift|shifts?)\b[^.;!?]{0,20}\b(?:is|are|would be) (?:\w+ )?(?:fine|ok|okay|good|great|all right)\b|\b(?:fine|ok|okay|good|happy) (?:with|to work|on) (?:\w+ )?(?:nights?|evenings?|weekends?|any shift|shifts?)\b|\b(?:like|love|prefer|want) (?:(?:to|work|working|the) )*(?:nights?|night shifts?|evenings?|weekends)\b|\b(?:don'?t|do not) mind (?:\w+ )?(?:nights?|evenings?|weekends?|shifts?)\b/i,
  },
}
