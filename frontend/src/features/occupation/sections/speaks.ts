import { article } from '@waymark/contracts/text/article'
import type { OccupationFigures } from '../../../api/occupations.ts'
import { lowerFirst, signedPercent, whole } from '../../../entities/occupation/figures.ts'
import { payHere } from '../../../entities/occupation/pay-here.ts'
import { dollars } from '../../../lib/money.ts'

export type Said = { text: string; sources: string }

const manyOpenings = 15_000
const fewOpenings = 1_500
const highLens = 75
/** Share of the activities from which on it speaks for the work that they stay with people. */
const worthSaying = 0.25
/** Points above the average growth that count as clearly above it. */
const clearlyAbove = 2

/** What the figures say for an occupation, whoever asks. Only figures: no one's answers are in it. */
export function speaksFor(data: OccupationFigures): Said[] {
  const { outlook, national, activities } = data
  const said: Said[] = []
  const openings = outlook.openings?.value
  if (openings !== undefined && openings >= manyOpenings)
    said.push({ text: `${whole(openings)} openings a year, so there is work in most places.`, sources: 'P' })
  const growth = outlook.growth?.value
  if (growth !== undefined && national && growth >= national.growth + clearlyAbove)
    said.push({
      text: `Growth of ${signedPercent(growth)} by 2034, above the ${signedPercent(national.growth)} of all occupations.`,
      sources: 'P',
    })
  const pay = payAgainstAll(data)
  if (pay && pay.median >= pay.all) said.push({ text: pay.words('more'), sources: 'W' })
  const human = activities.filter(({ verdict }) => verdict === 'human').length
  if (human >= activities.length * worthSaying && human > 0)
    said.push({
      text: `${human} of its ${activities.length} kinds of activity ${human === 1 ? 'stays' : 'stay'} with people, by the readings of its tasks.`,
      sources: 'AB',
    })
  return said
}

export function speaksAgainst(data: OccupationFigures): Said[] {
  const { outlook, national, exposures, entryEducation, jobZone } = data
  const said: Said[] = []
  if (entryEducation && /degree/i.test(entryEducation))
    said.push({ text: `The usual entry is ${article(entryEducation)} ${lowerFirst(entryEducation)}.`, sources: 'P' })
  else if ((jobZone ?? 0) >= 4) said.push({ text: `It needs long preparation: job zone ${jobZone} of 5.`, sources: 'O' })
  const growth = outlook.growth?.value
  if (growth !== undefined && growth < 0)
    said.push({ text: `The number of jobs is expected to shrink: ${signedPercent(growth)} by 2034.`, sources: 'P' })
  else if (growth !== undefined && national && growth < national.growth + clearlyAbove)
    said.push({
      text: `Growth of ${signedPercent(growth)} by 2034 is ${growth > national.growth ? 'little above' : 'not above'} the ${signedPercent(national.growth)} of all occupations.`,
      sources: 'P',
    })
  const pay = payAgainstAll(data)
  if (pay && pay.median < pay.all) said.push({ text: pay.words('less'), sources: 'W' })
  const openings = outlook.openings?.value
  if (openings !== undefined && openings < fewOpenings)
    said.push({ text: `Only ${whole(openings)} openings a year in the whole country.`, sources: 'P' })
  const high = exposures.filter(({ percentile }) => percentile >= highLens)
  if (high.length > 0)
    said.push({
      text: `${high.length} of ${exposures.length} AI lenses put it among the most exposed quarter of occupations.`,
      sources: high.map(({ lens }) => lens).join(''),
    })
  return said
}

/** The middle pay beside that of all jobs in the same place; undefined where one of them is not published. */
function payAgainstAll(data: OccupationFigures) {
  const { median, all, place } = payHere(data)
  if (!median || all === undefined) return undefined
  const [here, there] = place ? [` in ${place}`, ' there'] : ['', '']
  return {
    median: median.value,
    all,
    words: (word: 'more' | 'less') =>
      `Half${here} earn ${word} than ${dollars(median.value)}; the middle of all jobs${there} is ${dollars(all)}.`,
  }
}
