import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import type { TitleFamilies } from '../../catalogue/titles/title-families.ts'
import type { TitleMatch } from '../../catalogue/titles/title-index.ts'
import type { GoalTarget } from '../goal-table.ts'
import { type NamedPhrase, shares, type TitleFinder } from './phrase-titles.ts'

/** A wording of the table that stands in a text. */
export type TableMatch = { readonly from: number; readonly to: number; readonly targets: readonly GoalTarget[] }
export type ModifiedKnowledge = TitleFinder & {
  readonly codes: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly families: TitleFamilies
}

/**
 * Reads single words of the table with the words around them. A longer title wins ("insurance appraiser" values no houses); a leader's
 * word behind a field names who leads it ("crime lab supervisor"); and an all-purpose word is not read by itself beside a word that is
 * not known ("CMM programmer" writes no software), nor beside a field that is ("statistical programming").
 */
export function readModified(
  knowledge: ModifiedKnowledge,
  said: string,
  { matches, present }: { matches: readonly TableMatch[]; present: number | undefined },
): TableMatch[] {
  const read: TableMatch[] = []
  for (const match of matches) {
    const last = read.at(-1)
    if (last && teachesOwn(knowledge, said, { last, match, present })) {
      read[read.length - 1] = { ...last, to: match.to }
      continue
    }
    const word = wordAt(said, match)
    if (last && word !== undefined && /^ +$/.test(said.slice(wordEnd(said, last.to), match.from)) && last.targets.length > 0) {
      const led = LEADS.test(word) ? ledBy(knowledge, last.targets, word) : undefined
      const together =
        led ?? titleOf(knowledge, [said.slice(last.from, wordEnd(said, last.to)), said.slice(match.from, match.to)], SURE)
      if (together || knowledge.phraseWords.allPurpose.has(word)) {
        // Who trains in a field does not do it ("sales training").
        const targets = together ?? (TRAINS.test(word) ? match.targets : last.targets)
        read[read.length - 1] = { from: last.from, to: match.to, targets }
        continue
      }
    }
    const longer =
      word === undefined
        ? undefined
        : (asTitle(knowledge, { said, match, least: last ? last.to : 0 }) ?? opening(knowledge, { said, match, word }))
    if (longer !== 'unknown') read.push(longer ?? match)
  }
  return read.map((match) => withLeader(knowledge, said, match))
}

/** "teach massage" of a massage therapist, "teach CNA classes" of a nurse: who teaches the own trade does not ask for it once more. */
function teachesOwn(
  { codes }: ModifiedKnowledge,
  said: string,
  { last, match, present }: { last: TableMatch; match: TableMatch; present: number | undefined },
): boolean {
  if (present === undefined || !TEACHES.test(said.slice(last.from, last.to))) return false
  if (!/^ +(?:\p{L}+ +){0,2}$/u.test(said.slice(wordEnd(said, last.to), match.from))) return false
  const own = codes[present]!
  const inClass = IN_CLASS.test(said.slice(wordEnd(said, match.to)))
  return match.targets.some(
    ({ target, weight }) =>
      weight === 1 && (target.startsWith(own.slice(0, TRADE)) || (inClass && HEALTH.test(target) && HEALTH.test(own))),
  )
}

/** The title that a single word makes with the one or two before it; `unknown` where the word alone would be misread. */
function asTitle(
  knowledge: ModifiedKnowledge,
  { said, match, least }: { said: string; match: TableMatch; least: number },
): TableMatch | 'unknown' | undefined {
  const { phraseWords } = knowledge
  const before = /((?:[\p{L}\p{N}&+'’-]+ +){1,2})$/u.exec(said.slice(least, match.from))?.[1]?.trimEnd().split(/ +/) ?? []
  const modifier = before.at(-1)?.toLowerCase()
  if (modifier === undefined || phraseWords.idle.has(modifier) || PLAIN.test(modifier)) return undefined
  const word = said.slice(match.from, match.to)
  const allPurpose = phraseWords.allPurpose.has(word.toLowerCase())
  const runs =
    before.length > 1 && !phraseWords.idle.has(before[0]!.toLowerCase()) ? [before, before.slice(1)] : [before.slice(-1)]
  for (const run of runs) {
    const targets = titleOf(
      knowledge,
      [...run, word],
      allPurpose ? LEAST : SUPERVISES.test(word.toLowerCase()) ? CERTAIN_TITLE : SURE,
    )
    if (targets) return { from: said.lastIndexOf(run[0]!, match.from - 1), to: match.to, targets }
  }
  return allPurpose ? 'unknown' : undefined
}

/** What a title means that the index knows well enough with all of its words. */
function titleOf({ titleIndex, codes }: ModifiedKnowledge, words: readonly string[], least: number): GoalTarget[] | undefined {
  const found = titleIndex.find(words.join(' '), 4)
  return found[0] && found[0].score >= least && says(found[0], words) ? toTargets(codes, shares(found, 1)) : undefined
}

/** "environmental services" cleans: the word that an all-purpose one opens, unless the table has it itself. */
function opening(
  knowledge: ModifiedKnowledge,
  { said, match, word }: { said: string; match: TableMatch; word: string },
): TableMatch | 'unknown' | undefined {
  const { phraseWords } = knowledge
  if (!phraseWords.opens.has(word)) return undefined
  const end = wordEnd(said, match.to)
  const next = /^ +([\p{L}-]+)/u.exec(said.slice(end))
  if (!next || phraseWords.idle.has(next[1]!.toLowerCase()) || phraseWords.tooWide.has(next[1]!.toLowerCase())) return undefined
  const targets = titleOf(knowledge, [word, next[1]!], LEAST)
  return targets ? { from: match.from, to: end + next[0].length, targets } : 'unknown'
}

/** "radiology manager", "forestry supervisor": the leader's word directly behind a wording that does not hold it. */
function withLeader(knowledge: ModifiedKnowledge, said: string, match: TableMatch): TableMatch {
  const end = wordEnd(said, match.to)
  const before = LEADER_OF.exec(said.slice(0, match.from))
  const led = before ? ledBy(knowledge, match.targets, before[1]!.toLowerCase()) : undefined
  if (before && led) return { from: before.index, to: match.to, targets: led }
  const next = /^ +(\p{L}+)/u.exec(said.slice(end))
  if (!next || !LEADS.test(next[1]!.toLowerCase()) || LEADS.test(said.slice(match.from, end).toLowerCase().split(' ').at(-1)!))
    return match
  const targets = ledBy(knowledge, match.targets, next[1]!.toLowerCase())
  return targets ? { from: match.from, to: end + next[0].length, targets } : match
}

/** Titles found in a piece, each with the leader's word directly behind it ("radiology manager"). */
export function ledTitles(knowledge: ModifiedKnowledge, piece: string, named: readonly NamedPhrase[]): NamedPhrase[] {
  return named.map((title) => {
    const from = piece.indexOf(title.phrase)
    if (from < 0) return title
    const targets = toTargets(knowledge.codes, title.occupations)
    const led = withLeader(knowledge, piece, { from, to: from + title.phrase.length, targets })
    if (led.targets === targets) return title
    const occupations = led.targets.map(({ target, weight }) => [knowledge.indexOf.get(target)!, weight] as const)
    return { phrase: piece.slice(led.from, led.to), occupations: new Map(occupations) }
  })
}

/** "laundry manager", "line foreman" of somebody in a laundry or on power lines: who leads the present work, named by a word of its title. */
export function leadsOwn(
  { titles, families }: ModifiedKnowledge & { readonly titles: readonly string[] },
  words: readonly string[],
  present: number | undefined,
): NamedPhrase[] {
  const head = words.at(-1)?.toLowerCase()
  if (present === undefined || head === undefined || !LEADS.test(head)) return []
  const own = titles[present]!.toLowerCase().split(/[^a-z]+/)
  const names = words.slice(0, -1).some((word) => word.length >= SHORTEST_NAME && own.includes(word.toLowerCase()))
  const [above, below] = [families.managerOf(present), families.supervisorOf(present)]
  const leads = SUPERVISES.test(head) ? (below ?? above) : (above ?? below)
  return names && leads !== undefined ? [{ phrase: words.join(' '), occupations: new Map([[leads, 1]]) }] : []
}

/** Who leads the work that a field means first of all. */
function ledBy(
  { codes, indexOf, families }: ModifiedKnowledge,
  targets: readonly GoalTarget[],
  word: string,
): GoalTarget[] | undefined {
  const first = [...targets].sort((a, b) => b.weight - a.weight)[0]
  const place = first && indexOf.get(first.target)
  if (place === undefined) return undefined
  const [above, below] = [families.managerOf(place), families.supervisorOf(place)]
  const leads = SUPERVISES.test(word) ? (below ?? above) : (above ?? below)
  return leads === undefined ? undefined : [{ target: codes[leads]!, weight: 1 }]
}

const toTargets = (codes: readonly string[], occupations: ReadonlyMap<number, number>): GoalTarget[] =>
  [...occupations].map(([index, weight]) => ({ target: codes[index]!, weight }))

/** Whether a title that was found has all the words, but for their endings. */
function says({ matchedTitle }: TitleMatch, words: readonly string[]): boolean {
  const title = matchedTitle.toLowerCase()
  return words.every((word) => title.includes(word.toLowerCase().slice(0, STEM)))
}

/** The one word that a match is, in small letters; undefined where it has several. */
function wordAt(said: string, { from, to }: TableMatch): string | undefined {
  const text = said.slice(from, wordEnd(said, to)).toLowerCase()
  return /^[\p{L}&-]+$/u.test(text) && !/\p{L}/u.test(said.charAt(from - 1)) ? text : undefined
}

const wordEnd = (said: string, to: number): number => to + /^[\p{L}\p{N}'’-]*/u.exec(said.slice(to))![0].length

const LEADS =
  /^(?:managers?|management|directors?|supervisors?|foreman|forewoman|superintendent|administrators?|head|chief|coordinator|operations)$/
const TEACHES = /^teach(?:ing)?$/i
/** Characters of a code that hold for one trade: emergency technicians and paramedics are 29-204. */
const TRADE = 6
const IN_CLASS = /^ (?:class(?:es)?|courses?|students?|programs?|skills)\b/i
/** Health workers and their helpers. */
const HEALTH = /^(?:29|31)-/
const TRAINS = /^train(?:ing|ers?)$/
const LEADER_OF = /\b(director|head|manager|vp|vice president|supervisor) of (?:the )?$/i
const SUPERVISES = /^(?:supervisors?|foreman|forewoman|superintendent)$/
/** Words before another that leave its meaning as it is. */
const PLAIN =
  /^(?:senior|junior|assistant|associate|deputy|certified|licensed|professional|experienced|good|better|best|great|full|big|bigger|small|large|different|own|master|journeyman|registered|local|remote|regional|national|commercial|residential|day|night|online|freelance|entry|level|paid|union|steady|real|some|become|becoming|learn|learning|agency|company|plant|store|branch|shop|hospital|department|study|studying|try|trying|do|doing|love|like|want|maybe|perhaps|possibly|teach|more|less|work|working|into|towards?)$/
/** How sure a title has to be that takes the place of an all-purpose word, and of a word that has a meaning of its own. */
const LEAST = 0.5
const SURE = 0.7
const SHORTEST_NAME = 4
/** Letters by which a word is told again in a title. */
const STEM = 5
