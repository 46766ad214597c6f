import { entryWay } from '../../facts/entry-way.ts'
import { directions } from '../../facts/lead.ts'
import { payState } from '../../facts/pay-place.ts'
import { schoolFees } from '../../facts/school-fees.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import { orderLetters, sourceFor } from '../../model/sources.ts'
import { columns, heading, note, small } from '../parts.ts'
import type { Section } from '../section.ts'

/** The last page: how it was worked out, every source letter, and what each cannot tell. */
export const method: Section = {
  id: 'method',
  pages: 1,
  title: 'Method, sources, limits',
  group: 'behind',
  compose(input, facts) {
    return [
      {
        id: 'method',
        title: 'Method, sources, limits',
        group: 'behind',
        kicker: 'Method, sources, limits',
        headline: 'How this was worked out, and where it may be wrong',
        standfirst:
          'The same answers always give the same report. Scores come from data and arithmetic, never from a language model. Name, sex, age and origin are not used.',
        blocks: [
          {
            kind: 'table',
            caption: 'Sources',
            columns: [
              { head: 'Mark', width: 6 },
              { head: 'What', width: 37 },
              { head: 'Edition, license', width: 25 },
              { head: 'What it cannot tell' },
            ],
            rows: orderLetters(['YOWPABCDRKE', noteMarks(input)]).map((letter) => {
              const { what, edition, cannotTell } = sourceFor(letter, payState(input))
              return { cells: [letter, what, edition, cannotTell] }
            }),
            style: 'dense',
          },
          columns(
            'thirds',
            [
              heading('Fit'),
              small(weightWords(input)),
              small(
                'Interests and values: how alike the two shapes are. Skills: distance in level, weighted by importance; what you lack counts in full, what would go unused counts half. Fixed anchors: 50 is the middle of all pairs of jobs, 95 a person’s own chosen work.',
              ),
            ],
            [
              heading('Ranges'),
              small(
                `200 redraws with a fixed seed: each rating moves by as much as such ratings usually do (about .7 on a scale of 1 to 5). Bars hold the middle 80 %. ${facts.ref('all.count')} jobs have full data.`,
              ),
              small('Ways in, hours and costs marked E are our estimates. Nobody measures them.'),
            ],
            [
              heading('AI'),
              small(
                'A place on a measure is a rank among the jobs that it covers. Exposure on the map is their mean. A job that measures A and B both put above 90 is never called safer.',
              ),
              small(
                'Tasks: mean of up to three readings; the groups are thirds of all labeled tasks. Hours come from how much each task weighs, in a week of 40.',
              ),
            ],
          ),
          {
            kind: 'columns',
            layout: 'halves',
            drop: 3,
            columns: [
              [
                heading('Who checked it'),
                small(
                  'Code, on every run: that each figure equals its source, that each page has its marks, that the contents are right. No person has read your answers.',
                ),
              ],
              [
                heading('Put it right'),
                small(
                  'Change an answer online and the report is made again. Delete it there as well, with all that we keep of it.',
                ),
              ],
            ],
          },
          small(
            '**Not in this report, on purpose:** a chance of success, a single automation risk, a personality type, advice on law, tax or health. **If you feel stuck or low,** a person helps more than a page: American Job Centers are free, and so is the 988 line at any hour.',
          ),
          note(
            `This report includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Waymark has modified all or some of this information; USDOL/ETA has not approved, endorsed, or tested these modifications. Engine ${safe(input.ranking.engineVersion) || '1'}, data ${safe(input.ranking.dataEdition) || 'O*NET 29.3, BLS 2024'}.`,
          ),
        ],
      },
    ]
  },
}

/** Marks that only the notes on a direction use, and that of the prices of schools. */
function noteMarks(input: ReportInput): string {
  const prices = directions(input).some((ranked) => (schoolFees(entryWay(ranked)).range?.[1] ?? 0) > 0) ? 'N' : ''
  return `${directions(input).some(({ occupation }) => occupation?.note) ? 'HQLG' : ''}${prices}`
}

const PARTS: Record<string, string> = {
  interests: 'interests',
  skills: 'skills',
  values: 'values',
  style: 'work style',
  knowledge: 'knowledge',
}

function weightWords(input: ReportInput): Text {
  const weights = Object.entries(input.ranking.weights)
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1])
  if (weights.length === 0)
    return 'Five parts, each standardized over all jobs: interests, skills, values, work style, knowledge.'
  const sum = weights.map(([part, weight]) => `${weight.toFixed(2).replace(/^0/, '')} ${PARTS[part] ?? safe(part)}`).join(' + ')
  return `${sum}. Each part is standardized over all jobs. A part without answers drops out, and the others carry its weight.`
}

function safe(words: string): string {
  return words.replace(/[\\{}]/g, '').replace(/\*/g, '\\*')
}
