import { NAMED, type Wanted } from './goals.ts'

/** Whether words stand whole in a title: a mechanical engineer is no mechanical engineering technician. */
export function hasWords(title: string, phrase: string): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return plain(title).includes(plain(phrase)) || plain(title).includes(plain(`${phrase}s`))
}

/**
 * One goal a first occupation: the longer wording tells more, and what else was named of the same work is told with it ("climate" of a
 * data scientist beside "health data").
 */
export function distinct(wanted: readonly Wanted[]): Wanted[] {
  const byCode = new Map<string, Wanted[]>()
  for (const goal of wanted.filter((each) => !isTradeNamed(each, wanted)))
    byCode.set(goal.codes[0]!.code, [...(byCode.get(goal.codes[0]!.code) ?? []), goal])
  return [...byCode.values()].map((goals) => {
    const chief = goals.reduce((best, goal) => (tells(goal) > tells(best) ? goal : best))
    const also = goals.flatMap(({ phrase }) => (sharesWord(phrase, chief.phrase) ? [] : [phrase]))
    return also.length > 0 ? { ...chief, also: [...new Set(also)].slice(0, MOST_ALSO) } : chief
  })
}

/** "A trade" beside a trade that is named ("learn a trade, electrician or plumber") asks for no other. */
const isTradeNamed = ({ phrase, codes }: Wanted, wanted: readonly Wanted[]): boolean =>
  SOME_TRADE.test(phrase) &&
  wanted.some((other) => !SOME_TRADE.test(other.phrase) && codes.some(({ code }) => code === other.codes[0]!.code))
const SOME_TRADE = /\b(?:a|some|any) (?:\w+ )?trade$/i
/** Of the own work what names a post tells most, else the longer wording. */
const tells = ({ phrase, inside }: Wanted): number => (inside && NAMES_A_POST.test(phrase) ? MORE_THAN_WORDS : 0) + phrase.length
/** What somebody is: "city attorney", "CFO", "chief people officer". */
const NAMES_A_POST = /(?:ist|[aeo]r|ney|ant|yst|cian|\bC[A-Z]O|[st]ive)s?$/
const MORE_THAN_WORDS = 4000

/** Whether two wordings have a word in common that says something; short ones are taken whole. */
function sharesWord(one: string, other: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}&]{3,}/gu) ?? []
  const known = new Set(words(other).map((word) => word.slice(0, STEM)))
  return words(one).length === 0 || words(one).some((word) => known.has(word.slice(0, STEM)))
}
const STEM = 4
const MOST_ALSO = 3

/**
 * Without what the person leaves: of words that mean several occupations, the others ("investigations" of who leaves law enforcement).
 * Work that the words name first of all, and nothing else, is asked for all the same.
 */
export function withoutLeft(wanted: readonly Wanted[], groups: readonly string[]): Wanted[] {
  const isLeft = (code: string): boolean => groups.some((group) => code.startsWith(group))
  return wanted.flatMap((goal) => {
    const codes = goal.codes.filter(({ code }) => !isLeft(code))
    if (codes.length === goal.codes.length) return [goal]
    if (codes.length > 0 && !goal.inside) return [{ ...goal, codes }]
    return goal.codes[0]!.weight >= 1 ? [goal] : []
  })
}

/** As the person named them. */
export function inOrder(wanted: readonly Wanted[], text: string): Wanted[] {
  return [...wanted].sort((a, b) => text.indexOf(a.phrase) - text.indexOf(b.phrase))
}

/**
 * Takes for the present work what the person calls theirs, whatever code was chosen for it: their own title, and "another CFO seat" of
 * somebody who is one, or "regional" of a manager: the same work over several places.
 */
export function asOwn(
  wanted: readonly Wanted[],
  { text, code, title = '' }: { text: string; code: string | undefined; title?: string | undefined },
): readonly Wanted[] {
  if (code === undefined) return wanted
  return wanted.map((goal) => {
    const own =
      plain(goal.phrase) === plain(title) ||
      isAnother(text, goal.phrase) ||
      (MANAGES.test(code) && OVER_SEVERAL.test(goal.phrase))
    if (goal.inside || !own) return goal
    return { ...goal, inside: true, codes: [{ code, weight: 1 }, ...goal.codes.filter((each) => each.code !== code)] }
  })
}

/** Managers of a field, who run one place of several before they run the region. */
const MANAGES = /^11-(?!10)/
const OVER_SEVERAL =
  /^(?:a |the )?(?:regional|area|district|multi[- ]?(?:site|unit))(?: (?:manager|director|supervisor|vp|lead|role|level|position|manager role))?s?$/i

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L}{3})s\b/gu, '')
    .trim()

/** "another CFO seat", "one more controller role": behind it stands a word for a post. */
function isAnother(text: string, phrase: string): boolean {
  return [...text.matchAll(ANOTHER)].some(([, post]) => post === phrase || post!.endsWith(` ${phrase}`))
}
const ANOTHER =
  /\b(?:another|one more|the same|a similar) ([\p{L}&-]+(?: [\p{L}&-]+){0,3}?)(?='?s?,? (?:seat|role|job|position|post|gig|spot)s?\b(?! (?:in|as)\b))/giu

/** What somebody likes is a taste, and names no work that they ask for: "I like science" is less than "science". */
export function asTastes(wanted: readonly Wanted[]): Wanted[] {
  const least = NAMED - 0.05
  return wanted.map((goal) =>
    goal.inside || !LIKES.test(goal.phrase)
      ? goal
      : { ...goal, codes: goal.codes.map(({ code, weight }) => ({ code, weight: Math.min(weight, least) })) },
  )
}
const LIKES = /^(?:(?:i|and|but|also|really|always|still|do|kind of|just) )*(?:like|love|enjoy)\b/i
