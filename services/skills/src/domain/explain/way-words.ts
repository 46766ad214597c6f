import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Ranking } from '../matching/rank.ts'
import { referencePay } from '../reach/education.ts'
import { abroadWords, EVALUATED, wayFromAbroad } from '../reach/from-abroad.ts'
import { payFloor } from '../reach/pay-floor.ts'
import { leads } from '../reach/ranks.ts'
import { PROGRAM_MONTHS } from '../reach/study-hours.ts'
import { lackedDegree } from '../reach/usual-degree.ts'
import { dollars } from './money-words.ts'
import { studyBesideHours } from './study-hours.ts'

type Told = Pick<Ranking, 'person' | 'standing' | 'goals'>

/** That leading comes before leading, for who never led; undefined where nothing is led or they have. */
export function leadFirst({ person: { present, reach } }: Pick<Ranking, 'person'>, place: OccupationFigures): string | undefined {
  if (!present || reach.leads || leads(present) || !leads(place) || OWNERS.test(place.code)) return undefined
  const step = place.code.startsWith('11-') ? 'a project, a budget or a small team' : 'a shift or a crew'
  return `It leads people, and your present work does not: run ${step} first, and have results to show before you apply.`
}

/** Farmers lead what they own, and legislators are elected. */
const OWNERS = /^11-(?:1031|9013)/

/**
 * What an answer adds to the months of a way in, so that it says no less than the place on the list does: the hours beside which the
 * study lies, the degree that many ask for, that leading comes first, the years that are usually asked, and a first pay under the floor.
 * Sentences with a space before each; empty where nothing is to be said.
 */
export function wayCaveats(told: Told, place: OccupationFigures): string {
  const { person, standing } = told
  const entry = standing.entries[place.index]!
  const lacked = lackedDegree(person, place, entry)
  const degree = lacked?.usual === 'many' ? 'Many employers ask for a bachelor’s degree, which you do not hold.' : undefined
  const said = [
    studyBesideHours(told, place),
    tuition(told, place),
    degree,
    leadFirst(told, place),
    abroadFirst(told, place),
    yearsAsked(entry),
    entry.gate?.beside,
    entry.begun ? 'Ask the school in writing how much of what you have begun still counts.' : undefined,
    lowStart(told, place) ?? farAbove(told, place),
  ]
  return said.flatMap((sentence) => (sentence ? [` ${sentence}`] : [])).join('')
}

/** Who works in health care and studies for a license there may study at the cost of the employer. */
function tuition({ person: { present }, standing }: Told, { code, index }: OccupationFigures): string | undefined {
  const studies = standing.entries[index]!.studyMonths[0] >= PROGRAM_MONTHS
  if (!studies || !/^29-/.test(code) || !present || !/^(?:29|31)-/.test(present.code)) return undefined
  return 'Many hospitals and clinics pay part of the tuition of their staff, some all of it for a promise to stay: ask before you enroll.'
}

/** That a diploma from abroad is evaluated first; undefined where the way does not ask it. */
export function abroadFirst({ standing }: Pick<Ranking, 'standing'>, { code, index }: OccupationFigures): string | undefined {
  const { missing, gate } = standing.entries[index]!
  return gate && missing.includes(EVALUATED) ? abroadWords(code, wayFromAbroad(gate).licensed) : undefined
}

/** Where employers ask for years that near work stands for, they have to be shown. */
function yearsAsked({ gate, how, experienceMonths, missing }: Told['standing']['entries'][number]): string | undefined {
  if (!gate || missing.includes(EVALUATED) || how !== 'related' || experienceMonths > 0 || (gate.related?.experience ?? 0) === 0)
    return undefined
  return 'Employers usually ask for some years of related work: say in your application which part of yours that is.'
}

/** That its middle pay lies under the floor that the person set; undefined where it does not, or where they keep what they earn now. */
export function underFloor({ person, standing, goals }: Told, { index, wages }: OccupationFigures): string | undefined {
  const { floor, stated } = payFloor({ person, standing, goals })
  // In the work that one is in now, what is earned is kept.
  if (standing.entries[index]!.how === 'own' && person.present && !person.isReturning) return undefined
  if (!stated || !wages || wages.p50 === 0 || wages.p50 >= floor) return undefined
  const years = standing.pay[index]! >= floor ? '; with your years you may come in above it' : ''
  return `Its middle pay, ${dollars(wages.p50)}, lies under the ${dollars(floor)} you need${years}.`
}

/** A middle pay under the floor, or a first pay where the move leaves what they know. */
function lowStart(told: Told, place: OccupationFigures): string | undefined {
  const under = underFloor(told, place)
  if (under) return `But ${under.charAt(0).toLowerCase()}${under.slice(1)}`
  const { person, standing, goals } = told
  const { index, wages } = place
  const { floor, stated } = payFloor({ person, standing, goals })
  const { how } = standing.entries[index]!
  if (how === 'own' && person.present && !person.isReturning) return undefined
  if (!stated || floor === 0 || !wages || wages.p25 === 0 || wages.p25 >= floor) return undefined
  if (how === 'own' || how === 'same' || standing.field[index]) return undefined
  return `A quarter earn under ${dollars(wages.p25)}, so a first post may pay less than the ${dollars(floor)} you need.`
}

/** Who could begin today is not paid the middle of work that pays far more than theirs: that comes with years in it. */
function farAbove({ person, standing }: Told, { index, wages }: OccupationFigures): string | undefined {
  const { how, known, studyMonths, paidMonths, experienceMonths } = standing.entries[index]!
  const now = referencePay(person)
  if (!known || how === 'own' || studyMonths[0] > A_COURSE || experienceMonths > 0 || !wages || now === 0) return undefined
  // An apprentice is paid a share of the wage, told beside the way in.
  if (paidMonths[0] >= APPRENTICE) return undefined
  // Of pay that the table no longer tells apart the middle is not known.
  if (wages.p25 === 0 || wages.p50 < FAR_ABOVE * now || (wages.capped && wages.p50 >= 208_000)) return undefined
  return `The middle pay, ${dollars(wages.p50)}, comes with years in it: reckon at first with the lower quarter, about ${dollars(wages.p25)}.`
}
/** Times the pay of today. */
const FAR_ABOVE = 1.4
/** Months of study, and of paid training. */
const A_COURSE = 3
const APPRENTICE = 24
