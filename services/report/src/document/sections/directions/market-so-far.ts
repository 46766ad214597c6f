import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { yearlyWages } from '../../facts/reading.ts'
import { countOf } from '../../model/grammar.ts'
import type { Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import type { Block, ColumnsBlock } from '../blocks.ts'
import { columns, heading, small } from '../parts.ts'

/** Where its posts come from and how its pay has moved, for a page with room to spare; nothing where neither is published. */
export function marketSoFar(occupation: Occupation, before: SaidBefore): Block[] {
  const parts = [
    { head: 'Where its posts come from', words: before.tell(...postWords(occupation)) },
    { head: 'Its pay so far', words: before.tell(...payWords(occupation)) },
  ].flatMap(({ head, words }): Block[][] => (words === undefined ? [] : [[heading(head), small(words)]]))
  if (parts.length === 0) return []
  return [{ ...(columns('halves', ...parts) as ColumnsBlock), reserve: true }]
}

/** Openings of a year in the whole country: whether people leave them behind or the work grows. */
function postWords({ outlook }: Occupation): Text[] {
  if (!outlook || outlook.openingsPerYear <= 0) return []
  const { openingsPerYear: openings, separationsPerYear: left } = outlook
  const posts = countOf(openings, 'post')
  if (left <= 0 || left > openings) return []
  if (left === openings)
    return [
      `All ${posts} that open in a year are those of people who leave.{^P}`,
      `Nobody adds posts: the ${openings.toLocaleString('en-US')} of a year were somebody’s before.{^P}`,
      `You would follow somebody: each of the ${posts} of a year is left behind.{^P}`,
    ]
  const fresh = (openings - left).toLocaleString('en-US')
  return [
    `Of ${posts} that open in a year, ${fresh} are new; people leave the others.{^P}`,
    `New are ${fresh} of the ${posts} of a year. The rest were somebody’s before.{^P}`,
    `A year opens ${posts}: ${fresh} because the work grows, the others as people leave.{^P}`,
  ]
}

/** The middle of its pay in the first and the last year that are published, in the money of each year. */
function payWords(occupation: Occupation): Text[] {
  const years = yearlyWages(occupation)?.medianByYear.filter(({ value }) => value > 0) ?? []
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last || last.year - first.year < LEAST_YEARS) return []
  const then = `$${first.value.toLocaleString('en-US')}`
  const now = `$${last.value.toLocaleString('en-US')}`
  return [
    `Half of those in it earned less than ${then} in ${first.year}, and less than ${now} in ${last.year}, in the money of each year.{^W}`,
    `The middle of its pay was ${then} in ${first.year} and ${now} in ${last.year}. Prices rose too.{^W}`,
    `From ${then} (${first.year}) to ${now} (${last.year}) at the middle of all who do it, before inflation.{^W}`,
  ]
}

const LEAST_YEARS = 3
