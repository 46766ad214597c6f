import type { RankedOccupation, SkillGap } from '@waymark/proto/waymark/skills/v1/skills'
import type { FactTable } from '../facts/fact-table.ts'
import { signed } from '../facts/format-fact.ts'
import { capital, countWord, entryWords, listing, lowerName, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { rowChart } from '../figures/row-chart.ts'
import { type Span, spanChart } from '../figures/span-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, small, text } from './parts.ts'
import type { PageContent } from './section.ts'

/** Second page of a direction: gaps with sizes, ways in by months, three experiments. */
export function deepDiveWays(input: ReportInput, facts: FactTable, ranked: RankedOccupation, place: number): PageContent {
  const occupation = occupationOf(ranked)
  const gaps = sortedGaps(input, ranked)
  return {
    id: `deep-${place}-ways`,
    title: `${capital(occupation.shortTitle)}: gaps and ways in`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}, 2 of 2`,
    headline: gapHeadline(gaps),
    standfirst: gapStandfirst(gaps),
    blocks: [
      ...gapFigure(gaps, occupation.shortTitle),
      figure('Three ways in', waysFigure(ranked), {
        note: 'Months from starting to a first job with this title. Our estimates; no data set holds these times.{^E}',
      }),
      columns(
        'side',
        [
          heading('Three small experiments, cheapest first'),
          points('number', experiments(occupation.shortTitle, gaps)),
          ...closing(gaps, facts),
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
      ),
    ],
  }
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

function gapFigure(gaps: SkillGap[], name: string): Block[] {
  const shown = gaps.slice(0, 8)
  if (shown.length === 0) return []
  const rows = shown.map((gap) => {
    const known = gap.levelHeld >= 0
    const difference = gap.levelAsked - gap.levelHeld
    return {
      label: gap.name,
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

/** Months until a first job by three ways; the degree way only where it is the usual entry. */
function waysFigure(ranked: RankedOccupation) {
  const occupation = occupationOf(ranked)
  const low = Math.max(1, Math.round(ranked.entryMonthsLow || 2))
  const high = Math.max(low + 2, Math.round(ranked.entryMonthsHigh || 9))
  const needsSchool = /degree|award|college/i.test(occupation.entryEducation)
  const inside: Span = {
    label: 'Sideways, where you are known',
    sub: 'help out a few hours, then apply',
    from: Math.max(1, Math.round(low * 0.6)),
    to: Math.max(3, Math.round((low + high) / 2.4)),
    words: '',
  }
  const outside: Span = {
    label: 'Straight to a new employer',
    sub: 'apply with proof of two skills',
    from: low,
    to: Math.max(low + 3, Math.round((low + high) / 1.8)),
    words: '',
    tone: 'pale',
  }
  const school: Span = needsSchool
    ? {
        label: capital(entryWords(occupation.entryEducation).replace(/^an? /, '')),
        sub: 'the usual entry, half time beside work',
        from: Math.max(6, Math.round(high * 0.6)),
        to: Math.round(high * 1.5),
        words: '',
        tone: 'pale',
      }
    : { label: 'A short course first', sub: 'evenings, then apply', from: low + 2, to: high + 4, words: '', tone: 'pale' }
  const spans = [inside, outside, school].map((span) => ({ ...span, words: `${span.from} to ${span.to}` }))
  const most = Math.max(...spans.map((span) => span.to))
  const step = most > 36 ? 12 : most > 16 ? 6 : 3
  const to = Math.ceil(most / step) * step
  const ticks = Array.from({ length: to / step + 1 }, (_t, index) => ({
    at: index * step,
    label: index === 0 ? 'now' : String(index * step),
  }))
  return spanChart({
    from: 0,
    to,
    ticks,
    spans,
    labelWidth: 176,
    unit: 'Months until a first job',
    rowHeight: 25,
    intro: 'Months until a first job:',
  })
}

function experiments(name: string, gaps: SkillGap[]): { lead: Text; text: Text }[] {
  const skill = gaps.find(open)?.name ?? gaps[0]?.name ?? 'the main skill'
  return [
    {
      lead: 'Two hours.',
      text: `Read three adverts for ${plain(name)}. Mark each line that you could prove today. *Stop if* you mark fewer than a third and do not mind.`,
    },
    {
      lead: 'Two weeks.',
      text: `Do one small piece of the work, where you are: something that needs ${plain(lowerName(skill))}. Show it to someone who does it for pay. *Stop if* doing it bored you.`,
    },
    {
      lead: 'Two months.',
      text: `Take the cheapest course or evening that two employers name. Ask both before you pay. *Stop if* neither would count it.`,
    },
  ]
}

function closing(gaps: SkillGap[], facts: FactTable): Block[] {
  const wide = gaps.filter(open).slice(0, 3)
  if (wide.length === 0)
    return [
      small(
        '**No course yet.** With no gap above half a level, the first thing to buy is a stamp: send one piece of work to someone who can judge it.',
      ),
    ]
  const low = facts.put({
    id: `gap.hours.low.${wide.map((gap) => gap.id).join('-')}`,
    value: wide.reduce((sum, gap) => sum + gap.hoursLow, 0),
    unit: 'score',
    source: 'E',
  })
  const high = facts.put({
    id: `gap.hours.high.${wide.map((gap) => gap.id).join('-')}`,
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
