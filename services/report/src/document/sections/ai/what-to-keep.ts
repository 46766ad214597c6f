import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { itemsOn } from '../../facts/answered.ts'
import { directions, ofThem } from '../../facts/lead.ts'
import { capital, lowerName, occupationOf, shorten } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { sentencesWithin } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, TableBlock } from '../blocks.ts'
import { jobTokens, small } from '../parts.ts'
import { ownText } from '../person/own-facts.ts'

/** What the reader wants to take along from the old work, what they want to leave, and the industry they aim at. */

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
  craft: { head: 'The craft itself', check: () => 'ask' },
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

export function keepTable(input: ReportInput, facts: FactTable): Block {
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

export function leaving(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const three = directions(input).map(occupationOf)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  const growing = three.filter((occupation) => (occupation.outlook?.growthPercent ?? 0) > 0).length
  const better = three.filter((occupation) => (occupation.wages?.median ?? 0) > pay).length
  const count = (id: string, value: number, source: string) => facts.put({ id: `directions.${id}`, value, unit: 'score', source })
  const words: Record<string, Text> = {
    pay:
      pay > 0
        ? three.length > 1
          ? `In ${count('better', better, 'WYK')}${ofThem(input)} the median is above your pay.`
          : `The median of ${plain(three[0]!.shortTitle)} is ${better > 0 ? '' : 'not '}above your pay.{^WY}`
        : 'You gave no pay, so we cannot say which of them pays more.',
    shrinking:
      three.length > 1
        ? growing === three.length
          ? `The number of jobs grows in ${three.length === 2 ? 'both' : 'all three'} directions.{^P}${ownGrows(input)}`
          : `The number of jobs grows in ${count('growing', growing, 'P')}${ofThem(input)}.${ownGrows(input)}`
        : `The number of jobs ${growing > 0 ? 'grows' : 'does not grow'} for ${plain(three[0]!.shortTitle)}.{^P}`,
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

/** What the table says of a field that the reader left as a shrinking one, where it says the opposite. */
function ownGrows({ present }: ReportInput): Text {
  return (present?.outlook?.growthPercent ?? 0) > 0 ? ' By the tables yours grows too; ask what shrinks where you are.' : ''
}

export function ideaBlocks(input: ReportInput): Block[] {
  const idea = ownText(input, 'change.idea', 150) || sentencesWithin(input.careerGoals, 150)
  if (!idea)
    return [
      small('You named no idea. If one comes, write down which part of it is the work and which part is the place.'),
      { kind: 'lines', label: 'An idea that keeps coming back', count: 2 },
    ]
  return [
    { kind: 'quote', text: `“${plain(idea)}”`, by: 'Your words{^Y}' },
    small(
      'Which part of it is the work, which part is the place? The work you can see on page {page:plan}; the place, on a free morning.',
    ),
  ]
}

const INDUSTRIES: Record<string, string> = { tech: 'technology', nonprofit: 'non-profit bodies', government: 'government' }

/** The filter that the person set with a target industry, as the engine applied it. */
export function industryText(input: ReportInput, facts: FactTable): Text {
  const target = input.profile.reach?.targetIndustry ?? ''
  if (!target || ['exploring', 'unsure', 'other'].includes(target)) {
    const [rule] = input.ranking.funnel.slice(-1)
    return `**Target industry:** you fixed none, so no job was left out for it.${rule ? ` ${facts.ref(`funnel.${rule.rule}`)} ${rule.left === 1 ? 'job' : 'jobs'} passed all rules.` : ''}`
  }
  const name = plain(INDUSTRIES[target] ?? target.replace(/[_-]/g, ' '))
  const step = input.ranking.funnel.find(({ rule }) => rule === 'industry')
  return step
    ? `**Target industry:** ${name}.{^Y} Jobs that hardly exist there were left out; ${facts.ref(`funnel.${step.rule}`)} remained.`
    : `**Target industry:** ${name}.{^Y} No job had to be left out for it: most kinds of work exist there.`
}
