import { DEGREE_WORDS } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownFacts } from '../person/own-facts.ts'

/** What the reader would bring to a school or a board: a paper, else a degree, else their years; undefined where none of them is told. */
export function heldWords(input: ReportInput): Text | undefined {
  const { papers } = ownFacts(input)
  const paper = papers.find(({ length }) => length <= LONGEST_PAPER)
  if (paper) return `your ${plain(paper)}`
  const degree = DEGREE_WORDS[input.profile.reach?.education ?? '']
  if (degree && !/high school/.test(degree)) return degree.replace(/^an? /, 'your ')
  return yearsWords(input)
}

/** "your 14 years as plumber". */
export function yearsWords(input: ReportInput): Text | undefined {
  const { role, years } = ownFacts(input)
  if (role === '' || years === 0) return undefined
  return `your ${years === 1 ? 'one year' : `${years} years`} as ${plain(role)}`
}

const LONGEST_PAPER = 32
