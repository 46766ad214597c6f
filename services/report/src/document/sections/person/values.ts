import { withArticle } from '@waymark/contracts/text/article'
import type { AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'
import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { aSaid, itemsOn, labelsOn, ratedOn, ratingOn, saidOf, saidRating, statementsOn } from '../../facts/answered.ts'
import { directions, theDirections } from '../../facts/lead.ts'
import { capital, lower, occupationOf, VALUE_WORDS, VALUES, type Value, valueScores } from '../../facts/reading.ts'
import { jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, PointsBlock } from '../blocks.ts'
import { DRAIN_ASKS, VALUE_ASKS } from '../directions/ask-words.ts'
import { columns, figure, heading, points, text } from '../parts.ts'
import type { Section } from '../section.ts'
import { styleAsk, styleCosts, styleFigure, styleStrengths } from './style.ts'

/** Under half a point two values are even. */
const EVEN = 0.5

/** What the reader asks of work and how they work, beside what the present job and the three directions give and ask. */
export const values: Section = {
  id: 'values',
  pages: 1,
  title: 'Values and work style',
  group: 'you',
  compose(input, facts) {
    return [
      {
        id: 'values',
        title: 'Values and work style',
        group: 'you',
        kicker: 'Values and work style',
        headline: headlineFor(input),
        standfirst: standfirstFor(input, facts),
        blocks: [
          figures(input),
          columns(
            'halves',
            [heading('What you would miss'), points('minus', [...misses(input, facts), ...styleCosts(input, facts)])],
            [heading('What to hold on to'), points('plus', [...holds(input, facts), ...styleStrengths(input, facts)])],
          ),
          ...surroundings(input, facts),
          ...asks(input),
        ],
      },
    ]
  },
}

/** The first value of the reader's order, in the words that were ranked. */
function firstOf(input: ReportInput): { value: Value; label: string } | undefined {
  const first = itemsOn(input, 'value.order').find((item) => item.value === 1)
  const value = VALUES.find((known) => known === first?.key)
  if (first && value) return { value, label: first.label }
  const [top] = valueScores(input)
    .filter(({ answered }) => answered)
    .sort((a, b) => b.score - a.score)
  return top && { value: top.value, label: capital(VALUE_WORDS[top.value].about) }
}

function headlineFor(input: ReportInput): Text {
  const first = firstOf(input)
  if (!first) return 'You set no order, so all six values weigh the same'
  const given = ratedOn(input, 'value.present').find(({ key }) => key === first.value)
  return `First for you: ${plain(lower(first.label))}${given ? `. Your job gives it ${given.value} of 10` : ''}`
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const weighed = ratedOn(input, 'value.weight')
  const [most, least] = [weighed[0], weighed.at(-1)]
  if (!most || !least || most.value === least.value)
    return 'A value is what you would miss on a good day. The charts show what kinds of work give, in general.'
  return `You gave “${plain(most.label)}” ${aSaid(facts, 'value.weight', most)} and “${plain(least.label)}” ${aSaid(facts, 'value.weight', least)}. The distance between the two is what to look for.`
}

function figures(input: ReportInput): Block {
  const note = `{sym:you} you${input.present ? ' {sym:job} your job' : ''} {sym:candidate} ${theDirections(input)}{^YO}`
  const foot = 'What jobs give was rated by analysts, mostly in 2008. Use it to find questions.'
  const right = styleFigure(input)
  const wide = right.length === 0
  const left = figure('What you ask for, and what the jobs give', chartOf(input, wide), { note, foot })
  return wide ? left : columns('halves', [left], right)
}

function chartOf(input: ReportInput, wide: boolean) {
  const three = directions(input).map(occupationOf)
  const rows: ChartRow[] = [...valueScores(input)]
    .sort((a, b) => b.score - a.score)
    .map(({ value, score }) => {
      const index = VALUES.indexOf(value)
      const job = input.present?.values[index]
      const tone = score > (job ?? 0) ? ('short' as const) : ('spare' as const)
      return {
        label: VALUE_WORDS[value].name,
        sub: VALUE_WORDS[value].about,
        ...(job ? { link: { from: Math.min(score, job), to: Math.max(score, job), tone } } : {}),
        marks: [
          ...three.flatMap(({ values: given }) => (given[index] ? [{ kind: 'candidate' as const, at: given[index] }] : [])),
          ...(job ? [{ kind: 'job' as const, at: job }] : []),
          { kind: 'you' as const, at: score },
        ],
      }
    })
  return rowChart({
    ...(wide ? {} : { width: 236 }),
    labelWidth: wide ? 140 : 122,
    from: 1,
    to: 7,
    ticks: (wide ? [1, 2, 3, 4, 5, 6, 7] : [1, 3, 5, 7]).map((at) => ({ at, label: String(at) })),
    rowHeight: 26,
    unit: 'Scale 1 to 7',
    ...(wide ? {} : { labelSize: 7.8 }),
    rows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
}

type Gap = { readonly value: Value; readonly size: number }

/** Asked minus given in the present job, or in the first direction where there is none; widest first. */
function gapsOf(input: ReportInput): Gap[] {
  const job = input.present ?? occupationOf(directions(input)[0]!)
  return valueScores(input)
    .filter(({ answered, value }) => answered && (job.values[VALUES.indexOf(value)] ?? 0) > 0)
    .map(({ value, score }) => ({ value, size: score - (job.values[VALUES.indexOf(value)] ?? 0) }))
    .sort((a, b) => b.size - a.size)
}

/** What the work leaves open, in the reader's own marks, and which of the three has more of it. */
function misses(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const [widest, next] = ownGaps(input)
  if (!widest) return []
  const best = bestFor(input, widest.value)
  const found = best ? ` Here ${withArticle(plain(best.shortTitle))} gets most of it: ${best.score} of 7.` : ''
  const asked = `“${plain(widest.wish.label)}” is ${aSaid(facts, 'value.weight', widest.wish)} for you`
  const given = widest.given ? `, and your job gets ${saidOf(facts, 'value.present', widest.given)} on it` : ''
  const items: PointsBlock['items'] = [{ lead: `${VALUE_WORDS[widest.value].name}.`, text: `${asked}${given}.${found}` }]
  if (next)
    items.push({
      lead: `${VALUE_WORDS[next.value].name} too:`,
      text: `“${plain(next.wish.label)}” is more than you find where you are.`,
    })
  return items
}

type OwnGap = { readonly value: Value; readonly wish: AnswerItem; readonly given: AnswerItem | undefined; readonly size: number }

/** What counts less what the present job gives, both as the reader rated them; by the analysts' figures where they rated no job. */
function ownGaps(input: ReportInput): OwnGap[] {
  const given = ratedOn(input, 'value.present')
  const analysts = new Map(gapsOf(input).map(({ value, size }) => [value, size]))
  return VALUES.flatMap((value): OwnGap[] => {
    const [wish] = statementsOn(input, value)
    const own = given.find(({ key }) => key === value)
    if (!wish) return []
    const size = own ? wish.value - own.value : (analysts.get(value) ?? 0) - EVEN
    return size > (own ? 1 : 0) ? [{ value, wish, given: own, size }] : []
  }).sort((a, b) => b.size - a.size)
}

function bestFor(input: ReportInput, value: Value): { shortTitle: string; score: string } | undefined {
  const index = VALUES.indexOf(value)
  const [best] = directions(input)
    .map(occupationOf)
    .filter((occupation) => occupation.values[index])
    .sort((a, b) => (b.values[index] ?? 0) - (a.values[index] ?? 0))
  return best && { shortTitle: best.shortTitle, score: (best.values[index] ?? 0).toFixed(1) }
}

/** What the present work gives already, as the reader rates it. */
function holds(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const { present } = input
  if (!present) return []
  const [given] = ratedOn(input, 'value.present')
  const spare = gapsOf(input).at(-1)
  if (given)
    return [
      {
        lead: `${plain(capital(given.label))}.`,
        text: `You give your job ${saidOf(facts, 'value.present', given)} of 10 on it. Ask for it by name before you sign elsewhere.`,
      },
    ]
  if (!spare || spare.size > -EVEN) return []
  const shown = facts.ref(`${jobId(present.code)}.value.${spare.value}`)
  return [
    {
      lead: `${VALUE_WORDS[spare.value].name}.`,
      text: `${plain(capital(withArticle(present.shortTitle)))} gets ${shown} of 7. ${SPARE[spare.value]}`,
    },
  ]
}

const SPARE: Readonly<Record<Value, Text>> = {
  achievement: 'Your work uses what you are good at, and that is easily lost.',
  independence: 'You decide a lot by yourself. Larger firms may take that away.',
  recognition: 'You are seen. In a new place that begins again.',
  relationships: 'Look at the people in a new place before you look at its name.',
  support: 'Clear rules, fair treatment, training: ask how a new place does it.',
  working_conditions: 'The hours and the pay hold. Check both before any move.',
}

/** Where the reader does well, beside what is known of the first direction's hours, and what is left of a day. */
function surroundings(input: ReportInput, facts: FactTable): Block[] {
  const rated = ratedOn(input, 'environment.fit')
  const left = ratingOn(input, 'present.energy')
  const [best, least] = [rated[0], rated.at(-1)]
  const parts: Text[] = []
  if (best && least && best.value > least.value)
    parts.push(
      `${plain(best.label)} would suit you (${saidOf(facts, 'environment.fit', best)} of 10), ${plain(lower(least.label))} would not (${saidOf(facts, 'environment.fit', least)}).`,
    )
  const first = occupationOf(directions(input)[0]!)
  const shift = first.note?.shifts[0]
  if (shift) parts.push(`${plain(capital(first.shortTitle))}: ${plain(lower(shift.text))}{^${shift.source}}`)
  const [drain] = labelsOn(input, 'present.drain', 1)
  if (left !== undefined)
    parts.push(
      `At day’s end you have ${saidRating(facts, 'present.energy', left)} of 10 of your strength left${drain ? `; “${plain(lower(drain))}” took the rest` : ''}.`,
    )
  return parts.length > 0 ? [text(`**Where, when and with what strength.** ${parts.join(' ')}`, { drop: 4 })] : []
}

/** Questions for an interview, each with the answer that it comes from. */
function asks(input: ReportInput): Block[] {
  const drains = itemsOn(input, 'present.drain').flatMap(({ key, label }) =>
    DRAIN_ASKS[key] ? [[`Drains you: ${plain(lower(label))}`, DRAIN_ASKS[key]]] : [],
  )
  const first = firstOf(input)
  const value = first ? [[`First value: ${plain(lower(first.label))}`, VALUE_ASKS[first.value]]] : []
  const habit = styleAsk(input)
  const rows = [...value, ...drains.slice(0, 3), ...(habit ? [[habit.because, habit.ask]] : [])]
  if (rows.length === 0) return [orderTable(), missedLines]
  return [
    {
      kind: 'table',
      caption: 'Ask before you sign',
      columns: [{ head: 'Because you said', width: 40 }, { head: 'A question that shows it' }],
      rows: rows.map((cells, at) => ({ cells, ...(at > 1 ? { drop: 2 } : {}) })),
      style: 'dense',
    },
    // Few said things leave the page short: the questions of the other values stand there then, and room for an own word.
    ...(rows.length < 3 ? [othersTable(first?.value), missedLines] : []),
  ]
}

const missedLines: Block = {
  kind: 'lines',
  label: 'The one I would miss first, and when I had it last:',
  count: 3,
  reserve: true,
}

function othersTable(first: Value | undefined): Block {
  return {
    kind: 'table',
    caption: 'And the others, should one of them come to count',
    columns: [{ head: 'What counts', width: 40 }, { head: 'A question that shows it' }],
    rows: VALUES.filter((value) => value !== first).map((value) => ({ cells: [VALUE_WORDS[value].name, VALUE_ASKS[value]] })),
    style: 'dense',
    reserve: true,
  }
}

/** For readers who put nothing in order: they can do it here, each value with the question that shows it. */
function orderTable(): Block {
  return {
    kind: 'table',
    caption: 'Put them in order, then ask before you sign',
    columns: [
      { head: 'What counts', width: 24 },
      { head: 'A question that shows it' },
      { head: 'Your place, 1 to 6', align: 'right', width: 20 },
    ],
    rows: VALUES.map((value) => ({ cells: [VALUE_WORDS[value].name, VALUE_ASKS[value], '_____'] })),
  }
}
