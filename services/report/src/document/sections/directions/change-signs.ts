import { monthsLimit, payFloor } from '../../facts/limits.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import { drainOf } from '../person/drain-of.ts'

/** What would turn this reader away from an idea: what drains them found there again, their own limits missed, what they put first. */
export function changeSigns(input: ReportInput): Text[] {
  const months = monthsLimit(input)
  return [
    DRAINED[drainOf(input)?.key ?? ''],
    payFloor(input) > 0 ? 'Two employers name less for the first year than you said that you need.{^Y}' : undefined,

    VALUED[input.profile.valuesOrder[0] ?? ''],
    months > 0 ? `The first who hires or teaches names more than the ${months} months that you give it.{^Y}` : undefined,
    VALUED[input.profile.valuesOrder[1] ?? ''],
  ].filter((sign): sign is Text => sign !== undefined)
}

/** By the keys of the question on what costs energy. */
const DRAINED: Readonly<Record<string, Text>> = {
  too_much: 'Two people in it name what they did not get done last week, and the list is as long as yours.',
  too_little: 'You ask for the hardest thing of the month, and they have to think about it.',
  same_again: 'Two people tell you of yesterday, and it is the day that you have now.',
  no_say: 'Somebody ten years in it still asks before they move a chair.',
  conflict: 'The first thing that two people tell you is whom they do not speak to.',
  hours: 'You see a roster of last month, and it holds as many nights and weekends as yours.',
  body: 'You stand beside it for one shift, and your body says what it says today.',
  commute: 'The places that hire lie farther than the way that tires you now.',
  worry: 'Two of three places that you ask let people go this year.',
  meaning: 'You ask whom it helps, and the answer does not move you.',
  paperwork: 'You count the hours at forms in somebody’s week, and they are no fewer than yours.',
  people_all_day: 'You look for the hour alone in somebody’s day, and there is none.',
}

/** By what they put first. */
const VALUED: Readonly<Record<string, Text>> = {
  achievement: 'Nobody in it can show you a thing that they finished this year.',
  independence: 'You hear “we have to ask” in each answer.',
  recognition: 'The last five who moved up came from outside.',
  relationships: 'People eat lunch alone there, and like it so.',
  support: 'Nobody can say who would show you the work.',
  working_conditions: 'The post ends with a contract or a season, and they call that normal.',
}
