import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { goalNamed } from '../../facts/goal-name.ts'
import { leadOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payPlace, payState } from '../../facts/pay-place.ts'
import {
  capital,
  countWord,
  fillsUp,
  listing,
  lower,
  namesWhatIsOpen,
  occupationOf,
  places,
  wasNamed,
  yearlyWages,
} from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block } from '../blocks.ts'
import { aimWords } from '../opening/aim-words.ts'
import { heading, jobTokens, points, small } from '../parts.ts'
import { optionsPlan } from './options-plan.ts'

/** What the list means for this reader: their own words beside its places, the choice at its top, and where its figures are thin. */

const name = (ranked: RankedOccupation): Text => plain(occupationOf(ranked).shortTitle)

/** The places that the page is about: those that we advise, or where there is none those that come nearest. */
export function advisedPlaces(input: ReportInput): RankedOccupation[] {
  const advised = places(input).filter((ranked) => !fillsUp(ranked))
  return advised.length > 0 ? advised : places(input)
}

export function shortlistStandfirst(input: ReportInput): Text {
  const listed = advisedPlaces(input)
  const [first] = listed
  const last = listed.at(-1)!
  const closing = closingWords(input)
  const safer = saferWords(input)
  if (safer) return `${safer}${closing}`
  const { phrase, ranked } = leadOf(input)
  const asked = occupationOf(ranked).code === occupationOf(first!).code && phrase ? phrase : first!.answers[0]
  const lead =
    leadsBeside(input) ??
    (asked
      ? `${capital(name(first!))} comes first, since it answers “${plain(goalNamed(input, asked))}”`
      : `${capital(name(first!))} comes first: most of what you know carries over, or most of what you like is there`)
  return `${lead}.${first === last || fillsUp(last) ? '' : ` ${capital(name(last))} closes the list.`}${closing}`
}

/** Where what leads the report is not the first of the list: what it is, and where it stands. */
function leadsBeside(input: ReportInput): Text | undefined {
  const { kind, phrase, ranked } = leadOf(input)
  const [first] = advisedPlaces(input)
  const best = fillsUp(first!) ? '' : `; of the list ${name(first!)} comes first`
  if (kind === 'own_work' && ownStartOf(input))
    return `Your own business leads this report: what it needs stands on page {page:plan}${best}`
  if (kind === 'own_work')
    return `Your own work leads this report${optionsPlan(input).field ? ', on page {page:own-field}' : ''}${best}`
  if (kind !== 'goal' || occupationOf(ranked).code === occupationOf(first!).code) return undefined
  const at = optionsPlan(input).ideas.findIndex(({ place }) => occupationOf(place).code === occupationOf(ranked).code)
  return `${plain(capital(goalNamed(input, phrase ?? '')))} leads, since you named it${at < 0 ? '' : `: see page {page:idea-${at + 1}}`}${best}`
}

/** How many places lie lower on the measures of AI than the present job, counted; undefined where none is known. */
function saferWords(input: ReportInput): Text | undefined {
  const { present, reportType } = input
  if (reportType !== 'ai_transition' || !present || present.exposureMiddle < 0) return undefined
  const rated = advisedPlaces(input)
    .map(occupationOf)
    .filter(({ exposureMiddle }) => exposureMiddle >= 0)
  const lower = rated.filter(({ exposureMiddle }) => exposureMiddle < present.exposureMiddle)
  const lowest = [...rated].sort((a, b) => a.exposureMiddle - b.exposureMiddle)[0]
  if (!lowest) return undefined
  const named = `${plain(lowest.shortTitle)} lies lowest`
  if (lower.length === 0)
    return rated.length === 1
      ? `It lies no lower on the measures of AI than your work as ${plain(present.shortTitle)}.`
      : `None of them lies lower on the measures of AI than your work as ${plain(present.shortTitle)}; ${named}.`
  if (rated.length === 1)
    return `It lies lower on the middle measure of AI than your work as ${plain(present.shortTitle)}. Lower is not safe.`
  return `${countWord(lower.length)} of ${countWords(rated.length)} ${lower.length === 1 ? 'lies' : 'lie'} lower on the middle measure of AI than your work as ${plain(present.shortTitle)}; ${named}. Lower is not safe.`
}

/** Why the list is short, where it is. */
function closingWords(input: ReportInput): Text {
  const listed = places(input).filter((ranked) => !fillsUp(ranked))
  const named = namesWhatIsOpen(input.ranking)
  if (listed.length >= 10) return ''
  if (listed.length === 0) return ' We advise none of them; page {page:sure} shows which rule took what.'
  const ours = listed.filter((ranked) => !wasNamed(input.ranking, ranked))
  if (named && ours.length === 0) return ' It holds what you named, and nothing beside it.'
  if (named && ours.length < listed.length)
    return ` You named the rest; ${ours.length === 1 ? 'one idea is' : `${countWords(ours.length)} ideas are`} ours: ${listing(ours.map(name))}.`
  if (named) return ` What you named has pages of its own; ${ours.length === 1 ? 'this idea is' : 'these ideas are'} ours.`
  const [limit] = [...input.ranking.limits].sort((a, b) => b.refused - a.refused)
  return limit && limit.refused > 0
    ? ` It is short: “${plain(lower(limit.label))}” alone keeps ${countWords(limit.refused)} off it.`
    : ' Nothing else passed the rules on page {page:sure}.'
}

/** Which places answer which words of the reader. */
export function askedColumn(input: ReportInput): Block[] {
  const listed = places(input).filter((ranked) => !fillsUp(ranked))
  const phrases = [...new Set([...input.ranking.goals.map(({ phrase }) => phrase), ...listed.flatMap(({ answers }) => answers)])]
  const items = phrases.slice(0, MOST_PHRASES).map((phrase) => {
    const numbers = listed.flatMap(({ answers }, at) => (answers.includes(phrase) ? [String(at + 1)] : []))
    const answer = input.ranking.goals.find((goal) => goal.phrase === phrase)
    const at = `number${numbers.length > 1 ? 's' : ''} ${listing(numbers)}`
    const itself = listed.some((ranked) => ranked.occupation?.code === answer?.place?.occupation?.code)
    const near = numbers.length > 0 ? `; nearest to it: ${at}` : ''
    const none = isOwnField(input, answer)
      ? `lies in your own field, so not here${near}`
      : `not on this list; its own page says why${near}`
    return {
      lead: `${plain(capital(goalNamed(input, phrase)))}:`,
      text: numbers.length > 0 && (itself || !answer) ? `${at}.` : `${none}.`,
    }
  })
  if (items.length > 0) return [heading('Where your own ideas stand'), points('number', items, { size: 'small' })]
  const [first] = advisedPlaces(input)
  const { tasks } = aimWords(input, first)
  return [
    heading(input.careerGoals.trim() === '' ? 'You named no aim' : 'Your goal names no job that we know'),
    small(`So what you like and know made the list: would you want “${tasks[0] ?? name(first!)}” in your week?`),
  ]
}

const isOwnField = ({ present }: ReportInput, answer: GoalAnswer | undefined): boolean =>
  answer?.answer === 'inside' || (present !== undefined && answer?.place?.occupation?.code === present.code)

/** The first two places against each other, by what one does there. */
export function choiceColumn(input: ReportInput, facts: FactTable): Block[] {
  const [one, other] = advisedPlaces(input)
  if (fillsUp(one!))
    return [
      heading('No choice to make here'),
      small(`We advise none of these, so ${name(one!)} is no plan. Page {page:sure} shows which rule took what.`),
    ]
  if (!one || !other)
    return [
      heading('One place'),
      small(`With one place on it the list is no choice. Page {page:sure} names what would open more than ${name(one!)}.`),
    ]
  const [a, b] = [aimWords(input, one), aimWords(input, other)]
  const pay = (ranked: RankedOccupation): Text => {
    const job = jobTokens(facts, occupationOf(ranked).code)
    return yearlyWages(occupationOf(ranked)) ? ` for ${job.ref('median')} in the middle` : ''
  }
  const overlap = one.fitLow <= other.fitHigh && other.fitLow <= one.fitHigh
  return [
    heading('The choice at the top'),
    small(
      `Number 1 is “${a.tasks[0] ?? a.job}”${pay(one)}. Number 2 is “${b.tasks[0] ?? b.job}”${pay(other)}.${overlap ? ` By fit the two are equal, so “${b.hard[0] ?? a.hard[0] ?? 'the pay'}” may decide.` : ''}`,
    ),
  ]
}

/** The place whose figures are thinnest, and what no table of the country can tell. */
export function thinColumn(input: ReportInput, facts: FactTable): Block[] {
  const listed = advisedPlaces(input).map(occupationOf)
  // With one place there is nothing to compare.
  const rare = (listed.length > 1 ? listed : [])
    .filter(({ outlook }) => (outlook?.openingsPerYear ?? 0) > 0)
    .sort((a, b) => a.outlook!.openingsPerYear - b.outlook!.openingsPerYear)[0]
  const borrowed = listed
    .filter(({ ownWages, wages }) => !ownWages && (wages?.median ?? 0) > 0)
    .map(({ shortTitle }) => plain(shortTitle))
  const openings = rare && jobTokens(facts, rare.code)
  const words = [
    rare && openings?.has('openings')
      ? `${capital(plain(rare.shortTitle))} has fewest openings, ${openings.ref('openings')} a year in the country: count the ads near you first.`
      : '',
    borrowed.length > 0
      ? `For ${listing(borrowed)} pay and growth are those of a wider group, so read them as a rough guess.`
      : '',
    payState(input) ? `Growth and openings are national. Pay: ${payPlace(input, listed)}.{^W}` : '',
  ].filter((one) => one !== '')
  return [heading('Where the figures are thin'), small(words.join(' ') || `All are national figures; your county may differ.`)]
}

/** The work, the hours and the employers of all places beside each other; a place that our notes do not hold says so. */
export function daysTable(input: ReportInput): Block[] {
  const all = advisedPlaces(input).map((ranked) => aimWords(input, ranked))
  const rows = all.filter(({ tasks, shifts }) => tasks.length > 0 || shifts.length > 0).slice(0, MOST_ROWS)
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Side by side: the work, the hours, and who hires',
      columns: [
        { head: 'Job', width: 19 },
        { head: 'A part of the week', width: 31 },
        { head: 'Hours', width: 27 },
        { head: 'Who hires' },
      ],
      rows: rows.map(({ job, tasks, shifts, employers }, at) => ({
        cells: [
          capital(job),
          capital(tasks[1] ?? tasks[0] ?? 'not known to us'),
          capital(shifts[0] ?? 'not known to us: ask'),
          employers.length > 0 ? capital(employers.slice(0, 2).join('; ')) : 'Ask somebody in it',
        ],
        ...(at >= SURE_ROWS ? { drop: 4 + at } : {}),
      })),
      style: 'dense',
    },
  ]
}

/** What to cross out first. */
export function crossOut(input: ReportInput, facts: FactTable): Block {
  const paid = advisedPlaces(input).filter((ranked) => yearlyWages(occupationOf(ranked)))
  const lowest = [...paid].sort((a, b) => yearlyWages(occupationOf(a))!.median - yearlyWages(occupationOf(b))!.median)[0]
  const words = lowest && aimWords(input, lowest)
  const job = words && jobTokens(facts, words.code)
  const text =
    words && job && paid.length > 1
      ? `Begin with the lowest pay: would you do “${words.tasks[0] ?? words.job}” for ${job.ref('median')}, or does it go?`
      : words && job
        ? `Would you do “${words.tasks[0] ?? words.job}” for ${job.ref('median')}, or does it go?`
        : 'Cross out each that you would not do for its pay.'
  return small(`**Take a pen.** ${text}`, { drop: 2 })
}

const MOST_PHRASES = 4
const MOST_ROWS = 8
const SURE_ROWS = 3
