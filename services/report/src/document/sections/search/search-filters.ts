import { withArticle } from '@waymark/contracts/text/article'
import { keyOn, keysOn, ratedOn } from '../../facts/answered.ts'
import { beginsApprenticeship, entryWay } from '../../facts/entry-way.ts'
import { payFloor } from '../../facts/limits.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { occupationOf } from '../../facts/reading.ts'
import { hardSides } from '../../facts/work/hard-sides.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { aimOf, hiredAim } from '../opening/aim.ts'
import type { OwnFacts } from '../person/own-facts.ts'
import { contactWords } from '../talks/contacts.ts'
import { levelOf } from './search-titles.ts'

/** How to set a search: by the reader's level, by what drains them today, by where they would work, and by what they can show. */
export function filters(input: ReportInput, own: OwnFacts): Text[] {
  const remote = keyOn(input, 'reach.remote') || (input.profile.reach?.remotePreference ?? '')
  const drain = keysOn(input, 'present.drain').find((key) => CROSS_OUT[key])
  const circle = ratedOn(input, 'people.network')[0]
  const ask =
    circle && circle.value >= 5 ? `Ask before you search: you rate the help of ${contactWords(input, 0)} highest.{^Y}` : undefined
  const lines = [
    levelLine(input, own),
    // What only they can type comes before what the page says of their drain again, under "walk away".
    besideLine(input, own),
    drain ? CROSS_OUT[drain] : undefined,
    placeLine(input),
    REMOTE[remote],
    ask,
  ].filter((line): line is Text => line !== undefined)
  return lines.slice(0, MOST)
}

/** Ads are sorted by level before anything else: the reader's own decides which to read. */
function levelLine(input: ReportInput, { years, role, skills }: OwnFacts): Text | undefined {
  const start = ownStartOf(input)
  if (start) return `Save one search for hours that leave room for your ${plain(start.short)}.`
  const long = years === 1 ? 'one year' : `${years} years`
  if (levelOf(input, occupationOf(aimOf(input))) === 'known')
    return `Tick “experienced”: ${long}${skills[0] ? ` with ${plain(skills[0].name)}` : ' in the work'} are more than a beginner’s ad pays.`
  if (years === 0 || !role) return 'Tick “entry level” and “will train”; an ad that asks for one year may still take you.'
  return entryWay(aimOf(input)).how === 'outside'
    ? `On paper you come from outside: tick “entry level” and “will train”, and let ${long} as ${plain(role)} stand in the letter.`
    : `Tick “some experience” too: ${long} as ${plain(role)} ${years === 1 ? 'is' : 'are'} work next door.`
}

/** A second word beside the title that few others can type: a paper that they hold, else their best skill, else who hires most. */
function besideLine(input: ReportInput, { papers, skills }: OwnFacts): Text | undefined {
  const [place] = employerKinds(occupationOf(aimOf(input)).note)
  const paper = papers.find((one) => one.length <= SHORT)
  if (paper) return `Type “${plain(paper)}” beside the title: you hold it, and most who search do not.{^Y}`
  const skill = skills.find(({ name }) => name.length <= SHORT)
  if (skill && place) return `Save two searches: the title with “${plain(skill.name)}”, and the title with “${plain(place)}”.`
  if (skill) return `Type “${plain(skill.name)}” beside the title, then search again without it.`
  return place ? `Save one search for ${plain(place)} alone: that is where most of it is done.` : undefined
}

function placeLine(input: ReportInput): Text | undefined {
  const key = keyOn(input, 'reach.relocation')
  const state = payState(input)
  return state ? IN_STATE[key]?.(plain(state)) : PLACE[key]
}

const MOST = 4
const SHORT = 28

const PLACE: Readonly<Record<string, Text>> = {
  stay: 'You will not move.{^Y} Set the distance to what you would drive on a wet Monday.',
  region: 'You would move within your region.{^Y} Search two cities, not one.',
  country: 'You would move anywhere in the country.{^Y} Search by title first, then look at rent.',
  anywhere: 'You would go abroad too.{^Y} Check first which licenses count there.',
}
const IN_STATE: Readonly<Record<string, (state: Text) => Text>> = {
  stay: (state) => `You stay where you are in ${state}.{^Y} Set the miles that you would drive in rain.`,
  region: (state) => `Search ${state}, then the state next door: you would move that far.{^Y}`,
  country: (state) => `You would leave ${state}.{^Y} Search by title first, and set rent against pay.`,
  anywhere: (state) => `Begin in ${state}, though you would go abroad:{^Y} ask which licenses count there.`,
}
const REMOTE: Readonly<Record<string, Text>> = {
  remote: 'Mostly from home is your wish.{^Y} Filter for it, but read how many days are meant.',
  hybrid: 'Some days at home is your wish.{^Y} Ask how many, and since when.',
  onsite: 'You want a workplace.{^Y} Read the address first: one ad may name three sites.',
  flexible: 'You do not mind where.{^Y} Leave that filter open.',
}
/** Words in an ad that stand for what drains the reader now (keys of the question "drain"). */
const CROSS_OUT: Readonly<Record<string, Text>> = {
  too_much: 'Too much work drains you,{^Y} so cross out “fast-paced” and “wear many hats”.',
  too_little: 'You want work for your head,{^Y} so cross out ads that list steps and no problem.',
  same_again: 'Sameness drains you,{^Y} so look for “project”, “field” or “rotation”.',
  no_say: 'You want a say,{^Y} so look for “own”, “lead” or “decide”, and whom you would report to.',
  conflict: 'Tension drains you,{^Y} so skip posts that come back every three months.',
  hours: 'The hours drain you,{^Y} so cross out “rotating”, “on call” and “weekends required”.',
  body: 'The work wears your body,{^Y} so read the line on lifting before the line on pay.',
  commute: 'The way drains you,{^Y} so type your ZIP code and not your city.',
  worry: 'You worry about the job,{^Y} so ask how long a post has existed before you apply.',
  meaning: 'You want to see the use,{^Y} so skip ads that do not say whom the work serves.',
  paperwork: 'Forms drain you,{^Y} so count the words “document” and “report” in an ad.',
  people_all_day: 'People all day drain you,{^Y} so cross out “front desk”, “high volume” and “customer facing”.',
}

/** Signs against an employer: the reader's own floor first, then the gate, what drains them, and the hard side of the work. */
export function walkAway(input: ReportInput, facts: FactTable): Text[] {
  const aim = hiredAim(input)
  const { gate, shortTitle, note } = occupationOf(aim)
  const hard = hardSides(note).at(-1)
  const start = ownStartOf(input)
  const drain = keysOn(input, 'present.drain').find((key) => SIGNS[key])
  const value = input.profile.valuesOrder.find((key) => MISSED[key])
  const lines = [
    payLine(input, facts),
    start ? `they forbid ${plain(start.aName)} beside the job, and will not put a yes in writing` : undefined,
    gate?.kind === 'license'
      ? `they would let you work as ${plain(withArticle(shortTitle))} before the license is there`
      : beginsApprenticeship(entryWay(aim))
        ? 'the training is not registered, or you pay for it'
        : undefined,
    drain ? SIGNS[drain] : undefined,
    hard ? `they laugh when you name this: “${plain(hard.text)}”{^${hard.source}}` : undefined,
    value ? MISSED[value] : undefined,
    `they want an unpaid piece of ${plain(shortTitle)} work that takes a day`,
  ]
  return lines.filter((line): line is Text => line !== undefined).slice(0, 3)
}

function payLine(input: ReportInput, facts: FactTable): Text {
  const { salaryTarget = 0, salaryCurrent = 0 } = input.profile.reach ?? {}
  const floor = payFloor(input)
  if (floor === 0)
    return salaryTarget > 0
      ? `the top of the range lies far below your ${facts.ref('you.goal')}`
      : 'no pay range stands in the ad, and nobody tells it on the phone'
  const least = facts.put({ id: 'search.floor', value: floor, unit: 'usd', source: 'YK' })
  if (salaryCurrent > 0 && floor >= salaryCurrent) return `the range ends below ${least}: you would go back, not on`
  return `the range ends below ${least}, the least you would live on`
}

/** What an employer shows who will drain the reader as today's does. */
const SIGNS: Readonly<Record<string, Text>> = {
  too_much: 'the post was two posts until last year',
  too_little: 'they praise people who ask nothing',
  same_again: 'nobody can name one thing that changed there this year',
  no_say: 'the one whom you would report to is not in the room',
  conflict: 'they speak ill of whoever had the post',
  hours: 'nobody can show you the roster of last month',
  body: 'ad and caller both say nothing on lifting and standing',
  commute: 'the address reads “various sites”, and nobody can name them',
  worry: 'three people held the post in two years',
  meaning: 'you ask who is better off for the work, and it goes quiet',
  paperwork: 'nobody knows which forms come with the post',
  people_all_day: 'there is no door, desk or hour of your own',
}

/** The same by what counts most for them. */
const MISSED: Readonly<Record<string, Text>> = {
  achievement: 'they cannot say what a good year in the post looks like',
  independence: 'each step needs a signature, and they are proud of it',
  recognition: 'nobody in the post has moved up since they can think',
  relationships: 'the people you would work with are kept out of sight',
  support: 'they cannot say who trains you in the first month',
  working_conditions: 'they want an answer tonight, without an offer on paper',
}
