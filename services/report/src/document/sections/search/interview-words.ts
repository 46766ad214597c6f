import type { Text } from '../../model/rich-text.ts'

/** What to ask an employer, by what costs the reader the most energy today (keys of the question "drain"). */
export const ASK_BY_DRAIN: Readonly<Record<string, Text>> = {
  too_much: '“How many open cases, orders or files did this post hold last Friday?”',
  too_little: '“Which problem has nobody here solved yet?”',
  same_again: '“What was different last month from the month before?”',
  no_say: '“What could I decide in this post without asking?”',
  conflict: '“When two of you last disagreed, how did it end?”',
  hours: '“May I see the schedule of last month, nights and weekends too?”',
  body: '“What do people here lift or carry, and who helps when it is too much?”',
  commute: '“Which days must I be here, and who checks?”',
  worry: '“When did this team last get smaller, and who went?”',
  meaning: '“Whom does this work help, and when did you last hear from one of them?”',
  paperwork: '“How many hours of a week go to forms and meetings in this post?”',
  people_all_day: '“Which hours of the day are without visitors or calls?”',
}

/** Where it is the hands that hurt, and not the back. */
export const ASK_ABOUT_HANDS: Text = '“How much of the day is typing or grip, and may I dictate?”'

/** The same, by what the reader wishes of the work (ids of the engine's wishes). */
export const ASK_BY_WISH: Readonly<Record<string, Text>> = {
  no_nights: '“Who covers evenings and weekends, and how often would it be me?”',
  home_at_night: '“How many nights a month was the last one away?”',
  remote: '“On which days did this post work from home last month?”',
  flexible: '“Who decides when my day begins?”',
  steady_hours: '“How far apart were the longest and the shortest week this year?”',
  less_load: '“What is the heaviest thing that this post lifts?”',
  seated: '“How much of the day would I sit?”',
  indoors: '“How much of the week is outside, in winter too?”',
  calmer: '“What does the busiest week of the year look like?”',
  benefits: '“What does the health plan take from each check, and from which day does it count?”',
  pension: '“What do you pay toward retirement, and from when on?”',
  paid_while_learning: '“What am I paid while I learn, and for how long?”',
  less_ai: '“Which part of this post did software take over last year?”',
  part_time: '“Who here works part of the week, and in which posts?”',
  lead: '“Whom would I lead on the first day, and whom after a year?”',
  near_home: '“Is there a site nearer to where I live?”',
  teach: '“Whom would I train, and how often?”',
  nonprofit: '“Which part of the budget is sure for the next two years?”',
}

/** The same, by what the reader calls a success in a year (keys of the question "success_metrics"). */
export const ASK_BY_MEASURE: Readonly<Record<string, Text>> = {
  pay: '“What did people in this post earn after three years here?”',
  time: '“When did the last person in this post go home yesterday?”',
  calm: '“Who is called when something breaks at night?”',
  skill: '“What will I be able to do in a year that I cannot do now?”',
  use: '“What would be worse a month after this post stood empty?”',
  respect: '“Whose advice changed a decision here lately?”',
  security: '“How long have the two people beside me been here?”',
}

/** What to say of a side of one's own that is not strong (keys of the question "work_style"), and what one does about it; a weakness that ends the talk has no line. */
export const STYLE_SPOTS: Readonly<Record<string, Text>> = {
  high_goals: '“I do not chase records. So I agree on two dates with my boss, and I keep them: last time ______.”',
  new_ways: '“I like what works. So once a quarter I try one change that others asked for. The last was ______.”',
  takes_lead: '“I do not push to the front. When it was needed, I took ______ in hand, and ______ came of it.”',
  calm_criticism: '“Hard words hit me at first. So I write them down, sleep, and answer the next day. Last time ______.”',
  takes_apart: '“I start fast. So I now write three lines before I act: ______ was better for it.”',
  starts_alone: '“I work best with a clear task. So I ask for it on the first day: what, by when, for whom.”',
  with_people: '“I am better alone than in a crowd. So I plan my talks with people, as with ______.”',
  own_guidance: '“I like to check my course. So I bring a plan of one page, and ask once a week.”',
  handles_change: '“A changed plan costs me an hour. So I ask which part stays, and begin there: ______.”',
}
