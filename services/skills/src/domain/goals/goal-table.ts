import { LEADING } from './goals.ts'

/** What a wording stands for: codes or rules ("@teach"), each with a weight 0-1. */
export type GoalWords = { readonly pattern: RegExp; readonly targets: readonly GoalTarget[] }
export type GoalTarget = { readonly target: string; readonly weight: number }
/** What a rule stands for in groups of occupations (beginnings of SOC codes, from two digits on), or, without any, in all others. */
export type GoalMeaning = { readonly rule: string; readonly groups: readonly string[]; readonly targets: readonly GoalTarget[] }
/** A wish and the wordings that say it. */
export type WishWords<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  readonly wordings: readonly Wording[]
}
/**
 * A wording, read in the whole text or only in what is wanted, and words that unsay it in the same clause ("I like nights"). One of a
 * `limit` says what the writer themself cannot do, now: it is read in the whole text, and in what they write beside their goals.
 */
export type Wording = { readonly reads: 'all' | 'wanted' | 'limit'; readonly pattern: RegExp; readonly except?: RegExp }
/** Words for work that somebody wants to leave, and which work that is: beginnings of codes, or LEADING. */
export type LeftWords = { readonly label: string; readonly groups: readonly string[]; readonly pattern: RegExp }
/** Words that are read apart when titles are looked for in a text. */
export type PhraseWords = {
  /** Words of every day that tables also know as a title; without their plural ending. */
  readonly tooWide: ReadonlySet<string>
  /** Words that neither begin nor end a title. */
  readonly idle: ReadonlySet<string>
  /** All-purpose words, whose meaning the word before them makes ("legal operations", "CMM programmer"). */
  readonly allPurpose: ReadonlySet<string>
  /** All-purpose words whose meaning the word after them makes ("environmental services"). */
  readonly opens: ReadonlySet<string>
}

/** Reads rows (kind, word). Throws with the row when the kind is not known. */
export function readPhraseWords(rows: readonly (readonly string[])[]): PhraseWords {
  const words = { too_wide: new Set<string>(), idle: new Set<string>(), all_purpose: new Set<string>(), opens: new Set<string>() }
  for (const [kind, word] of rows) {
    if (kind !== 'too_wide' && kind !== 'idle' && kind !== 'all_purpose' && kind !== 'opens')
      throw new Error(`"${kind} ${word}" is of no known kind`)
    words[kind].add(word!)
  }
  return { tooWide: words.too_wide, idle: words.idle, allPurpose: words.all_purpose, opens: words.opens }
}

/**
 * Reads rows (id, label, "all", "wanted" or "limit", pattern, except or "-"), several to a wish; "{no}" stands for words that turn something
 * down, "{keep}" for words that hold on to something, "{place}" for the cities and states given, "{country}" for the countries and cities abroad. Throws with the row when it is read
 * in none of these.
 */
export function readWishWords(
  rows: readonly (readonly string[])[],
  places: readonly string[] = [],
  countries: readonly string[] = [],
): WishWords[] {
  const [place, country] = [anyOf(places), anyOf(countries)]
  const byId = new Map<string, { id: string; label: string; wordings: Wording[] }>()
  for (const [id, label, reads, pattern, except] of rows) {
    if (reads !== 'all' && reads !== 'wanted' && reads !== 'limit')
      throw new Error(`"${id}": "${reads}" is none of "all", "wanted" and "limit"`)
    const wish = byId.get(id!) ?? { id: id!, label: label!, wordings: [] }
    const unsaid = except === '-' || !except ? {} : { except: new RegExp(except, 'i') }
    wish.wordings.push({
      reads,
      pattern: new RegExp(
        pattern!
          .replaceAll('{no}', TURNED_DOWN)
          .replaceAll('{keep}', HELD_ON_TO)
          .replaceAll('{place}', place)
          .replaceAll('{country}', country),
        'gi',
      ),
      ...unsaid,
    })
    byId.set(id!, wish)
  }
  return [...byId.values()]
}

const anyOf = (names: readonly string[]): string => (names.length > 0 ? `(?:${names.join('|')})` : '(?!)')

/** "no more", "tired of", "I don't want to have the" … up to what is turned down. */
const TURNED_DOWN =
  "\\b(?:no|not|never|nothing|nobody|less|fewer|without|out of|away from|off|done|through|finished|tired of|sick of|fed up with|enough(?: of)?|stop|quit(?:ting)?|leave|leaving|avoid|escape|hate|can(?:not| not)|(?:ca|do|wo|would|did|does|should|could|is)n'?t)(?: (?:with|more|any|anymore|the|this|that|those|these|all|so|too|as|many|much|be|being|have|having|to|do|doing|get|getting|go|going|work|working|of|in|on|at|an?|my|me|out|another|every|constant(?:ly)?|longer|want|like|stand|take|handle|bear|need|breathe|breathing|live|living|trying|looking|willing|asking|interested|for))* "

/** "keep", "stay close to", "don't want to lose" … up to what is held on to; who stays at home does not stay with it. */
const HELD_ON_TO =
  /\b(?:keep(?:ing)?|stay(?:ing)?|still|remain(?:ing)?|continu(?:e|ing)|miss(?:ing)?|hold(?:ing)? on to|(?:not|without) (?:los(?:e|ing)|giv(?:e|ing) up|leav(?:e|ing)))(?: (?!home|away|off|from|out|and|but|or|until|till|because|like|my kids|our kids)[\w'-]+){0,4}? /
    .source

/** Reads rows (label, groups, pattern). Throws with the row when a group is neither the beginning of a code nor LEADING. */
export function readLeftWords(rows: readonly (readonly string[])[]): LeftWords[] {
  return rows.map(([label, groups, pattern]) => {
    const read = groups!.split(' ')
    const wrong = read.find((group) => group !== LEADING && !/^\d\d-\d{0,4}$/.test(group))
    if (wrong !== undefined) throw new Error(`"${label}": "${wrong}" begins no code`)
    return { label: label!, groups: read, pattern: new RegExp(pattern!, 'i') }
  })
}

/**
 * Reads rows (pattern, "code:weight @rule:weight"); a pattern may stand several times in a text. Throws with the row when a pattern or a
 * weight is broken.
 */
export function readGoalWords(rows: readonly (readonly string[])[]): GoalWords[] {
  return readPatterns(rows, (pattern) => new RegExp(pattern, 'gi'))
}

/** The same for fields of work, which count only where a piece of a text says nothing else ("maybe insurance"). */
export function readFieldWords(rows: readonly (readonly string[])[]): GoalWords[] {
  return readPatterns(rows, (field) => new RegExp(`^(?:${field})$`, 'i'))
}

/** Reads rows (rule, groups, "code:weight"), "-" being none. Throws with the row when a group or a weight is broken. */
export function readGoalMeanings(rows: readonly (readonly string[])[]): GoalMeaning[] {
  return rows.map(([rule, groups, occupations]) => {
    const read = inWords(groups!)
    const wrong = read.find((group) => !/^\d\d(?:-\d{1,4}(?:\.\d\d)?)?$/.test(group))
    if (wrong !== undefined) throw new Error(`"${rule}": "${wrong}" is no group of occupations`)
    return { rule: rule!, groups: read, targets: readTargets(rule!, inWords(occupations!)) }
  })
}

const inWords = (text: string): string[] => (text === '-' ? [] : text.split(' '))

function readPatterns(rows: readonly (readonly string[])[], patternOf: (text: string) => RegExp): GoalWords[] {
  return rows.map(([pattern, occupations]) => ({
    pattern: patternOf(pattern!),
    targets: readTargets(pattern!, occupations!.split(' ')),
  }))
}

function readTargets(row: string, entries: readonly string[]): GoalTarget[] {
  return entries.map((entry) => {
    const [target, weight] = entry.split(':')
    if (!target || !(Number(weight) > 0 && Number(weight) <= 1)) throw new Error(`"${row}": "${entry}" is no code with a weight`)
    return { target, weight: Number(weight) }
  })
}
