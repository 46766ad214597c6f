import { withArticle } from '@waymark/contracts/text/article'
import { timeRange } from '../../facts/break-even.ts'
import { capital, listing } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { isStudent } from '../../facts/student.ts'
import type { Text } from '../../model/rich-text.ts'
import { counted, dollarsOf, marked, type Purse, type Road, schools } from './money-roads.ts'
import { rangeWords } from './money-table.ts'

/** What the pages on money say to who has no work and no pay today: nothing is given up, and no boss is left. */

const HEADLINE = 76
const plainLength = (text: Text): number => text.replace(/\{[^}]*\}/g, '$00,000').length

/** What stands between the reader and a first pay, and what that is. */
export function withoutPayHeadline(purse: Purse): Text {
  const first = counted(purse.roads)[0]
  if (!first) return 'Pay or the way in is not known here: ask before you count'
  const pay = dollarsOf(purse, `median.${first.occupation.code}`, first.occupation.wages?.median ?? 0)
  const fees = first.fees.range?.[1] ?? 0
  const name = capital(first.name)
  const whole =
    fees > 0
      ? `${name}: fees of ${rangeWords(purse, `fees.${first.occupation.code}`, first.fees.range!).replace(/^Up/, 'up')}, then about ${pay} a year`
      : `${name}: half earn more than ${pay} a year`
  return plainLength(whole) <= HEADLINE ? whole : `${name}: what it pays, and what comes before`
}

export function withoutPayStandfirst({ input, roads }: Purse): Text {
  const student = isStudent(input)
  const lead = student
    ? 'You study, so no pay of a line of work is given up here.'
    : 'You have no pay of your own today, so a change gives none up.'
  const known = roads.filter(({ entry }) => entry.known)
  const school = known.filter(({ entry }) => entry.study[1] > 0 && !isCourse(entry.study))
  const paid = known.filter(({ entry }) => entry.study[1] === 0 && entry.paid[1] > 0)
  if (school.length > 0)
    return `${lead} What costs is school: its fees, and the months until the first check as ${listing(school.map(({ name }) => withArticle(name)))}.`
  if (paid.length > 0)
    return `${lead} As ${withArticle(paid[0]!.name)} you are paid while you learn, so the first check need not wait for it.`
  return `${lead} No school stands before ${roads.length === 1 ? roads[0]!.name : 'these'}: what counts is the first check, and what it has to cover.`
}

interface Said {
  purse: Purse
  road: Road
  first: Text
  later: Text
  months: Text
  fees: Text
}
type Wording = (said: Said) => Text

const OPEN: readonly Wording[] = [
  ({ first, later }) => `Nothing to learn first. A low start is about ${first} a year, the middle ${marked(later)}.`,
  ({ first, later }) => `The first offer is all that is missing: from ${first} at the low end to ${marked(later)} in the middle.`,
  ({ later }) => `No school stands before it. Half of those who do it earn more than ${marked(later)}.`,
]
const TAUGHT: readonly Wording[] = [
  ({ months, later }) => `Learned on the payroll, ${months}. Half of those who do it earn more than ${marked(later)}.`,
  ({ months, first, later }) =>
    `An employer shows you how, ${months} with pay. A low start is ${first}, the middle ${marked(later)}.`,
]
const COURSE: readonly Wording[] = [
  ({ months, later }) =>
    `Apply before you pay for a course. If one is asked, it takes ${months}; the middle pay is ${marked(later)}.`,
  ({ first, later }) =>
    `Ask two employers if they train newcomers: then no course is needed. A low start is ${first}, the middle ${marked(later)}.`,
  ({ later, months }) => `A course of ${months} at most. After it half earn more than ${marked(later)}.`,
]
const SCHOOL: readonly Wording[] = [
  ({ months, fees, later }) => `School takes ${months} and costs ${fees} in fees. Then half earn more than ${marked(later)}.`,
  ({ months, later, first }) =>
    `No pay for ${months}, unless you work beside school. A first post brings ${first} or more, the middle is ${marked(later)}.`,
  ({ fees, later }) => `Fees: ${fees}. Ask what aid takes off before you compare them with ${marked(later)} a year.`,
]
const TRAINING: readonly Wording[] = [
  ({ months, later }) =>
    `The employer pays while you learn, for ${months}. Half of those who stay earn more than ${marked(later)}.`,
  ({ first, later, months }) =>
    `Training of ${months}, on their payroll. A low start after it is ${first}, the middle ${marked(later)}.`,
]
const YEARS: readonly Wording[] = [
  ({ months, later }) =>
    `Nobody begins there: ${months} of related work come before the ${marked(later)}. Ask for the post below it.`,
  ({ months, first }) => `It takes ${months} in a post below, and then pays ${marked(first)} or more.`,
]

/** What one direction means in money for them; by a number, so that no wording is used twice on a page. */
export function withoutPayFinding(purse: Purse, road: Road, at: number): Text {
  const { occupation, entry, fees, kind } = road
  const { code, wages } = occupation
  const months = (range: readonly [number, number]): Text =>
    timeRange(range[0] < range[1] && range[0] === 0 ? 0 : Math.max(1, range[0]), Math.max(1, range[1]))
  const taught = kind === 'open' && entry.paid[1] > 0
  const of =
    kind === 'training' || taught ? entry.paid : kind === 'years' ? ([entry.experience, entry.experience] as const) : entry.study
  const wordings = taught
    ? TAUGHT
    : ({ open: OPEN, course: COURSE, school: SCHOOL, training: TRAINING, years: YEARS }[kind as 'open'] ?? OPEN)
  return wordings[at % wordings.length]!({
    purse,
    road,
    first: dollarsOf(purse, `first.${code}`, wages && wages.p25 > 0 ? wages.p25 : (wages?.median ?? 0) * 0.8),
    later: dollarsOf(purse, `median.${code}`, wages?.median ?? 0),
    months: months(of),
    fees: fees.range
      ? rangeWords(purse, `fees.${code}`, fees.range).replace(/^(?:Up|None)/, (word) => word.toLowerCase())
      : 'what the school asks',
  })
}

/** Held against their answers: what nobody without work can be told of giving notice or of a raise. */
export function needsItem(purse: Purse): { lead: Text; text: Text } {
  const first = counted(purse.roads)[0]
  const low = first ? (first.occupation.wages?.p25 ?? 0) / 12 : 0
  return {
    lead: 'You begin from no pay.',
    text:
      first && low > 0
        ? `A low start as ${withArticle(first.name)} is ${marked(dollarsOf(purse, `first.month.${first.occupation.code}`, low))} a month before tax. Set against it what work costs: the way there, meals, and care for whoever needs you.`
        : 'So each pay is a gain, less what work costs: the way there, meals, and care for whoever needs you.',
  }
}

/** The longest way through school; undefined where none asks for it. */
export const longestSchool = (purse: Purse): ReturnType<typeof schools>[number] | undefined =>
  schools(purse).toSorted((a, b) => b.way.school[1] - a.way.school[1])[0]
