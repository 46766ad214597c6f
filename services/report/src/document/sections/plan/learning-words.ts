import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'
import { withArticle } from '@waymark/contracts/text/article'
import type { GateWay } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, ratingOn, saidRating } from '../../facts/answered.ts'
import { entryWay } from '../../facts/entry-way.ts'
import { monthsLimit } from '../../facts/limits.ts'
import { payState } from '../../facts/pay-place.ts'
import { listing, lower, occupationOf } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownFacts, skillList } from '../person/own-facts.ts'
import { searchWords, titlesFor } from '../search/search-titles.ts'
import { optionsPlan } from '../ways/options-plan.ts'
import type { LearningStep } from './learning-steps.ts'

/** What the reader's own work shortens, beside what somebody from outside needs; both are told by the gate of the aim. */
export function whatCounts(input: ReportInput, aim: RankedOccupation): Text {
  const { role, years, skills } = ownFacts(input)
  const { gate, known, study, paid, experience } = entryWay(aim)
  const outside = gate?.ways.find(({ from }) => from === 'outside')
  const others = outside && asked(outside)
  const mine = asked({ studyLow: study[0], studyHigh: study[1], paidLow: paid[0], paidHigh: paid[1], experience })
  const who = role ? `work as ${plain(withArticle(role))}` : 'your work so far'
  const best = skills.slice(0, 2).map(({ name }) => name)
  const bring = best.length > 0 ? ` What you bring is ${skillList(best)}: show one case of it, with a date.` : ''
  if (known && others && others !== mine && aim.entry?.how !== 'outside')
    return `Somebody from outside needs ${others}.{^E} From ${who} we count ${mine}.{^E} Have that confirmed in writing.`
  if (known && mine !== NOTHING)
    return `On paper you come from outside: we count ${mine}.{^E}${bring || ` No rule counts ${who}. Ask who was hired without it.`}`
  if (years > 0)
    return `No rule counts ${years === 1 ? 'one year' : `${years} years`} of ${who} here, and none stands against ${years === 1 ? 'it' : 'them'}.${bring}`
  return `No rule asks for years here.${bring || ' One finished piece of work that a stranger can judge counts for more than a course.'}`
}

function asked({ studyLow, studyHigh, paidLow, paidHigh, experience }: Omit<GateWay, 'from'>): string {
  const parts = [
    span(studyLow, studyHigh, 'of study'),
    span(paidLow, paidHigh, 'of paid training'),
    span(experience, experience, 'of related work'),
  ].filter(Boolean)
  return parts.length > 0 ? listing(parts) : NOTHING
}

const NOTHING = 'nothing more on paper'
function span(low: number, high: number, of: string): string {
  if (high === 0) return ''
  const months = high === 1 ? 'month' : 'months'
  if (low === high) return `${high} ${months} ${of}`
  return low === 0 ? `up to ${high} ${months} ${of}` : `${low} to ${high} ${months} ${of}`
}

/** How the plan is built for the way of learning that the reader ticked first. */
export function waysText(input: ReportInput, aim: RankedOccupation, steps: readonly LearningStep[]): Text {
  const occupation = occupationOf(aim)
  const job = plain(withArticle(occupation.shortTitle))
  const tool = steps.find(({ kind }) => kind === 'tool')?.name
  const exam = occupation.gate?.exam
  const title = titlesFor(occupation, searchWords(input, occupation))[0] ?? occupation.shortTitle
  const words: Readonly<Record<string, Text>> = {
    hands_on: tool
      ? `You learn by doing.{^Y} So open ${plain(tool)} before you open a course: make one thing you need ${input.present ? 'at work' : 'at home'}, badly, and then again.`
      : `You learn by doing.{^Y} So ask for one real piece of work that belongs to ${job}, and keep the result.`,
    course: `You learn with fixed dates.{^Y} Choose a course that starts after the first row is done; before that you would pay for a guess about ${plain(occupation.shortTitle)} work.`,
    reading: `You learn by reading.{^Y} Read ten ads for “${plain(title)}”, mark what returns, and write one page on it. A book comes after that page.`,
    mentor: `You learn from a person.{^Y} Ask whoever gave you talk 2 on page {page:talks} to look at one piece of yours each month.`,
    group: `You learn in a group.{^Y} Find one more who wants to become ${job}: a library, a union or a class knows them. Meet at one fixed hour.`,
    certificate:
      exam && !/^none/i.test(exam)
        ? `You learn toward an exam.{^Y} Here it is this: ${plain(lower(exam))}. Ask two employers if it decides, then set its date.`
        : `You learn toward an exam.{^Y} No law asks ${job} for one, so let two employers name theirs before you pay.`,
  }
  const first = keysOn(input, 'learning.ways').find((key) => words[key])
  if (first) return words[first]!
  return `You did not say how you learn. Begin with what costs nothing: watch ${job} for a morning, and write down what you would have done.`
}

/** Who teaches and who decides, by name; where nobody does, who tells it without selling it. */
export function whereToLearn(input: ReportInput, aim: RankedOccupation): Text[] {
  const { gate, study } = entryWay(aim)
  const { code, note } = occupationOf(aim)
  const deep = optionsPlan(input).dives.findIndex(({ ranked, form }) => form === 'whole' && occupationOf(ranked).code === code)
  const names = (bodies: readonly { name: string }[]): string => listing(bodies.slice(0, 2).map(({ name }) => plain(name)))
  return [
    ...(gate && gate.accreditors.length > 0 && study[1] > 0 && !isCourse(study)
      ? [
          `Programs that count: the list of the ${names(gate.accreditors)
            .replace(/^The /, '')
            .replace(/ and The /, ' and the ')}.{^G}`,
        ]
      : []),
    ...(gate && gate.lookUp.length > 0 ? [`The rule where you live: ${names(gate.lookUp)}.{^G}`] : []),
    ...(deep >= 0 && note
      ? [`The papers that count stand on page {page:deep-${deep + 1}-ways}.`]
      : (note?.certificates ?? []).slice(0, 2).map(({ text, source }) => `${plain(text)}{^${source}}`)),
    `An American Job Center knows which courses a state fund pays for${payState(input) ? ` in ${plain(payState(input)!)}` : ' in your county'}.`,
  ].slice(0, 4)
}

const ROOMY = 18

const TIME_WORDS: Record<string, string> = {
  time_retrain: 'time to retrain',
  time_place: 'the way to work',
  time_health: 'your health',
  self_tired: 'being too tired to begin',
  people_family: 'a family that needs you',
}

/** What a lost week costs, at the hours that they have. */
export function failText(input: ReportInput, facts: FactTable, weekly: number): Text {
  const held = keysOn(input, 'constraint.obstacles').flatMap((key) => TIME_WORDS[key] ?? [])
  const energy = ratingOn(input, 'present.energy' satisfies ReportTopic)
  const first = held.length > 0 ? `You named ${listing(held.slice(0, 2))}.{^Y} So bad weeks will come. ` : ''
  const when =
    energy === undefined
      ? ''
      : energy <= 4
        ? ` ${input.present ? 'After work' : 'At day’s end'} you have little left (${saidRating(facts, 'present.energy', energy)} of 10): learn on a free morning, or in half hours.`
        : ` You have energy left ${input.present ? 'after work' : 'at day’s end'} (${saidRating(facts, 'present.energy', energy)} of 10): two evenings hold longer than one Sunday.`
  const limit = monthsLimit(input)
  const lost =
    weekly < 1
      ? 'Skip it; half an hour is found again.'
      : limit >= ROOMY
        ? `Skip it: of the ${limit} months that you give, a lost week of ${weekly} hours is little.`
        : limit > 0
          ? `Skip it, and move each date by a week: twice ${weekly} hours in the next one would not hold.`
          : 'Skip it; never double the next one.'
  return `${first}${lost}${when}`
}
