import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { itemsOn, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, lowerName, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { countWords, skillWords } from '../facts/words.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import type { Block, TableBlock } from './blocks.ts'
import { columns, figure, heading, jobTokens, points, small } from './parts.ts'
import type { Section } from './section.ts'

/** A skill that is asked at this level or higher is used, not only owned. */
const USED = 2.5

/** career_change, after the stepping stones: what comes along, and what the target industry leaves. */
export const keep: Section = {
  id: 'keep',
  pages: 1,
  title: 'What to keep',
  group: 'options',
  compose(input, facts) {
    const carried = carriedSkills(input)
    return [
      {
        id: 'keep',
        title: 'What to keep',
        group: 'options',
        kicker: 'What to keep',
        headline: headlineFor(carried),
        standfirst:
          'A change is rarely a start from nothing. Here is what comes along, what you asked to keep, and what you want to leave.',
        blocks: [
          figure('Your strongest skills, and what the three directions do with them', chart(carried), {
            note: 'Level, scale 0 to 7. {sym:you} our best reading of you{^YOK} {sym:candidate} the level that each direction asks{^O}.',
          }),
          keepTable(input, facts),
          columns(
            'halves',
            [heading('What you want to leave'), points('ask', leaving(input, facts), { size: 'small' })],
            [heading('The idea that comes back'), ...ideaBlocks(input)],
          ),
          industryTable(input, facts),
          small(
            '**What keeping costs.** Each thing on the list rules jobs out. Three are a wish; six are a reason to stay. Strike the ones that you only named out of habit.',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

interface Carried {
  name: string
  level: number
  low: number
  high: number
  asked: number[]
}

/** The person's highest skills that at least one direction rates, with the levels asked. */
function carriedSkills(input: ReportInput): Carried[] {
  const three = directions(input).map(occupationOf)
  const own =
    input.ranking.skillReadings.length > 0
      ? input.ranking.skillReadings.map((one) => ({ id: one.id, name: one.name, level: one.level, low: one.low, high: one.high }))
      : (input.present ?? three[0]!).skills.map((one) => ({
          id: one.id,
          name: one.name,
          level: one.level,
          low: one.level - 0.5,
          high: one.level + 0.5,
        }))
  return own
    .filter((one) => one.level > 0)
    .sort((a, b) => b.level - a.level)
    .map(({ id, name, level, low, high }) => ({
      name: skillWords(name),
      level,
      low,
      high,
      asked: three.flatMap((occupation) => occupation.skills.find((skill) => skill.id === id)?.level ?? []),
    }))
    .filter((one) => one.asked.length === three.length)
    .slice(0, 8)
}

function headlineFor(carried: Carried[]): Text {
  const used = carried.filter((one) => one.asked.every((level) => level >= USED)).length
  if (carried.length === 0) return 'What you take along is still a blank: fill it in first'
  if (used === carried.length) return `All ${countWords(used)} of your strongest skills come along`
  if (used === 0) return 'Little of your skill comes along as it is'
  return `${capital(countWords(used))} of your ${countWords(carried.length)} strongest skills count in all three`
}

function chart(carried: Carried[]) {
  const rows: ChartRow[] = carried.map((one) => ({
    label: one.name,
    yours: { from: Math.max(0, one.low), to: Math.min(7, one.high) },
    marks: [...one.asked.map((at) => ({ kind: 'candidate' as const, at })), { kind: 'you' as const, at: one.level }],
    right: `${one.asked.filter((level) => level >= USED).length} of ${one.asked.length}`,
  }))
  const values = carried.flatMap((one) => [one.level, one.low, one.high, ...one.asked])
  const from = Math.max(0, Math.floor(Math.min(...values, 2)))
  const to = Math.min(7, Math.ceil(Math.max(...values, 4)))
  return rowChart({
    labelWidth: 140,
    rightWidth: 40,
    rightHead: 'used in',
    from,
    to,
    ticks: Array.from({ length: to - from + 1 }, (_tick, index) => ({ at: from + index, label: String(from + index) })),
    rowHeight: 19,
    rows,
    names: { you: 'you', candidate: 'asked' },
  })
}

/** How a wish fares in one occupation: a figure where there is one, "ask" where no data set can tell. */
type Check = (input: ReportInput, facts: FactTable, occupation: Occupation) => Text

const valueCheck =
  (name: string): Check =>
  (_input, facts, occupation) => {
    const job = jobTokens(facts, occupation.code)
    return job.has(`value.${name}`) ? `${job.bare(`value.${name}`)} of 7` : 'ask'
  }

const CHECKS: Record<string, { head: Text; check: Check }> = {
  field_knowledge: {
    head: 'What I know about my field{^O}',
    check: (input, _facts, occupation) => {
      const mine = (input.present?.knowledge ?? []).slice(0, 4)
      if (mine.length === 0) return 'ask'
      const used = mine.filter((field) => (occupation.knowledge.find((other) => other.id === field.id)?.level ?? 0) >= 3)
      return used.length > 0
        ? shorten(
            used
              .slice(0, 2)
              .map((field) => lowerName(field.name))
              .join(', '),
            44,
          )
        : 'little of it'
    },
  },
  people_contact: {
    head: 'The contact with people{^O}',
    check: (_input, facts, occupation) => {
      const job = jobTokens(facts, occupation.code)
      return job.has('interest.social') ? `${job.bare('interest.social')} of 7` : 'ask'
    },
  },
  craft: {
    head: 'The craft itself{^OK}',
    check: (input, facts, occupation) => {
      const direct = (input.steppingStones[occupation.code] ?? []).find((path) => path.hops.length === 2)
      const likeness = direct?.hops[1]?.similarity
      return likeness === undefined
        ? 'ask'
        : `likeness ${facts.put({ id: `keep.likeness.${occupation.code}`, value: likeness, unit: 'ratio', source: 'OK' }).replace('}', '!}')}`
    },
  },
  team: { head: 'Working in a team{^O}', check: valueCheck('relationships') },
  freedom: { head: 'The freedom I have now{^O}', check: valueCheck('independence') },
  pay_level: {
    head: 'My level of pay{^W}',
    check: (_input, facts, occupation) => {
      const job = jobTokens(facts, occupation.code)
      return job.has('p25') ? `from ${job.bare('p25')}` : 'not published'
    },
  },
  benefits: { head: 'My pension or health plan', check: () => 'ask' },
  hours: { head: 'My working hours', check: () => 'ask' },
  title: { head: 'My standing{^O}', check: valueCheck('recognition') },
}
const COMMON = ['people_contact', 'team', 'freedom', 'pay_level', 'hours']

function keepTable(input: ReportInput, facts: FactTable): Block {
  const named = itemsOn(input, 'change.keep').map((item) => item.key)
  const keys = (named.length > 0 ? named : COMMON).filter((key) => CHECKS[key]).slice(0, 6)
  const three = directions(input).map(occupationOf)
  const rows: TableBlock['rows'] = keys.map((key, index) => ({
    cells: [CHECKS[key]!.head, ...three.map((occupation) => CHECKS[key]!.check(input, facts, occupation))],
    ...(index > 3 ? { drop: 2 } : {}),
  }))
  return {
    kind: 'table',
    caption: named.length > 0 ? 'What you asked to take along' : 'What most people ask to take along',
    note:
      named.length > 0
        ? 'You ticked these.{^Y} Scales from 1 to 7 are analysts’ scores. “Ask” marks what no data set can tell.'
        : 'You ticked nothing, so these five stand in. “Ask” marks what no data set can tell.',
    columns: [{ head: 'To keep', width: 28 }, ...three.map((occupation) => ({ head: plain(capital(occupation.shortTitle)) }))],
    rows,
    style: 'dense',
  }
}

function leaving(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const three = directions(input).map(occupationOf)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const growing = three.filter((occupation) => (occupation.outlook?.growthPercent ?? 0) > 0).length
  const better = three.filter((occupation) => (occupation.wages?.median ?? 0) > pay).length
  const count = (id: string, value: number, source: string) => facts.put({ id: `directions.${id}`, value, unit: 'score', source })
  const words: Record<string, Text> = {
    pay:
      pay > 0
        ? `In ${count('better', better, 'WYK')} of the three the median is above your pay.`
        : 'You gave no pay, so we cannot say which of them pays more.',
    shrinking: `The number of jobs grows in ${count('growing', growing, 'P')} of the three.`,
    body: 'No figure here measures wear. Ask two people who have done it for ten years.',
    boredom: 'New work is new for a year. Ask what changes after that.',
    values: 'A new employer may be enough. Ask whom the work serves before you change the trade.',
    people: 'A boss is no trade. Check first if the same work elsewhere would do.',
    hours: 'Hours belong to employers. Ask for last month’s schedule, not for the rule.',
    ended: 'Then speed counts. Look at the column “even after” on page {page:money} first.',
  }
  const items = itemsOn(input, 'change.reason').flatMap((item) => {
    const text = words[item.key]
    return text ? [{ lead: `${plain(shorten(item.label, 50))}.{^Y}`, text }] : []
  })
  if (items.length > 0) return items.slice(0, 3)
  return [
    {
      lead: 'You named no reason.',
      text: 'Write one. People who run from something take the first door; people who know what, choose.',
    },
    { lead: 'Growth.', text: words.shrinking! },
  ]
}

function ideaBlocks(input: ReportInput): Block[] {
  const idea = textOn(input, 'change.idea', 150)
  if (!idea)
    return [
      small(
        'You named none, and none is needed. If one comes, write down which part of it is the work and which part is the place.',
      ),
      { kind: 'lines', label: 'An idea that keeps coming back', count: 2 },
    ]
  return [
    { kind: 'quote', text: `“${plain(idea)}”`, by: 'Your words{^Y}' },
    small(
      'Split it in two: which part is the work, which part is the place? The work you can test this month. The place you can visit on a free morning.',
    ),
  ]
}

const INDUSTRIES: Record<string, string> = { tech: 'technology', nonprofit: 'non-profit bodies', government: 'government' }

/** The filter that the person set with a target industry, as the engine applied it. */
function industryTable(input: ReportInput, facts: FactTable): Block {
  const target = input.profile.reach?.targetIndustry ?? ''
  const step = input.ranking.funnel.findIndex((one) => one.rule === 'industry')
  const open = !target || ['exploring', 'unsure', 'other'].includes(target)
  const shown = step >= 0 ? input.ranking.funnel.slice(Math.max(0, step - 1), step + 2) : input.ranking.funnel.slice(0, 3)
  const name = INDUSTRIES[target] ?? target.replace(/[_-]/g, ' ')
  const note = open
    ? 'You fixed no industry, so no job was left out for it.'
    : step >= 0
      ? `You want to reach ${plain(name)}.{^Y} Jobs that hardly exist there were left out.`
      : `You want to reach ${plain(name)}.{^Y} No job had to be left out for it: most kinds of work exist there.`
  return {
    kind: 'table',
    caption: open ? 'Target industry: still open' : `Target industry: ${plain(name)}`,
    note,
    columns: [{ head: 'Rule, in the order in which they act' }, { head: 'jobs left{^K}', align: 'right', width: 18 }],
    rows: shown.map((one) => ({ cells: [plain(one.label), facts.ref(`funnel.${one.rule}`).replace('}', '!}')] })),
    style: 'dense',
  }
}
