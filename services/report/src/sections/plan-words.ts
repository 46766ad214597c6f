import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keyOn, keysOn, labelsOn } from '../facts/answered.ts'
import { entryWay } from '../facts/entry-way.ts'
import { lower, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'

/** What a plan says for each date: what to have done, and when to turn. */
export type Road = { readonly title: Text; readonly steps: readonly [Text, Text, Text]; readonly turn: Text }

/** "December 24", so many days after the report was made. */
export function dayAfter({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  const date = new Date(Date.parse(createdAt) + days * 86_400_000)
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(date)
}

/** The way that the reader tries first. */
export function firstRoad(input: ReportInput, aim: RankedOccupation): Road {
  const name = plain(occupationOf(aim).shortTitle)
  const kind = kindOf(aim)
  const talked = keysOn(input, 'history.tried').includes('look_talked')
  return {
    title: `Plan A: ${name}`,
    steps: [
      talked
        ? 'Go back to the person you talked to.{^Y} Ask the three questions on page {page:talks}.'
        : `Talk 2 on page {page:talks}: ${plain(withArticle(occupationOf(aim).shortTitle))}, twenty minutes.`,
      MIDDLE[kind]!,
      LAST[kind]!,
    ],
    turn: TURN[kind]!,
  }
}

/** What waits until the first way is closed, kept warm meanwhile. */
export function secondRoad(other: RankedOccupation): Road {
  const name = plain(occupationOf(other).shortTitle)
  const kind = kindOf(other)
  return {
    title: `Plan B: ${name}`,
    steps: [
      'Nothing yet. One idea at a time.',
      `One talk with ${plain(withArticle(occupationOf(other).shortTitle))}, to keep it warm.`,
      `Ready if A turns: ${lower(MIDDLE[kind]!)}`,
    ],
    turn: 'Begins when A ends. Give it the same ninety days, and no more.',
  }
}

/** Staying, on better terms: it begins first, since it costs least. */
export function lastRoad(input: ReportInput): Road {
  if (!input.present && (input.profile.reach?.yearsExperience ?? 0) === 0)
    return {
      title: 'Plan Z: any work that pays',
      steps: [
        'One place that takes people now: a store, a warehouse, a front desk.',
        'Hours that leave two evenings free for plan A.',
        'One thing learned there that a stranger would pay for.',
      ],
      turn: 'It is no defeat: a wage and a reference carry plan A.',
    }
  const [drain] = labelsOn(input, 'present.drain', 1)
  const runway = RUNWAYS[keyOn(input, 'money.runway')]
  return {
    title: 'Plan Z: stay, on better terms',
    steps: [
      drain
        ? `Talk 1 on page {page:talks}. It is about this: “${plain(lower(drain))}”.{^Y}`
        : 'Talk 1 on page {page:talks}: the next step, with a date.',
      'The answer in writing. A “soon” counts as a no.',
      'One change that you can feel on a Monday. Keep your papers current meanwhile.',
    ],
    turn: runway ?? 'If nothing has changed by then, staying has a price too. Count it on page {page:money}.',
  }
}

function kindOf(ranked: RankedOccupation): string {
  const { gate, study, known } = entryWay(ranked)
  if (!known) return 'unknown'
  if (gate?.kind === 'apprenticeship') return 'apprenticeship'
  if (study[1] >= 9) return 'school'
  if (study[1] > 0 || gate?.kind === 'license' || gate?.kind === 'certificate') return 'paper'
  return 'open'
}

const MIDDLE: Readonly<Record<string, Text>> = {
  school: 'Two programs called, with the full price and the months in writing.',
  apprenticeship: 'Your name on the list of a program, and the test date known.',
  paper: 'The exam or license asked about: who may sit it, what it costs, when.',
  open: 'Four résumé lines rewritten with figures, and the five words that come back in job ads.',
  unknown: 'Three people asked how they got in. Write the three ways side by side.',
}
const LAST: Readonly<Record<string, Text>> = {
  school: 'One class tried as a guest, and the sum on page {page:money} with real prices.',
  apprenticeship: 'A practice test done, and a day beside someone in the first year.',
  paper: 'The course begun, or a date for it that is paid.',
  open: 'Two applications sent that you would accept.',
  unknown: 'The shortest of the three ways begun.',
}
const TURN: Readonly<Record<string, Text>> = {
  school: 'No program counts your years, or the price is above what you wrote on page {page:money}.',
  apprenticeship: 'No list opens within a year, or the first year pays less than you can live on.',
  paper: 'They will not let you sit it, or employers shrug when you name it.',
  open: 'Ten applications and no talk. Then the page is wrong, or the aim.',
  unknown: 'Nobody can tell you how they got in.',
}

/** By how long the reader could live without pay. */
const RUNWAYS: Readonly<Record<string, Text>> = {
  runway_0: 'With less than a month put by, do not leave before a signed offer.{^Y}',
  runway_3: 'One to three months put by: leave with an offer, or with a start date in school.{^Y}',
  runway_6: 'Half a year put by: you could leave for plan A, not for rest.{^Y}',
  runway_12: 'A year put by: you may leave when plan A has a date.{^Y}',
  runway_24: 'Money does not hold you.{^Y} Ask what does.',
}
