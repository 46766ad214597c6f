import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, entryWords, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { exposureMap, type NamedPoint } from '../figures/scatter.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, reasonText, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Page 22: the whole map, and two jobs outside the list: one bold, one calm. */
export const wildCard: Section = {
  id: 'wild',
  pages: 1,
  title: 'Wild card and safe harbor',
  group: 'options',
  compose(input, facts) {
    const { wildCard: wild, safeHarbour: harbour } = input.ranking
    return [
      {
        id: 'wild',
        title: 'Wild card and safe harbor',
        group: 'options',
        kicker: 'Wild card and safe harbor',
        headline: headlineFor(input),
        standfirst:
          'Each dot is one job. Up: more exposed to AI. Right: more jobs in 2034 than in 2024. Your list is a part of this map. What lies outside it may be worth a thought.',
        blocks: [
          figure('Exposure and growth of all jobs', mapFigure(input), {
            note: `Up: mean place on the AI measures, 0 to 100. Across: change in jobs 2024–34.{^ABCDPK} Dot size: workers.{^W} ${input.present ? '{sym:you} your job ' : ''}{sym:target} three directions {sym:candidate} wild card, harbor and the rest of your list.`,
          }),
          columns('halves', jobBlocks(facts, wild, 'wild'), jobBlocks(facts, harbour, 'harbour')),
          columns(
            'halves',
            [
              heading('How to use a wild card'),
              small(
                'Do not plan it. Meet one person who does it, once, out of curiosity. If you talk about it for a week, put it on the list and strike another.',
              ),
            ],
            [
              heading('How to use a harbor'),
              small(
                'Keep it as the plan that lets you sleep. Know the name of one employer and the date of the next intake. Then go on with the directions you like better.',
              ),
            ],
          ),
        ],
      },
    ]
  },
}

export function mapFigure(input: ReportInput, height = 262) {
  const byCode = new Map(input.norms.points.map((point) => [point.code, point]))
  const named: NamedPoint[] = []
  const add = (ranked: RankedOccupation | undefined, kind: NamedPoint['kind']) => {
    const occupation = ranked?.occupation
    const point = occupation && byCode.get(occupation.code)
    if (point && !named.some((one) => one.label === capital(occupation.shortTitle)))
      named.push({
        label: capital(occupation.shortTitle),
        exposure: point.exposure,
        growth: point.growthPercent,
        employment: point.employment,
        kind,
      })
  }
  const present = input.present && byCode.get(input.present.code)
  if (input.present && present)
    named.push({
      label: capital(input.present.shortTitle),
      exposure: present.exposure,
      growth: present.growthPercent,
      employment: present.employment,
      kind: 'you',
    })
  for (const ranked of directions(input)) add(ranked, 'target')
  add(input.ranking.wildCard, 'candidate')
  add(input.ranking.safeHarbour, 'candidate')
  for (const ranked of input.ranking.ranked.slice(3, 10)) add(ranked, 'candidate')
  return exposureMap(
    input.norms.points.map((point) => ({ exposure: point.exposure, growth: point.growthPercent, employment: point.employment })),
    named,
    height,
  )
}

function headlineFor(input: ReportInput): Text {
  const point = input.norms.points.find((one) => one.code === input.present?.code)
  const { wildCard, safeHarbour } = input.ranking
  if (!point && !wildCard && !safeHarbour) return 'Nothing outside your list came close: neither a bold idea nor a calm one'
  if (!point && !(wildCard && safeHarbour)) return `One ${wildCard ? 'bold' : 'calm'} idea outside your list`
  if (!point) return 'One bold idea and one calm one, outside your list'
  if (point.exposure > 70 && point.growthPercent < 0) return 'You start in the crowded corner: high exposure, shrinking'
  if (point.exposure > 70) return 'You start high on the map: much of the work can be aided'
  if (point.growthPercent < 0) return 'You start on the shrinking side, but low on the map'
  return 'You start in a calm part of the map, and need no hurry'
}

function jobBlocks(facts: FactTable, ranked: RankedOccupation | undefined, kind: 'wild' | 'harbour'): Block[] {
  const label = kind === 'wild' ? 'Wild card' : 'Safe harbor'
  if (!ranked?.occupation)
    return [
      heading(`${label}: none found`),
      text(
        kind === 'wild'
          ? 'No job outside your reach was close enough to be worth a dream. More answers may bring one.'
          : 'No job was calm on growth and on AI and still close to you. So test the first direction more slowly.',
      ),
    ]
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const figures = `Fit ${job.ref('fit')}, likely ${job.ref('fit.low')} to ${job.ref('fit.high')}. ${job.has('median') ? `Median pay ${job.ref('median')}. ` : ''}${job.has('growth') ? `Jobs by 2034: ${job.ref('growth')}, with ${job.ref('openings')} openings a year.` : ''}`
  const why =
    kind === 'wild'
      ? 'It lies outside the rules for your list, and it came close all the same.'
      : 'It is near your work, is not shrinking, and sits low on the AI measures.'
  return [
    heading(`${label}: ${plain(occupation.shortTitle)}`),
    small(`${why} ${figures}`),
    points('plus', [reasonText(ranked.reasonsFor[0], 'Its mix of interests is near yours.{^K}')], { size: 'small' }),
    points(
      'minus',
      [
        reasonText(
          ranked.reasonsAgainst[0],
          `To work as ${plain(withArticle(occupation.shortTitle))} you usually need ${plain(entryWords(occupation.entryEducation))}.{^P}`,
        ),
      ],
      { size: 'small' },
    ),
  ]
}
