import type { Value } from '../../facts/reading.ts'
import type { Text } from '../../model/rich-text.ts'

/** One question to somebody in the work, answered by what was yesterday or last week, so that it can be counted. */

/** By what they wish of the work, where somebody in it can tell. */
export const WISH_ASKS: Readonly<Record<string, Text>> = {
  no_nights: 'which evenings and weekends did you work last month?',
  home_at_night: 'how many nights were you away last month?',
  remote: 'on how many days last month did you work from home?',
  flexible: 'who decides when your day begins?',
  steady_hours: 'were last week’s hours those of the week before?',
  less_load: 'what was the heaviest thing that you lifted yesterday?',
  seated: 'how much of yesterday did you sit?',
  indoors: 'how long were you outside last week?',
  calmer: 'when was your last quiet day?',
  benefits: 'what does the health plan take from a check?',
  pension: 'what does your employer pay into a pension, and from when on?',
  paid_while_learning: 'what were you paid in the first six months?',
  less_ai: 'which part of your week did software take over last year?',
  part_time: 'who works three days a week with you?',
  lead: 'how many people did you lead first, and after how long?',
  near_home: 'how far do you drive to it, and who works nearer?',
  record: 'did they ask about a record, and how far back?',
  summers: 'what do you do in July?',
  nonprofit: 'which public or nonprofit employer near you hires for it?',
  teach: 'whom did you last show how it is done?',
}

/** By what matters most to them at work. */
export const VALUE_ASKS: Readonly<Record<Value, Text>> = {
  achievement: 'what did you finish last week that you would show me?',
  independence: 'what did you decide last week without asking?',
  recognition: 'who moved up last, and how long did it take?',
  relationships: 'whom would you miss if you left?',
  support: 'what did your boss do when you last made a mistake?',
  working_conditions: 'what did a first year pay you, and how sure is the post?',
}

/** By the keys of the question on what costs energy. */
export const ASKS: Readonly<Record<string, Text>> = {
  too_much: 'what did you not get done yesterday?',
  too_little: 'what was hard to work out this month?',
  same_again: 'what did you do last week for the first time?',
  no_say: 'what did you decide yesterday on your own?',
  conflict: 'who was angry last, and about what?',
  hours: 'which nights and weekends did you work last month?',
  body: 'how long did you stand yesterday, and what did you lift?',
  commute: 'how many hours were you on the road last week?',
  travel: 'how many nights were you away last month?',
  worry: 'who has been let go since you began?',
  meaning: 'who thanked you last, and for what?',
  paperwork: 'how much of yesterday was forms?',
  people_all_day: 'how long were you alone yesterday?',
}

/** In place of what is lifted, where it is the hands that hurt. */
export const ASK_HANDS: Text = 'how many hours of yesterday did you type or grip?'
