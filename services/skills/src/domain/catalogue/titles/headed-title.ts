import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import type { TitleIndex, TitleMatch } from './title-index.ts'

/** Whether the first match may be taken for what was meant. */
export const isCertain = ([first]: readonly TitleMatch[]): boolean => first !== undefined && first.score >= CERTAIN_TITLE

/**
 * "pharmacist, drugstore chain", "teacher (high school)": a title with where or at what, and a title turned around. Turned it says more;
 * the head alone is taken where it is certain, the rest is no title of its own, and the whole does not speak for something else.
 */
export function resolveHeaded(index: TitleIndex, text: string, limit: number): TitleMatch[] | undefined {
  const found = SEPARATOR.exec(text)
  if (!found) return undefined
  const head = text.slice(0, found.index).trim()
  const rest = text.slice(found.index + found[0].length).trim()
  // Who is employed by a county is not what "county" makes of a title ("clerk III, county" is no county clerk).
  const turned = GOVERNMENT.test(rest) ? [] : index.find(`${rest} ${head}`, limit)
  if (isCertain(turned)) return turned
  // "sergeant - county jail" is a jail sergeant, whosever the jail is.
  const kind = rest.replace(OWNED_BY, '')
  const words = kind.split(' ')
  // "program manager - nonprofit youth services": as much of the place as makes a title.
  for (let length = kind === rest ? words.length - 1 : words.length; length >= 1 && words.length <= MOST_WORDS; length -= 1) {
    const ofKind = GOVERNMENT.test(words.slice(0, length).join(' '))
      ? []
      : index.find(`${words.slice(0, length).join(' ')} ${head}`, limit)
    if (isCertain(ofKind)) return ofKind
  }
  // "MD, dermatology, group practice": the head with what comes next.
  const next = rest.split(SEPARATOR)[0]!.trim()
  const beside = next !== rest && next !== '' ? index.find(`${head} ${next}`, limit) : []
  if (isCertain(beside)) return beside
  if (isCertain(index.find(rest, 1))) return undefined
  const matches = index.find(head, limit)
  if (!isCertain(matches) || ANYWHERE.test(head)) return undefined
  return speaksAgainst(turned, { head, matches }) ? undefined : matches
}

/**
 * "phone survey interviewer", "hair stylist booth renter": words of a text that are a certain title by themselves, where the whole speaks for the same occupation. What stands beside them then changes nothing.
 */
export function resolveAgreeing(index: TitleIndex, text: string, limit: number): TitleMatch[] | undefined {
  const words = text.split(/[^\p{L}\p{N}&+'’]+/u).filter((word) => word !== '')
  const whole = index.find(words.join(' '), limit)
  const [first] = whole
  if (!first || first.score < AGREEING || words.length > MOST_WORDS) return undefined
  for (let length = words.length - 1; length >= 1; length -= 1)
    for (let at = 0; at + length <= words.length && !isOther(index, words.slice(0, at), first); at += 1) {
      if (saysOtherwise(words, at, at + length)) continue
      const found = index.find(words.slice(at, at + length).join(' '), 1)
      if (isCertain(found) && found[0]!.index === first.index) return [found[0]!, ...whole.slice(1)]
    }
  return undefined
}

/** Whether what stands around a run of words makes other work of it, or no work. */
function saysOtherwise(words: readonly string[], from: number, to: number): boolean {
  // "insurance sales manager" is nobody who sells insurance.
  if (words.slice(to).some((word) => OTHER_WORK.test(word))) return true
  // The index says "teacher RN" and "helper tree trimmer"; of what a vice president is, a president does not tell.
  if (words.slice(0, from).some((word) => OF_OTHERS.test(word)) || DEPUTY.test(words[from - 1] ?? '')) return true
  // "baker's dozen", "cook the books"
  return /['’]s$/.test(words[to - 1]!) || ARTICLE.test(words[to] ?? '')
}

/** "staff accountant AP/AR" is an accountant, whatever the accounts. */
function isOther(index: TitleIndex, before: readonly string[], { index: place }: TitleMatch): boolean {
  const [led] = DOER.test(before.at(-1) ?? '') ? index.find(before.join(' '), 1) : []
  return led !== undefined && led.score >= CERTAIN_TITLE && led.index !== place
}

/** Whether the whole is likelier a kind of the head's work that is another occupation. What loses a word of the head is none. */
function speaksAgainst(
  [turned]: readonly TitleMatch[],
  { head, matches }: { head: string; matches: readonly TitleMatch[] },
): boolean {
  if (turned === undefined || turned.index === matches[0]!.index || turned.score < AGAINST) return false
  const kept = wordsOf(turned.matchedTitle)
  const own = [head, matches[0]!.matchedTitle].map(wordsOf)
  return own.some((words) => [...words].every((word) => kept.has(word)))
}

const wordsOf = (title: string): ReadonlySet<string> =>
  new Set(
    title
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => word.replace(/s$/, '')),
  )

/** Somebody by the end of the word: "bartender", "pianist". */
export const DOER = /(?:[eo]r|ist|ian|ant|man|nurse|cook|chef|aide)s?$/
/** Stands between a title and where it is done or what it is about. */
const SEPARATOR = /[,;:(–—|]| - | (?:at|for|in|on|with) (?:(?:an?|the|my) )?/
/** Workers of many places, whom only the place tells apart. */
const ANYWHERE = /^(?:general |line |production )?(?:labou?rer|labor|worker|line worker|loader|operator|helper)s?$/
/** Who runs a place, which does not change the work there. */
const OWNED_BY = /^(?:(?:county|city|state|federal|local|public|private|small|large|big|busy|rural|regional|family) )+/
const GOVERNMENT = /^(?:the )?(?:county|city|state|federal|town|township|govt|gov't|government)(?: (?:gov't|govt|government))?$/
/** From here on a title that was turned around speaks against its head alone. */
const AGAINST = 0.5
/** How likely the whole has to be that a run of its words is taken. */
const AGREEING = 0.4
const MOST_WORDS = 9
/** Before a title, says that somebody teaches, helps or leads those who do it. */
const OF_OTHERS = /^(?:helper|instructor|manager|professor|recruiter|supervisor|teacher|trainer)$/
/** Before a title, says that somebody stands in for it. */
const DEPUTY = /^(?:vice|deputy)$/
const ARTICLE = /^(?:the|an?|my|your|of)$/
/** Behind a title, says that somebody does other work in its field. */
const OTHER_WORK =
  /^(?:administrator|aide|analyst|assistant|asst|attendant|buyer|chair|clerk|consultant|coordinator|designer|director|dispatcher|educator|engineer|estimator|helper|inspector|instructor|lead|leader|ldr|manager|mgr|planner|president|professor|receptionist|recruiter|sales|scheduler|scientist|secretary|student|supervisor|supv|teacher|tech|technician|trainer|treasurer|volunteer|writer)s?$/
