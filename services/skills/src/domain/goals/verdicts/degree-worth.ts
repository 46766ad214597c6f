import type { OccupationFigures } from '../../catalogue/figures.ts'
import { dollars, listWords } from '../../explain/money-words.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import { educationStep, entryStep } from '../../reach/education.ts'
import type { WishAnswer } from '../answer-wishes.ts'
import type { Wish } from '../goals.ts'
import { WAYS } from './kept-wishes.ts'
import { placesAsked } from './places-asked.ts'

/**
 * Whether a degree or a certificate pays: which of the places named and listed ask for one that is not held, what each side pays, and how
 * long the study takes. Where no place asks for it, the person learns how to find out before they pay.
 */
export function degreeVerdict(engine: Engine, ranking: Ranking, { id, label = '', phrase }: Wish): WishAnswer {
  const places = placesAsked(engine, ranking).filter(({ index }) => ranking.standing.entries[index]!.known)
  const isPaper = CERTIFICATE.test(phrase)
  const asks = (place: OccupationFigures): boolean => (isPaper ? asksPaper(ranking, place) : asksDegree(ranking, place))
  const [with_, without] = [places.filter(asks), places.filter((place) => !asks(place))]
  const why = [
    with_.length > 0 ? `${isPaper ? PAPER : DEGREE} opens ${told(ranking, with_)}${isPaper ? '' : longest(ranking, with_)}.` : '',
    without.length > 0 ? `${with_.length > 0 ? 'Without it you reach' : WITHOUT} ${told(ranking, without)}.` : '',
    with_.length > 0 && without.length > 0 ? decides(ranking, with_, without) : '',
    ASK,
  ]
  return {
    ...{ id, label, phrase },
    answer: places.length === 0 ? 'unknown' : with_.length === 0 ? 'no' : without.length > 0 ? 'partly' : 'yes',
    why: why.filter(Boolean).join(' '),
    source: places.length > 0 ? WAYS : '',
  }
}

/** Whether the usual entry lies above the education that is held. */
function asksDegree({ person, standing }: Ranking, place: OccupationFigures): boolean {
  const held = educationStep(person)
  const { how, studyMonths } = standing.entries[place.index]!
  if (held === undefined || how === 'own') return false
  return (entryStep(place) ?? 0) > held || studyMonths[0] >= A_DEGREE
}

/** Whether its gate names a license, an exam or a program that the person has not passed. */
function asksPaper({ standing }: Ranking, { index }: OccupationFigures): boolean {
  const { gate, how, missing } = standing.entries[index]!
  if (how === 'own' || !gate) return false
  return (
    missing.length > 0 && (gate.kind === 'license' || gate.kind === 'certificate' || Boolean(gate.exam && !NONE.test(gate.exam)))
  )
}

function told({ standing }: Ranking, places: readonly OccupationFigures[]): string {
  return listWords(
    places.slice(0, MOST).map(({ title, index }) => {
      const pay = standing.pay[index]!
      return pay > 0 ? `${title} (about ${dollars(1000 * Math.round(pay / 1000))} a year)` : title
    }),
  )
}

function longest({ standing }: Ranking, places: readonly OccupationFigures[]): string {
  const months = Math.max(...places.slice(0, MOST).map(({ index }) => standing.entries[index]!.studyMonths[0]))
  return months > 0 ? `, after up to ${months} months of full-time study from where you stand` : ''
}

/** What decides, in the money of both sides. */
function decides({ standing }: Ranking, with_: readonly OccupationFigures[], without: readonly OccupationFigures[]): string {
  const best = (places: readonly OccupationFigures[]): number => Math.max(...places.map(({ index }) => standing.pay[index]!))
  const more = best(with_) - best(without)
  if (more <= 0) return 'The best paid of these needs no such paper, so it pays only if you want that work.'
  return `At the top of both sides that is about ${dollars(1000 * Math.round(more / 1000))} a year more: hold it against the price of the school and the hours.`
}

const DEGREE = 'The degree'
const PAPER = 'A license, an exam or a program'
const WITHOUT = 'None of the places that we compare asks for it, so it is no key to them:'
const ASK =
  'Before you pay, ask three employers who hire for the post you want whether they would have hired you without it, and what they pay with it.'
const CERTIFICATE = /certificat|\bcerts?\b|licen[sc]e/i
const NONE = /^none/i
/** Months of study from which it is more than a course. */
const A_DEGREE = 18
const MOST = 3
