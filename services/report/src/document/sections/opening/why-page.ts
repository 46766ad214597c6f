import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { payBoxes } from '../../charts/pay-boxes.ts'
import { capital, occupationOf, yearlyWages } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import type { Block } from '../blocks.ts'
import { firstStep, turned, whatWouldChange } from '../directions/first-step.ts'
import { describe, ideaFigures, onePage } from '../directions/idea-page.ts'
import { marketSoFar } from '../directions/market-so-far.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import type { PageContent } from '../section.ts'
import { tellFacts, type WorkPoints } from './work-points.ts'

export interface Dive {
  ranked: RankedOccupation
  place: number
  work: WorkPoints
}

/** The work itself: why it fits in the reader's words, what speaks against it, what else fills the week, and what it pays. */
export function whyPage(input: ReportInput, facts: FactTable, { ranked, place, work }: Dive, before: SaidBefore): PageContent {
  const occupation = occupationOf(ranked)
  const { headline, rest } = headlineFor(ranked, work, before)
  const tasks = tellFacts(rest, before)
  const hard = tellFacts(work.hard, before)
  const hours = tellFacts(work.hours, before).join(' ')
  return {
    id: `deep-${place}`,
    title: `In depth: ${occupation.shortTitle}`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}, 1 of 2`,
    headline,
    standfirst:
      before.fresh(plain(describe(occupation.description))) ?? `Its full name in the tables: ${plain(occupation.title)}.`,
    blocks: [
      { kind: 'keyfigures', items: ideaFigures(input, facts, ranked) },
      columns(
        'halves',
        [
          heading(work.fits.some(({ lead }) => lead !== undefined) ? 'Why it fits, in your words' : 'Why it fits'),
          points('plus', work.fits),
        ],
        [heading('What speaks against it'), points('minus', work.against)],
      ),
      columns(
        'halves',
        [
          heading('What else fills the week'),
          ...(tasks.length > 0 ? [points('number', tasks, { size: 'small' })] : [small('More tasks than these we do not hold.')]),
          ...(hours ? [heading('Hours and load'), small(hours)] : []),
        ],
        hard.length > 0
          ? [
              heading('The hard side'),
              points(
                'minus',
                hard.map((text, at) => (at < 3 ? { text } : { text, drop: 4 })),
                { size: 'small' },
              ),
            ]
          : [heading('The hard side'), ...linesToAsk(occupation.shortTitle)],
      ),
      ...payFigure(input, ranked),
      ...marketSoFar(occupation, before),
      columns(
        'halves',
        [
          box('First step', [small(firstStep(input, ranked, place + 2, before), { slot: `deep-${place}.step` })], {
            tone: 'you',
          }),
        ],
        [box('What would change our mind', [small(whatWouldChange(input, ranked, place + 2, before))])],
      ),
    ],
  }
}

/** The same on one page with the gate and the ways in, where the reader's own ideas take the room. */
export function briefPage(input: ReportInput, facts: FactTable, { ranked, place, work }: Dive, before: SaidBefore): PageContent {
  const occupation = occupationOf(ranked)
  const { headline, rest } = headlineFor(ranked, work, before)
  return {
    id: `deep-${place}`,
    title: `In depth: ${occupation.shortTitle}`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}`,
    headline,
    standfirst: standfirstFor(ranked, before),
    blocks: onePage(
      input,
      facts,
      { ranked, at: place + 2, work: { ...work, tasks: rest }, goesOn: false, id: `deep-${place}` },
      before,
    ),
  }
}

/** A place that we advise against, beside the others: the rule that it breaks, the gate, and what would open it; no plan follows. */
export function againstPage(
  input: ReportInput,
  facts: FactTable,
  { ranked, place, work }: Dive,
  before: SaidBefore,
): PageContent {
  const name = plain(capital(occupationOf(ranked).shortTitle))
  const wordings = [
    `${name}: near to you, and we advise against it`,
    `${name}: not advised, and here is why`,
    `${name}: here to compare with, not to follow`,
  ]
  return {
    id: `deep-${place}`,
    title: `To compare with: ${occupationOf(ranked).shortTitle}`,
    group: 'options',
    kicker: 'To compare with',
    headline: before.tell(...turned(wordings, place - 1)) ?? name,
    standfirst: standfirstFor(ranked, before),
    blocks: onePage(input, facts, { ranked, at: place + 2, work, goesOn: false, id: `deep-${place}`, against: true }, before),
  }
}

function standfirstFor(ranked: RankedOccupation, before: SaidBefore): Text {
  const { description, title } = occupationOf(ranked)
  return before.fresh(plain(describe(description))) ?? `Its full name in the tables: ${plain(title)}.`
}

/** Where nobody wrote about the work, the reader finds it out. */
const linesToAsk = (name: string): Block[] => [
  { kind: 'lines', label: `What wears out ${plain(/s$/.test(name) ? name : `${name}s`)}? Ask two, and write it here:`, count: 3 },
]

/** The work as the headline: a task of its own, which then does not stand in the list again. */
function headlineFor(
  ranked: RankedOccupation,
  work: WorkPoints,
  before: SaidBefore,
): { headline: Text; rest: WorkPoints['tasks'] } {
  const { shortTitle } = occupationOf(ranked)
  const name = capital(shortTitle)
  const rest = work.tasks
  const words = (task: string) => `${name}: ${task.charAt(0).toLowerCase()}${task.slice(1).replace(/\.$/, '')}`
  const fitting =
    rest.length > 1
      ? rest.find(({ text }) => words(text).length <= LONGEST && !/[.?!] /.test(text) && before.tell(plain(words(text))))
      : undefined
  if (fitting) return { headline: plain(words(fitting.text)), rest: rest.filter((task) => task !== fitting) }
  return { headline: `${plain(name)}: what a week of it holds`, rest }
}

const LONGEST = 88

function payFigure(input: ReportInput, ranked: RankedOccupation): Block[] {
  const drawing = payDrawing(input, ranked)
  if (!drawing) return []
  return [
    {
      ...figure('Pay, and where you stand', drawing, { note: 'Pale: lowest to highest tenth. Dark: the middle half.{^W}' }),
      drop: 2,
    },
  ]
}

/** The reader's present work above the direction, with their own pay and goal across both. */
export function payDrawing(input: ReportInput, ranked: RankedOccupation) {
  const occupation = occupationOf(ranked)
  const pay = yearlyWages(occupation)
  if (!pay) return undefined
  const present = input.present && yearlyWages(input.present)
  const reach = input.profile.reach
  return payBoxes(
    [
      ...(input.present && present
        ? [{ label: capital(input.present.shortTitle), sub: 'your work now', pay: present, isPresent: true }]
        : []),
      { label: capital(occupation.shortTitle), pay, isPresent: false },
    ],
    { pay: reach?.salaryCurrent ?? 0, goal: reach?.salaryTarget ?? 0 },
  )
}
