import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { inItsState } from '../facts/pay-place.ts'
import { capital, direction, entryWords, lensSpan, lower, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { weekOf } from '../facts/week.ts'
import { barChart } from '../figures/bars.ts'
import { rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { deepDiveWays } from './deep-dive-ways.ts'
import { workInPlainWords } from './direction-note.ts'
import { columns, figure, heading, jobTokens, points, reasonText, small, wayInWords } from './parts.ts'
import type { PageContent, Section } from './section.ts'

/** Two pages on one direction: why and why not; then the gaps and the ways in. */
export function deepDive(place: 1 | 2 | 3): Section {
  return {
    id: `deep-${place}`,
    pages: 2,
    title: `In depth: direction ${place}`,
    group: 'options',
    compose: (input, facts) => {
      const ranked = direction(input, place - 1)
      return [whyPage(input, facts, ranked, place), deepDiveWays(input, facts, ranked, place)]
    },
  }
}

function whyPage(input: ReportInput, facts: FactTable, ranked: RankedOccupation, place: number): PageContent {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const name = plain(occupation.shortTitle)
  return {
    id: `deep-${place}`,
    title: `In depth: ${occupation.shortTitle}`,
    group: 'options',
    kicker: `In depth: ${occupation.shortTitle}, 1 of 2`,
    headline: headlineFor(input, ranked),
    standfirst: `${plain(shorten(occupation.description || `${capital(withArticle(occupation.shortTitle))} works in a field that O*NET lists as ${occupation.title}.`, 230))}{^O}`,
    blocks: [
      {
        kind: 'keyfigures',
        items: [
          {
            value: job.bareOr('median', 'no figure'),
            label:
              job.has('p25') && job.has('p75')
                ? `median pay${inItsState(occupation)}; half earn ${job.bare('p25')} to ${job.bare('p75')}{^W}`
                : 'median pay is not published{^W}',
          },
          {
            value: job.bareOr('growth', '–'),
            label: `jobs by 2034; all occupations ${facts.ref('all.growth').replace('}', '!}')}{^P}`,
          },
          {
            value: job.bareOr('openings', '–'),
            label: job.has('jobs') ? `openings a year, in ${job.bare('jobs')} jobs{^P}` : 'openings a year{^P}',
          },
          {
            value: job.bare('fit'),
            label: `fit for you, ${job.bare('fit.low')} to ${job.bare('fit.high')}; in the top ten in ${job.bare('share')} of redraws{^K}`,
          },
        ],
      },
      columns(
        'halves',
        [heading('Why it fits you'), points('plus', reasons(ranked.reasonsFor, ranked, 'for', facts, input))],
        [heading('What speaks against it'), points('minus', reasons(ranked.reasonsAgainst, ranked, 'against', facts, input))],
      ),
      ...(occupation.note ? [workInPlainWords(occupation.note)] : workBlocks(occupation)),
      {
        kind: 'columns',
        layout: 'halves',
        ...(occupation.note && { drop: 1 }),
        columns: [
          [
            figure('What makes up the fit', partsFigure(ranked), {
              note: 'Five parts, each times its weight. 0 = the average job.{^K}',
            }),
          ],
          [
            figure('What you know, and what the job asks', knowledgeFigure(input, occupation), {
              note: `Level, 0 to 6.{^O} ${input.present ? '{sym:job} your job ' : ''}{sym:target} ${name}`,
            }),
          ],
        ],
      },
      {
        kind: 'columns',
        layout: occupation.note ? 'halves' : 'thirds',
        drop: 4,
        columns: [
          ...(occupation.note ? [] : [[heading('A day in it'), small(dayWords(occupation))]]),
          [
            heading('The way in'),
            small(`Usual entry: ${plain(entryWords(occupation.entryEducation))}.{^P} ${wayInWords(job, ranked)}`),
          ],
          [
            heading('What would change our mind'),
            small(
              reasonText(
                ranked.wouldChange[0],
                'A talk with two people who do the work. Two bad days described in the same words would weigh more than our figures.',
              ),
            ),
          ],
        ],
      },
    ],
  }
}

function headlineFor(input: ReportInput, ranked: RankedOccupation): Text {
  const occupation = occupationOf(ranked)
  const name = plain(occupation.shortTitle)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const median = occupation.wages?.median ?? 0
  const growth = occupation.outlook?.growthPercent ?? 0
  const { known, gated, total } = entryWay(ranked)
  const wall = !known || gated || total[0] > 12
  if (pay > 0 && median > pay * 1.15 && wall) return `${capital(name)}: better paid than your work, and harder to enter`
  if (pay > 0 && median > pay * 1.15) return `${capital(name)}: better paid than your work, with no school in front`
  if (growth > 6) return `${capital(name)}: room for many, so ask what keeps people away`
  if (pay > 0 && median > 0 && median < pay * 0.97) return `${capital(name)}: close to what you like, but it may cost you pay`
  if (growth < 0) return `${capital(name)}: a good match in a field that shrinks`
  return `${capital(name)}: close to you, and worth a look from near`
}

function reasons(
  list: RankedOccupation['reasonsFor'],
  ranked: RankedOccupation,
  side: 'for' | 'against',
  facts: FactTable,
  input: ReportInput,
) {
  const items: { text: Text }[] = list.slice(0, 4).map((reason) => ({ text: reasonText(reason, '') }))
  const extra = side === 'for' ? extraFor(ranked, facts) : extraAgainst(ranked, facts, input)
  for (const text of extra) if (items.length < 3) items.push({ text })
  return items.map((item, index) => (index < 2 ? item : { ...item, drop: index === 2 ? 2 : 5 }))
}

function extraFor(ranked: RankedOccupation, facts: FactTable): Text[] {
  const job = jobTokens(facts, occupationOf(ranked).code)
  return [
    `It came back in ${job.ref('share')} of 200 redraws of your answers.`,
    ...(job.has('openings') ? [`About ${job.ref('openings')} places fall open in a year.`] : []),
    'You can talk to someone who does it before you pay for anything.',
  ]
}

function extraAgainst(ranked: RankedOccupation, facts: FactTable, input: ReportInput): Text[] {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const span = lensSpan(occupation.exposures)
  return [
    ...(span.word === 'split'
      ? [`The AI measures run from ${job.ref('lens.low')} to ${job.ref('lens.high')}, so nobody can call it safe.`]
      : []),
    ...(job.has('p10') ? [`A tenth earn under ${job.ref('p10')}. Newcomers are often among them.`] : []),
    input.present
      ? 'You would start again as the one who asks. After years of knowing the answers, that tires.'
      : 'We know little about your past work, so the first months may hold surprises.',
  ]
}

function workBlocks(occupation: Occupation): Block[] {
  const week = weekOf(occupation)
  if (week.tasks.length === 0) return []
  const pick = (...verdicts: string[]) =>
    week.tasks.filter((task) => verdicts.includes(task.verdict)).sort((a, b) => b.hours - a.hours)
  const column = (title: string, verdicts: string[]): Block[] => {
    const rows = pick(...verdicts)
    const named = rows
      .slice(0, 3)
      .map((task) => plain(lower(shorten(task.label, 70))))
      .join('; ')
    return [
      small(`**${title}, ${rows.length} of ${week.tasks.length} groups.** ${named ? `${capital(named)}.` : 'None.'}{^OABK}`),
    ]
  }
  return [
    heading('What the work consists of, and where AI helps'),
    columns('thirds', column('Likely aided', ['aided', 'leaning']), column('Mixed', ['mixed']), column('Human', ['human'])),
  ]
}

const PART_NAMES: Record<string, string> = {
  interests: 'Interests',
  skills: 'Skills',
  values: 'Values',
  style: 'Work style',
  knowledge: 'Knowledge',
}

function partsFigure(ranked: RankedOccupation) {
  const bars = ranked.parts.map((part) => ({
    label: PART_NAMES[part.part] ?? capital(part.part),
    value: part.missing ? 0 : part.contribution,
    shown: part.missing ? 'no answer' : part.contribution.toFixed(2).replace('-', '−'),
    tone: 'main' as const,
  }))
  const most = Math.max(0.4, ...bars.map((bar) => bar.value))
  const least = Math.min(0, ...bars.map((bar) => bar.value))
  const step = most - least > 1 ? 0.5 : 0.2
  const to = Math.ceil((most + 0.01) / step) * step
  const from = least < 0 ? Math.floor(least / step) * step : 0
  const ticks = Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_t, index) => Math.round((from + index * step) * 10) / 10,
  ).map((at) => ({ at, label: String(at).replace('-', '−') }))
  return barChart({ width: 236, labelWidth: 70, from, to, ticks, bars, rowHeight: 18, intro: 'Points above the average job:' })
}

function knowledgeFigure(input: ReportInput, occupation: Occupation) {
  const rows = occupation.knowledge.slice(0, 6).map((field) => {
    const own = input.present?.knowledge.find((known) => known.id === field.id)?.level
    return {
      label: shorten(field.name, 30),
      ...(own === undefined
        ? {}
        : {
            link: {
              from: Math.min(own, field.level),
              to: Math.max(own, field.level),
              tone: field.level > own ? ('short' as const) : ('spare' as const),
            },
          }),
      marks: [...(own === undefined ? [] : [{ kind: 'job' as const, at: own }]), { kind: 'target' as const, at: field.level }],
    }
  })
  return rowChart({
    width: 236,
    labelWidth: 124,
    labelSize: 7.6,
    from: 0,
    to: 6,
    ticks: [0, 2, 4, 6].map((at) => ({ at, label: String(at) })),
    rowHeight: 15.4,
    rows,
    names: { job: 'your job', target: occupation.shortTitle },
  })
}

function dayWords(occupation: Occupation): Text {
  const first = [...weekOf(occupation).tasks].sort((a, b) => b.hours - a.hours)[0]
  if (!first) return 'O*NET lists no tasks for it, and we have no notes on it. Ask for the plan of an ordinary Tuesday.'
  return `We have no notes on it yet; this is from tables. The largest share goes to this: ${plain(lower(shorten(first.label, 80)))}.{^O} Ask what the dullest hour is.`
}
