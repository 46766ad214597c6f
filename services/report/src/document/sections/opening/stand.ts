import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { barChart } from '../../charts/bars.ts'
import { openingsSum } from '../../charts/openings-sum.ts'
import { textWidth } from '../../charts/parts/palette.ts'
import { fitTitle } from '../../charts/parts/svg.ts'
import { payBoxes } from '../../charts/pay-boxes.ts'
import { trend } from '../../charts/trend.ts'
import { directions, theDirections } from '../../facts/lead.ts'
import { inItsState, payPlace, payState } from '../../facts/pay-place.ts'
import { capital, listing, occupationOf, places, yearlyWages } from '../../facts/reading.ts'
import { ALL_JOBS_GROWTH } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { signed } from '../../model/format-fact.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, figure, heading, jobTokens, text } from '../parts.ts'
import type { Section } from '../section.ts'

/** Page 12: own pay among others, its trend, why places fall open, and growth. */
export const stand: Section = {
  id: 'stand',
  pages: 1,
  title: 'Pay and openings',
  group: 'work',
  compose(input, facts) {
    const focus = input.present ?? occupationOf(directions(input)[0]!)
    return [
      {
        id: 'stand',
        title: input.present ? 'Where you stand' : 'Pay and openings',
        group: 'work',
        kicker: input.present ? 'Where you stand' : 'Pay and openings',
        headline: headlineFor(input),
        standfirst: standfirstFor(input, facts),
        blocks: [
          figure('What people earn, and where you are', payFigure(input), {
            note: `Full bar: lowest to highest tenth. Dark: the middle half of all people in the job. Line: the median. ${payPlace(input, rowsOf(input))}.{^W} {sym:you} you{^Y}`,
            foot: payFoot(input),
          }),
          columns(
            'halves',
            [
              figure('Median pay since 2020', trendFigure(input), {
                note: `${payState(input) ? 'United States: of a state we hold one year only. ' : ''}Current dollars, not adjusted for prices.{^W}`,
              }),
            ],
            [openings(input)],
          ),
          columns(
            'side',
            [figure('Change in jobs, 2024 to 2034', growthFigure(input), { note: 'Percent, United States.{^P}' })],
            sideNotes(facts, focus.code, input),
          ),
        ],
      },
    ]
  },
}

function payFoot(input: ReportInput): Text {
  const state = payState(input)
  return state
    ? `Within ${plain(state)} pay differs too, from one town to the next.`
    : 'No local figures: this edition holds the United States as a whole.'
}

/** The present work, the directions, and where these are few the places of the list beside them, so that there is something to compare. */
function charted(input: ReportInput): Occupation[] {
  const beside = [...directions(input), ...places(input)].map(occupationOf)
  const jobs = beside.filter((one, at) => beside.findIndex(({ code }) => code === one.code) === at).slice(0, 3)
  return [...(input.present ? [input.present] : []), ...jobs]
}

function isCompared(input: ReportInput, { code }: Occupation): boolean {
  return code !== input.present?.code && directions(input).every((ranked) => occupationOf(ranked).code !== code)
}

function rowsOf(input: ReportInput) {
  return charted(input).filter((occupation) => (occupation.wages?.median ?? 0) > 0)
}

function payFigure(input: ReportInput) {
  const rows = rowsOf(input).map((occupation) => ({
    label: capital(occupation.shortTitle),
    ...(occupation.code === input.present?.code ? { sub: 'your job now' } : {}),
    ...(isCompared(input, occupation) ? { sub: 'to compare with' } : {}),
    pay: occupation.wages!,
    isPresent: occupation.code === input.present?.code,
  }))
  const reach = input.profile.reach
  return payBoxes(rows, { pay: reach?.salaryCurrent ?? 0, goal: reach?.salaryTarget ?? 0 })
}

function trendFigure(input: ReportInput) {
  return trend(
    rowsOf(input).map((occupation) => ({
      label: occupation.code === input.present?.code ? 'Your job' : capital(occupation.shortTitle),
      points: occupation.wages!.medianByYear,
      isPresent: occupation.code === input.present?.code,
    })),
  )
}

const GROWTH_LABEL = 138

function growthFigure(input: ReportInput) {
  const rows = charted(input).filter((occupation) => occupation.outlook)
  const bars = rows.map((occupation) => ({
    label: fitTitle(capital(occupation.shortTitle), GROWTH_LABEL - 10, (words) => textWidth(words, 8.4, 600)),
    value: occupation.outlook!.growthPercent,
    shown: signed(occupation.outlook!.growthPercent, 1),
    tone: occupation.code === input.present?.code ? ('dark' as const) : ('main' as const),
  }))
  bars.push({ label: 'All occupations', value: ALL_JOBS_GROWTH, shown: signed(ALL_JOBS_GROWTH, 1), tone: 'grey' as 'main' })
  const most = Math.max(4, ...bars.map((bar) => Math.abs(bar.value)))
  const step = most > 20 ? 10 : most > 8 ? 5 : 2
  const to = Math.ceil(Math.max(...bars.map((bar) => bar.value), step) / step) * step
  const from = Math.min(0, Math.floor(Math.min(...bars.map((bar) => bar.value)) / step) * step)
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_t, index) => from + index * step).map((at) => ({
    at,
    label: at === 0 ? '0' : signed(at, 0),
  }))
  return barChart({
    width: 342,
    labelWidth: GROWTH_LABEL,
    from,
    to,
    ticks,
    bars,
    rowHeight: 17,
    intro: 'Change in jobs 2024 to 2034, percent:',
  })
}

function openings(input: ReportInput): Block {
  const focus = input.present ?? occupationOf(directions(input)[0]!)
  const outlook = focus.outlook
  const name = plain(focus.shortTitle)
  if (!outlook || outlook.openingsPerYear <= 0)
    return {
      kind: 'box',
      tone: 'quiet',
      title: 'Openings',
      blocks: [text('The projections do not list openings for this job. Ask a local agency how often a post comes free.')],
    }
  const change = (outlook.employment2034 - outlook.employment2024) / 10
  const separations = outlook.separationsPerYear > 0 ? outlook.separationsPerYear : outlook.openingsPerYear - change
  return figure(`Why posts still open up: ${name}`, openingsSum({ separations, change, openings: outlook.openingsPerYear }), {
    note: 'Yearly average 2024–34.{^P}',
  })
}

function headlineFor(input: ReportInput): Text {
  const { present } = input
  if (!present) return `What ${theDirections(input)} ${directions(input).length > 1 ? 'pay' : 'pays'}, and how many posts open up`
  const growth = present.outlook?.growthPercent ?? 0
  const work =
    growth < -2
      ? 'in work that is getting smaller'
      : growth < ALL_JOBS_GROWTH
        ? 'in work that hardly grows'
        : 'in work that grows'
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const wages = yearlyWages(present)
  if (!wages || pay <= 0) return `You are ${work}`
  if (pay < wages.p25) return `Paid in the lowest quarter, ${work}`
  if (pay < wages.median * 0.97) return `Paid a little below the middle, ${work}`
  if (pay <= wages.median * 1.03) return `Paid right in the middle, ${work}`
  if (pay <= wages.p75) return `Paid a little above the middle, ${work}`
  return `Paid in the highest quarter, ${work}`
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const { present } = input
  const wages = present && yearlyWages(present)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  if (pay <= 0) return 'You gave no pay, so the chart shows the jobs alone.'
  if (!present) return `Your ${facts.ref('you.pay')} stands beside ${theDirections(input)}, as no listed job was chosen.`
  const role = withArticle(plain(present.shortTitle))
  if (!wages) return `No pay of a year is published for ${role}.`
  const rank = facts.put({
    id: wages.state ? `present.payrank.${wages.state}` : 'present.payrank',
    value: payRank(pay, wages),
    unit: 'score',
    source: 'WYK',
  })
  const goal = input.profile.reach?.salaryTarget ?? 0
  const over =
    goal > 0
      ? ` Your goal of ${facts.ref('you.goal')} is ${goal > wages.p90 ? 'above the highest tenth' : goal > wages.p75 ? 'in the highest quarter' : goal > wages.median ? 'above the middle' : 'within the usual range'} of this job.`
      : ''
  return `You earn more than about ${rank} in 100 others in your job${inItsState(present)}.${over}`
}

/** Place of a pay among the five published percentiles, by straight lines between them. */
function payRank(pay: number, wages: { p10: number; p25: number; median: number; p75: number; p90: number }): number {
  const steps: [number, number][] = [
    [wages.p10 * 0.7, 1],
    [wages.p10, 10],
    [wages.p25, 25],
    [wages.median, 50],
    [wages.p75, 75],
    [wages.p90, 90],
    [wages.p90 * 1.4, 98],
  ]
  if (pay <= steps[0]![0]) return 1
  for (let index = 1; index < steps.length; index++) {
    const [a, b] = [steps[index - 1]!, steps[index]!]
    if (pay <= b[0]) return a[1] + ((pay - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1])
  }
  return 98
}

/** What the figures mean for this pay and this goal. */
function sideNotes(facts: FactTable, code: string, input: ReportInput): Block[] {
  const job = jobTokens(facts, code)
  const notes: Block[] = []
  if (job.has('growth')) {
    const shrinks = Number(job.value('growth')) < 0
    const name = input.present ? 'Your job' : plain(capital(withArticle(occupationOf(directions(input)[0]!).shortTitle)))
    notes.push(
      heading('What this says'),
      text(
        shrinks
          ? `${name} has fewer posts each year: ${job.ref('change')} fewer in ten years, of ${job.ref('jobs')}. Posts go as people leave.`
          : `${name} gains ${job.ref('change')} posts in ten years, beside ${job.ref('jobs')} today.`,
      ),
    )
  }
  const goal = goalWords(input, facts)
  if (goal) notes.push(heading('And your goal?'), text(goal))
  const start = startWords(input, facts)
  if (start) notes.push(heading('The first year'), text(start))
  return notes
}

/** Which of the three pay the goal in the middle, and which only to a few. */
function goalWords(input: ReportInput, facts: FactTable): Text | undefined {
  const goal = input.profile.reach?.salaryTarget ?? 0
  const paid = directions(input).map(occupationOf).filter(yearlyWages)
  if (goal <= 0 || paid.length === 0) return undefined
  const names = (list: readonly Occupation[]) => plain(listing(list.map(({ shortTitle }) => withArticle(shortTitle))))
  const middle = paid.filter((one) => yearlyWages(one)!.median >= goal)
  const upper = paid.filter((one) => yearlyWages(one)!.median < goal && yearlyWages(one)!.p75 >= goal)
  const shown = facts.ref('you.goal')
  if (middle.length > 0)
    return `${shown} is the middle pay or less for ${names(middle)}.${upper.length > 0 ? ` For ${names(upper)} it is what the upper quarter gets.` : ''}`
  if (upper.length > 0) return `No middle pay here reaches ${shown}. The upper quarter gets it as ${names(upper)}.`
  return `${shown} is above the upper quarter of ${theDirections(input)}. It takes another aim, or a second step.`
}

/** What a newcomer to the first direction may get, beside the present pay. */
function startWords(input: ReportInput, facts: FactTable): Text | undefined {
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const first = directions(input).map(occupationOf).find(yearlyWages)
  if (!first || pay <= 0) return undefined
  const low = jobTokens(facts, first.code).ref('p25')
  const gap = yearlyWages(first)!.p25 - pay
  const shown = facts.put({ id: `first.start.${first.code.replace('.', '-')}`, value: Math.abs(gap), unit: 'usd', source: 'WYK' })
  const title = plain(withArticle(first.shortTitle))
  return gap >= 0
    ? `Newcomers start low. Even at ${low}, the lower quarter, ${title} gets ${shown} more than you do.`
    : `Newcomers start low. At ${low}, the lower quarter, ${title} gets ${shown} less than you do.`
}
