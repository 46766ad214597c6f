import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { confidenceBars } from '../../charts/mini.ts'
import { type EntryWay, entryWay, missingOf } from '../../facts/entry-way.ts'
import { monthsLimit, payAgainst, payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, fullOf, lower, lowerTitle, occupationOf, VALUE_WORDS, valueScores } from '../../facts/reading.ts'
import { strainWords } from '../../facts/work/work-match.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { roleNoun, theBody } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { startCaution, startWeek } from '../own-business/opening.ts'
import { box, jobTokens, small } from '../parts.ts'
import { ownFacts } from '../person/own-facts.ts'
import { searchTitles, searchWords } from '../search/search-titles.ts'
import { contactWords } from '../talks/contacts.ts'
import { marked, type Point, type WorkPoints } from './work-points.ts'

/** What the boxes at the foot of page 3 are about: the first thing asked for that is not closed, or our first idea. */
export interface Aim {
  ranked: RankedOccupation
  work: WorkPoints
  /** The points against it that stand above on the page. */
  shown: readonly Point[]
}

/** A task of two hours that everybody may do, then a person to find through somebody the reader knows, and what to ask. */
export function thisWeek(input: ReportInput, { ranked }: Aim): Block {
  const start = ownStartOf(input)
  if (start) return box('This week', [small(startWeek(input, start), { slot: 'answer.week' })], { tone: 'you' })
  const occupation = occupationOf(fullOf(input, ranked))
  const job = plain(withArticle(occupation.shortTitle))
  const body = entryWay(ranked).gate?.lookUp[0]?.name
  const begin = beginWords(input, occupation, body === undefined ? undefined : plain(body.replace(/^The /, '')), entryWay(ranked))
  const strain = strainWords(input)
  const question = strain
    ? `Your question: how much of this is in your week: ${strain}?`
    : occupation.code === input.present?.code
      ? 'Your question: what does your place do that mine does not?'
      : `Your question: what would I miss from ${roleWords(input)}?`
  return box(
    'This week',
    [small(`${begin} ${contactWords(input, 0)} for one person who works as ${job}. ${question}`, { slot: 'answer.week' })],
    { tone: 'you' },
  )
}

/**
 * What can be done this week and brings the reader nearer: where papers are missing, what the body says of them; else a piece of the
 * work itself, or ads read with their own record beside them. A visit for pleasure is neither.
 */
function beginWords(input: ReportInput, occupation: Occupation, body: Text | undefined, way: EntryWay): Text {
  const exam = missingOf(way, 'exam')
  const license = missingOf(way, 'license')
  const paper = exam ?? license
  if (body && (paper || way.study[1] > 0))
    return `Read at ${theBody(body)} what it takes${paper ? ` for this: ${plain(paper.split(/[;,]/)[0]!)}` : ''}. Write down what you lack. Then ask`
  const tried = occupation.note?.twoHours && firstSentences(occupation.note.twoHours.text, 130)
  if (tried && !PLEASURE.test(tried)) return `${plain(tried)} Then ask`
  const [title = occupation.shortTitle] = searchTitles(occupation, 60, searchWords(input, occupation))
  const skill = ownFacts(input).skills[0]?.name
  return `Save three ads for “${plain(title)}” and mark each line that you can show${skill ? `, ${plain(skill)} first` : ''}. Then ask`
}

const PLEASURE =
  /\b(?:museum|tour\b|theme park|watch (?:a|an|one|two|the) (?:film|movie|show|video|game)|make up|imagine|pretend|toy|model train)/i

function roleWords({ present, profile }: ReportInput): Text {
  const role = present?.shortTitle ?? roleNoun(profile.currentRole)
  return role ? `my work as ${plain(withArticle(lowerTitle(role)))}` : 'what I do now'
}

/** Whole sentences up to about this length; the first one always. */
function firstSentences(words: string, limit: number): string {
  let kept = ''
  for (const sentence of words.split(/(?<=[.!?])\s+/)) {
    if (kept !== '' && kept.length + sentence.length > limit) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept
}

/** One thing that is true for this reader and this work: time and pay against their own limits first, then what wears them out. */
export function caution(input: ReportInput, facts: FactTable, { ranked, work, shown }: Aim): Block {
  if (ownStartOf(input)) return box('One caution', [small(startCaution(input, facts))])
  const occupation = occupationOf(fullOf(input, ranked))
  const name = plain(occupation.shortTitle)
  const words =
    moneyOrTime(input, facts, ranked) ?? worn(work, shown, name) ?? hardSide(work, name) ?? valueMissed(input, facts, ranked)
  return box('One caution', [small(words)])
}

function moneyOrTime(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text | undefined {
  const occupation = occupationOf(fullOf(input, ranked))
  const name = plain(occupation.shortTitle)
  const limit = monthsLimit(input)
  const way = entryWay(ranked)
  const { known, total, study } = way
  if (known && limit > 0 && total[1] > limit) {
    const most = facts.put({ id: `answer.months.${occupation.code}`, value: total[1], unit: 'months', source: 'E' })
    if (study[1] === 0)
      return way.experience > 0
        ? `The way to ${name} can last ${most}, and you give it ${limit}. It needs no school: ask which post counts as the first step, and what it pays.`
        : `Until full pay as ${name} it can take ${most}. You are paid meanwhile, but less: ask what the first year pays before you count on the middle.`
    return `The way to ${name} can last ${most}, and you give it ${limit}. Pay no school before it has said in writing what of yours counts.`
  }
  const floor = payFloor(input)
  const job = jobTokens(facts, occupation.code)
  const place = payAgainst(occupation, floor)
  if (!place || place === 'clear' || !job.has('p25')) return undefined
  const least = facts.put({ id: 'you.floor', value: floor, unit: 'usd', source: 'YK' })
  return place === 'below'
    ? `Half of all in this work earn less than ${job.ref('median')}: under your floor of ${least}. Ask for the pay before you ask for anything else.`
    : `A quarter earn under ${job.ref('p25')} as ${name}, and you need ${least}. Ask for the figure of the first year, not of the third.`
}

/** What wears the reader out, and is part of this work too. */
function worn({ against }: WorkPoints, shown: readonly Point[], name: Text): Text | undefined {
  const point = against.find((one) => one.lead && !/^(?:Time|Your floor)/.test(one.lead) && !shown.includes(one))
  return point && `${point.lead} As ${name}: ${point.text.charAt(0).toLowerCase()}${point.text.slice(1)}`
}

function hardSide({ hard }: WorkPoints, name: Text): Text | undefined {
  return hard[0] && `The hard side of work as ${name}: ${marked(hard[0])}`
}

/** The value that matters most, beside what the work gives of it. */
function valueMissed(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const asked = valueScores(input)
    .filter(({ answered }) => answered)
    .toSorted((a, b) => b.score - a.score)[0]
  const name = plain(capital(withArticle(occupation.shortTitle)))
  if (asked && job.has(`value.${asked.value}`)) {
    const { name: value, about } = VALUE_WORDS[asked.value]
    return `${value} (${about}) stands highest for you: ${facts.ref(`you.value.${asked.value}`)} of 7. This work gives ${job.ref(`value.${asked.value}`)}. Ask each employer about it.`
  }
  return job.has('p25')
    ? `${name} in the lowest quarter earns under ${job.ref('p25')}. Newcomers are often there, so ask for the pay of the first year.`
    : `${name} has no published pay. Ask two employers for a figure before you count on one.`
}

/** How sure the list is, in plain words: what rests on rules and tables, then what nobody knows. */
export function confidence(input: ReportInput, places: readonly RankedOccupation[]): Block {
  const { ranking } = input
  const word = { high: 'Good', medium: 'Fair', low: 'Low' }[ranking.confidence] ?? 'Fair'
  const ways = places.map(entryWay)
  const gates = ways.filter(({ gate }) => gate !== undefined).length
  const sure =
    gates === ways.length
      ? 'Sure: what the gates ask, and the pay tables.'
      : gates > 0
        ? `Sure: pay, and the gate of ${gates} of the ${ways.length} ideas here.`
        : 'Sure: the pay tables. What stands at the gates, we do not know.'
  const reason = ranking.confidenceReason.trim()
  const doubt = reason
    ? `${ranking.confidence === 'high' ? '' : 'Not sure: '}${ranking.confidence === 'high' ? plain(reason) : plain(lower(reason))}{^K}`
    : ''
  return box('How sure we are', [
    { kind: 'drawing', drawing: confidenceBars(ranking.confidence) },
    small(`${word}. ${sure} ${doubt} See page {page:sure}.`.replace(/ {2,}/g, ' ')),
  ])
}
