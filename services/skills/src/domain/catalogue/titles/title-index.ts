import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import { createAbbreviations } from './abbreviated.ts'
import { confidenceOf, LEAST_CONFIDENCE } from './confidence.ts'
import { createCompletion, createSpelling, isLikelySlip } from './spelling.ts'
import type { TitleReader } from './title-words.ts'

/**
 * A title that is known to name an occupation; `weight` 0-2 is how much it is to be trusted. `least` is how sure the same words are at
 * least: the occupation's own title and titles that by design belong to one occupation alone. `chosen` are those that were given to this
 * very speciality; all others tell no more than its six-digit code.
 */
export type KnownTitle = {
  readonly index: number
  readonly text: string
  readonly weight: number
  readonly least?: number
  readonly chosen?: boolean
}
/** People in an occupation (0 when not known) and the group whose specialities vote together. */
export type Titled = { readonly people: number; readonly group: string }

export type TitleMatch = { readonly index: number; readonly matchedTitle: string; readonly score: number }
export type TitleIndex = {
  readonly find: (title: string, limit: number) => TitleMatch[]
  /** Only occupations that are known by exactly these words, for looking for titles inside a text. */
  readonly named: (title: string, limit: number) => TitleMatch[]
  /** The same where a title of these words was chosen for an occupation; none otherwise. */
  readonly chosen: (title: string, limit: number) => TitleMatch[]
}

/**
 * Finds occupations by how people write their titles. Every known title that shares words votes for its occupation, the more alike the
 * stronger (words by their rarity; the specialities of one six-digit code vote together). Scores are `confidenceOf`; best first, an
 * occupation once, none at all when the best is not sure enough.
 */
export function createTitleIndex(known: readonly KnownTitle[], occupations: readonly Titled[], reader: TitleReader): TitleIndex {
  const { entries, byKey } = mergeEntries(known, reader)
  const vocabulary = indexWords(entries)
  const uses = new Map([...vocabulary].map(([word, list]) => [word, list.length]))
  const weigh = (word: string): number => Math.log(1 + entries.length / (uses.get(word) ?? 0.5))
  const weights = new Map([...uses.keys()].map((word) => [word, weigh(word)]))
  const lengths = Float64Array.from(entries, ({ key }) => key.split(' ').reduce((sum, word) => sum + weights.get(word)!, 0))
  const priors = Float64Array.from(occupations, ({ people }) => (Math.max(FEWEST, people) / 50_000) ** PRIOR)
  const voteOf = (entry: Entry, likeness: number): Vote => ({
    entry,
    likeness,
    vote: likeness ** SHARPNESS * entry.weight * priors[entry.index]!,
  })
  const votesOf = (title: string): Vote[] => {
    const key = [...new Set(reader.words(title))].join(' ')
    return (byKey.get(key) ?? []).map((entry) => voteOf(entry, SAME_WORDS))
  }
  const spelling = createSpelling(uses)
  const completion = createCompletion(uses)
  const abbreviated = createAbbreviations(entries, vocabulary)

  const read = (title: string): { words: string[]; doubt: number } => {
    const { words, guessed } = reader.written(title)
    let doubt = guessed ? GUESSED : 1
    const corrected = [...new Set(words)].map((word) => {
      if (uses.has(word)) return word
      if (reader.isPlain(word)) return word
      const completed = word === words.at(-1) ? completion(word) : undefined
      const found = completed ?? spelling(word)
      const likely = found !== undefined && uses.get(found)! >= OFTEN * entries.length && isLikelySlip(word, found)
      if (found) doubt = Math.min(doubt, !completed && likely ? MISSPELLED : UNFINISHED)
      return found ?? word
    })
    return { words: corrected, doubt }
  }

  const find = (title: string): TitleMatch[] => {
    const { words, doubt } = read(title)
    if (words.length === 0) return []
    const key = words.join(' ')
    const shared = new Map<number, number>()
    for (const word of words) {
      for (const at of vocabulary.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + weigh(word))
    }
    const total = words.reduce((sum, word) => sum + weigh(word), 0)
    const votes: Vote[] = []
    for (const [at, sum] of shared) {
      const entry = entries[at]!
      const likeness = entry.key === key ? SAME_WORDS : Math.min(1, (2 * sum) / (total + lengths[at]!))
      if (likeness < LEAST_LIKENESS) continue
      votes.push(voteOf(entry, likeness))
    }
    const found = count(votes, occupations, doubt)
    if ((found[0]?.score ?? 0) >= CERTAIN_TITLE) return found
    const { words: written, guessed } = reader.written(title)
    // Words that are a title as they stand are short for nothing: "die mechanic" is no diesel mechanic.
    const whole = votes.some(({ likeness }) => likeness === SAME_WORDS)
    const meant = guessed || whole ? [] : abbreviated(written).map((entry) => voteOf(entry, SAME_WORDS))
    const [first, second] = count(meant, occupations, MISSPELLED)
    // Two occupations that are as good a reading leave it open.
    const sure = (first?.score ?? 0) >= CERTAIN_TITLE && (second?.score ?? 0) < CERTAIN_TITLE
    return sure ? before([first!], found) : found
  }
  const chosen = (title: string): TitleMatch[] => {
    // What stands in parentheses is no part of the words, and may tell of other work; a word for many trades is guessed.
    const votes = title.includes('(') || reader.isGuess(reader.words(title)) ? [] : votesOf(title)
    return votes.some(({ entry }) => entry.chosen > 0) ? count(votes, occupations, 1) : []
  }

  return {
    find: (title, limit) => before(chosen(title), find(title)).slice(0, limit),
    named: (title, limit) => count(votesOf(title), occupations, 1).slice(0, limit),
    chosen: (title, limit) => chosen(title).slice(0, limit),
  }
}

const before = (first: readonly TitleMatch[], then: readonly TitleMatch[]): TitleMatch[] => [
  ...first,
  ...then.filter(({ index }) => first.every((match) => match.index !== index)),
]

/** One entry an occupation and set of words; the same title from several sources is trusted more, up to a limit. */
function mergeEntries(known: readonly KnownTitle[], reader: TitleReader): { entries: Entry[]; byKey: Map<string, Entry[]> } {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry[]>()
  for (const { index, text, weight, least = 0, chosen = false } of known) {
    const key = [...new Set(reader.words(text))].join(' ')
    if (key === '') continue
    const sharing = byKey.get(key) ?? []
    const same = sharing.find((entry) => entry.index === index)
    if (same) {
      same.weight = Math.min(MOST_TRUST, same.weight + weight)
      same.least = Math.max(same.least, least)
      same.chosen = Math.max(same.chosen, chosen ? least : 0)
      continue
    }
    // One string a key: most are shared by several occupations.
    const entry = { index, text, key: sharing[0]?.key ?? key, weight, least, chosen: chosen ? least : 0 }
    entries.push(entry)
    sharing.push(entry)
    byKey.set(entry.key, sharing)
  }
  return { entries, byKey }
}

function indexWords(entries: readonly Entry[]): Map<string, number[]> {
  const vocabulary = new Map<string, number[]>()
  entries.forEach(({ key }, at) => {
    for (const word of key.split(' ')) {
      const list = vocabulary.get(word)
      if (list) list.push(at)
      else vocabulary.set(word, [at])
    }
  })
  return vocabulary
}

/** Adds the votes up by group; within a group that for which the words were chosen answers, or else that with most votes. */
function count(votes: readonly Vote[], occupations: readonly Titled[], doubt: number): TitleMatch[] {
  const groups = new Map<string, { sum: number; likeness: number; least: number; members: Map<number, Member> }>()
  let total = ABSTAINED
  for (const { entry, likeness, vote } of votes) {
    total += vote
    const name = occupations[entry.index]!.group
    const group = groups.get(name) ?? { sum: 0, likeness: 0, least: 0, members: new Map<number, Member>() }
    groups.set(name, group)
    group.sum += vote
    group.likeness = Math.max(group.likeness, likeness)
    if (likeness === SAME_WORDS) group.least = Math.max(group.least, entry.least)
    const member = group.members.get(entry.index) ?? { sum: 0, best: -1, text: entry.text, chosen: 0 }
    group.members.set(entry.index, member)
    member.sum += vote
    if (likeness === SAME_WORDS) member.chosen = Math.max(member.chosen, entry.chosen)
    if (vote > member.best) Object.assign(member, { best: vote, text: entry.text })
  }
  const found = [...groups.values()].map(({ sum, likeness, least, members }) => {
    const [index, { text }] = [...members].sort(
      ([a, one], [b, other]) => other.chosen - one.chosen || other.sum - one.sum || a - b,
    )[0]!
    const score = Math.max(least, confidenceOf(sum / total, likeness)) * doubt
    return { index, matchedTitle: text, score: Math.round(score * 1000) / 1000, least, sum }
  })
  found.sort((a, b) => b.least - a.least || b.sum - a.sum || a.index - b.index)
  if ((found[0]?.score ?? 0) < LEAST_CONFIDENCE) return []
  return found
    .filter(({ sum }) => sum / total >= LEAST_SHARE)
    .map(({ index, matchedTitle, score }) => ({ index, matchedTitle, score }))
}

/** Likeness 0-1 to this power is a vote: near titles outvote many distant ones. Measured 4 to 12, held-out titles; 6 to 8 are equal. */
const SHARPNESS = 7
const SAME_WORDS = 1.15
const LEAST_LIKENESS = 0.3
/** Equal votes prefer the occupation with more people: "manager" means the common one. */
const PRIOR = 0.12
const FEWEST = 500
const MOST_TRUST = 2
/** Votes of nobody, so that one distant title alone does not look certain. */
const ABSTAINED = 0.05
const LEAST_SHARE = 0.03
const UNFINISHED = 0.88
const MISSPELLED = 0.985
/** Share of titles that hold a word, from which on it is common enough to be what a misspelled one means. */
const OFTEN = 1 / 12_000
/** A word such as "manager" alone is taken for its commonest trade, and asked about. */
const GUESSED = 0.85

type Entry = {
  readonly index: number
  readonly text: string
  /** Its different words in their order, parted by spaces. */
  readonly key: string
  weight: number
  least: number
  /** How sure the title is where it was chosen, or else 0. */
  chosen: number
}
type Vote = { readonly entry: Entry; readonly likeness: number; readonly vote: number }
type Member = { sum: number; best: number; text: string; chosen: number }
