import { ledShop } from './asked/led-shop.ts'
import type { GoalKnowledge } from './goal-knowledge.ts'
import { findPhrases } from './goal-phrases.ts'
import { applyRule } from './goal-rules.ts'
import type { GoalTarget } from './goal-table.ts'
import type { Wanted } from './goals.ts'
import { wholeWords } from './read-wishes.ts'
import { hasWords } from './wanted-goals.ts'
import { withManager } from './words/managed-fields.ts'
import { leadsOwn, ledTitles, readModified } from './words/modified-words.ts'
import { findHeaded, findTitles, type NamedPhrase, READ } from './words/phrase-titles.ts'
import { contentOf } from './words/piece-words.ts'
import { sharedHeads } from './words/shared-heads.ts'
import { taughtAtCollege } from './words/taught-fields.ts'

/** The wordings of the table that stand in a text, longest first where they overlap, in the order of the text; and the text without them. */
export function readTable(knowledge: GoalKnowledge, said: string, present: number | undefined, presentTitle?: string) {
  const matches = sharedHeads(knowledge, said)
  matches.push(...taughtAtCollege(knowledge, said, present), ...ledShop(knowledge, said, { present, presentTitle }))
  // Nearly no wording is said: `matchAll` makes each pattern anew, `search` does not.
  const words = knowledge.words
    .filter(({ pattern }) => said.search(pattern) >= 0)
    .flatMap(({ pattern, targets }) =>
      [...said.matchAll(pattern)]
        .slice(0, MOST_GOALS)
        .flatMap(({ 0: words, index }) => (words === '' ? [] : [{ from: index, to: index + words.length, targets }])),
    )
  matches.push(...words, ...findPhrases(knowledge.phrases, said))
  matches.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const kept: typeof matches = []
  for (const match of matches) if (kept.every(({ from, to }) => match.to <= from || match.from >= to)) kept.push(match)
  kept.sort((a, b) => a.from - b.from)
  // "Janitor in a school" names a janitor, and where.
  const work: typeof matches = []
  for (const match of kept) {
    const before = work.at(-1)
    if (before && isPlaceOf(said, before, match)) work[work.length - 1] = { ...before, to: match.to }
    else work.push(match)
  }
  const read = readModified(knowledge, said, { matches: work.slice(0, MOST_PIECES), present })
  const found = read.map(({ from, to, targets }) => ({
    phrase: wholeWords(said, from, to - from),
    occupations: weigh(knowledge, targets, present),
  }))
  const rest = read.reduceRight(
    // The rest of its last word goes with it.
    (text, { from, to }) => `${text.slice(0, from)} ${text.slice(to).replace(/\p{L}*/u, `${READ} `)}`,
    said,
  )
  return { found, rest }
}

type Match = { readonly from: number; readonly to: number; readonly targets: readonly GoalTarget[] }
const isPlaceOf = (said: string, before: Match, { from, to }: Match): boolean =>
  before.targets.length > 0 &&
  !/^(?:in|at|for|with|work\w*|jobs?|something|anything)\b/i.test(said.slice(before.from, before.to)) &&
  /^\p{L}* $/u.test(said.slice(before.to, from)) &&
  /^(?:in|at) (?:an?|the|my|our) \p{L}+$/iu.test(said.slice(from, to))

function weigh(knowledge: GoalKnowledge, targets: readonly GoalTarget[], present: number | undefined): Map<number, number> {
  const occupations = new Map<number, number>()
  const add = (index: number, weight: number) => occupations.set(index, Math.max(weight, occupations.get(index) ?? 0))
  for (const { target, weight } of targets) {
    const index = knowledge.indexOf.get(target)
    if (target.startsWith('@')) for (const [other, own] of applyRule(knowledge, target, weight, present)) add(other, own)
    else if (index !== undefined) add(index, weight)
  }
  return occupations
}

/**
 * A field of work that a piece names and nothing else; what somebody has, is or knows, how much of it, and where, is none. "Love kids,
 * but out of daycare" names no daycare.
 */
export function findField(
  knowledge: GoalKnowledge,
  piece: string,
  { present, leftGroups }: { present: number | undefined; leftGroups: readonly string[] },
): NamedPhrase | undefined {
  if (WHO_THEY_ARE.test(piece)) return undefined
  if (piece.includes(READ) || HELD.test(piece.replace(DOES, '').replace(LIKED_MORE, '').replace(MY_DEGREE_TO_GET, '')))
    return undefined
  const placed = piece.replace(PLACED, '')
  const told = piece.replace(DOES, '').replace(WHEN_AND_WHERE, '')
  const said = [contentOf(piece).join(' '), piece, contentOf(placed).join(' '), placed]
  const barely = [
    ...new Set(
      [...said, told, contentOf(told).join(' '), piece.replace(DEGREE_TO_GET, '$1')].map((words) =>
        words.replace(AROUND_FIELD, '').trim(),
      ),
    ),
  ].filter((words) => words !== '')
  const field =
    knowledge.fields.find(({ pattern }) => said.some((words) => pattern.test(words))) ??
    knowledge.fields.find(({ pattern }) => barely.some((words) => pattern.test(words) || pattern.test(`${words}s`)))
  // A place of work is asked for as "at a hospital"; a trade is not.
  if (!field || (AT_A.test(piece) && field.targets.some(({ target }) => !target.startsWith('@')))) return undefined
  const occupations = [...weigh(knowledge, field.targets, present)]
  return {
    phrase: piece.replace(CONSIDERS, ''),
    occupations: new Map(
      occupations.filter(
        ([index]) => index === present || !leftGroups.some((group) => knowledge.codes[index]!.startsWith(group)),
      ),
    ),
  }
}

export function findWork(knowledge: GoalKnowledge, piece: string, present: number | undefined): NamedPhrase[] {
  const named = ledTitles(knowledge, piece, findTitles(knowledge, piece))
  if (named.length > 0 || piece.includes(READ)) return named
  const words = contentOf(piece)
  const headed = findHeaded(knowledge, words)
  return headed.length > 0 ? headed : leadsOwn(knowledge, words, present)
}

/** "quality/CMM" in its parts, where the whole names no work and one of them does. */
export function cutSlashes(piece: string, namesWork: (words: string) => boolean): string[] {
  const parts = piece.split('/').map((part) => part.trim())
  if (parts.length < 2 || !parts.every((part) => /^\p{L}{2,}/u.test(part)) || namesWork(piece)) return [piece]
  return parts.some(namesWork) ? parts : [piece]
}

type Read = ReadonlyMap<number, number>
export function toWanted(knowledge: GoalKnowledge, phrase: string, read: Read, present: number | undefined): Wanted[] {
  if (read.size === 0) return []
  const { codes, titles } = knowledge
  const named = withManager(knowledge, { phrase, occupations: read, present })
  // Words of the present title mean the present work first ("loss prevention", of a loss prevention manager).
  const isOwn = present !== undefined && phrase.includes(' ') && hasWords(titles[present]!, phrase)
  const occupations = isOwn ? new Map([...named, [present, 1]]) : named
  const ordered = [...occupations].sort(
    ([a, one], [b, other]) => other - one || Number(b === present && isOwn) - Number(a === present && isOwn) || a - b,
  )
  const own = present === undefined ? undefined : codes[present]!.slice(0, 7)
  const goal = {
    phrase,
    inside: codes[ordered[0]![0]]!.slice(0, 7) === own,
    codes: ordered
      .slice(0, MOST_CODES)
      .map(([index, weight]) => ({ code: codes[index]!, weight: Math.round(weight * 100) / 100 })),
  }
  return [goal]
}

const HELD =
  /\bi['’]?m in\b|\b(?:my|our|ha(?:ve|s|d)|time|was|were|is|are|am|(?<!\b(?:to|could|can|rather) )do|know|less|more|better|good|new|without|from)\b|\bam\b|\b(?:one|two|three|four|five|six|several|\d) (?:\w+ )?(?:kids?|children|babies|dogs|cats)\b/i
/** What is said of a field beside its name: "taxes I can do from home by next year". */
const WHEN_AND_WHERE =
  /(?: (?:that |which )?i (?:can|could) do\b.*| (?:from|at) home\b.*| (?:by|before|within|in|until|till) (?:next|the|an?|\d+|two|five|i['’]m)\b.*| near (?:me|home|here|my)\b.*| with (?:good |real )?(?:insurance|benefits|a pension|health)\b.*)$/i
/** "Do something with dogs" asks for what "something with dogs" asks for. */
const DOES = /^(?:go |and |then )*(?:do|try|find|get into) (?=(?:something|anything|stuff)\b)/i
/** What is considered is named by what follows: "I'd consider energy utilities". */
const CONSIDERS =
  /^(?:i['’]d|i would|i could|i might|i['’]m|i am) (?:also |even |maybe |now )*(?:consider(?:ing)?|open to|thinking (?:of|about)) /i
/** "Kids who want to be there" tells of the place, and "I bike" how somebody gets there. */
const WHO_THEY_ARE =
  /^i (?:bike|walk|bus|carpool|commute)\b|^(?:kids|students|people|parents|guys|patients|customers|co-?workers|bosses|adults) (?:who|that) /i
/** What people put around the name of a field: "hotel stuff", "still warehouse", "electrical stuff mostly", "anything with cars". */
const DEGREE_TO_GET =
  /^(?:i |i['’]d |want to |need to |rather |maybe |to )*(?:get|getting|finish|finishing|earn|earning|go back for|pursue) (?:my|an?|the) (.+?) (?:degree|diploma)(?: finally| online| first)?$/i
const AROUND_FIELD =
  /^(?:(?:a |an )?(?:salar(?:y|ied)|steady|regular|full[- ]time) (?:job|work|position|role) in |(?:still|more|some|all|just|only|like|with|around|involving|related to|to do with|in|the|other|artsy|different|general|any|that kind of|kind of|sort of) )+|(?: (?:stuff|things?|side|end|type|types?|kind|kinds|field|area|areas|industry|world|sector|business|line|work|jobs?|gigs?|positions?|roles?|related|mostly|mainly|or so|or something|somehow|somewhere|again|instead|ish|place|places|department))+$/gi
/** "facilities for a college": a field, and whose it is to be. */
const PLACED = / (?:for|at|in) (?:an?|the|some) .*$/i
/** "I like computers more" tells of no amount. */
const LIKED_MORE = /(?<=\b(?:like|love|enjoy|prefer)\b.*) (?:more|better|best|(?:the )?most)$/i
/** "Finish my degree", "get my barber license": it is wanted, and not held. */
const MY_DEGREE_TO_GET =
  /\b(?:get|finish|earn|do|pass|take)(?:t?ing)? my (?=degree|associate|bachelor|master|diploma|(?:[\w-]+ ){0,3}(?:degree|licen[sc]e|certificat\w+|cert|card|ticket)\b)/i
const AT_A = /^(?:in|at|with) an? /i
/** Wordings of a text, and goals, that are looked at. */
export const MOST_PIECES = 60
export const MOST_GOALS = 8
const MOST_CODES = 6
