import { formerAgain, saysAgain } from './asked/former-again.ts'
import { keptApart } from './asked/kept-apart.ts'
import { nearTitles } from './asked/near-titles.ts'
import { peopleMeant } from './asked/people-meant.ts'
import { withoutMajor, withoutTests } from './asked/set-aside.ts'
import { keptContact } from './contacts/kept-contact.ts'
import { degreeSoon, heldDegree, type SoonHeld } from './degree-field.ts'
import type { GoalKnowledge } from './goal-knowledge.ts'
import { LEADING, type Left, type Wanted } from './goals.ts'
import { closesSomething } from './hours/hours-fit.ts'
import { closesEvenings, isSpecific, type ToldHours, toldHours } from './hours/told-hours.ts'
import { readLeft, STAYS } from './left-work.ts'
import { cutSlashes, findField, findWork, MOST_GOALS, MOST_PIECES, readTable, toWanted } from './named-work.ts'
import { readWishes } from './read-wishes.ts'
import { asOwn, asTastes, distinct, inOrder, withoutLeft } from './wanted-goals.ts'
import { isTooHeavy } from './wants-less.ts'
import { asMeant } from './words/as-meant.ts'
import { formerInTitle, formerWork } from './words/former-work.ts'
import { cutPieces, isChoice, isPlaceOf, partGoal, withoutAnsweredNo } from './words/goal-clauses.ts'
import { withoutOpening } from './words/opening-words.ts'
import { leftOwnField } from './words/own-field.ts'
import { type NamedPhrase, READ } from './words/phrase-titles.ts'
import { saysSomething } from './words/piece-words.ts'
import { withoutIndifference } from './words/without-indifference.ts'
import { withoutRanks } from './words/without-ranks.ts'

export type ReadGoal = {
  /** Work that is named: the person's words, the occupations (weight 0-1, best first), and whether it is another post in their own. */
  readonly wanted: readonly Wanted[]
  readonly wishes: readonly { readonly id: string; readonly label: string; readonly phrase: string; readonly field?: string }[]
  /** What they want to leave; `groups` is empty where the words name no work. */
  readonly left: readonly Left[]
  /** Codes of work that they say they did before. */
  readonly former: readonly string[]
  /** When they can work. */
  readonly hours: ToldHours | undefined
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
  const text = withoutTests(withoutIndifference(asMeant(given.phrases, written, given.shortForms)))
  const degree = heldDegree(given.degreeFields, text)
  const knowledge = degree ? { ...given, degree: degree.field } : given
  const behind = presentCode === undefined && presentTitle ? knowledge.workBehind(presentTitle) : []
  const former = [...formerInTitle(knowledge, presentTitle), ...formerWork(knowledge.phrases, text), ...behind]
  // Without a present job the last one takes its place.
  const present = knowledge.indexOf.get(presentCode ?? former.at(-1)?.code ?? '')
  const { left, wanted: said } = partGoal(text)
  const asked = keptApart(readWishes(knowledge.wishes, { text: withoutAnsweredNo(text), said }), text)
  const hours = toldHours(text)
  const wishes = [
    ...hourWishes(hours, asked),
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
  const table = readTable(knowledge, said, present, presentTitle)
  const isKept = keptContact(knowledge, asked, present)
  const ends =
    RETIRES.test(text) ||
    (present !== undefined &&
      leaves.some(
        ({ phrase, groups }) => WHOLLY.test(phrase) && groups.some((group) => knowledge.codes[present]!.startsWith(group)),
      ))
  const found = table.found
    .flatMap(({ phrase, occupations }) => toWanted(knowledge, phrase, occupations, present))
    .filter((goal) => !(goal.inside && (ends || isPlaceOf(text, goal.phrase))) && !isKept(goal))
  const unresolved: string[] = []
  const elsewhere =
    stays && !isTooHeavy(asked, (id) => knowledge.wishValues(id)?.get(knowledge.codes[present]!))
      ? asked
          .filter(({ id, phrase }) => id === SAME_WORK && !left.some((gone) => DOUBTS.test(gone) && gone.includes(phrase)))
          .map(({ phrase }) => clauseFrom(text, phrase))
      : []
  // Where the present work is wanted again is no other work: "the same job at FedEx".
  const isItsPlace = ({ phrase }: Wanted): boolean => AT_A_PLACE.test(phrase) && elsewhere.some((again) => again.includes(phrase))
  const own = (phrase: string): Wanted[] =>
    present === undefined ? [] : toWanted(knowledge, phrase, new Map([[present, 1]]), present)
  /** Beside other work that is named, a place of work says where that is to be; alone or as a choice, that the present is wanted there. */
  const takeSetting = (field: NamedPhrase | undefined): boolean => {
    if (!field || present === undefined || field.occupations.get(present) !== 1) return false
    const list = isChoice(text, field.phrase) ? wanted : settings
    return list.push(...own(field.phrase)) > 0
  }
  const wanted = found.filter((goal) => !isItsPlace(goal))
  // Who says in so many words to stay in the present work asks for it beside whatever else is named.
  wanted.push(...elsewhere.filter((phrase) => STAYS_IN.test(phrase)).flatMap(own))
  const settings = elsewhere.filter((phrase) => !STAYS_IN.test(phrase)).flatMap(own)
  // A wording that names no work may be a place of work.
  for (const { phrase, occupations } of table.found)
    if (occupations.size === 0) takeSetting(findField(knowledge, phrase, { present, leftGroups }))
  const namesWork = (words: string): boolean =>
    findField(knowledge, words, { present, leftGroups }) !== undefined || findWork(knowledge, words, present).length > 0
  const meant = peopleMeant(text)
  if (meant) {
    const named =
      findField(knowledge, meant.field, { present, leftGroups }) ?? findWork(knowledge, `${meant.field} technician`, present)[0]
    if (named) wanted.push(...toWanted(knowledge, meant.phrase, named.occupations, present))
  }
  const again = formerAgain(text, former, { left: leftGroups, present: presentCode })
  for (const { code, phrase } of again) {
    const index = knowledge.indexOf.get(code)
    if (index !== undefined && !wanted.some(({ codes }) => codes[0]!.code === code))
      wanted.push(...toWanted(knowledge, phrase, new Map([[index, 1]]), present))
  }
  for (const piece of new Set(
    cutPieces(table.rest)
      .flatMap((each) => cutSlashes(each, namesWork))
      .slice(0, MOST_PIECES),
  )) {
    if (elsewhere.some((phrase) => overlap(phrase, piece))) continue
    const own = findField(knowledge, piece, { present, leftGroups })
    const field = own ?? asListed(knowledge, piece, text, { present, leftGroups })
    if (takeSetting(field)) continue
    const named = field ? [field] : findWork(knowledge, piece, present)
    wanted.push(
      ...named
        .flatMap(({ phrase, occupations }) => toWanted(knowledge, phrase, occupations, present))
        .filter((goal) => !isKept(goal)),
    )
    const known =
      named.length > 0 ||
      piece.includes(READ) ||
      [...asked, ...(degree ? [degree] : [])].some(({ phrase }) => overlap(phrase, piece) || runsInto(piece, phrase)) ||
      hours?.phrases.some((phrase) => overlap(phrase, piece)) ||
      (meant !== undefined && piece.includes(meant.phrase)) ||
      (again.length > 0 && saysAgain(piece)) ||
      readWishes(knowledge.wishes, { text: piece, said: piece }).length > 0
    if (known || !saysSomething(piece)) continue
    const near = nearTitles(knowledge, piece, present).flatMap(({ phrase, occupations }) =>
      toWanted(knowledge, phrase, occupations, present),
    )
    if (near.length > 0) wanted.push(...near)
    else unresolved.push(piece)
  }
  const business = asked.find(({ id }) => id === 'own_business')
  if (
    business &&
    stays &&
    isChoice(text, business.phrase) &&
    !wanted.some(({ phrase }) => overlap(phrase, business.phrase) || adjoin(text, phrase, business.phrase))
  )
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
  const asking = distinct(
    asTastes(withoutLeft(withoutMajor(business ? named : withoutOpening(named, text, presentCode)), whollyLeft)),
  )
  return {
    wanted: inOrder(leftGroups.includes(LEADING) ? asking.map(withoutRanks) : asking, text).slice(0, MOST_GOALS),
    wishes,
    left: leaves.filter(
      ({ phrase, groups }) =>
        groups.length > 0 ||
        (saysSomething(phrase) &&
          !STAYS.test(phrase) &&
          !ONLY_LEAVES.test(phrase) &&
          !wishes.some((wish) => overlap(wish.phrase, phrase))),
    ),
    former: former.map(({ code }) => code),
    hours: hours && isSpecific(hours) ? hours : undefined,
    soon: degreeSoon(text),
    unresolved: unresolved.slice(0, MOST_UNRESOLVED),
  }
}

/** Hours that were told, as a wish; where they close evenings or weekends, nights are not wanted either. */
function hourWishes(hours: ToldHours | undefined, asked: readonly { readonly id: string }[]): ReadGoal['wishes'] {
  if (!hours) return []
  const phrase = hours.phrases.join(', ')
  const byDay = closesSomething(hours) && (closesEvenings(hours) || hours.never.length > 0)
  return [
    ...(isSpecific(hours) ? [{ id: 'hours', label: 'The hours and days you told', phrase }] : []),
    ...(byDay && !asked.some(({ id }) => id === 'no_nights')
      ? [{ id: 'no_nights', label: 'No night or weekend shifts', phrase: hours.phrases[0]! }]
      : []),
  ]
}

/** "Kids" of "something with hair or kids": what stands before the first of several things is said of each. */
function asListed(knowledge: GoalKnowledge, piece: string, text: string, to: Parameters<typeof findField>[2]) {
  const before = text.slice(0, Math.max(0, text.indexOf(piece)))
  if (piece.split(' ').length > 2 || !SOMETHING_WITH.test(before)) return undefined
  const field = findField(knowledge, `something with ${piece}`, to)
  return field && { ...field, phrase: piece }
}

/** Whether a piece ends in the beginning of a phrase that a cut parted: "that still uses what" of "uses what I know". */
function runsInto(piece: string, phrase: string): boolean {
  const words = phrase.split(' ')
  return words.some((_, at) => at > 1 && piece.endsWith(` ${words.slice(0, at).join(' ')}`))
}

/** Whether one phrase follows the other at once: "open my own little preschool", "process serving on my own". */
const adjoin = (text: string, one: string, other: string): boolean =>
  FIRM_OF.test(other) && (text.includes(`${one} ${other}`) || text.includes(`${other} ${one}`))

/** Words for a firm that what stands beside them names. */
const FIRM_OF = /^(?:open|start|buy|run|launch|set|build)|\bon my own$/i

/** Whether one phrase stands within the other. */
const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** A phrase with what follows it in its clause: "somewhere that ships a product". */
function clauseFrom(text: string, phrase: string): string {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const at = plain.indexOf(phrase)
  return at < 0 ? phrase : /^[^,;:.!?]*/.exec(plain.slice(at, at + LONGEST_CLAUSE))![0].trim()
}

/** A list of things that something is to be with, up to its next one. */
const SOMETHING_WITH =
  /\b(?:something|anything|a job|work|working) (?:to do )?(?:with|in|around|involving) [\p{L} -]{2,30}(?:, [\p{L} -]{2,30}){0,3},? ?(?:or|and)? ?$/iu
/** Who is through with the present work names it in vain: "off the truck", "quitting accounting". */
const WHOLLY = /^(?:off the|quit(?:ting)?|leav(?:e|ing)) \w+$/i
const AT_A_PLACE = /^(?:at|for|in|with) /i
/** Openings of work that is left for good, and of what a wish is not to be ("something that isn't chairside"). */
const ALTOGETHER =
  /^(?:quit(?:ting)?|leav(?:e|ing)|(?:get(?:ting)? )?out of|done with|that (?:is not|isn['’]?t|are not|aren['’]?t))\b/i
/** That they leave, and nothing of what: "thinking of quitting", "leave my job". */
const ONLY_LEAVES = /^(?:leav(?:e|ing)|quit(?:ting)?)(?: (?:my|this|the) (?:current |present )?job)?$/i
/** The wish for the present work in another place: work that is wanted. */
const SAME_WORK = 'same_work'
/** Who wants out, or something else, does not ask for the present work by naming a place of work. */
const TURNS_AWAY =
  /(?:^|[.;!?] ?)out\b(?= ?(?:[,.;!?]|of\b))|\b(?:want|get|getting|need) (?:me )?(?:out|off)\b(?! (?:(?:of|on) (?:my own|the truck)|at|by|work|early|before|when|in time|earlier)\b)|\bsomething (?:else|different|new)\b|\bnot (?:really )?care what\b|\bdon['’]t (?:really )?care what\b|\banything (?:but|else)\b/i
/** The plainest of these wishes: "the same job", "stay in my field", "my old work". */
const STAYS_IN = /^(?:same|stay|keep|my|back|return|re-turn|somewhere else|(?:brand|client|agency|buy|sell|owner.?s) side)\b/i
/** Who retires from the present work does not ask for it by naming it ("an old cop"). */
const RETIRES =
  /(?<!\b(?:my|our|the|his|her|their) [\w'’-]{1,20} (?:(?:is|was|has|will|just|soon) )?)\bretir(?:e|es|ed|ing|ement)\b(?! from (?:the )?(?:air force|army|navy|marines?|military|service|coast guard))|\bpension in\b/i
/** "not sure I want to stay a teacher" does not stay one. */
const DOUBTS = /\bi (?:want|doubt|think)\b|\b(?:don['’]?t|not) (?:want|wish)\b/i
const LONGEST_CLAUSE = 60
const MOST_UNRESOLVED = 12
