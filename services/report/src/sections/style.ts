import { labelsOn, ratedOn, ratingOn, saidOf, saidRating } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lower, lowerName, occupationOf } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

interface StyleRow {
  id: string
  name: string
  /** 1-5, undefined when not rated. */
  you: number | undefined
  job: number | undefined
  three: number[]
}

/** Page 9: ways of working that jobs ask for, beside the person's own ratings. */
export const style: Section = {
  id: 'style',
  pages: 1,
  title: 'Work style',
  group: 'you',
  compose(input, facts) {
    const rows = styleRows(input)
    return [
      {
        id: 'style',
        title: 'Work style',
        group: 'you',
        kicker: 'Work style',
        headline: headlineFor(input, rows),
        standfirst:
          'Not who you are, but how a day tends to go well for you. Style weighs least in the list: it can be learned, and it bends with the place.',
        blocks: [
          figure('How the work asks you to be', chartOf(rows, input), {
            note: `Importance to the job, 1 to 5.{^O} {sym:you} your own rating on the same scale{^Y}${input.present ? ' {sym:job} your job' : ''} {sym:candidate} the three directions.`,
          }),
          columns(
            'halves',
            [heading('What helps you'), points('plus', helps(rows, facts)), ...energy(input, facts)],
            [
              heading('What costs you'),
              points('minus', costs(input, rows, facts)),
              heading('Read it so'),
              small(
                'People rate themselves kindly, and jobs ask for nearly everything. So look at the gaps, not at the heights. Under half a point says nothing.',
              ),
            ],
          ),
          {
            kind: 'table',
            caption: 'A day that fits, and one that does not',
            columns: [{ head: 'Part of the day', width: 20 }, { head: 'Look for', width: 40 }, { head: 'Ask in the interview' }],
            rows: [
              { cells: ['Pace', paceWords(input), 'How is a good day measured here?'] },
              { cells: ['People', peopleWords(input), 'With how many people does someone in this role speak in a day?'] },
              {
                cells: ['Freedom', 'A task with a goal, not only with a script', 'What did the last person in this role change?'],
                drop: 2,
              },
              {
                cells: ['Mistakes', 'A place that talks about them early', 'What happened after the last big mistake?'],
                drop: 1,
              },
            ],
            style: 'dense',
          },
        ],
      },
    ]
  },
}

function styleRows(input: ReportInput): StyleRow[] {
  const three = directions(input).map(occupationOf)
  const of = (styles: { id: string; importance: number }[] | undefined, id: string) =>
    styles?.find((style) => style.id === id)?.importance
  const rated = input.ranking.scales.filter((scale) => scale.scale.startsWith('style.') && scale.items > 0)
  const known = new Map((three[0]?.styles ?? []).map((style) => [style.id, style.name]))
  const ids = [...rated.map((scale) => scale.scale.slice(6)), ...known.keys()].filter(
    (id, index, all) => all.indexOf(id) === index,
  )
  return ids.slice(0, 9).map((id) => {
    const score = rated.find((scale) => scale.scale === `style.${id}`)
    return {
      id,
      name: score?.label || known.get(id) || id,
      you: score ? 1 + (score.score / 100) * 4 : undefined,
      job: of(input.present?.styles, id),
      three: three.flatMap((occupation) => of(occupation.styles, id) ?? []),
    }
  })
}

function chartOf(rows: StyleRow[], input: ReportInput) {
  const chartRows: ChartRow[] = rows.map((row) => ({
    label: capital(lowerName(row.name)),
    marks: [
      ...row.three.map((at) => ({ kind: 'candidate' as const, at })),
      ...(row.job && input.present ? [{ kind: 'job' as const, at: row.job }] : []),
      ...(row.you === undefined ? [] : [{ kind: 'you' as const, at: row.you }]),
    ],
  }))
  return rowChart({
    labelWidth: 140,
    from: 1,
    to: 5,
    ticks: [1, 2, 3, 4, 5].map((at) => ({ at, label: String(at) })),
    rowHeight: 22,
    unit: 'Scale 1 to 5',
    rows: chartRows,
    names: { you: 'you', job: 'your job', candidate: 'a direction' },
  })
}

function headlineFor(input: ReportInput, rows: StyleRow[]): Text {
  const rated = rows.filter((row) => row.you !== undefined)
  if (rated.length === 0) return 'How you work best is still your own knowledge'
  const top = [...rated].sort((a, b) => b.you! - a.you!)[0]!
  const need = mean(top.three)
  if (need >= 4) return `${capital(lowerName(top.name))} is your strength, and all three directions pay for it`
  return input.present && top.job && top.you! - top.job > 0.5
    ? `Your job asks less ${lowerName(top.name)} than you have to give`
    : `Lead with ${lowerName(top.name)}`
}

function helps(rows: StyleRow[], facts: FactTable) {
  const strong = rows
    .filter((row) => row.you !== undefined && row.three.length > 0 && row.you >= mean(row.three) - 0.3)
    .sort((a, b) => b.you! - a.you!)
  if (strong.length === 0)
    return [{ lead: 'You rated no style.', text: 'Ask someone who has worked with you: what do you hand to me first?' }]
  return strong.slice(0, 3).map((row) => {
    const you = facts.put({ id: `style.you.${row.id}`, value: row.you!, unit: 'decimal', source: 'Y' })
    const asked = facts.put({ id: `directions.style.${row.id}`, value: mean(row.three), unit: 'decimal', source: 'OK' })
    return { lead: `${plain(capital(lowerName(row.name)))}.`, text: `You say ${you} of 5; the three directions ask ${asked}.` }
  })
}

function costs(input: ReportInput, rows: StyleRow[], facts: FactTable) {
  const drains = labelsOn(input, 'present.drain', 1).map((label) => ({
    lead: 'You named it.',
    text: `${plain(capital(label))}. Ask how much of it a new job holds.{^Y}`,
  }))
  const weak = rows
    .filter((row) => row.you !== undefined && row.three.length > 0 && mean(row.three) - row.you > 0.5)
    .sort((a, b) => mean(b.three) - b.you! - (mean(a.three) - a.you!))
  const gaps = weak.slice(0, 2).map((row) => {
    const you = facts.put({ id: `style.you.${row.id}`, value: row.you!, unit: 'decimal', source: 'Y' })
    const asked = facts.put({ id: `directions.style.${row.id}`, value: mean(row.three), unit: 'decimal', source: 'OK' })
    return {
      lead: `${plain(capital(lowerName(row.name)))}.`,
      text: `Asked ${asked} of 5, you say ${you}. Plan a way around it, or a partner who has it.`,
    }
  })
  const all = [...gaps, ...drains]
  return all.length > 0
    ? all
    : [{ lead: 'Nothing stands out.', text: 'Either the fit is good, or the ratings are kind. A colleague would know.' }]
}

function energy(input: ReportInput, facts: FactTable): Block[] {
  const places = ratedOn(input, 'environment.fit')
  const left = ratingOn(input, 'present.energy')
  const words: Text[] = []
  if (places.length > 1) {
    const [best, least] = [places[0]!, places.at(-1)!]
    words.push(
      `**Surroundings.** You would do best in: ${plain(lower(best.label))} (${saidOf(facts, 'environment.fit', best)} of 10). Least in: ${plain(lower(least.label))} (${saidOf(facts, 'environment.fit', least)}).`,
    )
  }
  if (left !== undefined)
    words.push(
      `**After work** you have ${saidRating(facts, 'present.energy', left)} of 10 of your energy left. ${left <= 4 ? 'A job that fits should lift that first.' : 'Keep what makes that so.'}`,
    )
  return words.length > 0 ? [text(words.join(' '), { drop: 3 })] : []
}

function paceWords(input: ReportInput): Text {
  const drain = labelsOn(input, 'present.drain', 4).join(' ').toLowerCase()
  return /too much work|hours or shifts/.test(drain)
    ? 'Work counted by the week, not by the minute'
    : 'A pace you could hold for a year'
}

function peopleWords(input: ReportInput): Text {
  const social = input.ranking.scales.find((scale) => scale.scale === 'interest.social')
  if (!social || social.items === 0) return 'The amount of talk that you would choose'
  return social.score >= 60 ? 'Real conversations, with time to finish them' : 'A few people you know, and quiet hours'
}

const mean = (values: number[]) => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length)
