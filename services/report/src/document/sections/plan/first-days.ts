import { keyOn } from '../../facts/answered.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { occupationOf, yearlyWages } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { hasNoWork } from '../../facts/told/no-work.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { startDays } from '../own-business/plan-words.ts'
import { skillsAskedFor } from '../search/fitting-skills.ts'
import { contactWords } from '../talks/contacts.ts'
import { dayOfWeek } from './plan-words.ts'

/** Five small things for the first two weeks, each with its day: none of them needs leave, and none costs money. */
export function firstDays(input: ReportInput, words: AimWords): { lead: Text; text: Text }[] {
  const { start } = words
  const steps = start
    ? startDays(input, words, start)
    : [purse(input, words), ask(input, words), ads(input, words), paper(words), home(input, words)]
  return steps.map((text, at) => ({ lead: `${dayOfWeek(input, DAYS[at]!)}.`, text }))
}

function purse(input: ReportInput, { way, program, titles, job, work, aim }: AimWords): Text {
  if (way.study[1] > 3)
    return `Put ${slipOf(input)} beside the months of ${program || `the way into ${work}`}, for page {page:money}.`
  const reserve = reserveOf(input)
  const wages = yearlyWages(occupationOf(aim))
  const title = titles[0] ?? job
  if (reserve)
    return reserve.months[1] <= 1
      ? `You have ${reserve.words} put by.{^Y} Write down which bill is due first, and whom you would call if a check came late.`
      : `You have ${reserve.words} put by.{^Y} Write down for which bills, before the first page for “${title}” goes out.`
  return wages
    ? `Put ${slipOf(input)} beside $${(Math.round(wages.p25 / 12 / 10) * 10).toLocaleString('en-US')} a month, what three in four earn more than as “${title}”.{^K}`
    : `Write down what a month costs, and ask what “${title}” pays by the hour.`
}

/** What shows a month of money: not everybody has a pay stub. */
function slipOf(input: ReportInput): Text {
  if (hasNoWork(input)) return 'the last bank sheet'
  return isOwnBoss(input) ? 'what you drew from the business last month' : 'the last pay stub'
}

const ask = (input: ReportInput, { aJob, employers }: AimWords): Text =>
  `Ask ${contactWords(input, 0)} for the name of ${aJob}${employers[0] ? ` (${employers[0]})` : ''}.`

/** A skill that the work never speaks of is not counted in its ads. */
function ads(input: ReportInput, { own, job, tasks, titles }: AimWords): Text {
  const [title = job] = titles
  const fitting = skillsAskedFor(input, own.skills)
  const skill = fitting[1]?.name ?? fitting[0]?.name
  return skill
    ? `Save five ads for “${title}”, and count how many ask for ${plain(skill)}.`
    : `Save five ads for “${title}”. How many speak of this: “${tasks[0] ?? job}”?`
}

/** The body that knows the rule, or, where there is none, a look at the work itself. */
function paper({ way, exam, license, tasks, aJob, employers }: AimWords): Text {
  // Who accredits programs knows of no exam or license.
  const asksForSchool = !exam && !license && way.study[1] > 0 && !isCourse(way.study)
  const body = way.gate?.lookUp[0]?.name ?? (asksForSchool ? way.gate?.accreditors[0]?.name : undefined)
  if (body && body.length <= LONGEST_NAME && (exam || license || asksForSchool))
    return `Look up ${exam ? `the ${exam}` : license ? `the ${license}` : 'approved programs'} on the site of the ${plain(body.replace(/^The /, ''))}.`
  const task = tasks[1] ?? tasks[0]
  return task
    ? `Ask to see this for ten minutes, with leave: “${task}”.`
    : `Walk past one place that hires ${aJob}${employers[0] ? ` (${employers[0]})` : ''}.`
}

/** At home money is talked of by who lives on it. */
function home(input: ReportInput, { way, program, work, aJob }: AimWords): Text {
  const what = way.study[1] > 3 ? `the months of ${program || `the way into ${work}`}` : `the pay of a first year as ${aJob}`
  const key = hasNoWork(input) ? '' : keyOn(input, 'money.dependants')
  return HOME[key]?.(what) ?? `Talk 4, with ${what} on paper.`
}

const HOME: Readonly<Record<string, (what: Text) => Text>> = {
  nobody_else: (what) => `Write ${what} beside your own rent and bills; then talk 4, since two heads count better.`,
  shared: (what) => `Talk 4: ${what}, beside the half that the other pay carries.`,
  main: (what) => `Talk 4: ${what}, and what of the home could wait a year.`,
  sole: (what) => `Talk 4: ${what}, and below it what all at home need each month.`,
}

const LONGEST_NAME = 48
const DAYS = [1, 3, 6, 9, 13]
