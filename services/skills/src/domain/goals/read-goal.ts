import type { TitleFamilies } from '../catalogue/titles/title-families.ts'
import { type DegreeField, degreeSoon, heldDegree, type SoonHeld } from './degree-field.ts'
import { findPhrases, type GoalPhrases } from './goal-phrases.ts'
import { applyRule } from './goal-rules.ts'
import type { GoalMeaning, GoalTarget, GoalWords, LeftWords, WishWords } from './goal-table.ts'
import { FIRM, LEADING, type Left, type Wanted } from './goals.ts'
import { readWishes, wholeWords } from './read-wishes.ts'
import { asOwn, distinct, hasWords, inOrder, withoutLeft } from './wanted-goals.ts'
import { isTooHeavy } from './wants-less.ts'
import { asMeant } from './words/as-meant.ts'
import { type FormerWork, formerInTitle, formerWork } from './words/former-work.ts'
import { cutPieces, isChoice, partGoal } from './words/goal-clauses.ts'
import { withManager } from './words/managed-fields.ts'
import { leadsOwn, ledTitles, readModified } from './words/modified-words.ts'
import { withoutOpening } from './words/opening-words.ts'
import { leftOwnField } from './words/own-field.ts'
import { findHeaded, findTitles, type NamedPhrase, READ, type TitleFinder } from './words/phrase-titles.ts'
import { contentOf, saysSomething } from './words/piece-words.ts'
import { sharedHeads } from './words/shared-heads.ts'
import { taughtAtCollege } from './words/taught-fields.ts'
import { withoutRanks } from './words/without-ranks.ts'

/** What a goal is read with. Places are those of the occupation table. */
export type GoalKnowledge = TitleFinder & {
  readonly codes: readonly string[]
  readonly titles: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly words: readonly GoalWords[]
  /** Wordings of work, word for word. */
  readonly phrases: GoalPhrases
  /** Fields of work by the words that stand alone in a piece. */
  readonly fields: readonly GoalWords[]
  readonly meanings: readonly GoalMeaning[]
  readonly wishes: readonly WishWords[]
  readonly leftWords: readonly LeftWords[]
  readonly degreeFields: readonly DegreeField[]
  readonly families: TitleFamilies
  /** Codes of the work that somebody has done whose title is no occupation: a business of their own, a military speciality. */
  readonly workBehind: (title: string) => readonly FormerWork[]
  /** Places of the occupations most like one, best first. */
  readonly near: (index: number, limit: number) => readonly number[]
  /** How well occupations meet a wish, by code (-1 to 1); undefined for wishes that rest on other figures. */
  readonly wishValues: (id: string) => ReadonlyMap<string, number> | undefined
  /** Field of the degree that the text says is held, CIP 2020 to four digits. */
  readonly degree?: string
  /** Percent of an occupation who work for themselves; absent where not published. */
  readonly selfEmployed: (index: number) => number | undefined
}

export type ReadGoal = {
  /** Work that is named: the person's words, the occupations (weight 0-1, best first), and whether it is another post in their own. */
  readonly wanted: readonly Wanted[]
  readonly wishes: readonly { readonly id: string; readonly label: string; readonly phrase: string; readonly field?: string }[]
  /** What they want to leave; `groups` is empty where the words name no work. */
  readonly left: readonly Left[]
  /** Codes of work that they say they did before. */
  readonly former: readonly string[]
  /** The degree that they say they have nearly earned. */
  readonly soon: SoonHeld | undefined
  /** Words that could not be read, kept as written: they rank nothing. */
  readonly unresolved: readonly string[]
}
/**
 * Reads what a person wrote on their goals. What they want to leave names no work; the table of wordings is read before titles; a wish
 * (`wishes`) is about the conditions of work. The same text always reads the same.
 */
export function readGoal(
  given: GoalKnowledge,
  { text: written, presentCode, presentTitle }: { text: string; presentCode?: string; presentTitle?: string },
): ReadGoal {
  const text = asMeant(given.phrases, written)
  const degree = heldDegree(given.degreeFields, text)
  const knowledge = degree ? { ...given, degree: degree.field } : given
  const behind = presentCode === undefined && presentTitle ? knowledge.workBehind(presentTitle) : []
  const former = [...formerInTitle(knowledge, presentTitle), ...formerWork(knowledge.phrases, text), ...behind]
  // Without a present job the last one takes its place.
  const present = knowledge.indexOf.get(presentCode ?? former.at(-1)?.code ?? '')
  const { left, wanted: said } = partGoal(text)
  const asked = readWishes(knowledge.wishes, { text, said })
  const wishes = [
    ...asked.filter(({ id }) => id !== SAME_WORK),
    ...(degree ? [{ id: 'degree', label: 'The field of your degree', ...degree }] : []),
  ]
  const ownField = presentCode === undefined ? undefined : leftOwnField(text, left, presentCode)
  const leaves = [
    ...(ownField ? [ownField] : []),
    ...left.filter((phrase) => phrase !== ownField?.phrase).map((phrase) => readLeft(knowledge, phrase)),
  ]
  const leftGroups = leaves.flatMap(({ groups }) => groups)
  const stays =
    present !== undefined &&
    ![RETIRES, TURNS_AWAY].some((pattern) => pattern.test(text)) &&
    !leftGroups.some((group) => knowledge.codes[present]!.startsWith(group))
  const table = readTable(knowledge, said, present)
  const ends =
    RETIRES.test(text) ||
    (present !== undefined &&
      leaves.some(
        ({ phrase, groups }) => WHOLLY.test(phrase) && groups.some((group) => knowledge.codes[present]!.startsWith(group)),
      ))
  const wanted = table.found
    .flatMap(({ phrase, occupations }) => toWanted(knowledge, phrase, occupations, present))
    .filter(({ inside }) => !(ends && inside))
  const unresolved: string[] = []
  const elsewhere =
    stays && !isTooHeavy(asked, (id) => knowledge.wishValues(id)?.get(knowledge.codes[present]!))
      ? asked
          .filter(({ id, phrase }) => id === SAME_WORK && !left.some((gone) => DOUBTS.test(gone) && gone.includes(phrase)))
          .map(({ phrase }) => clauseFrom(text, phrase))
      : []
  const own = (phrase: string): Wanted[] =>
    present === undefined ? [] : toWanted(knowledge, phrase, new Map([[present, 1]]), present)
  /** Beside other work that is named, a place of work says where that is to be; alone or as a choice, that the present is wanted there. */
  const takeSetting = (field: NamedPhrase | undefined): boolean => {
    if (!field || present === undefined || field.occupations.get(present) !== 1) return false
    const list = isChoice(text, field.phrase) ? wanted : settings
    return list.push(...own(field.phrase)) > 0
  }
  // Who says in so many words to stay in the present work asks for it beside whatever else is named.
  wanted.push(...elsewhere.filter((phrase) => STAYS_IN.test(phrase)).flatMap(own))
  const settings = elsewhere.filter((phrase) => !STAYS_IN.test(phrase)).flatMap(own)
  // A wording that names no work may be a place of work.
  for (const { phrase, occupations } of table.found)
    if (occupations.size === 0) takeSetting(findField(knowledge, phrase, { present, leftGroups }))
  const namesWork = (words: string): boolean =>
    findField(knowledge, words, { present, leftGroups }) !== undefined || findWork(knowledge, words, present).length > 0
  for (const piece of new Set(
    cutPieces(table.rest)
      .flatMap((each) => cutSlashes(each, namesWork))
      .slice(0, MOST_PIECES),
  )) {
    if (elsewhere.some((phrase) => overlap(phrase, piece))) continue
    const field = findField(knowledge, piece, { present, leftGroups })
    if (takeSetting(field)) continue
    const named = field ? [field] : findWork(knowledge, piece, present)
    wanted.push(...named.flatMap(({ phrase, occupations }) => toWanted(knowledge, phrase, occupations, present)))
    const known =
      named.length > 0 ||
      piece.includes(READ) ||
      [...asked, ...(degree ? [degree] : [])].some(({ phrase }) => overlap(phrase, piece)) ||
      readWishes(knowledge.wishes, { text: piece, said: piece }).length > 0
    if (!known && saysSomething(piece)) unresolved.push(piece)
  }
  const business = asked.find(({ id }) => id === 'own_business')
  if (business && stays && isChoice(text, business.phrase) && !wanted.some(({ phrase }) => overlap(phrase, business.phrase)))
    wanted.push(...own(business.phrase))
  if (!wanted.some(({ inside }) => !inside))
    wanted.push(
      ...(wanted.length === 0 ? settings : []),
      ...(business && stays && wanted.length + settings.length === 0 ? own(business.phrase) : []),
    )
  // Who has no work and names no other is told of the last again, unless it hurt them.
  const last = presentCode === undefined && stays && wanted.length === 0 ? former.at(-1) : undefined
  if (last && !asked.some(({ id }) => id === 'less_load')) wanted.push(...own(last.phrase))
  const named = asOwn(wanted, { text, code: presentCode, title: presentTitle })
  const whollyLeft = leaves.flatMap(({ phrase, groups }) => (ALTOGETHER.test(phrase) ? groups : []))
  const asking = distinct(withoutLeft(business ? named : withoutOpening(named, text, presentCode), whollyLeft))
  return {
    wanted: inOrder(leftGroups.includes(LEADING) ? asking.map(withoutRanks) : asking, text).slice(0, MOST_GOALS),
    wishes,
    left: leaves.filter(
      ({ phrase, groups }) => groups.length > 0 || !(STAYS.test(phrase) || wishes.some((wish) => overlap(wish.phrase, phrase))),
    ),
    former: former.map(({ code }) => code),
    soon: degreeSoon(text),
    unresolved: unresolved.slice(0, MOST_UNRESOLVED),
  }
}

/**
 * A field of work that a piece names and nothing else; what somebody has, is or knows, how much of it, and where, is none. "Love kids,
 * but out of daycare" names no daycare.
 */
function findField(
  knowledge: GoalKnowledge,
  piece: string,
  { present, leftGroups }: { present: number | undefined; leftGroups: readonly string[] },
): NamedPhrase | undefined {
  if (piece.includes(READ) || HELD.test(piece.replace(LIKED_MORE, '').replace(MY_DEGREE_TO_GET, ''))) return undefined
  const placed = piece.replace(PLACED, '')
  const said = [contentOf(piece).join(' '), piece, contentOf(placed).join(' '), placed]
  const field = knowledge.fields.find(({ pattern }) => said.some((words) => pattern.test(words)))
  // A place of work is asked for as "at a hospital"; a trade is not.
  if (!field || (AT_A.test(piece) && field.targets.some(({ target }) => !target.startsWith('@')))) return undefined
  const occupations = [...weigh(knowledge, field.targets, present)]
  return {
    phrase: piece,
    occupations: new Map(
      occupations.filter(
        ([index]) => index === present || !leftGroups.some((group) => knowledge.codes[index]!.startsWith(group)),
      ),
    ),
  }
}

function findWork(knowledge: GoalKnowledge, piece: string, present: number | undefined): NamedPhrase[] {
  const named = ledTitles(knowledge, piece, findTitles(knowledge, piece))
  if (named.length > 0 || piece.includes(READ)) return named
  const words = contentOf(piece)
  const headed = findHeaded(knowledge, words)
  return headed.length > 0 ? headed : leadsOwn(knowledge, words, present)
}

/** "quality/CMM" in its parts, where the whole names no work and one of them does. */
function cutSlashes(piece: string, namesWork: (words: string) => boolean): string[] {
  const parts = piece.split('/').map((part) => part.trim())
  if (parts.length < 2 || !parts.every((part) => /^\p{L}{2,}/u.test(part)) || namesWork(piece)) return [piece]
  return parts.some(namesWork) ? parts : [piece]
}

/** Whether one phrase stands within the other. */
const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** Which work a phrase leaves behind. Who is not sure of something, or grows out of it, does not leave it. */
function readLeft(knowledge: GoalKnowledge, phrase: string): Left {
  const kinds = STAYS.test(phrase) ? [] : knowledge.leftWords.filter(({ pattern }) => pattern.test(phrase))
  if (kinds.length === 0 && LEAVES.test(phrase)) return leftByName(knowledge, phrase)
  return {
    phrase,
    label: kinds.map(({ label }) => label).join(', '),
    groups: kinds.flatMap(({ groups }) => groups),
  }
}

/** Work that no kind stands for, but a wording that first of all means one occupation: "leave bookkeeping". */
function leftByName(knowledge: GoalKnowledge, phrase: string): Left {
  const named = readTable(knowledge, phrase, undefined).found.flatMap(({ occupations }) =>
    [...occupations].flatMap(([index, weight]) => (weight >= FIRM ? [index] : [])),
  )
  return {
    phrase,
    label: named.map((index) => `work as ${knowledge.titles[index]!.toLowerCase()}`).join(', '),
    groups: named.map((index) => knowledge.codes[index]!.slice(0, 7)),
  }
}

/** The wordings of the table that stand in a text, longest first where they overlap, in the order of the text; and the text without them. */
function readTable(knowledge: GoalKnowledge, said: string, present: number | undefined) {
  const matches = sharedHeads(knowledge, said)
  matches.push(...taughtAtCollege(knowledge, said, present))
  const words = knowledge.words.flatMap(({ pattern, targets }) =>
    [...said.matchAll(pattern)]
      .slice(0, MOST_GOALS)
      .flatMap(({ 0: words, index }) => (words === '' ? [] : [{ from: index, to: index + words.length, targets }])),
  )
  matches.push(...words, ...findPhrases(knowledge.phrases, said))
  matches.sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const kept: typeof matches = []
  for (const match of matches) if (kept.every(({ from, to }) => match.to <= from || match.from >= to)) kept.push(match)
  kept.sort((a, b) => a.from - b.from)
  const read = readModified(knowledge, said, { matches: kept.slice(0, MOST_PIECES), present })
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

/** A phrase with what follows it in its clause: "somewhere that ships a product". */
function clauseFrom(text: string, phrase: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const at = plain.indexOf(phrase)
  return at < 0 ? phrase : /^[^,;:.!?]*/.exec(plain.slice(at, at + LONGEST_CLAUSE))![0].trim()
}

type Read = ReadonlyMap<number, number>
function toWanted(knowledge: GoalKnowledge, phrase: string, read: Read, present: number | undefined): Wanted[] {
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

/** Who is through with the present work names it in vain: "off the truck", "quitting accounting". */
const WHOLLY = /^(?:off the|quit(?:ting)?|leav(?:e|ing)) \w+$/i
/** Openings of work that is left for good, and of what a wish is not to be ("something that isn't chairside"). */
const ALTOGETHER =
  /^(?:quit(?:ting)?|leav(?:e|ing)|(?:get(?:ting)? )?out of|done with|that (?:is not|isn['’]?t|are not|aren['’]?t))\b/i
/** The wish for the present work in another place: work that is wanted. */
const SAME_WORK = 'same_work'
/** Who wants out, or something else, does not ask for the present work by naming a place of work. */
const TURNS_AWAY =
  /(?:^|[.;!?] ?)out\b(?= ?(?:[,.;!?]|of\b))|\b(?:want|get|getting|need) (?:me )?(?:out|off)\b(?! (?:of|on) (?:my own|the truck)\b)|\bsomething (?:else|different|new)\b|\bnot (?:really )?care what\b|\bdon['’]t (?:really )?care what\b|\banything (?:but|else)\b/i
/** The plainest of these wishes: "the same job", "stay in my field", "my old work". */
const STAYS_IN = /^(?:same|stay|keep|my|back|return|re-turn|somewhere else|(?:brand|client|agency|buy|sell|owner.?s) side)\b/i
/** Who retires from the present work does not ask for it by naming it ("an old cop"). */
const RETIRES =
  /\bretir(?:e|es|ed|ing|ement)\b(?! from (?:the )?(?:air force|army|navy|marines?|military|service|coast guard))|\bpension in\b/i
/** Openings of what is told, asked or kept rather than left: "not sure about", "my company sells", "going from clerk to". */
const STAYS = /^(?:my|the|grow|go|going)\b|\b(?:sure|know|mind|only|just|afraid|qualified)\b/i
/** "not sure I want to stay a teacher" does not stay one. */
const DOUBTS = /\bi (?:want|doubt|think)\b|\b(?:don['’]?t|not) (?:want|wish)\b/i
/** Openings that say it plainly. */
const LEAVES =
  /^(?:leav|quit|out of|done with|no more|anything but|tired of|sick of|fed up|bored|hate|(?:get )?away from|stop|escape|burn|instead of)/i
const HELD =
  /\bi['’]?m in\b|\b(?:my|our|ha(?:ve|s|d)|time|was|were|is|are|am|(?<!\b(?:to|could|can|rather) )do|know|less|more|better|good|new|without|from)\b|\bam\b|\b(?:one|two|three|four|five|six|several|\d) (?:\w+ )?(?:kids?|children|babies|dogs|cats)\b/i
/** "facilities for a college": a field, and whose it is to be. */
const PLACED = / (?:for|at|in) (?:an?|the|some) .*$/i
/** "I like computers more" tells of no amount. */
const LIKED_MORE = /(?<=\b(?:like|love|enjoy|prefer)\b.*) (?:more|better|best|(?:the )?most)$/i
/** "Finish my degree", "get my barber license": it is wanted, and not held. */
const MY_DEGREE_TO_GET =
  /\b(?:get|finish|earn|do|pass|take)(?:t?ing)? my (?=degree|associate|bachelor|master|diploma|(?:[\w-]+ ){0,3}(?:licen[sc]e|certificat\w+|cert|card|ticket)\b)/i
const AT_A = /^(?:in|at|with) an? /i
const LONGEST_CLAUSE = 60
const MOST_PIECES = 60
const MOST_GOALS = 8
const MOST_CODES = 6
const MOST_UNRESOLVED = 12
