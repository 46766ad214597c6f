import { keyOn, keysOn } from '../../facts/answered.ts'
import { goalAim } from '../../facts/goal-name.ts'
import { monthsLimit, payFloor } from '../../facts/limits.ts'
import { capital, lower, occupationOf, yearlyWages } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { countOf, monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { reserveOf } from '../money/money-reserve.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { shownGoals } from '../opening/goals/answer-goals.ts'
import { drainOf } from '../person/drain-of.ts'
import { dayAfter } from '../plan/plan-words.ts'
import type { Panel } from './talk-panel.ts'

/** The fourth talk: with whoever stands behind the reader; where nobody does, with somebody whose work it is to help. */
export function homeTalk(input: ReportInput, words: AimWords, facts: FactTable): Panel {
  const behind = keysOn(input, 'people.support')
  const near = behind.find((key) => AT_HOME[key])
  if (!near && input.reportType === 'executive_transition' && behind.includes('nobody')) return peerTalk(input, words)
  if (!near && (behind.includes('nobody') || behind.includes('professional'))) return counselorTalk(input, words)
  const purseOf = keyOn(input, 'money.dependants')
  return {
    who: AT_HOME[near ?? ''] ?? BY_PURSE[purseOf] ?? 'Somebody you trust',
    when:
      WHEN[near ?? ''] ?? (purseOf === 'nobody_else' ? 'On a walk' : 'On a free evening, with page {page:money} on the table'),
    open: opening(input, words),
    ask: [purse(input, words), evenings(input, words), sign(input, words)],
    good: isOutside(input)
      ? `One thing for which they would hire you as ${words.aCalled}, and one for which they would not.`
      : goodAnswer(input, words, facts),
    ifNot: refusal(input, words),
  }
}

/** A friend, a mentor or a colleague shares no purse and no evenings with the reader: nothing is asked of them as "we". */
export function isOutside(input: ReportInput): boolean {
  const near = keysOn(input, 'people.support').find((key) => AT_HOME[key])
  return near !== undefined && !PURSE_SHARED.has(near)
}
const PURSE_SHARED: ReadonlySet<string> = new Set(['partner', 'family'])

function opening(input: ReportInput, { work, way, program }: AimWords): Text {
  const goal = shownGoals(input).find(({ answer }) => answer === 'yes' || answer === 'not_yet')
  const wish = goal
    ? `I keep coming back to this, and I do not want to decide it alone: ${plain(goalAim(input, goal))}.`
    : `I would like to try ${work}, and I do not want to decide it alone.`
  if (!way.known || way.total[1] <= SHORT) return wish
  // A program takes its own months: those of training and of first posts come behind it.
  const isProgram = program !== '' && way.study[1] > 0
  const [low, high] = isProgram ? way.study : way.total
  const months = low === 0 ? `up to ${countOf(high, 'month')}` : monthsSpan([low, high])
  return `${wish} ${capital(isProgram ? program : work)} may take ${months}.`
}

/** Money, by who lives on the reader's pay and what the first pay would be. */
function purse(input: ReportInput, { aim, aCalled, work }: AimWords): Text {
  const wages = yearlyWages(occupationOf(aim))
  const now = input.profile.reach?.salaryCurrent ?? 0
  const less = wages && now > 0 && wages.p25 < now
  const start = wages ? dollars(wages.p25) : ''
  if (isOutside(input))
    return less
      ? `What would you drop first in my place, at ${start} to begin with?`
      : `What did you see me do that speaks for ${work}, and what against it?`
  switch (keyOn(input, 'money.dependants')) {
    case 'nobody_else':
      return less
        ? `What would you drop first in my place, at ${start} to begin with?`
        : `What did you see me do that speaks for ${work}, and what against it?`
    case 'shared':
      return less
        ? `Could your half carry us while mine is ${start} a year?`
        : `Could your half carry us until my first pay as ${aCalled}?`
    case 'main':
      return less
        ? `What do we leave out for a year if I begin at ${start}?`
        : 'Which months of the year are costly for us, whatever I do?'
    case 'sole':
      return 'Which bill must be paid whatever happens, and which could wait?'
    default:
      return less
        ? `A beginner may earn ${start}. What would we not miss?`
        : start
          ? `With ${start} or more as ${aCalled}, what would change for us?`
          : `What would we need each month while I find out about ${work}?`
  }
}

/** Time: the hours of study, else the hours of the work itself. */
function evenings(input: ReportInput, { way, program, shifts, tasks, work }: AimWords): Text {
  const hours = Math.floor(input.profile.reach?.learningHours ?? 0)
  if (way.study[1] > SHORT && hours > 0)
    return `Which evenings are for ${program || `learning ${work}`}, ${hours} hours a week, and what falls away?`
  if (way.study[1] > SHORT) return `Where would hours for ${program || `learning ${work}`} come from, since I said I have none?`
  const told = drainOf(input)?.key === 'hours' ? shifts[1] : shifts[0]
  if (told && (isOutside(input) || keyOn(input, 'money.dependants') === 'nobody_else'))
    return `How long would I stand a week like this: “${told}”?`
  if (told) return `Could we live with this week: “${told}”?`
  return `Could you see me at this: “${tasks[0] ?? work}”?`
}

/** When to stop: at what the reader fears, or else at what is put by. */
function sign(input: ReportInput, { own, work }: AimWords): Text {
  if (own.worry && own.worry.length <= LONGEST_WORRY)
    return `How would you see this coming, which I wrote: “${plain(lower(own.worry))}”?`
  const drain = drainOf(input)?.label
  if (drain) return `How would you know that it got better, when what wears me out is “${plain(drain)}”?`
  return `At which sign should I let go of ${work}?`
}

function goodAnswer(input: ReportInput, { way, work, program }: AimWords, facts: FactTable): Text {
  const floor = payFloor(input)
  const least = floor > 0 ? facts.put({ id: 'talk.floor', value: floor, unit: 'usd', source: 'Y' }) : ''
  const reserve = reserveOf(input)
  if (reserve && reserve.months[0] === 0) return `An honest “no month to spare”. Then ${work} has to begin beside the old pay.`
  if (reserve && reserve.months[1] <= 3)
    return `A sum below which the account must not fall: with ${reserve.words} put by, ${way.study[1] > SHORT ? `${program || 'the course'} must go beside the pay` : 'the offer must be signed before you leave'}.`
  if (reserve && reserve.months[0] >= 12)
    return `“The money for ${program || `a search for ${work}`} is there.” Then ask what else holds you.`
  if (reserve)
    return `A split of what you put by (${reserve.words}): so much for ${way.study[1] > SHORT ? program || 'the months of learning' : `the search for ${work}`}, so much not touched.`
  if (least) return `A floor in dollars for each month. You wrote ${least} a year; ask if ${work} may go below it for a time.`
  return `Two things that you would do without until ${work} pays.`
}

function refusal(input: ReportInput, { work, way, program }: AimWords): Text {
  const date = dayAfter(input, TRIAL)
  if (keysOn(input, 'constraint.obstacles').includes('people_against'))
    return `The old “no”. Ask what they are afraid of, and say that until ${date} you only ask about ${work}.`
  if (way.study[1] > SHORT)
    return `“Not now.” Ask for four weeks to try the evenings, up to ${date}, and pay nothing for ${program || work} before.`
  return `“Are you sure?” Say that you test ${work} until ${date}, and quit nothing before.`
}

/** Somebody who is paid to help, where nobody stands behind the reader. */
function counselorTalk(input: ReportInput, { own, program, way, aCalled, exam, tasks, work }: AimWords): Panel {
  const known = keysOn(input, 'people.support').includes('professional')
  const [goal] = shownGoals(input)
  return {
    who: known ? 'The counselor or coach who stands behind you' : 'A counselor at a Job Center',
    when: known
      ? `At your next meeting, before ${dayAfter(input, TRIAL)}`
      : 'Free, in most counties. You said that nobody stands behind you so far',
    open: `I have ${own.years > 0 ? `${own.years} years of work` : 'no work yet'}, and my aim is ${goal ? plain(goalAim(input, goal)) : `work as ${aCalled}`}. What would you ask me first?`,
    ask: [
      way.study[1] > SHORT
        ? `Which fund pays for this, and by when must I apply: ${program || `training for ${aCalled}`}?`
        : `Which places here asked you for ${aCalled} this year?`,
      exam ? `Who here helps people to pass the ${exam}?` : bounds(input, aCalled),
      own.worry && own.worry.length <= LONGEST_WORRY
        ? `What do others do about this: “${plain(lower(own.worry))}”?`
        : `Whom should I meet who does this well: “${tasks[1] ?? aCalled}”?`,
    ],
    good: `A name, a form with a date, and a second meeting about ${work}.`,
    ifNot: `A leaflet. Ask for one person who went into work as ${aCalled} last year, and for leave to call.`,
  }
}

/** What they give and need, as a question to somebody who sees many on the same way. */
function bounds(input: ReportInput, aCalled: Text): Text {
  const floor = payFloor(input)
  const months = monthsLimit(input)
  if (floor > 0 && months > 0)
    return `I need ${dollars(floor)} a year and give it ${months} months. Whom do you know who became ${aCalled} on that?`
  return floor > 0
    ? `Who began as ${aCalled} here at ${dollars(floor)} or more?`
    : `Who came back to you and was glad of the step?`
}

/** Where nobody stands behind somebody who leads: a public counselor places no such posts, and one who left such a post knows. */
function peerTalk(input: ReportInput, { own, aCalled, tasks }: AimWords): Panel {
  const [goal] = shownGoals(input)
  return {
    who: 'Somebody who led beside you, and left',
    when: 'One hour, away from both firms. You said that nobody stands behind you so far',
    open: `My aim is ${goal ? plain(goalAim(input, goal)) : `work as ${aCalled}`}, and nobody here may hear of it yet. What would you do first in my place?`,
    ask: [
      'Who called you first, and how long had you known each other?',
      `What would they miss in me: ${plain(own.skills[0]?.name ?? 'what I do')}, or something that I do not see?`,
      own.worry && own.worry.length <= LONGEST_WORRY
        ? `What do you say to this, which I wrote: “${plain(lower(own.worry))}”?`
        : `Whom should I meet who does this well: “${tasks[1] ?? aCalled}”?`,
    ],
    good: `Two names, and leave to use theirs when you call about ${aCalled}.`,
    ifNot: '“You will be fine.” Ask what they would not do again, and stop at that.',
  }
}

const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`

/** Who hears it at home, by who stands behind the reader (keys of the question "support"). */
const AT_HOME: Readonly<Record<string, string>> = {
  partner: 'Your partner',
  family: 'Your family',
  friend: 'The friend you can be honest with',
  mentor: 'Your mentor',
  colleague: 'The colleague you named',
}
/** Without that, by who lives on what the reader earns. */
const BY_PURSE: Readonly<Record<string, string>> = {
  nobody_else: 'A friend, since only you live on your pay',
  shared: 'Whoever shares the bills with you',
  main: 'Those who live on your pay',
  sole: 'Those who live on your pay',
}
const WHEN: Readonly<Record<string, Text>> = {
  partner: 'On a free evening, with page {page:money} on the table',
  family: 'After a meal, with page {page:money} on the table',
  friend: 'On a walk',
  mentor: 'One hour; send page {page:money} before',
  colleague: 'Off the site, after work',
}
/** Months of study that nobody at home would notice. */
const SHORT = 3
const LONGEST_WORRY = 110
const TRIAL = 30
