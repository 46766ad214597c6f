import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, entryWay, type Months, missingOf } from '../../facts/entry-way.ts'
import { capital, occupationOf, yearlyWages } from '../../facts/reading.ts'
import { stretchAt } from '../../facts/school-hours.ts'
import { jobId, learningHours } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'
import { span } from '../directions/gate-table.ts'
import { jobTokens } from '../parts.ts'

/** The ways in from where the reader stands, each with its months and what is earned meanwhile. */
export function waysTable(input: ReportInput, facts: FactTable, ranked: RankedOccupation): TableBlock {
  return {
    kind: 'table',
    caption: 'Ways in, and what you earn meanwhile',
    columns: [
      { head: 'Way', width: 26 },
      { head: 'What you do', width: 36 },
      { head: 'Months{^E}', width: 13 },
      { head: 'Pay on the way{^W}' },
    ],
    rows: waysRows(input, facts, ranked).map((cells) => ({ cells })),
    style: 'dense',
  }
}

function waysRows(input: ReportInput, facts: FactTable, ranked: RankedOccupation): Text[][] {
  const way = entryWay(ranked)
  const job = jobTokens(facts, occupationOf(ranked).code)
  const yours = facts.has('you.pay') ? `Yours: ${facts.ref('you.pay').replace('}', '!}')}` : 'What you earn now'
  const start = job.has('p25') ? `First year near ${job.bare('p25')}, a quarter earn less` : 'Not published'
  if (!way.known) return [['Not known to us', 'Ask two people how they got in', 'not known', start]]
  const { study, paid, experience, total } = way
  const rows: Text[][] = []
  if (study[0] + paid[0] + experience === 0)
    rows.push(['Apply as you are', 'Show what you can do; no new paper first', '0', start])
  if (study[1] > 0) {
    const part = study[0] === 0 ? 'Close the gap first' : 'School, full time'
    rows.push([part, schoolWords(way), study[0] === 0 ? `up to ${study[1]}` : span(study), 'None from school; ask about aid'])
    rows.push(besideWork(input, way, yours))
  }
  if (paid[1] > 0)
    rows.push(['Learn for pay', paidWords(way), paid[0] === 0 ? `up to ${paid[1]}` : span(paid), learningPay(facts, ranked, way)])
  if (experience > 0)
    rows.push([
      'Years that still count',
      (input.profile.reach?.yearsExperience ?? 0) > 0 ? 'Related work, also where you are now' : 'Related work, as a beginner',
      String(experience),
      yours,
    ])
  if ([study[1], paid[1], experience].filter((months) => months > 0).length > 1)
    rows.push(['Altogether', 'One after the other', total[0] === 0 ? `up to ${total[1]}` : span(total), 'As above, in turn'])
  return rows
}

function schoolWords(way: EntryWay): Text {
  const { gate } = way
  const program = missingOf(way, 'program') ?? gate?.program ?? ''
  return /^(?:|none|unknown)$/i.test(program) ? 'The course that two employers name' : plain(capital(program.split(';')[0]!))
}

function paidWords({ gate }: EntryWay): Text {
  if (gate?.kind === 'apprenticeship') return 'Sign on with a union, a firm or a sponsor'
  if (gate?.kind === 'academy') return 'Pass the selection; the academy pays'
  return 'Get hired, then train on the job'
}

/** At fewer hours than those of full-time school it takes longer in proportion. */
function besideWork(input: ReportInput, { study }: EntryWay, yours: Text): Text[] {
  const given = learningHours(input)
  const stretched: Months = [Math.ceil(study[0] * stretchAt(given)), Math.ceil(study[1] * stretchAt(given))]
  const most = stretched[1] > LONGEST ? 'over ten years' : `${stretched[1]}`
  const months =
    stretched[0] === 0
      ? `${most}, where it is asked`
      : stretched[1] <= LONGEST
        ? span(stretched)
        : stretched[0] > LONGEST
          ? most
          : `${stretched[0]} at least`
  return ['School beside your job', `The same at ${given < 1 ? 'half an hour' : countOf(given, 'hour')} a week`, months, yours]
}

const LONGEST = 120

function learningPay(facts: FactTable, ranked: RankedOccupation, { payPercent }: EntryWay): Text {
  const occupation = occupationOf(ranked)
  const wages = yearlyWages(occupation)
  if (!wages) return 'Paid; not published how much'
  const id = `${jobId(occupation.code)}.learning`
  const put = (end: string, value: number) =>
    facts
      .put({ id: `${id}.${end}.${wages.state ?? 'US'}`, value: Math.round(value / 100) * 100, unit: 'usd', source: 'WE' })
      .replace('}', '!}')
  if (payPercent)
    return `${payPercent[0]} to ${payPercent[1]}\u00a0% of full pay: ${put('low', (wages.median * payPercent[0]) / 100)} to ${put('high', (wages.median * payPercent[1]) / 100)}`
  return wages.p10 > 0 ? `From about ${put('p10', wages.p10)}, the lowest tenth` : 'Paid; not published how much'
}
