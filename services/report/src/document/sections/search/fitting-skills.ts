import { occupationOf } from '../../facts/reading.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import { WORK_THEMES } from '../../facts/work/work-themes.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { hiredAim } from '../opening/aim.ts'
import type { OwnFacts } from '../person/own-facts.ts'

type Skills = OwnFacts['skills']

/** The named skills that the work speaks of anywhere in what we hold of it, and the others; where none fits, all of them are kept. */
export function fittingSkills(input: ReportInput, skills: Skills): { fitting: Skills; idle: Skills } {
  const work = wordsOf(input)
  const fitting = skills.filter(({ name }) => belongs(name, work))
  return fitting.length > 0 ? { fitting, idle: skills.filter((one) => !fitting.includes(one)) } : { fitting: skills, idle: [] }
}

/** The named skills that the work speaks of; none where it speaks of none of them. */
export function skillsAskedFor(input: ReportInput, skills: Skills): Skills {
  const work = wordsOf(input)
  return skills.filter(({ name }) => belongs(name, work))
}

function wordsOf(input: ReportInput): string {
  const { title, alternateTitles, note, activities, skills, knowledge, technologies } = occupationOf(hiredAim(input))
  return [
    title,
    ...alternateTitles,
    ...[...(note?.tasks ?? []), ...(note?.certificates ?? [])].map(({ text }) => text),
    ...activities.map(({ label }) => label),
    ...[...skills, ...knowledge, ...technologies].map(({ name }) => name),
  ].join(' ')
}

const belongs = (name: string, work: string): boolean =>
  sharesStem(name, work) ||
  WORK_THEMES.some((theme) => theme.said.test(name.toLowerCase()) && theme.work.test(work.toLowerCase()))
