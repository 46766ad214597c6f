import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, keysOn, ratedOn } from '../../facts/answered.ts'
import { beginsApprenticeship, entryWay } from '../../facts/entry-way.ts'
import { payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { occupationOf } from '../../facts/reading.ts'
import { hardSides } from '../../facts/work/hard-sides.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { aimOf, hiredAim } from '../opening/aim.ts'
import { contactWords } from '../talks/contacts.ts'

/** How to set a search, by where and how the reader would work and by what drains them today. */
export function filters(input: ReportInput): Text[] {
  const remote = keyOn(input, 'reach.remote') || (input.profile.reach?.remotePreference ?? '')
  const drain = keysOn(input, 'present.drain').find((key) => CROSS_OUT[key])
  const circle = ratedOn(input, 'people.network')[0]
  const ask =
    circle && circle.value >= 5 ? `Ask before you search: you rate the help of ${contactWords(input, 0)} highest.{^Y}` : undefined
  const start = ownStartOf(input)
  const [place] = employerKinds(occupationOf(aimOf(input)).note)
  const own = [
    PLACE[keyOn(input, 'reach.relocation')],
    REMOTE[remote],
    drain ? CROSS_OUT[drain] : undefined,
    ask,
    start
      ? `Save one search for hours that leave room for your ${plain(start.short)}.`
      : place
        ? `Save one search for ${plain(place)} alone: that is where most of it is done.`
        : undefined,
  ].filter((line): line is Text => line !== undefined)
  return own.length > 0 ? own.slice(0, 4) : ['You set no limits. Search your county first, and widen it when ten ads look alike.']
}

const PLACE: Record<string, Text> = {
  stay: 'You will not move.{^Y} Set the distance to what you would drive on a wet Monday.',
  region: 'You would move within your region.{^Y} Search two cities, not one.',
  country: 'You would move anywhere in the country.{^Y} Search by title first, then look at rent.',
  anywhere: 'You would go abroad too.{^Y} Check first which licenses count there.',
}
const REMOTE: Record<string, Text> = {
  remote: 'Mostly from home is your wish.{^Y} Filter for it, but read how many days are meant.',
  hybrid: 'Some days at home is your wish.{^Y} Ask how many, and since when.',
  onsite: 'You want a workplace.{^Y} Read the address first: one ad may name three sites.',
  flexible: 'You do not mind where.{^Y} Leave that filter open.',
}
/** Words in an ad that stand for what drains the reader now (keys of the question "drain"). */
const CROSS_OUT: Readonly<Record<string, Text>> = {
  too_much: 'Too much work drains you.{^Y} Cross out “fast-paced” and “wear many hats”.',
  too_little: 'You want work for your head.{^Y} Cross out ads that list steps and no problem.',
  same_again: 'Sameness drains you.{^Y} Look for “project”, “field” or “rotation”.',
  no_say: 'You want a say.{^Y} Look for “own”, “lead” or “decide”, and whom you would report to.',
  conflict: 'Tension drains you.{^Y} Skip posts that come back every three months.',
  hours: 'The hours drain you.{^Y} Cross out “rotating”, “on call” and “weekends required”.',
  body: 'The work wears your body.{^Y} Read the line on lifting before the line on pay.',
  commute: 'The way drains you.{^Y} Type your ZIP code, not your city.',
  worry: 'You worry about the job.{^Y} Ask how long the post has existed before you apply.',
  meaning: 'You want to see the use.{^Y} Skip ads that do not say whom the work serves.',
  paperwork: 'Forms drain you.{^Y} Count the words “document” and “report” in an ad.',
  people_all_day: 'People all day drain you.{^Y} Cross out “front desk”, “high volume” and “customer facing”.',
}

/** Signs against an employer: the reader's own floor first, then what the way of working and the aim make likely. */
export function walkAway(input: ReportInput, facts: FactTable): Text[] {
  const { salaryTarget = 0 } = input.profile.reach ?? {}
  const floor = payFloor(input)
  const aim = hiredAim(input)
  const { gate, shortTitle, note } = occupationOf(aim)
  const hard = hardSides(note).at(-1)
  const start = ownStartOf(input)
  return [
    floor > 0
      ? `the range ends below ${facts.put({ id: 'search.floor', value: floor, unit: 'usd', source: 'YK' })}, the least you would live on`
      : salaryTarget > 0
        ? `the top of the range lies far below your ${facts.ref('you.goal')}`
        : 'no pay range stands in the ad, and nobody tells it on the phone',
    gate?.kind === 'license'
      ? `they would let you work as ${plain(withArticle(shortTitle))} before the license is there`
      : beginsApprenticeship(entryWay(aim))
        ? 'the training is not registered, or you pay for it'
        : `they want an unpaid piece of ${plain(shortTitle)} work that takes a day`,
    start
      ? `they forbid ${plain(start.aName)} beside the job, and will not put a yes in writing`
      : hard
        ? `they laugh when you name this: “${plain(hard.text)}”{^${hard.source}}`
        : 'they cannot say who did the work before, or why it is free',
  ]
}
