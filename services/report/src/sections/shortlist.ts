import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import type { FactTable } from '../facts/fact-table.ts'
import { signed } from '../facts/format-fact.ts'
import { payPlace, payState } from '../facts/pay-place.ts'
import {
  capital,
  countWord,
  entryShort,
  fillsUp,
  lensSpan,
  listing,
  lower,
  lowerName,
  occupationOf,
  places,
  shorten,
} from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { cellFit, cellLenses } from '../figures/mini.ts'
import type { Block } from './blocks.ts'
import { columns, heading, jobTokens, note, small } from './parts.ts'
import type { Section } from './section.ts'

/** Page 15: up to ten jobs, each with a reason against it. */
export const shortlist: Section = {
  id: 'shortlist',
  pages: 1,
  title: 'Shortlist',
  group: 'options',
  compose(input, facts) {
    const listed = places(input)
    const against = againstColumn(listed)
    const word = countWord(listed.length)
    return [
      {
        id: 'shortlist',
        title: viableAndSafer(input) ? `${word} jobs, viable and safer` : `Shortlist of ${word.toLowerCase()}`,
        group: 'options',
        kicker: 'Shortlist',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          {
            kind: 'table',
            columns: [
              { head: 'Job', width: 20 },
              { head: 'Fit, 40 to 100{^K}', width: 16 },
              { head: 'Median, middle half{^W}', align: 'right', width: 13 },
              { head: 'Growth, openings a year{^P}', align: 'right', width: 12 },
              { head: 'Usual entry{^P}', width: 11 },
              { head: 'AI, low to high{^ABCDK}', width: 13 },
              { head: 'Against' },
            ],
            rows: listed.map((ranked, index) => ({ cells: rowCells(facts, ranked, index, against[index]!) })),
            style: 'dense',
          },
          columns('thirds', firm(input), order(input, facts), [
            heading('What the table hides'),
            small(
              `Entry is what is usual, not what is required. And ${payState(input) ? 'growth and openings' : 'the figures'} are national: a job with few openings may have none where you live.{^P}${payWords(input)}`,
            ),
          ]),
          ...(input.reportType === 'career_change' ? [industryNote(input)] : []),
          {
            kind: 'columns',
            layout: 'halves',
            columns: [
              [
                heading('Cross out'),
                small(
                  'Take a pen. Cross out each job that you would not do for this pay. Two crossed out make the rest of this report worth more.',
                ),
              ],
              [
                heading('Then ask why'),
                small(
                  'A job that you want to keep against its fit is a finding. Write down what the data did not know about you.',
                ),
              ],
            ],
            drop: 2,
          },
          verdicts(listed),
          { kind: 'lines', label: 'What the data did not know about me:', count: 2, reserve: true },
          note('A range of fit that overlaps another one means: read the two as equal.', { drop: 3 }),
        ],
      },
    ]
  },
}

/** A short list leaves room to cross out and to say why, job by job. */
function verdicts(listed: readonly RankedOccupation[]): Block {
  return {
    kind: 'table',
    caption: 'Your verdict',
    columns: [{ head: 'Job', width: 24 }, { head: 'Keep it?', width: 14 }, { head: 'Because' }],
    rows: listed.map((ranked) => ({ cells: [plain(capital(occupationOf(ranked).shortTitle)), BLANK, BLANK] })),
    style: 'worksheet',
    reserve: true,
  }
}

/** A cell to write in. */
const BLANK = '\u00a0'

function payWords(input: ReportInput): Text {
  return payState(input) ? ` Pay: ${payPlace(input, places(input).map(occupationOf))}.{^W}` : ''
}

function rowCells(facts: FactTable, ranked: RankedOccupation, index: number, against: Text) {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const span = lensSpan(occupation.exposures)
  const wages = occupation.wages
  return [
    `${index + 1}. ${plain(capital(occupation.shortTitle))}`,
    {
      text: '',
      drawing: cellFit({ value: ranked.fit, low: ranked.fitLow, high: ranked.fitHigh }),
      sub: `${job.bare('fit')}, ${job.bare('fit.low')} to ${job.bare('fit.high')}`,
    },
    wages && wages.median > 0
      ? { text: job.bare('median'), sub: `${thousands(wages.p25)}–${thousands(wages.p75)}` }
      : 'not published',
    occupation.outlook
      ? { text: `${signed(occupation.outlook.growthPercent, 1)}\u00a0%`, sub: job.bareOr('openings', '–') }
      : 'not published',
    entryShort(occupation.entryEducation) || 'not listed',
    { text: '', drawing: cellLenses(occupation.exposures.map((exposure) => exposure.percentile)), sub: span.word },
    against,
  ]
}

function thousands(value: number): string {
  return value > 0 ? `$${Math.round(value / 1000)}k` : '–'
}

const AGAINST: Record<string, (ranked: RankedOccupation) => Text> = {
  fills_up: ({ reasonsAgainst }) => `Fills up: ${lower(plain(shorten(fillsUpText(reasonsAgainst), 58)))}`,
  entry_degree: () => 'A degree is the usual way in',
  entry_experience: () => 'Asks for years in related work',
  entry_training: () => 'Long training on the job',
  growth_low: () => 'Hardly any growth',
  shrinking: () => 'The number of jobs shrinks',
  openings_few: () => 'Few openings a year',
  pay_below: () => 'Pays less than you earn',
  pay_start: () => 'A first job may pay less',
  pay_low_start: () => 'A first job may pay less',
  target_missed: () => 'Misses your pay goal',
  exposure_high: () => 'High on the AI measures',
  exposure_split: () => 'AI measures disagree',
  skill_gap: gapWords,
  gap: gapWords,
  interest_clash: () => 'Asks for what you like least',
  interest_unused: () => 'Leaves a main interest idle',
  value_clash: () => 'Weak on a value of yours',
  style_clash: () => 'Another style than yours',
  far_from_present: () => 'Far from your work today',
  place_loose: () => 'A loose place on the list',
}

function fillsUpText(reasons: RankedOccupation['reasonsAgainst']): string {
  return (reasons.find(({ kind }) => kind === 'fills_up')?.text ?? '').split(';')[0]!.replace(/\.$/, '')
}

function gapWords(ranked: RankedOccupation): Text {
  const gap = ranked.gaps.find((one) => one.size > 0)
  return gap ? `Gap: ${plain(lowerName(gap.name))}` : 'A skill gap to close'
}

/** One reason a row; where several hold, the one that the rows above have used least. */
function againstColumn(listed: readonly RankedOccupation[]): Text[] {
  const used = new Map<string, number>()
  return listed.map((ranked) => {
    if (fillsUp(ranked)) return AGAINST.fills_up!(ranked)
    const known = ranked.reasonsAgainst.flatMap((reason) => AGAINST[reason.kind]?.(ranked) ?? [])
    const words = [...new Set(known)].slice(0, 3).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0]
    if (words) {
      used.set(words, (used.get(words) ?? 0) + 1)
      return words
    }
    const first = ranked.reasonsAgainst[0]?.text.trim()
    return first ? plain(shorten(first.split(/(?<=\.)\s/)[0]!.replace(/\.$/, ''), 64)) : 'Nothing in the data; ask someone'
  })
}

function headlineFor(input: ReportInput): Text {
  const listed = places(input)
  const fillers = listed.filter(fillsUp).length
  if (fillers > 0 && fillers === listed.length)
    return 'No job passes all rules. These come nearest, each with the rule it breaks.'
  if (fillers > 0) {
    const passing = listed.length - fillers
    return `${countWord(passing)} ${passing === 1 ? 'job passes' : 'jobs pass'} all rules. The rest ${fillers === 1 ? 'fills' : 'fill'} up a short list.`
  }
  const word = countWord(listed.length)
  if (viableAndSafer(input)) return `${word} jobs that are viable and safer, each with a reason against it`
  if (input.reportType === 'executive_transition') return `${word} roles within reach, each with a reason against it`
  return `${word} jobs within your reach, each with a reason against it`
}

function standfirstFor(input: ReportInput): Text {
  const listed = places(input)
  const short = listed.some(fillsUp)
    ? ' Few jobs passed the rules on page {page:sure}. Those that only fill up the list are there to compare with.'
    : listed.length < 10
      ? ' Nothing else was worth naming under the rules on page {page:sure}, so the list is no longer.'
      : ''
  if (viableAndSafer(input))
    return `In the order of our advice, after two rules: the work is not shrinking fast, and no job is more exposed than yours. “Safer” means than your job now, not safe.${short}`
  return `In the order of our advice: what carries over, what you like and what you asked for. The fit is one part of it.${short}`
}

/** Whether every job on the list keeps the two rules of this report type; “safer” means than a job that is known. */
function viableAndSafer(input: ReportInput): boolean {
  return input.reportType === 'ai_transition' && input.present !== undefined && !places(input).some(fillsUp)
}

function firm(input: ReportInput) {
  const listed = places(input)
  const names = listed.filter((ranked) => ranked.topTenShare >= 0.7).map((ranked) => occupationOf(ranked).shortTitle)
  if (names.length === 0)
    return [heading('Firm: none yet'), small('No job came back in seven of ten redraws. More answers would change that.{^K}')]
  return [
    heading(`Firm: ${names.length} of ${countWord(listed.length).toLowerCase()}`),
    small(`These came back in at least seven of ten redraws: ${plain(shorten(listing(names), 150))}.{^K}`),
  ]
}

function order(input: ReportInput, facts: FactTable) {
  const byFit = places(input).toSorted((a, b) => b.fit - a.fit)
  const [first, last] = [byFit[0], byFit.at(-1)]
  if (!first || !last || first === last) return [heading('The order'), small('One job is no order.')]
  const a = jobTokens(facts, occupationOf(first).code)
  const b = jobTokens(facts, occupationOf(last).code)
  return [
    heading('How far apart'),
    small(
      `On your list the fit runs from ${a.ref('fit')} down to ${b.ref('fit')}. Neighbors on the list differ by less than their ranges do.`,
    ),
  ]
}

/** career_change: how the list looks from the industry that the person wants to reach. */
function industryNote(input: ReportInput) {
  const target = input.profile.reach?.targetIndustry ?? ''
  const named = target && !['exploring', 'unsure', 'other'].includes(target)
  return {
    kind: 'box' as const,
    tone: 'quiet' as const,
    title: named ? `Seen from ${target}` : 'You have not fixed an industry',
    blocks: [
      small(
        named
          ? `You want to reach ${target}.{^Y} The list ranks kinds of work, not employers: most of these jobs exist there. In job ads, put the job title first and the industry second. An industry that you know is worth a step; one that you do not know costs about half a year of learning its words.{^E}`
          : 'That leaves all doors open and makes each search longer. Pick two industries for the first month: the one you know best, and the one whose problems you would read about on a Sunday.{^E}',
      ),
    ],
  }
}
