import type { Value } from '../../facts/reading.ts'
import type { Text } from '../../model/rich-text.ts'

/** Questions for an interview, one for each answer that a reader may have given. None is asked of everybody. */

/** By what takes the reader's energy today. */
export const DRAIN_ASKS: Readonly<Record<string, Text>> = {
  too_much: 'How many cases, orders or files does one person have at a time, and who says when it is too many?',
  too_little: 'Which part of the work still surprises the person who has done it longest?',
  same_again: 'How did last Tuesday differ from the Tuesday before?',
  no_say: 'What did the team change last year because one of them asked?',
  conflict: 'When two of you disagreed last, how did it end?',
  hours: 'May I see the schedule of the last four weeks, as it was worked?',
  body: 'What do you lift, climb or stand on in a day, and what do people over fifty do here?',
  commute: 'On how many days must I be here, and since when is that the rule?',
  worry: 'How many posts like this one were cut or added in the last three years?',
  meaning: 'Who noticed the last time this work was done badly?',
  paperwork: 'Of forty hours, how many go into forms, meetings and messages?',
  people_all_day: 'When in the day does nobody talk to me?',
}

/** By the value that comes first. */
export const VALUE_ASKS: Readonly<Record<Value, Text>> = {
  achievement: 'Which part of last month would the team show a friend?',
  independence: 'What did the last person in this post decide without asking?',
  recognition: 'Who was promoted last, and for what?',
  relationships: 'Who eats lunch with whom?',
  support: 'What happened the last time somebody here made a mistake?',
  working_conditions: 'How were people treated in the last bad year?',
}
