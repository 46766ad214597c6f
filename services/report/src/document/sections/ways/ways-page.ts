import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { entryWay } from '../../facts/entry-way.ts'
import { capital, occupationOf } from '../../facts/reading.ts'
import { type WeekTask, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf, monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import { named } from '../ai/ai-parts.ts'
import type { Block } from '../blocks.ts'
import { hiring, tryIt } from '../directions/direction-note.ts'
import { turned } from '../directions/first-step.ts'
import { hiringFromTables } from '../directions/from-tables.ts'
import { gateTable } from '../directions/gate-table.ts'
import { type Dive, payDrawing } from '../opening/why-page.ts'
import { tellFacts } from '../opening/work-points.ts'
import { columns, figure, heading, points } from '../parts.ts'
import type { PageContent } from '../section.ts'
import { optionsPlan } from './options-plan.ts'
import { skillsLaidOn, watchFor } from './skills-laid-on.ts'
import { waysTable } from './ways-table.ts'

/** Second page of a direction: the gate in full, the ways in with their months, who hires, what they ask, how to try it. */
export function waysPage(input: ReportInput, facts: FactTable, dive: Dive, before: SaidBefore): PageContent {
  const { ranked, place } = dive
  const occupation = occupationOf(ranked)
  return {
    id: `deep-${place}-ways`,
    title: `${capital(occupation.shortTitle)}: gate and ways in`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}, 2 of 2`,
    headline: headlineFor(dive, before),
    standfirst: standfirstFor(dive, before),
    blocks: [
      gateTable(input, ranked),
      waysTable(input, facts, ranked),
      ...hiringBlocks(input, dive, before),
      ...askBack(place, before, occupation.note === undefined),
    ],
  }
}

/** What the page on the reader's own idea has no room for: the hard side, who hires, what they ask, and how to try it. */
export function furtherPage(input: ReportInput, { ranked, place, work }: Dive, name: string, before: SaidBefore): PageContent {
  const occupation = occupationOf(ranked)
  const hard = tellFacts(work.hard, before)
  const drawing = payDrawing(input, ranked)
  return {
    id: `deep-${place}`,
    title: `In depth: ${occupation.shortTitle}`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}`,
    headline: furtherHeadline(ranked, place, before),
    standfirst:
      watched(input, ranked, before) ??
      before.tell(
        ...turned(
          [
            `Page {page:idea-${ideaPageOf(input, ranked)}} has the gate. Here is the rest of ${plain(name)}: who hires, and how to try it.`,
            `The verdict and the months stand on page {page:idea-${ideaPageOf(input, ranked)}}; here the job is seen from inside.`,
            `More on ${plain(name)}, behind the answer on page {page:idea-${ideaPageOf(input, ranked)}}.`,
          ],
          place,
        ),
      ) ??
      `See page {page:idea-${ideaPageOf(input, ranked)}} first.`,
    blocks: [
      ...(drawing
        ? [figure('Pay, and where you stand', drawing, { note: 'Pale: lowest to highest tenth. Dark: the middle half.{^W}' })]
        : []),
      ...(hard.length > 0 ? [heading('The hard side'), points('minus', hard)] : []),
      ...skillsLaidOn(input, occupation),
      ...(occupation.note ? [] : weekTable(occupation)),
      ...hiringBlocks(input, { ranked, place, work }, before),
    ],
  }
}

/** What they like, beside the task that holds it, and where the verdict stands. */
function watched(input: ReportInput, ranked: Dive['ranked'], before: SaidBefore): Text | undefined {
  const words = watchFor(input, occupationOf(ranked))
  const told = words && before.tell(words)
  return told && `${told} The verdict stands on page {page:idea-${ideaPageOf(input, ranked)}}.`
}

/** A week of work that nobody wrote about, as the tables have it: its parts, their hours, and whether tools help with them. */
function weekTable(occupation: Occupation): Block[] {
  const tasks = [...weekOf(occupation).tasks].sort((a, b) => b.hours - a.hours).slice(0, MOST_TASKS)
  if (tasks.length < 3) return []
  return [
    {
      kind: 'table',
      caption: 'What fills a week of it',
      note: 'Hours of a 40-hour week, worked out from how much each task weighs.{^OABK}',
      columns: [
        { head: 'Part of the week' },
        { head: 'Hours', width: 14, align: 'right' },
        { head: 'Help by AI tools', width: 36 },
      ],
      rows: tasks.map((task) => ({ cells: [capital(named(task)), String(task.hours), HELP[task.verdict]] })),
      style: 'dense',
    },
  ]
}

const MOST_TASKS = 8
const HELP: Readonly<Record<WeekTask['verdict'], Text>> = {
  aided: 'likely: all readings see it',
  leaning: 'likely on the mean',
  mixed: 'the readings do not agree',
  human: 'hardly any so far',
}

/** A question of the interview where one is short enough, the last and hardest first. */
function furtherHeadline(ranked: Dive['ranked'], place: number, before: SaidBefore): Text {
  const { note, shortTitle } = occupationOf(ranked)
  const lead = ['They will ask: ', 'Be ready for ', 'The hard question: '][place - 1] ?? ''
  const asked = (note?.questions ?? [])
    .toReversed()
    .find(({ question }) => lead.length + question.length + 2 <= LONGEST && !/[.?!] /.test(question))
  if (asked) return `${lead}“${plain(asked.question)}”`
  const name = plain(capital(shortTitle))
  const wordings = [
    `${name}: who hires, and what they ask`,
    `${name}, seen from the other side of the table`,
    `Where ${name.toLowerCase()} posts are, and how to try one`,
  ]
  return before.tell(...turned(wordings, place - 1)) ?? name
}

const LONGEST = 88

function ideaPageOf(input: ReportInput, ranked: Dive['ranked']): number {
  const code = occupationOf(ranked).code
  return (
    Math.max(
      0,
      optionsPlan(input).ideas.findIndex(({ place }) => occupationOf(place).code === code),
    ) + 1
  )
}

function headlineFor({ ranked, place }: Dive, before: SaidBefore): Text {
  const way = entryWay(ranked)
  const name = plain(occupationOf(ranked).shortTitle)
  const months = monthsSpan(way.total)
  const longest = countOf(way.total[1], 'month')
  const wordings = !way.known
    ? [
        `How one becomes ${withArticle(name)} is not known to us`,
        'The way in has to be asked for; no table holds it',
        `Two people in the work know more than we do about the way in`,
      ]
    : way.total[1] === 0
      ? [
          'No paper stands between you and a first post',
          'Nothing is missing on paper; the interview is the gate',
          `You may call yourself a candidate from today`,
        ]
      : way.total[0] === 0
        ? [
            `The door is open; up to ${longest} of learning ${way.total[1] === 1 ? 'opens' : 'open'} it wider`,
            `Apply first, and keep ${longest} of learning in reserve`,
            `Some will take you at once, some after ${longest}`,
          ]
        : [
            `${capital(months)} ${way.total[1] === 1 ? 'lies' : 'lie'} between you and the first full pay`,
            `Count on ${months} before anybody calls you ${withArticle(name)}`,
            `The gate costs ${months} from where you stand`,
          ]
  const fitting = turned(wordings, place - 1).filter((words) => words.length <= 88)
  return before.tell(...fitting) ?? fitting[0] ?? name
}

function standfirstFor({ ranked, place }: Dive, before: SaidBefore): Text {
  const { note } = occupationOf(ranked)
  const paper = note?.certificates[0]
  const employer = note?.employers[0]
  return (
    (paper && before.fresh(plain(paper.text))) ??
    (employer && before.fresh(plain(employer.text))) ??
    before.tell(
      ...turned(
        [
          'What follows is what the tables of entry hold.',
          'Nobody wrote about this way in; the tables say this much.',
          'Read the rows as a start, and ask for the rest.',
        ],
        place - 1,
      ),
    ) ??
    ''
  )
}

function hiringBlocks(input: ReportInput, { ranked, place }: Dive, before: SaidBefore): Block[] {
  const occupation = occupationOf(ranked)
  if (occupation.note)
    return [hiring(occupation.note, before), tryIt(occupation.note, before, Math.floor(input.profile.reach?.learningHours ?? 0))]
  const questions = untold(turned(QUESTIONS, place), { most: 4, before })
  return hiringFromTables(input, { occupation, place, questions }, before)
}

/** What to ask in return: fills a page whose gate is short. */
function askBack(place: number, before: SaidBefore, used: boolean): Block[] {
  if (used) return [{ kind: 'lines', label: 'What they said, and on which day:', count: 4, reserve: true }]
  const asked = untold(turned(QUESTIONS, place * 2), { most: 3, before })
  if (asked.length === 0) return askBack(place, before, true)
  return [
    { ...heading('Ask them back'), reserve: true },
    {
      ...columns(
        'halves',
        [points('ask', asked.slice(0, 2), { size: 'small' })],
        [points('ask', asked.slice(2, 3), { size: 'small' })],
      ),
      reserve: true,
    },
  ]
}

/** The first of these that no page has said; the rest stays for the pages that follow. */
function untold(words: readonly Text[], { most, before }: { most: number; before: SaidBefore }): Text[] {
  const told: Text[] = []
  for (const one of words) {
    if (told.length === most) break
    told.push(...[before.tell(one) ?? []].flat())
  }
  return told
}

const QUESTIONS: readonly Text[] = [
  'Who was hired last, and what did they lack on paper?',
  'What did the last person who left go on to do?',
  'Which hour of the week would you give away?',
  'What does a newcomer get wrong until spring?',
  'Who signs off your work, and how soon do you hear back?',
  'What did you buy, learn or prove before they took you?',
  'Where would you apply if this place closed?',
  'Which promise of the job ad was not kept?',
]
