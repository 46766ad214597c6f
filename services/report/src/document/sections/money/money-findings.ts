import { keysOn, ratedOn } from '../../facts/answered.ts'
import { breakEvenWords, type MoneyWay, timeRange } from '../../facts/break-even.ts'
import { ownTurn } from '../../facts/own-turn.ts'
import { capital, shorten } from '../../facts/reading.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { skillInSentence, toolNames } from '../person/own-facts.ts'
import { ownGood, ownWords } from './money-own.ts'
import { about, dollarsOf, floorOf, marked, type Purse, type Road } from './money-roads.ts'
import { rangeWords } from './money-table.ts'
import { withoutPayFinding } from './money-without-pay.ts'

/** What the sums of one direction mean for this reader: a lead and one or two sentences. No wording is used twice on a page. */
export interface Finding {
  lead: Text
  text: Text
  /** For, against, or neither. */
  good: boolean
}

export function roadFindings(purse: Purse): Finding[] {
  const used = new Set<Wording>()
  return purse.roads.map((road, at) => {
    if (road.kind === 'own') return { lead: `${capital(road.name)}.`, text: ownWords(purse, road), good: ownGood(purse, road) }
    if (purse.base.from === 'none' && GOOD_KINDS.has(road.kind))
      return { lead: `${capital(road.name)}.`, text: withoutPayFinding(purse, road, at), good: true }
    const wordings = wordingsFor(road, purse)
    const from = startOf(road.occupation.code) + ownTurn(purse.input)
    const order = wordings.map((_wording, at) => wordings[(from + at) % wordings.length]!)
    const wording = order.find((one) => !used.has(one)) ?? order[0]!
    used.add(wording)
    return { lead: `${capital(road.name)}.`, text: wording(said(road, purse)), good: GOOD_KINDS.has(road.kind) && !isLate(road) }
  })
}

const GOOD_KINDS: ReadonlySet<string> = new Set(['open', 'course', 'training', 'years', 'school'])

/** Pays more, but its cost may not come back within ten years. */
const isLate = ({ way }: Road): boolean => way !== undefined && way.hard.even === undefined

/** Which wording comes first: by the occupation and the reader, so that the same work reads alike in every edition of a report. */
function startOf(code: string): number {
  return [...code].reduce((sum, char) => sum + char.charCodeAt(0), 0)
}

interface Said {
  name: Text
  purse: Purse
  road: Road
  way: MoneyWay | undefined
  /** Bare figures; the ones that end a sentence with a mark are marked there. */
  first: Text
  later: Text
  change: Text
  month: Text
  pay: Text
  floor: Text
  short: Text
  cost: (at: 'good' | 'hard') => Text
  /** "$6,200 to $18,700", "up to $140,400". */
  costs: Text
  startLoss: Text
  back: Text
  study: Text
  program: Text
  strength: Text
  drain: Text
}

function said(road: Road, purse: Purse): Said {
  const { occupation, way, entry } = road
  const { code, wages } = occupation
  const median = wages?.median ?? 0
  const first = wages && wages.p25 > 0 ? wages.p25 : median * 0.8
  const change = Math.abs(median - purse.base.pay)
  return {
    name: road.name,
    purse,
    road,
    way,
    first: dollarsOf(purse, `first.${code}`, first),
    later: dollarsOf(purse, `median.${code}`, median),
    change: dollarsOf(purse, `gain.${code}`, change),
    month: dollarsOf(purse, `gain.month.${code}`, change / 12),
    pay: purse.base.token.replace('}', '!}'),
    floor: purse.floor === undefined ? '' : floorOf(purse, purse.floor),
    short: purse.floor === undefined ? '' : dollarsOf(purse, `short.${code}`, Math.abs(purse.floor - median)),
    cost: (at) => (way ? dollarsOf(purse, `cost.${code}.${at === 'good' ? 'low' : 'high'}`, way[at].cost) : ''),
    costs: way ? rangeWords(purse, `cost.${code}`, [way.good.cost, way.hard.cost]).replace(/^Up/, 'up') : '',
    startLoss: about(purse, `start.${code}`, Math.abs(purse.base.pay - first)),
    back: way ? breakEvenWords(way) : '',
    study: timeRange(entry.study[0], Math.max(1, entry.study[1])),
    program: programWords(road),
    strength: strengthOf(purse),
    drain: drainOf(purse),
  }
}

/** The program as the gate names it: "associate degree from an accredited program". */
function programWords({ entry }: Road): Text {
  const program = entry.gate?.program ?? ''
  return program === '' || program === 'unknown' ? 'the school that this work asks for' : plain(lowerFirst(program))
}

const lowerFirst = (words: string): string => (/^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words)

/** What the reader rated highest, in their own words. */
function strengthOf({ input }: Purse): Text {
  const best = ratedOn(input, 'skill.named')[0]
  return best ? plain(shorten(skillInSentence(best.label, toolNames(input)), 40)) : 'the work you are proudest of'
}

const DRAIN_WORDS: Readonly<Record<string, Text>> = {
  too_much: 'less work for the time you have',
  too_little: 'work that needs your head',
  same_again: 'days that differ',
  no_say: 'a say in what is done',
  conflict: 'peace with the people around you',
  hours: 'other hours',
  body: 'work that your body can keep up',
  commute: 'a shorter way to work',
  worry: 'a job that feels safe',
  meaning: 'seeing what the work is good for',
  paperwork: 'fewer forms and meetings',
  people_all_day: 'some hours without people',
}

/** What a lower pay would have to bring: the contrary of what drains the reader most. */
function drainOf({ input }: Purse): Text {
  const key = keysOn(input, 'present.drain').find((one) => DRAIN_WORDS[one])
  return (key && DRAIN_WORDS[key]) || 'days that you look forward to'
}

type Wording = (said: Said) => Text

function wordingsFor(road: Road, { base }: Purse): readonly Wording[] {
  const { kind, way, occupation } = road
  if (kind === 'own') return PLAIN.level
  if (kind === 'unknown_way' || kind === 'unknown_pay' || kind === 'below_floor' || kind === 'less' || kind === 'level')
    return PLAIN[kind]
  if (way && way.good.even === undefined) return NEVER
  if (kind === 'school' && isLate(road)) return LATE
  if (kind !== 'open') return GAINS[kind]
  return (occupation.wages?.p25 ?? 0) >= base.pay ? OPEN_HIGH : OPEN_LOW
}

const OPEN_HIGH: readonly Wording[] = [
  ({ first, change }) =>
    `Even a low start, ${first}, is above what you earn, with no school before it. The middle brings ${marked(change)} more a year.`,
  ({ first, later }) =>
    `No fee, no class: the offer is all you need. From ${first} at the low end it goes to ${marked(later)} in the middle.`,
  ({ month, strength }) =>
    `The raise comes with the first check, about ${marked(month)} a month. Let ${strength} win you the offer.`,
]

const OPEN_LOW: readonly Wording[] = [
  ({ startLoss, later, strength }) =>
    `A low start is ${startLoss} a year under your pay: that is the whole risk. Ask for the middle, ${marked(later)}, and name ${strength}.`,
  ({ first, change }) => `What counts is the first offer: at ${first} you lose, in the middle you win ${marked(change)} a year.`,
  ({ cost, month }) =>
    `Two years at the low end would cost you ${cost('hard')}. Then each month brings ${marked(month)} more, so do not start cheap.`,
]

const GAINS: Readonly<Record<'course' | 'school' | 'training' | 'years', readonly Wording[]>> = {
  course: [
    ({ road, change }) =>
      `Apply before you pay for a course. If one is asked, it takes up to ${timeRange(road.evenings, road.evenings)} beside your job, for ${marked(change)} more a year.`,
    ({ program, month }) =>
      `It asks for this: ${program}. What is missing can be learned beside your job, for ${marked(month)} more a month.`,
    ({ back, later }) =>
      `Do not give notice for a course. Learned in the evening, the way to ${marked(later)} puts you ahead ${back}.`,
  ],
  school: [
    ({ study, cost, costs, change, back, road }) =>
      road.way!.good.cost <= 0
        ? `Some get in without school, and it costs them nothing. For the others it is ${marked(costs)}; with ${change} more a year it is earned back ${back}.`
        : `${capital(study)} in class cost ${cost('good')} with half your pay, ${marked(cost('hard'))} with none. The raise is ${change} a year: earned back ${back}.`,
    ({ program, costs, back }) =>
      `What costs is the time, not the fees: ${program}. In all ${marked(costs)}, earned back ${back}.`,
    ({ month, cost, costs, study, road }) =>
      `Half your pay or none for ${study}: ${road.way!.good.cost > 0 ? `${cost('good')} at best` : costs}. Against it stands a raise of ${marked(month)} a month.`,
  ],
  training: [
    ({ road, purse, back }) => `You are paid while you learn: ${trainingSteps(road, purse)}. That is earned back ${back}.`,
    ({ road, later, month }) =>
      `Training takes ${timeRange(Math.max(1, road.entry.paid[0]), road.entry.paid[1])}, on their payroll. The way ends at ${later}, which is ${marked(month)} a month more than now.`,
    ({ first, change, cost }) =>
      `No tuition, but lean first years: up to ${cost('hard')} less than staying. After them the middle pay brings ${marked(change)} a year on top; the low end is ${first}.`,
  ],
  years: [
    ({ road, change }) =>
      `First come ${timeRange(road.entry.experience, road.entry.experience)} of related work, at about the pay you have. The ${marked(change)} a year on top begin after them, not now.`,
    ({ later, strength }) =>
      `Nobody starts there from outside. Collect the years where ${strength} is asked; the middle pay at the end is ${marked(later)}.`,
  ],
}

/** Steps of an apprenticeship in dollars, beside the present pay. */
function trainingSteps({ entry, way, occupation }: Road, purse: Purse): Text {
  if (!entry.payPercent || !way) return 'how much, the employer must say'
  const start = (way.later * entry.payPercent[0]) / 100
  const less = purse.base.pay - start
  const step = about(purse, `step.0.${occupation.code}`, start)
  return less > 0
    ? `about ${step} at first, ${marked(about(purse, `step.less.${occupation.code}`, less))} under your pay`
    : `about ${marked(step)} at first, already no less than you have`
}

const NEVER: readonly Wording[] = [
  ({ change, cost }) =>
    `It pays ${marked(change)} more a year, but ${cost('good')} or more must be earned back. Ten years are too few for that.`,
  ({ later, cost }) =>
    `This does not pay in ten years. The middle is ${marked(later)}, and the way there costs ${cost('good')} or more.`,
]

const LATE: readonly Wording[] = [
  ({ cost, change, road }) =>
    road.way!.good.cost > 0
      ? `Only the short, cheap way pays: ${cost('good')} for ${marked(change)} more a year. The dear one, ${cost('hard')}, does not in ten years.`
      : `It pays only where an employer takes you without school, for ${marked(change)} more a year. Through school, ${cost('hard')}, it does not in ten years.`,
  ({ study, costs, month }) =>
    `${capital(study)} of school cost ${marked(costs)}. At ${month} more a month, the dear end is too much for ten years.`,
]

const PLAIN: Readonly<Record<'unknown_way' | 'unknown_pay' | 'below_floor' | 'less' | 'level', readonly Wording[]>> = {
  below_floor: [
    ({ later, short, floor }) => `Its middle pay, ${marked(later)}, is ${short} under your floor of ${floor}. Leave it out.`,
    ({ month, floor }) => `It would take ${marked(month)} a month from you, and that breaks the limit of ${floor} that you set.`,
    ({ short, drain }) =>
      `Half of the people in it earn at least ${marked(short)} less than you can live on. It may bring ${drain}, but not the rent.`,
  ],
  less: [
    ({ change, month, drain }) =>
      `It pays ${marked(change)} a year less, ${month} a month, for good. So it must bring you ${drain}.`,
    ({ later, month, floor }) =>
      `The middle is ${marked(later)}: ${month} a month are gone.${floor ? ` Your floor of ${floor} holds.` : ''} It does not pay in ten years.`,
    ({ change, drain, floor }) =>
      `A step down of ${marked(change)} a year${floor ? `, still above the ${floor} you need` : ''}. What you would buy with it: ${drain}.`,
  ],
  level: [
    ({ later, startLoss }) =>
      `About even: ${marked(later)} in the middle. A low start would cost ${startLoss} a year, so let nobody cut your pay for being new.`,
    ({ change, drain }) =>
      `Only ${marked(change)} a year apart from what you earn. Money does not decide this one; ${drain} may.`,
  ],
  unknown_way: [
    ({ later }) =>
      `The middle pay is ${marked(later)}. What the way in costs is not known to us: ask two people in it how they paid for theirs.`,
    ({ name }) =>
      `We could not find how long the way in takes, so we give no sum. Ask an employer what a new ${name} must bring.`,
  ],
  unknown_pay: [
    () => 'No pay of a year is published for it, so no sum here is worth anything. Ask three people what they made last year.',
    ({ strength }) =>
      `Its pay is counted by the hour or the piece. Find out what a year of ${strength} brings there before you plan with it.`,
  ],
}
