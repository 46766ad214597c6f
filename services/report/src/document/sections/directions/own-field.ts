import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { SameWork } from '@waymark/proto/waymark/skills/v1/skills'
import { payBoxes } from '../../charts/pay-boxes.ts'
import { goalName } from '../../facts/goal-name.ts'
import { rungOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, listing, lower, yearlyWages } from '../../facts/reading.ts'
import { weekOf } from '../../facts/week.ts'
import { jobFact, jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { namesSetting } from '../../model/prepare-input.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import { named } from '../ai/ai-parts.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { tellFacts } from '../opening/work-points.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import type { PageContent } from '../section.ts'
import { contactWords } from '../talks/contacts.ts'
import { limits } from '../ways/limits-page.ts'
import { answersTo, easedSetting } from './eased-setting.ts'
import { named as isNamed } from './gate-table.ts'

/**
 * The reader's own work on a higher rung and in other settings: no new license, no new degree. `limitsFollow`: a page on their limits
 * comes behind it and says what each costs.
 */
export function ownFieldPage(
  input: ReportInput,
  facts: FactTable,
  before: SaidBefore,
  { limitsFollow }: { limitsFollow: boolean },
): PageContent {
  const same = input.ranking.sameWork
  const asked = input.ranking.goals.filter(({ answer }) => answer === 'inside')
  const inside = asked.map((goal) => goalName(input, goal))
  const { note } = input.present ?? {}
  const start = ownStartOf(input)
  return {
    id: 'own-field',
    title: 'Same work, other setting',
    group: 'options',
    kicker: 'Same work, other setting',
    headline: start?.isPresent
      ? OWNED.headline
      : headlineFor(
          inside,
          same,
          asked.some(({ phrase }) => rungOf(input.ranking, phrase) !== undefined),
        ),
    standfirst: start?.isPresent ? OWNED.standfirst : standfirstFor(input, inside),
    blocks: [
      ...(same && same.rungs.length > 0 ? [rungs(input, same)] : []),
      ...(same && same.settings.length > 0 ? [settings(input, same)] : []),
      ...(!same && note
        ? [
            columns(
              'halves',
              [
                heading('Kinds of places that do the same work'),
                points('plus', tellFacts(note.employers, before), { size: 'small' }),
              ],
              [
                heading('Other names of your job'),
                small(
                  `${note.titles.map(({ title }) => plain(title)).join(' · ')}.{^O} Search under the names that you have not used.`,
                ),
                heading('What stays hard, wherever you go'),
                points('minus', tellFacts(note.hard, before), { size: 'small' }),
              ],
            ),
          ]
        : []),
      ...(same || !input.present ? [] : weekToAsk(input.present)),
      ...payFigure(input),
      ...(limitsFollow ? [] : limits(input).map((block) => ({ ...block, reserve: true }))),
      columns(
        'halves',
        [heading('What you would keep'), points('plus', keepWords(input, facts), { size: 'small' })],
        [heading('What goes with you'), points('minus', costWords(input, facts), { size: 'small' })],
      ),
      columns(
        'halves',
        [box('First step', [small(stepWords(input, same))], { tone: 'you' })],
        [
          box('What would settle it', [
            small(
              `Ask the next place for its plan of last week: who worked when, with how many. ${drainWords(input) ? `If ${drainWords(input).replace(/^“./, (start) => start.toLowerCase())} stands in it too, it is no other setting for you.` : 'If it looks like yours, only the name on the door would change.'}`,
            ),
          ]),
        ],
      ),
    ],
  }
}

/** For whoever would do it on their own account: the same page is what to fall back on, and whom to ask. */
const OWNED = {
  headline: 'The same work on a payroll: what you would leave, or come back to',
  standfirst:
    'Your own business stands on page {page:plan}. These are the places that pay a wage for the same work: your rivals, your first customers, and plan Z.',
} as const

function headlineFor(inside: readonly string[], same: SameWork | undefined, isAbove: boolean): Text {
  if (inside.length > 0) {
    const words = `${capital(plain(listing(inside)))}: ${isAbove ? 'a rung above yours, in your own field' : 'yes, and it is the work you are in'}`
    if (words.length <= 80) return words
  }
  const first = same?.settings[0]
  const words = first && `Your own work, in another place: ${lower(plain(first.name))}`
  return words && words.length <= 80 ? words : 'You can move without leaving your field'
}

function standfirstFor(input: ReportInput, inside: readonly string[]): Text {
  const years = input.profile.reach?.yearsExperience ?? 0
  const counted =
    years > 2 ? `All ${years} of your years count` : years === 2 ? 'Both of your years count' : 'What you know counts in full'
  if (inside.length > 0)
    return `${counted}, since the tables hold both under one name. What differs is who hires you, and the week.`
  return `${counted}, and no license or degree is new. So look here before you pay for a course.`
}

function rungs(input: ReportInput, same: SameWork): TableBlock {
  const answered = same.rungs.some(({ differs }) => answersTo(input, differs) !== '–')
  return {
    kind: 'table',
    caption: 'Rungs above yours',
    note: 'Common practice, as we know it; your employer may name them otherwise.{^E}',
    columns: [
      { head: 'Post', width: 20 },
      { head: 'What changes', width: 36 },
      { head: 'What opens it', width: 29 },
      ...(answered ? [{ head: 'For you' }] : []),
    ],
    rows: same.rungs.map(({ name, differs, opens }) => ({
      cells: [plain(name), plain(differs), plain(opens), ...(answered ? [answersTo(input, differs)] : [])],
    })),
    style: 'dense',
  }
}

function settings(input: ReportInput, same: SameWork): TableBlock {
  const forYou = same.settings.map(({ name, differs }) =>
    namesSetting(input, name) ? 'You named it{^Y}' : answersTo(input, differs),
  )
  const answered = forYou.some((words) => words !== '–')
  return {
    kind: 'table',
    caption: 'The same work in another setting',
    columns: [{ head: 'Setting', width: 25 }, { head: 'What changes', width: 60 }, ...(answered ? [{ head: 'For you' }] : [])],
    rows: same.settings.map(({ name, differs }, at) => ({
      cells: [plain(name), plain(differs), ...(answered ? [forYou[at]!] : [])],
    })),
    style: 'dense',
  }
}

/** What fills the reader's week, the longest first, each with what to ask of another place about it. */
function weekToAsk(present: Occupation): Block[] {
  const tasks = [...weekOf(present).tasks].sort((a, b) => b.hours - a.hours).slice(0, ASKS.length)
  if (tasks.length < 3) return []
  return [
    {
      kind: 'table',
      caption: 'Your week as the tables have it, and what to ask of another place',
      note: 'Hours of a 40-hour week, worked out from how much each task weighs. Yours may differ: cross out and write over.{^OK}',
      columns: [{ head: 'Part of the week', width: 38 }, { head: 'Hours', width: 10, align: 'right' }, { head: 'Ask there' }],
      rows: tasks.map((task, at) => ({ cells: [capital(named(task)), String(task.hours), ASKS[at]!] })),
      style: 'dense',
    },
  ]
}

const ASKS: readonly Text[] = [
  'More of it here, or less? Who does the rest?',
  'Who checks it, and how often does it come back?',
  'At what time of the day does it fall?',
  'Is there a tool for it, and who chose it?',
  'Could I hand it on after a year?',
  'What happens to it in the week when two are sick?',
]

function payFigure(input: ReportInput): Block[] {
  const present = input.present
  const pay = present && yearlyWages(present)
  if (!present || !pay) return []
  const reach = input.profile.reach
  const drawing = payBoxes([{ label: capital(present.shortTitle), sub: 'all settings together', pay, isPresent: true }], {
    pay: reach?.salaryCurrent ?? 0,
    goal: reach?.salaryTarget ?? 0,
  })
  return [
    {
      ...figure('What your work pays, all settings together', drawing, {
        note: 'Pale: lowest to highest tenth. Dark: the middle half. No table splits the pay by setting.{^W}',
      }),
      drop: 1,
    },
  ]
}

function keepWords(input: ReportInput, facts: FactTable): Text[] {
  const { present } = input
  const growth = present && jobFact(facts, jobId(present.code), 'growth')
  return [
    present
      ? `Your ${hasPaper(input) ? 'license' : 'years'} and your name as ${plain(withArticle(present.shortTitle))}; nobody asks you to begin again.`
      : 'Your years, and what you can show of them.',
    growth && facts.has(growth) && (present?.outlook?.growthPercent ?? 0) > ALL_GROWTH
      ? `A field whose jobs change by ${facts.ref(growth)} by 2034; all jobs together change by ${facts.ref('all.growth')}.`
      : 'What you know of the work, the tools and the people who come to you for it.',
  ]
}

function costWords(input: ReportInput, facts: FactTable): Text[] {
  const { present } = input
  const growth = present && jobFact(facts, jobId(present.code), 'growth')
  const drain = drainWords(input)
  return [
    drain
      ? `${capital(drain)} may wait for you at the next place too. Ask before you sign.`
      : 'The dull parts of your work move along with you.',
    'A new team, a new boss, and your vacation days begin at zero.',
    ...(growth && facts.has(growth) && (present?.outlook?.growthPercent ?? 0) < 0
      ? [`The number of such jobs changes by ${facts.ref(growth)} by 2034, wherever you do it.`]
      : []),
  ]
}

/** Whether the present work is done on a license, which then goes along. */
const hasPaper = ({ present }: ReportInput): boolean =>
  present?.gate?.kind === 'license' && isNamed(present.gate.license) && !/^none\b/i.test(present.gate.license)

/** Percent by which all jobs together grow to 2034. */
const ALL_GROWTH = 3.1

/** What wears the reader out, in their words. */
function drainWords(input: ReportInput): Text {
  const label = input.answers.find(({ topic }) => topic === 'present.drain')?.items[0]?.label ?? ''
  return label ? `“${plain(label)}”` : ''
}

function stepWords(input: ReportInput, same: SameWork | undefined): Text {
  const place = easedSetting(input) ?? same?.settings[0]
  const who = place
    ? `one person at work in this setting: ${plain(lower(place.name))}`
    : 'one person who does your work for another employer'
  return `Ask ${contactWords(input, 1)} for ${who}. What did their last full week look like, day by day?`
}
