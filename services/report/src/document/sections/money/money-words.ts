import { withArticle } from '@waymark/contracts/text/article'
import { breakEvenWords, spanOfTime } from '../../facts/break-even.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital, listing, lowerTitle } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { roleNoun } from '../../model/grammar.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownHeadline } from './money-own.ts'
import { counted, dollarsOf, type Purse, type Road } from './money-roads.ts'
import { withoutPayHeadline } from './money-without-pay.ts'

/** Longest headline that fits two lines. */
const HEADLINE = 76

/** The finding of the page: which direction pays, from when on, and which does not. */
export function moneyHeadline(purse: Purse): Text {
  const { roads } = purse
  const known = counted(roads)
  const own = roads.find(({ kind }) => kind === 'own')
  if (own && (own === roads[0] || known.length === 0)) return ownHeadline(purse, own)
  if (known.length === 0) return 'Pay or the way in is not known here: ask before you count'
  const broken = roads.filter(({ kind }) => kind === 'below_floor')
  if (broken.length === roads.length)
    return roads.length === 1 ? `${named(roads[0]!)} pays less than you can take` : 'None of these pays what you need to live on'
  if (purse.base.from === 'none') return withoutPayHeadline(purse)
  const paying = known.filter(({ way, kind }) => way.good.even !== undefined && kind !== 'below_floor')
  if (paying.length === 0) return lessHeadline(purse)
  const first = paying.toSorted((a, b) => rank(a) - rank(b))[0]!
  const rest = roads.filter((road) => road !== first)
  const never = rest.filter((road) => road.way && road.way.good.even === undefined)
  const start = startWords(first)
  const ends = [
    broken.length > 0 ? `${listing(broken.map(({ name }) => name))} break${broken.length === 1 ? 's' : ''} your floor` : '',
    never.length > 0 ? `${listing(never.map(({ name }) => name))} do${never.length === 1 ? 'es' : ''} not in ten years` : '',
    otherWords(rest),
  ]
  const end = ends.find((one) => one !== '' && plainLength(`${start}, ${one}`) <= HEADLINE)
  return end ? `${start}, ${end}` : start
}

const named = ({ name }: Road): Text => capital(name)
const plainLength = (text: Text): number => text.replace(/\{[^}]*\}/g, '$00,000').length

/** Lowest first: the hard end, then the good end. */
const rank = ({ way }: Road): number => (way?.hard.even ?? 400) + (way?.good.even ?? 400) / 1000

function startWords(road: Road): Text {
  const way = road.way!
  if (way.hard.even !== undefined && way.hard.even <= 1) return `${named(road)} pays more from the first month`
  if (way.hard.even === undefined) return `${named(road)} pays back only on the short way`
  const time = spanOfTime(way.hard.even)
  // A long title leaves room for the bare finding.
  if (plainLength(named(road)) > 28) return `${named(road)}: ahead in ${time} at the latest`
  return road.entry.study[1] > 0 && !isCourse(road.entry.study)
    ? `${named(road)} has earned its cost within ${time}`
    : `${named(road)} puts you ahead within ${time} at the latest`
}

function otherWords(rest: readonly Road[]): Text {
  const slow = counted(rest).filter(
    ({ way }) => way.good.even !== undefined && (way.hard.even === undefined || way.hard.even > 60),
  )
  if (slow.length > 0) return `${slow[0]!.name} takes far longer`
  const also = counted(rest).filter(({ way }) => way.hard.even !== undefined && way.hard.even <= 1)
  return also.length > 0 ? `and so does ${also[0]!.name}` : ''
}

function lessHeadline(purse: Purse): Text {
  const priced = counted(purse.roads).toSorted((a, b) => b.way.gain - a.way.gain)
  const best = priced[0]!
  if (best.way.gain > 0) return `${named(best)} pays more, but not enough to earn its cost back`
  const drop = dollarsOf(purse, `gain.${best.occupation.code}`, Math.abs(best.way.gain))
  return priced.length === 1
    ? `${named(best)} costs you ${drop} a year, for good`
    : `Each step costs pay: ${best.name} the least, ${drop} a year`
}

/** Against which pay we count, and what kind of cost these directions have. */
export function moneyStandfirst(purse: Purse): Text {
  const { base, input, roads } = purse
  const role = plain(lowerTitle(roleNoun(input.profile.currentRole)))
  const place = payState(input)
  const against =
    base.from === 'you'
      ? `Set against ${role ? `your ${base.token} as ${withArticle(role)}` : `the ${base.token} you earn`}${place ? ` in ${plain(place)}` : ''}.`
      : base.from === 'job'
        ? `You gave no pay, so the middle of your job stands in: ${base.token}.`
        : `You gave no pay. The middle of all jobs, ${base.token}, stands in for it; put in your own below.`
  return `${against} ${costWords(roads)}`
}

function costWords(roads: readonly Road[]): Text {
  const known = roads.filter(({ entry }) => entry.known)
  const school = known.filter(({ entry }) => entry.study[1] > 0 && !isCourse(entry.study))
  const paid = known.filter(({ entry }) => entry.study[1] === 0 && entry.paid[1] > 0)
  const course = known.filter(({ entry }) => isCourse(entry.study))
  if (school.length > 1) return `School is what costs here: fees, and months on half pay or none.`
  if (school.length === 1) return `Only ${school[0]!.name} sends you to school; its fees and lean months are in the sum.`
  if (paid.length > 0) return `Nobody sends you to school: ${paid[0]!.name} is learned on the payroll.`
  if (course.length > 0) return `At most an evening course is asked; what a step costs is a low start.`
  if (known.length === 0) return 'How long the ways in take could not be found, so no sum is made up.'
  return `No school and no fee stand before ${roads.length === 1 ? roads[0]!.name : 'any of these'}: all that counts is the offer.`
}

/** What a reader of charts hears: the band in words. */
export function panelWords(road: Road): string {
  return road.way ? breakEvenWords(road.way) : 'not known'
}
