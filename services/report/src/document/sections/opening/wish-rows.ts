import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { WishAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { payFloor } from '../../facts/limits.ts'
import { capital, howManyPlaces, listing, lower, yearlyWages } from '../../facts/reading.ts'
import { pluralOf, withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { small } from '../parts.ts'

/** What the reader wishes of the work (no nights, from home, benefits), each answered by name; nothing where they wished for nothing. */
export function wishTable(input: ReportInput): Block[] {
  const rows = wishRows(input)
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'What you wish of the work, and what is known',
      columns: [{ head: 'You wish', width: 24 }, { head: 'What the data say of the places named here' }],
      rows,
      style: 'dense',
    },
  ]
}

/**
 * The same in two lines, for the page that answers: which wishes are kept, and which nobody publishes. A full page never leaves it
 * out: who asked for something reads there whether they get it.
 */
export function wishLine(input: ReportInput): Block[] {
  const { wishes } = input.ranking
  const asked = wishes.filter(({ id }) => id !== AGE && id !== UNREAD)
  // Words alone that nothing was made of are no answer: page 4 quotes them.
  if (wishes.every(({ id }) => id === UNREAD)) return []
  const answers = asked.map((wish) => ({ wish, ...answered(input, wish) }))
  // Kept by one place and not by the other: the page says by which.
  const inPart = answers
    .filter(
      ({ wish, answer, words: [first = ''] }) =>
        answer === 'partly' && !SHORT_ANSWERS[wish.id] && first !== '' && !first.includes(':') && first.length <= SHORT_SENTENCE,
    )
    .slice(0, 1)
  const said = SHORTLY.flatMap(([kind, words]) => {
    const labels = answers.flatMap(({ wish, answer }) =>
      answer === kind && !SHORT_ANSWERS[wish.id] && !inPart.some((one) => one.wish === wish)
        ? lower(wish.label || wish.phrase)
        : [],
    )
    return labels.length > 0 ? [`${plain(labels.join(', '))}: ${words}`] : []
  })
  said.unshift(
    ...inPart.map(
      ({ wish, words: [first = ''] }) => `${plain(lower(wish.label || wish.phrase))}: ${plain(lower(withoutStop(first)))}`,
    ),
  )
  said.push(...asked.flatMap(({ id }) => SHORT_ANSWERS[id] ?? []))
  if (wishes.some(({ id }) => id === AGE)) said.push('your age: used nowhere')
  if (wishes.some((wish) => wish.id === UNREAD && unreadWish(input, wish).length > 0))
    return said.length > 0 ? [small(`${ASKED} ${capital(said.join('; '))}. ${SOME_UNREAD}`)] : [small(`${ASKED} ${SOME_UNREAD}`)]
  return said.length > 0 ? [small(`${ASKED} ${capital(said.join('; '))}.`)] : []
}
const ASKED: Text = '**What else you asked for** (page {page:told})**.**'
const SOME_UNREAD: Text = 'Some of your words named no work and no wish that we know: that page quotes them.'
const SHORTLY: readonly [answer: string, words: string][] = [
  ['yes', 'kept by all places named'],
  ['partly', 'kept by some'],
  ['no', 'not kept'],
  ['unknown', 'told by no table, so ask'],
]
/** Characters of an answer that leave the line its room. */
const SHORT_SENTENCE = 90
/** Where more is known than a word tells. */
const SHORT_ANSWERS: Readonly<Record<string, Text>> = {
  no_diploma: 'no high school diploma: many licenses and apprenticeships ask for one, so begin a free GED or HiSET class',
}
/** Wishes of the engine that nobody can be asked for: how old somebody is, and words in which it found none. */
const AGE = 'age'
const UNREAD = 'unread'

/** The engine says with the wish what license or permit a firm in this work needs. */
export function ownerNeedsPapers({ ranking }: ReportInput): boolean {
  return ranking.wishes.some(({ id, why }) => id === 'own_business' && OWNERS_PAPERS.test(why))
}
const OWNERS_PAPERS = /\blicens|\bpermit|\bPTIN\b|USDOT|\binsurers\b/

/** Each wish with what is known of it; of many the later ones together, by their answers, so that none is lost and the page holds them. */
function wishRows(input: ReportInput): TableBlock['rows'] {
  const told = new Set<string>()
  const { wishes } = input.ranking
  const unread = wishes.flatMap((wish) => (wish.id === UNREAD ? unreadWish(input, wish) : []))
  const read = wishes.filter(({ id }) => id !== UNREAD)
  const alone = read.length > MOST_ROWS + 1 ? read.slice(0, MOST_ROWS) : read
  const rows: { cells: Text[] }[] = [...alone, ...unread].map((wish) => {
    const { answer, words, source } = answered(input, wish)
    const said = words.map((sentence) => unsaid(sentence, told)).join(' ')
    return {
      cells: [labelOf(wish), `**${ANSWERS[answer] ?? 'Not known'}.** ${plain(said)}${source}`],
    }
  })
  const together = read.slice(alone.length)
  rows.push(...paperQuestion(input))
  return together.length === 0
    ? rows
    : [...rows.slice(0, alone.length), togetherRow(input, together), ...rows.slice(alone.length)]
}

/** What was told beside the goals is quoted, so that the reader knows where we have it from. */
function labelOf({ label, phrase, beside }: WishAnswer): Text {
  const name = plain(label || capital(phrase))
  return beside ? `${name}: you told us “${plain(phrase)}”` : name
}

function togetherRow(input: ReportInput, wishes: readonly WishAnswer[]): TableBlock['rows'][number] {
  const answers = wishes.map((wish) => ({ wish, ...answered(input, wish) }))
  const said = Object.entries(ANSWERS).flatMap(([kind, word]) => {
    const of = answers.filter(({ answer }) => (ANSWERS[answer] ? answer : 'unknown') === kind)
    const labels = of.map(({ wish, source }) => `${plain(lower(wish.label || wish.phrase))}${source}`)
    return labels.length > 0 ? [`**${word}:** ${labels.join('; ')}.`] : []
  })
  return { cells: ['Beside these', said.join(' ')] }
}

interface Answered {
  answer: string
  words: string[]
  source: Text
}

/** The engine's sentences in our titles; pay is read against the middle of each occupation, as everywhere on paper. */
function answered(input: ReportInput, wish: WishAnswer): Answered {
  const { sentences, named } = inOurTitles(input, wish.why)
  const against = AGAINST[wish.id]
  const least = against?.(input) ?? 0
  const wages = named.flatMap((occupation) => {
    const pay = yearlyWages(occupation)
    return pay ? [{ occupation, median: pay.median }] : []
  })
  if (least <= 0 || wages.length < named.length || named.length === 0)
    return { answer: wish.answer, words: sentences, source: wish.source ? mark(wish.source) : '' }
  const over = wages.filter(({ median }) => (wish.id === 'more_pay' ? median > least : median >= least))
  const under = wages.filter((one) => !over.includes(one))
  const names = (some: typeof wages) => capital(namesOf(some.map(({ occupation }) => occupation)))
  const asked = wish.id === 'more_pay' ? 'than you do now' : 'than you need'
  return {
    answer: under.length === 0 ? 'yes' : over.length === 0 ? 'no' : 'partly',
    words: [
      ...(over.length > 0
        ? [`${names(over)} ${wish.id === 'more_pay' ? 'mostly earn more than you do now' : 'mostly earn what you need'}.`]
        : []),
      ...(under.length > 0 ? [`${names(under)} mostly earn ${wish.id === 'more_pay' ? 'no more' : 'less'} ${asked}.`] : []),
    ],
    source: '{^W}',
  }
}

/** A question of theirs whether a degree or a certificate is worth its price: no table answers it, and a sum of their own does. */
function paperQuestion({ careerGoals }: ReportInput): { cells: Text[] }[] {
  const asked = (careerGoals.match(/[^.!?]+[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .find((one) => one.endsWith('?') && WORTH.test(one))
  if (!asked || asked.length > LONGEST_QUOTE) return []
  return [
    {
      cells: [
        'Your question',
        `**“${plain(asked)}”** No table tells what a paper adds to the pay of one person. Take its price to the last credit, and the raise a year that two employers name for it. The one divided by the other is the years until it has paid; hold them against the years that you mean to work.`,
      ],
    },
  ]
}
const WORTH =
  /\b(?:MBA|master['’]?s?|degree|bachelor['’]?s?|associate['’]?s?|certificat\w+|certified|boot ?camp)\b[^?]*\b(?:worth|pay(?:s|ing)? off|pay for itself)\b|\b(?:worth|pay off)\b[^?]*\b(?:MBA|degree|certificat\w+|boot ?camp)\b/i

/** Words from which nothing was made, and a sum that they wrote, which stands under pay already; undefined where none of them is worth a row. */
function unreadWish(input: ReportInput, wish: WishAnswer): WishAnswer[] {
  const said = [...wish.why.matchAll(/“([^”]+)”/g)].map(([, words]) => words!.trim())
  const sums = said.filter((words) => SUM.test(words))
  const rest = said.filter((words) => !sums.includes(words)).flatMap((words) => wholeQuote(input, words) ?? [])
  const floor = payFloor(input)
  const sentences = [
    ...(rest.length > 0
      ? [
          `Nothing in this report comes from ${listing([...new Set(rest)].map((words) => `“${words}”`))}. Where that names work or a wish, say it in other words, and the list is made again.`,
        ]
      : []),
    ...(sums.length > 0 && floor > 0
      ? [`For “${sums[0]}” the report counts with the least pay of your answers, $${floor.toLocaleString('en-US')} a year.`]
      : []),
  ]
  return sentences.length > 0 ? [{ ...wish, label: 'Your other words', why: sentences.join(' ') }] : []
}
/** "need to make at least 55", "min 70k": pay, which is asked for by itself. */
const SUM = /\b(?:make|earn|pay|paid|least|min(?:imum)?|over|above|under|below|salary)\b[^.;]*\b\d{2,3}(?:k|,000)?\b/i

/**
 * The whole sentence of the reader's in which nothing was found, where it is short, is not all that they wrote, and holds no word that
 * was read; else those words alone, and nothing for a word or two beside what was read.
 */
function wholeQuote({ careerGoals, ranking }: ReportInput, words: string): string | undefined {
  const all = (careerGoals.match(/[^.!?]+/g) ?? []).map((one) => one.trim()).filter((one) => one !== '')
  const sentence = all.find((one) => one.includes(words))
  const found = [...ranking.goals, ...ranking.wishes.filter(({ id }) => id !== UNREAD)].map(({ phrase }) => phrase.toLowerCase())
  const holdsRead = sentence !== undefined && found.some((phrase) => phrase !== '' && sentence.toLowerCase().includes(phrase))
  if (holdsRead) return words.split(/\s+/).length > FEW_WORDS ? words : undefined
  return all.length > 1 && sentence !== undefined && sentence.length <= LONGEST_QUOTE ? sentence : words
}
const FEW_WORDS = 2
const LONGEST_QUOTE = 120

const AGAINST: Readonly<Record<string, (input: ReportInput) => number>> = {
  least_pay: payFloor,
  more_pay: ({ profile }) => profile.reach?.salaryCurrent ?? 0,
}

/** The sentences of an answer with the short titles of the occupations that it lists, which are given too. */
function inOurTitles(input: ReportInput, why: string): { sentences: string[]; named: Occupation[] } {
  const known = knownOccupations(input)
  const named: Occupation[] = []
  const words = why.replace(/\bHelpers--/g, 'Helpers of ')
  const tokens = known.reduce((text, { title }, at) => text.replaceAll(title, `⟦${at}⟧`), words)
  const listed = tokens.replace(LISTED, (all) => {
    const found = [...all.matchAll(/⟦(\d+)⟧/g)].map(([, at]) => known[Number(at)]!)
    named.push(...found)
    return namesOf(found)
  })
  const sentences = listed
    .split(/(?<=\.)\s+(?=\p{L})/u)
    .map((sentence) => capital(sentence.replace(/: ask before you apply\.$/, '.')))
  return { sentences, named }
}

/** Longest titles first, so that none is found within another. */
function knownOccupations({ ranking, occupations, present }: ReportInput): Occupation[] {
  const all = [
    ...[...ranking.ranked, ...ranking.next, ...ranking.unfiltered].flatMap(({ occupation }) => occupation ?? []),
    ...ranking.goals.flatMap(({ place }) => place?.occupation ?? []),
    ...Object.values(occupations),
    ...(present ? [present] : []),
  ]
  return [...new Map(all.map((one) => [one.title, one])).values()].toSorted((a, b) => b.title.length - a.title.length)
}

const LISTED = /⟦\d+⟧(?:(?:, and |, | and )⟦\d+⟧)*/g

function namesOf(found: readonly Occupation[]): string {
  return found.length > MOST_NAMED ? howManyPlaces(found.length) : listing(found.map(({ shortTitle }) => pluralOf(shortTitle)))
}

/** What is not published is said in other words each time, and nothing is said twice. */
function unsaid(sentence: string, told: Set<string>): string {
  const [, of] = /^For (.*) nothing is published: ask the employer\.$/.exec(sentence) ?? []
  const wordings = of
    ? [
        `For ${of} nothing is published: ask.`,
        `No figure is held for ${of}.`,
        `Of ${of} no table tells it.`,
        `${capital(of)}: not counted.`,
      ]
    : [sentence]
  const kept = wordings.find((words) => !told.has(shape(words))) ?? wordings.at(-1)!
  told.add(shape(kept))
  return kept
}

const shape = (words: string): string => words.replace(/^(?:For|Of) .* (?=nothing|no )|held for .*$|^.*(?=: not counted)/, '')

/** The letter under which the report lists the release. */
const mark = (source: string): Text => {
  const letter = LETTERS.find(({ of }) => of.test(source))?.letter
  return letter ? `{^${letter}}` : ''
}
const LETTERS: readonly { of: RegExp; letter: string }[] = [
  { of: /Handbook/, letter: 'H' },
  { of: /Requirements Survey/, letter: 'Q' },
  { of: /Projections/, letter: 'P' },
  { of: /Wage/, letter: 'W' },
  { of: /exposure to AI/, letter: 'ABCD' },
  { of: /O\*NET/, letter: 'O' },
]
const ANSWERS: Readonly<Record<string, Text>> = { yes: 'Yes', partly: 'In part', no: 'No', unknown: 'Not known' }
/** Wishes with a row of their own. */
const MOST_ROWS = 5
/** More titles than these are told as a number. */
const MOST_NAMED = 3
