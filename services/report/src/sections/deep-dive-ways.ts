import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation, SkillGap } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, entryWay, type Months } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { signed } from '../facts/format-fact.ts'
import { capital, countWord, listing, lowerName, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { skillWords } from '../facts/words.ts'
import { rowChart } from '../figures/row-chart.ts'
import { type Span, spanChart } from '../figures/span-chart.ts'
import type { Block } from './blocks.ts'
import { hiring, tryIt } from './direction-note.ts'
import { columns, figure, heading, jobTokens, points, small, text } from './parts.ts'
import type { PageContent } from './section.ts'

/** Second page of a direction: gaps with sizes, ways in by months, three experiments. */
export function deepDiveWays(input: ReportInput, facts: FactTable, ranked: RankedOccupation, place: number): PageContent {
  const occupation = occupationOf(ranked)
  const gaps = sortedGaps(input, ranked)
  const way = entryWay(ranked)
  return {
    id: `deep-${place}-ways`,
    title: `${capital(occupation.shortTitle)}: gaps and ways in`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}, 2 of 2`,
    headline: gapHeadline(gaps),
    standfirst: gapStandfirst(gaps),
    blocks: [
      ...gapFigure(
        gaps.slice(0, MOST_GAPS - (way.gate ? GAPS_OF_A_GATE : 0) - (occupation.note ? GAPS_OF_A_NOTE : 0)),
        occupation.shortTitle,
      ),
      ...gateTable(way),
      ...(occupation.note ? dropped(waysBlocks(way), way.gate ? 3 : 1) : waysBlocks(way)),
      ...(occupation.note
        ? [hiring(occupation.note), tryIt(occupation.note), ...dropped(closing(gaps, occupation.code, facts), 6)]
        : [tryAndAsk(occupation, gaps, way, facts)]),
    ],
  }
}

/** How many gaps the figure shows, and of how many the table of a gate and the notes take the room. */
const MOST_GAPS = 8
const GAPS_OF_A_GATE = 2
const GAPS_OF_A_NOTE = 3

/** Blocks that make room beside long notes; the months of the way in stand in the table of the gate, too. */
const dropped = (blocks: Block[], drop: number): Block[] => blocks.map((block) => ({ ...block, drop }))

/** Experiments and questions that can be had without notes. */
function tryAndAsk(occupation: Occupation, gaps: SkillGap[], way: EntryWay, facts: FactTable): Block {
  return columns(
    'side',
    [
      heading('Three small experiments, cheapest first'),
      points('number', experiments(occupation.shortTitle, gaps, way)),
      ...closing(gaps, occupation.code, facts),
    ],
    [
      heading('Ask someone who does it'),
      text('What did you do yesterday between ten and twelve?'),
      text('What did the last person who left this work go on to do?'),
      text('Who was hired last, and what did they lack on paper?'),
      heading('Money'),
      text(`Course prices are not in our data. ${payWords(facts, occupation.code)} Write in the two quotes you get.`),
      { kind: 'lines', count: 2 },
    ],
  )
}

function sortedGaps(input: ReportInput, ranked: RankedOccupation): SkillGap[] {
  const code = occupationOf(ranked).code
  return [...(input.gaps[code] ?? ranked.gaps)].filter((gap) => gap.levelAsked > 0).sort((a, b) => b.size - a.size)
}

/** Under half a level a gap is noise. */
const open = (gap: SkillGap) => gap.levelHeld >= 0 && gap.levelAsked - gap.levelHeld >= 0.5

function gapHeadline(gaps: SkillGap[]): Text {
  if (gaps.length === 0) return 'We hold no skill levels for this job, so ask what they test'
  const wide = gaps.filter(open)
  const spare = [...gaps].sort((a, b) => a.size - b.size)[0]
  if (wide.length === 0) return 'No gap is wider than half a level: what you lack is proof'
  if (spare && spare.size < -0.02 && spare.id !== wide[0]!.id)
    return `The gap is ${plain(lowerName(wide[0]!.name))}, not ${plain(lowerName(spare.name))}`
  return wide.length === 1
    ? `One real gap: ${plain(lowerName(wide[0]!.name))}`
    : `The gaps are ${plain(listing(wide.slice(0, 2).map((gap) => lowerName(gap.name))))}`
}

function gapStandfirst(gaps: SkillGap[]): Text {
  const wide = gaps.filter(open).length
  if (gaps.length === 0) return 'The ways in below rest on what is usual for its entry, not on your skills.'
  if (wide === 0)
    return 'Levels run from 0 to 7, and half a level is within the noise. So spend your time on showing, not on courses.'
  return `${wide === 1 ? 'One skill is' : `${countWord(wide)} skills are`} half a level or more below what the job usually asks. On the rest you are there, or close.{^OK}`
}

function gapFigure(shown: SkillGap[], name: string): Block[] {
  if (shown.length === 0) return []
  const rows = shown.map((gap) => {
    const known = gap.levelHeld >= 0
    const difference = gap.levelAsked - gap.levelHeld
    return {
      label: skillWords(gap.name),
      ...(known ? { yours: { from: Math.max(0, gap.levelHeld - 0.6), to: Math.min(7, gap.levelHeld + 0.6) } } : {}),
      ...(known && difference > 0.15 ? { link: { from: gap.levelHeld, to: gap.levelAsked, tone: 'dotted' as const } } : {}),
      marks: [{ kind: 'target' as const, at: gap.levelAsked }, ...(known ? [{ kind: 'you' as const, at: gap.levelHeld }] : [])],
      right: known ? signed(difference, 1) : '?',
      rightStrong: known && difference >= 0.5,
    }
  })
  const values = shown.flatMap((gap) => [gap.levelAsked, ...(gap.levelHeld >= 0 ? [gap.levelHeld] : [])])
  const from = Math.max(0, Math.floor(Math.min(...values) - 0.7))
  const to = Math.min(7, Math.ceil(Math.max(...values) + 0.6))
  const ticks = Array.from({ length: to - from + 1 }, (_t, index) => ({ at: from + index, label: String(from + index) }))
  const chart = rowChart({
    labelWidth: 142,
    rightWidth: 34,
    rightHead: 'gap',
    from,
    to,
    ticks,
    rowHeight: 20,
    unit: 'Level, scale 0 to 7',
    rows,
    names: { you: 'you', target: name },
  })
  return [
    figure('Skills: you and the job', chart, {
      note: `{sym:you} our best reading of you {sym:your-range} its range {sym:target} the level ${plain(name)}s usually need{^OK}. Widest weighted gap on top.`.replace(
        /ss usually/,
        's usually',
      ),
    }),
  ]
}

/** License, program, time and pay while learning, each a value or "not known". */
function gateTable(way: EntryWay): Block[] {
  const { gate } = way
  if (!gate) return []
  return [
    {
      kind: 'table',
      caption: 'The gate',
      columns: [
        { head: 'License', width: 26 },
        { head: 'Program', width: 34 },
        { head: 'Time, full time{^E}', width: 18 },
        { head: 'Pay while learning{^E}' },
      ],
      rows: [{ cells: [cell(gate.license), cell(gate.program), timeWords(way), payWhileLearning(way)] }],
      style: 'dense',
    },
  ]
}

const cell = (words: string): Text => (words ? plain(words) : 'not known')

function timeWords({ known, total }: EntryWay): Text {
  if (!known) return 'not known'
  if (total[1] === 0) return 'none'
  return total[0] === total[1] ? `about ${total[1]} months` : `${total[0]} to ${total[1]} months`
}

function payWhileLearning({ known, gate, payPercent, paid, study }: EntryWay): Text {
  if (!known || gate?.pay === 'unknown') return 'not known'
  if (paid[1] === 0) return study[1] === 0 ? 'none needed' : 'None'
  if (!payPercent) return 'Paid, steps not known'
  return `${payPercent[0]} to ${payPercent[1]} % of full pay`
}

/** The parts of the way in, from where the reader stands; words instead where there is nothing to draw. */
function waysBlocks(way: EntryWay): Block[] {
  if (!way.known)
    return [
      small(
        '**How long this takes is not known to us.** Ask somebody who does it how they got in, and what the last newcomer brought.{^E}',
      ),
    ]
  if (way.total[1] === 0)
    return [
      small('**Nothing more is asked of you on paper.** What is left is to find an opening, and to show what you can do.{^E}'),
    ]
  const [studyLow, studyHigh] = way.study
  const [paidLow, paidHigh] = way.paid
  const parts: Span[] = [
    ...(studyHigh > 0 ? [span('Study', 'full time, without pay', [studyLow, studyHigh])] : []),
    ...(paidHigh > 0 ? [{ ...span('Training', 'paid', [paidLow, paidHigh]), tone: 'pale' as const }] : []),
    ...(way.experience > 0
      ? [{ ...span('Related work', 'that is still missing', [way.experience, way.experience]), tone: 'pale' as const }]
      : []),
  ]
  // One part alone is the whole way.
  const spans = parts.length > 1 ? [...parts, span('Altogether', 'from where you stand', way.total)] : parts
  const most = Math.max(...spans.map(({ to }) => to))
  const step = most > 72 ? 24 : most > 36 ? 12 : most > 16 ? 6 : 3
  const end = Math.ceil(most / step) * step
  const ticks = Array.from({ length: end / step + 1 }, (_t, index) => ({
    at: index * step,
    label: index === 0 ? 'now' : String(index * step),
  }))
  const chart = spanChart({
    from: 0,
    to: end,
    ticks,
    spans,
    labelWidth: 176,
    unit: 'Months',
    rowHeight: 25,
    intro: 'Months of the way in:',
  })
  return [
    figure('The way in, from where you stand', chart, {
      note: 'Months of school, of paid training and of related work. Our estimates from the lengths of programs; applying takes its own time. Half time takes about twice as long.{^E}',
    }),
  ]
}

function span(label: string, sub: string, [from, to]: Months): Span {
  const words = from === to ? String(to) : `${from} to ${to}`
  return { label, sub, from: from === to ? Math.max(0, to - 1) : from, to, words }
}

function experiments(name: string, gaps: SkillGap[], way: EntryWay): { lead: Text; text: Text }[] {
  const skill = gaps.find(open)?.name ?? gaps[0]?.name ?? 'the main skill'
  return [
    {
      lead: 'Two hours.',
      text: `Read three job ads for ${plain(name)}. Mark each line that you could prove today. *Stop if* you mark fewer than a third and do not mind.`,
    },
    way.gated || !way.known
      ? VISIT
      : {
          lead: 'Two weeks.',
          text: `Do one small piece of the work, where you are: something that needs ${plain(lowerName(skill))}. Show it to someone who does it for pay. *Stop if* doing it bored you.`,
        },
    way.gated || !way.known
      ? ENTRY_COURSE
      : {
          lead: 'Two months.',
          text: `Take the cheapest course or evening that two employers name. Ask both before you pay. *Stop if* neither would count it.`,
        },
  ]
}

/** Nobody tries licensed work by doing it: these two look at it from near. */
const VISIT = {
  lead: 'Two weeks.',
  text: 'Spend half a day beside somebody who does it, as a visitor, and go to the open evening of one program. *Stop if* the dull half of the day is the half that you remember.',
}
const ENTRY_COURSE = {
  lead: 'Two months.',
  text: 'Ask an admissions office which one course every applicant needs, and take it in the evening. Ask first if yours still counts. *Stop if* two more such years look too long.',
}

function closing(gaps: SkillGap[], code: string, facts: FactTable): Block[] {
  const wide = gaps.filter(open).slice(0, 3)
  if (wide.length === 0)
    return [
      small(
        '**No course yet.** With no gap above half a level, the first thing to buy is a stamp: send one piece of work to someone who can judge it.',
      ),
    ]
  // The hours depend on the level that this occupation asks, not on the skills alone.
  const id = `gap.hours.${code}.${wide.map((gap) => gap.id).join('-')}`
  const low = facts.put({
    id: `${id}.low`,
    value: wide.reduce((sum, gap) => sum + gap.hoursLow, 0),
    unit: 'score',
    source: 'E',
  })
  const high = facts.put({
    id: `${id}.high`,
    value: wide.reduce((sum, gap) => sum + gap.hoursHigh, 0),
    unit: 'hours',
    source: 'E',
  })
  return [
    small(
      `**What closing it takes.** For ${plain(listing(wide.map((gap) => lowerName(gap.name))))} together, think of ${low} to ${high} of practice. Practice counts, not hours in a chair.`,
    ),
  ]
}

function payWords(facts: FactTable, code: string): Text {
  const job = jobTokens(facts, code)
  return job.has('p25') ? `A quarter earn under ${job.ref('p25')}.` : 'Pay for it is not published.'
}
