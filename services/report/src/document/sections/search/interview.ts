import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { calledIn } from '../../facts/goal-name.ts'
import { payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { listing, occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import type { Block } from '../blocks.ts'
import { hiredAim } from '../opening/aim.ts'
import { customersPage } from '../own-business/customers-page.ts'
import { box, columns, heading, jobTokens, note, points, small } from '../parts.ts'
import { type OwnFacts, ownFacts, skillList } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { hasFigure } from './accomplishment.ts'
import { type Answer, answersFrom, BLANK } from './interview-answers.ts'
import { askBack, furtherQuestions, weakSpot } from './interview-questions.ts'

/**
 * Six questions that an employer of the reader's first aim asks, three of them answered from what the reader told us. A fact that
 * they did not tell is a blank to fill in, never a guess. A business of one's own is judged by customers: they take its place.
 */
export const interview: Section = {
  id: 'interview',
  pages: 1,
  title: 'The interview',
  group: 'do',
  compose(input, facts) {
    const start = ownStartOf(input)
    if (start) return [customersPage(input, facts, start)]
    const aim = hiredAim(input)
    const own = ownFacts(input)
    const answers = answersFrom(input, own, aim)
    return [
      {
        id: 'interview',
        title: 'The interview',
        group: 'do',
        kicker: 'The interview',
        headline: headlineFor(calledIn(input, aim), answers),
        standfirst: standfirstFor(own),
        blocks: [
          columns('halves', answersColumn(answers, own), questionsColumn(input, own, aim)),
          worth(input, facts, aim),
          columns(
            'halves',
            [{ kind: 'lines', label: 'The one scene that I will tell, in three sentences', count: 3 }],
            [{ kind: 'lines', label: 'Who hears it first, and what they would cut', count: 3 }],
          ),
        ],
      },
    ]
  },
}

function headlineFor(called: string, answers: readonly Answer[]): Text {
  const told = answers.filter(({ told }) => told).length
  const job = plain(withArticle(called))
  const found = `${countWords(told)} ${told === 1 ? 'begins' : 'begin'} in your own words`
  const ending = told === 0 ? ', and what to write down first' : `: ${found}`
  const whole = `Six questions for ${job}${ending}`
  return whole.length <= TWO_LINES ? whole : `Six questions will come${ending}`
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 70

function standfirstFor({ proud, skills, role, years }: OwnFacts): Text {
  if (proud && hasFigure(proud)) return `“${plain(proud)}.”{^Y} The figure is in it: say it first, and name who would confirm it.`
  if (proud) return `“${plain(proud)}.”{^Y} It has no figure yet. Find one before the talk: how many, how much, or how long.`
  if (skills.length > 0)
    return `You rate ${skillList(skills.slice(0, 2).map(({ name }) => name))} highest and told no story about it. One scene is worth more than the rating.`
  if (role && years > 0)
    return `All that we hold is ${years === 1 ? 'one year' : `${years} years`} as ${plain(withArticle(role))}.{^Y} Write down one good day of them: that scene answers two of the six.`
  return 'You told us no work and no skill yet. Write down one thing that you finished and that somebody used: that is your first answer.'
}

function answersColumn(answers: readonly Answer[], own: OwnFacts): Block[] {
  const told = answers.some((answer) => answer.told)
  return [
    heading(told ? 'Three answers, from your own words' : 'Three answers, for you to fill in'),
    ...answers.map(({ question, lines }) =>
      box(
        `“${question}”`,
        lines.map((line) => small(line)),
        { tone: 'ruled' },
      ),
    ),
    ...(own.papers.length > 0 ? [small(`**Name it early:** ${plain(listing(own.papers.slice(0, 3)))}.{^Y}`)] : []),
    note(`${BLANK} is for what only you know. A figure that you cannot prove is worse than none.`, { drop: 1 }),
  ]
}

function questionsColumn(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Block[] {
  return [
    heading('Three more that come with this work'),
    points('ask', furtherQuestions(input, own, aim), { size: 'small' }),
    weakSpot(input, own, aim),
    heading('Ask them back'),
    points('ask', askBack(input, own, aim), { size: 'small' }),
  ]
}

/** What the place pays, for the question that comes last. */
function worth(input: ReportInput, facts: FactTable, aim: RankedOccupation): Block {
  const { code, shortTitle } = occupationOf(aim)
  const job = jobTokens(facts, code)
  const goal = input.profile.reach?.salaryTarget ?? 0
  const mine =
    goal > 0 && facts.has('you.goal')
      ? ` You want ${facts.ref('you.goal')}: ${place(goal, job.value('p25'), job.value('median'), job.value('p75'))}`
      : ''
  const words =
    job.has('p25') && job.has('p75')
      ? `Of all posts as ${plain(withArticle(shortTitle))}, half pay between ${job.ref('p25')} and ${job.ref('p75')}.${mine}${least(input, facts, job.value('p25') ?? 0)}`
      : `No yearly pay is published for this work.${mine ? ' You named a figure; ask two people in it if it is real.' : ''}`
  return box('When they ask what you expect', [small(words)], { tone: 'quiet' })
}

/** Where a first offer may lie under what they need to live on, the line that they draw before the talk. */
function least(input: ReportInput, facts: FactTable, low: number): Text {
  const floor = payFloor(input)
  if (floor <= low || floor === 0) return ''
  const told = facts.put({ id: 'interview.floor', value: floor, unit: 'usd', source: 'Y' })
  return ` You need ${told}, and a quarter of these posts pay less: keep that figure to yourself, and let no offer pass under it.`
}

function place(wanted: number, low = 0, middle = 0, high = 0): Text {
  if (middle === 0) return 'ask what they paid the last person first.'
  if (wanted <= low) return 'at least three in four earn more than that. Let them name their range first.'
  if (wanted <= middle) return 'below the middle, so say it and stay with it.'
  if (wanted <= high) return 'above the middle. Name it after your best result, not before.'
  return 'more than three in four get. Ask what a post with that pay must answer for.'
}
