import { keysOn } from '../../facts/answered.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { isStudent } from '../../facts/student.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import { leanOf } from './money-reserve.ts'
import { counted, type Purse, schools } from './money-roads.ts'

/** What could break the bridge from one pay to another, and what makes it shorter. */

type Item = { readonly lead: Text; readonly text: Text }

const KEEPS: Readonly<Record<string, Item>> = {
  benefits: {
    lead: 'You want to keep your pension or plan.',
    text: 'Ask on which day each becomes yours for good. A start two weeks later may be worth thousands.',
  },
  pay_level: {
    lead: 'You want to keep your level of pay.',
    text: 'A low first offer sets the raises after it. Turn it down once before you take it.',
  },
  hours: {
    lead: 'You want to keep your hours.',
    text: 'More pay for more hours is no raise. Divide both by the hours of a real week.',
  },
  title: {
    lead: 'You want to keep your standing.',
    text: 'A lower title is cheap to grant and dear to take. Ask when it is looked at again, and by whom.',
  },
  team: {
    lead: 'You want a team again.',
    text: 'New ones test people for some months. Do not buy your place with extra hours that no one pays.',
  },
  freedom: {
    lead: 'You want to keep your freedom.',
    text: 'Training years have a fixed timetable. Check it against your life before the deposit is paid.',
  },
  people_contact: {
    lead: 'You want people around you.',
    text: 'Study beside a job is lonely, and that is where many give up. Find one other person who does it.',
  },
  craft: {
    lead: 'You want to keep your craft.',
    text: 'A side job in it can pay for the lean months. Ask if your contract, old or new, allows that.',
  },
  field_knowledge: {
    lead: 'You want to use what you know.',
    text: 'Do not let a school sell you classes that you could teach. Ask for credit, course by course.',
  },
}

const REASONS: Readonly<Record<string, Item>> = {
  pay: {
    lead: 'You leave because of pay.',
    text: 'Then a direction that pays less is no cure. Cross it out before you fall in love with it.',
  },
  body: {
    lead: 'You leave because it wears you out.',
    text: 'Tired people take the first offer. Rest two weeks of leave before you bargain.',
  },
  shrinking: {
    lead: 'You leave a field that shrinks.',
    text: 'A layoff would start this bridge without asking you. Put two months aside before it can.',
  },
  boredom: {
    lead: 'You have outgrown the work.',
    text: 'Boredom makes a dear school look like a good idea. Let it wait a month, and look again.',
  },
  values: {
    lead: 'You no longer believe in the work.',
    text: 'Conviction does not pay rent, so agree with yourself on a date and not on a mood.',
  },
  people: {
    lead: 'You leave a climate that harms you.',
    text: 'It can push you out before you are ready. Keep enough for one month in an account of its own.',
  },
  hours: {
    lead: 'You leave because of the hours.',
    text: 'Hours promised in a talk are gone in a busy month. Have them written into the offer.',
  },
  ended: {
    lead: 'Your job has ended.',
    text: 'File for unemployment pay in the first week. In most states it also covers some kinds of training: ask before you enroll.',
  },
}

/** Reasons that only somebody with a job can have. */
const OF_A_JOB: ReadonlySet<string> = new Set(['ended', 'hours', 'people', 'boredom', 'values'])

/** What could break the bridge of this reader: what they leave, what they want to take along, and the gap in health cover. */
export function breakItems(purse: Purse): Item[] {
  const { input } = purse
  const student = isStudent(input)
  const reason = keysOn(input, 'change.reason').find(
    (key) => REASONS[key] && !(student && OF_A_JOB.has(key)) && !(key === 'shrinking' && grows(input)),
  )
  const keep = keysOn(input, 'change.keep').find((key) => KEEPS[key])
  const found = [reason && REASONS[reason], keep && KEEPS[keep], coverItem(purse)]
  return found.filter((item): item is Item => item !== undefined && item !== '')
}

/** The tables see growth where the reader sees a shrinking field: the page on stepping stones says so, and nothing is built on it. */
const grows = ({ present }: ReportInput): boolean => (present?.outlook?.growthPercent ?? 0) > 0

function coverItem(purse: Purse): Item {
  const school = schools(purse)[0]
  if (school)
    return {
      lead: 'Health cover at school.',
      text: `A student for ${school.name} has no plan from an employer. Ask the school for its price, for you and for those at home.`,
    }
  const trained = counted(purse.roads).find(({ entry }) => entry.paid[1] > 0)
  if (trained)
    return {
      lead: 'Health cover in training.',
      text: `Ask the employer who trains you for ${trained.name} if the plan counts from day one.`,
    }
  const course = counted(purse.roads).find(({ entry }) => isCourse(entry.study))
  if (course)
    return {
      lead: 'A course paid for nothing.',
      text: `Ask who hired someone without it as ${course.name}. If two did, keep your money.`,
    }
  return { lead: 'A gap in health cover.', text: 'Ask both employers for the exact last and first day, and let them touch.' }
}

/** One way to make the bridge shorter that fits the directions. */
export function shorterWords(purse: Purse): Text {
  const school = schools(purse)[0]
  const point = 'A first step that pays while it teaches is on page {page:stones}.'
  if (school)
    return `**To make it shorter.** Ask the school for ${school.name} which classes you can take before you enroll, at night or online, one at a time.`
  const trained = counted(purse.roads).find((road) => leanOf(purse, road).thin > 0)
  if (trained)
    return `**To make it shorter.** Ask the sponsor for ${trained.name} if your years at work let you start at a later wage step. ${point}`
  const first = purse.roads[0]
  return first
    ? `**To make it shorter.** Ask for a start as ${first.name} eight weeks away, and save two months of the difference.`
    : '**To make it shorter.** Put the first date on paper, and count the months back from it.'
}
