import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay, missingOf } from '../../facts/entry-way.ts'
import { DEGREE_WORDS, occupationOf } from '../../facts/reading.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownFacts } from '../person/own-facts.ts'

/**
 * What of the reader's a school or a board could count toward such work: a paper or years of work that lie near it, a degree where a
 * program is asked for. undefined where nothing of theirs is: a crane card counts for no school of toolmaking.
 */
export function heldWords(input: ReportInput, ranked: RankedOccupation): Text | undefined {
  const { papers } = ownFacts(input)
  const way = entryWay(ranked)
  const isNear = NEAR.has(way.how)
  const asked = `${occupationOf(ranked).title} ${way.missing.join(' ')}`
  const paper = papers.find(
    (name) => name.length <= LONGEST_PAPER && !MEMBER.test(name) && (isNear || sharesStem(name.replace(KINDS, ' '), asked)),
  )
  if (paper) return `your ${plain(paper)}`
  const degree = DEGREE_WORDS[input.profile.reach?.education ?? '']
  if (degree && !/high school/.test(degree) && missingOf(way, 'program') !== undefined && way.study[1] > A_COURSE)
    return degree.replace(/^an? /, 'your ')
  return isNear ? yearsWords(input) : undefined
}

const NEAR: ReadonlySet<string> = new Set(['own', 'same', 'related'])
/** Months of study that no degree is counted toward: a course is taken whole. */
const A_COURSE = 3
/** Who belongs to a club has passed nothing. */
const MEMBER = /\bmember(?:ship)?\b/i
/** Words for papers of every kind: two that share only these have nothing to do with each other. */
const KINDS = /\b(?:licen[sc]ed?|certifi\w+|card|registered|state|course|training|class|level)\b/gi

/** "your 14 years as plumber". */
export function yearsWords(input: ReportInput): Text | undefined {
  const { role, years } = ownFacts(input)
  if (role === '' || years === 0) return undefined
  return `your ${years === 1 ? 'one year' : `${years} years`} as ${plain(role)}`
}

const LONGEST_PAPER = 32
