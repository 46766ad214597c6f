import type { OccupationFigures } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import { listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { referenceOf } from '../matching/standing.ts'
import { leads } from '../reach/ranks.ts'
import { leastPayAsked, type Wish } from './goals.ts'
import { WISH_SOURCES } from './wish-values.ts'

/** What a person wishes of the work, in some words, answered for the places of the list. */
export type WishAnswer = {
  readonly id: string
  readonly label: string
  readonly phrase: string
  /** `unknown`: no data are held, or none of these places. */
  readonly answer: 'yes' | 'partly' | 'no' | 'unknown'
  /** Sentences. */
  readonly why: string
  /** The release that the answer rests on; '' where no data are held. */
  readonly source: string
}

/** Answers each wish by name: which places of the list keep to it, or that we hold no data on it. */
export function answerWishes(engine: Engine, ranking: Ranking): WishAnswer[] {
  const { wishes } = ranking.goals
  const told = new Set<string>()
  return wishes.flatMap((wish): WishAnswer[] => {
    // Who asks to sit has said with the same words that the work is to be light.
    if (wish.id === 'less_load' && wishes.some(({ id, phrase }) => id === 'seated' && phrase === wish.phrase)) return []
    const unheld = NO_DATA[wish.id]
    if (unheld) return [{ ...named(wish), answer: 'unknown', why: unheld, source: '' }]
    const kept = KEPT[wish.id]
    return kept ? [answerOne(engine, ranking, wish, kept, told)] : []
  })
}

const named = ({ id, label = '', phrase }: Wish) => ({ id, label, phrase })

type Kept = {
  /** What places do that keep to it, and that do not, after their plural titles. */
  readonly on: string
  readonly off: string
  readonly source?: string
  /** Where no place keeps to it and that is yet no `no`: a firm can be one's own in any work. */
  readonly atWorst?: 'partly'
  /** Undefined where nothing is published. */
  readonly keeps: (ranking: Ranking, occupation: OccupationFigures, wish: Wish, engine: Engine) => boolean | undefined
}

/** What no data hold of a wish is told once in a list. */
function besides({ phrase }: Wish, told: Set<string>): string[] {
  const found = UNHELD_PARTS.filter(({ said, why }) => said.test(phrase) && !told.has(why)).map(({ why }) => why)
  for (const why of found) told.add(why)
  return found
}

/** What a firm needs first in the work that was named with the wish, or else in the present work. */
function ownNeed({ base }: Engine, { goals, person }: Ranking, { phrase }: Wish): string {
  const named = goals.wanted.find((wanted) => wanted.phrase.includes(phrase) || phrase.includes(wanted.phrase))
  const code = named && !named.inside ? named.codes[0]?.code : person.present?.code
  return (code && rowOfCode(base.ownBusiness, code)?.need) || ''
}

function answerOne(engine: Engine, ranking: Ranking, wish: Wish, kept: Kept, told: Set<string>): WishAnswer {
  const { on, off, keeps, source, atWorst = 'no' } = kept
  const places = ranking.ranked.map((index) => engine.base.occupations[index]!)
  const titles = (kind: boolean | undefined): string[] =>
    places.filter((place) => keeps(ranking, place, wish, engine) === kind).map(({ title }) => title)
  const [good, bad, open] = [titles(true), titles(false), titles(undefined)]
  // Of conditions the employer can say more; of pay, ranks and schooling our tables say enough.
  const ask = WISH_SOURCES[wish.id] !== undefined && good.length + open.length > 0 ? ': ask before you apply' : ''
  const why = [
    good.length > 0 ? `${listWords(good)} ${on}.` : '',
    bad.length > 0 ? `${listWords(bad)} ${off}${ask}.` : '',
    open.length > 0 ? `For ${listWords(open)} nothing is published: ask the employer.` : '',
    places.length === 0 ? 'No place is on your list, so there is nothing to check it against.' : '',
    ...besides(wish, told),
    wish.id === 'own_business' ? ownNeed(engine, ranking, wish) : '',
  ]
  return {
    ...named(wish),
    answer: good.length > 0 ? (bad.length + open.length > 0 ? 'partly' : 'yes') : bad.length > 0 ? atWorst : 'unknown',
    why: why.filter(Boolean).join(' '),
    source: source ?? WISH_SOURCES[wish.id] ?? '',
  }
}

/** By the published conditions: kept from `least` on. */
const byConditions =
  (least: number): Kept['keeps'] =>
  (_, { code }, { values }) => {
    const value = values?.get(code)
    return value === undefined ? undefined : value >= least
  }

const studyOf = ({ standing }: Ranking, { index }: OccupationFigures): number | undefined => {
  const { known, studyMonths } = standing.entries[index]!
  return known ? studyMonths[0] : undefined
}

const payIs =
  (least: (ranking: Ranking) => number): Kept['keeps'] =>
  (ranking, { index }) => {
    const pay = ranking.standing.pay[index]!
    return pay > 0 ? pay >= least(ranking) : undefined
  }

const WAGES = 'BLS Occupational Employment and Wage Statistics, May 2024'
const WAYS = 'Our table of licenses and ways in'

const KEPT: Readonly<Record<string, Kept>> = {
  no_nights: { on: 'mostly work by day', off: 'often work nights, evenings or weekends', keeps: byConditions(-0.4) },
  home_at_night: { on: 'are usually home at night', off: 'are often away overnight', keeps: byConditions(-0.4) },
  less_load: { on: 'lift little', off: 'lift, carry or stand a good deal', keeps: byConditions(-0.4) },
  seated: { on: 'sit for much of the day', off: 'are on their feet for much of the day', keeps: byConditions(-0.45) },
  remote: { on: 'can often work from home', off: 'can rarely work from home', keeps: byConditions(0.3) },
  own_business: {
    on: 'often work for themselves',
    off: 'mostly work for an employer, and some for themselves',
    keeps: byConditions(0.4),
    atWorst: 'partly',
  },
  summers: { on: 'often follow the school year', off: 'mostly work all year', keeps: byConditions(0.5) },
  indoors: { on: 'work mostly inside', off: 'are outside for much of the day', keeps: byConditions(-0.4) },
  outdoors: { on: 'are outside for a good part of the day', off: 'work mostly inside', keeps: byConditions(0.4) },
  year_round: { on: 'go on through the year', off: 'often stop for part of the year', keeps: byConditions(-0.4) },
  part_time: { on: 'often work part time', off: 'mostly work full time', keeps: byConditions(0.4) },
  calmer: { on: 'meet less stress than most', off: 'meet as much stress as most, or more', keeps: byConditions(0.05) },
  lead: { on: 'lead people or budgets', off: 'mostly lead nobody', source: 'O*NET-SOC 2019', keeps: (_, place) => leads(place) },
  teach: {
    on: 'teach or train others',
    off: 'teach only now and then',
    source: 'O*NET-SOC 2019',
    keeps: (_, { code }) => TEACH.test(code),
  },
  paid_while_learning: {
    on: 'are paid from the first day, also while they learn',
    off: 'study first, most of it unpaid',
    source: WAYS,
    keeps: (ranking, place) => {
      const study = studyOf(ranking, place)
      return study === undefined ? undefined : study === 0
    },
  },
  no_school: {
    on: 'need no long schooling from where you stand',
    off: 'need more than a short course',
    source: WAYS,
    keeps: (ranking, place) => {
      const study = studyOf(ranking, place)
      return study === undefined ? undefined : study <= SHORT_COURSE
    },
  },
  more_pay: {
    on: 'usually earn more than you do now',
    off: 'usually earn no more than you do now',
    source: WAGES,
    keeps: payIs(({ person }) => referenceOf(person) * 1.01),
  },
  least_pay: {
    on: 'usually reach the pay that you need',
    off: 'usually stay below the pay that you need',
    source: WAGES,
    keeps: payIs(({ goals, person }) => leastPayAsked(goals, person.reach.salaryCurrent)),
  },
  less_pay: {
    on: 'pay about what you earn now, or more',
    off: 'pay less than you earn now, which you allow',
    source: WAGES,
    keeps: payIs(({ person }) => 0.97 * referenceOf(person)),
  },
  easy_reading: {
    on: 'ask for no more reading than most work that needs no degree',
    off: 'ask for more reading than most work that needs no degree',
    source: 'O*NET 30.0 skills: reading comprehension',
    keeps: (_ranking, place, _wish, engine) => {
      const level = readingOf(engine, place)
      return level === undefined ? undefined : level <= EASY_READING
    },
  },
  less_ai: {
    on: 'are less exposed to AI than most occupations',
    off: 'are as exposed to AI as most occupations, or more',
    source: 'Four published measures of exposure to AI, their middle',
    keeps: (_, { exposure }) => (exposure.middle < 0 ? undefined : exposure.middle < 50),
  },
}

/** Level 0-7 of reading comprehension that the work asks for, by O*NET; undefined where it was estimated. */
function readingOf({ base }: Engine, { index, estimated }: OccupationFigures): number | undefined {
  const { elements } = base.scales.skill
  const reading = elements.findIndex(({ id }) => id === READING)
  return estimated || reading < 0 ? undefined : base.skillLevels[index * elements.length + reading]!
}

/** Wishes on which nobody publishes figures by occupation, and what helps instead. */
const NO_DATA: Readonly<Record<string, string>> = {
  benefits:
    'We hold no data on benefits by occupation: they depend on the employer. Ask about health insurance, leave and pension before you say yes.',
  small_company:
    'We hold no data on the size of employers. Ask each one how many people work there, and who decides what you would do.',
  nonprofit:
    'We hold no data on who is a nonprofit or a public employer. The same occupations exist there, at times for less pay: search their own job boards.',
  record:
    'We hold no data on who hires people with a record. Work with children, patients, money or a license checks it: ask the licensing board before you pay for a program, as many states answer that ahead of time.',
  no_driving:
    'We hold no data on which posts ask for a driver’s license or a car. Home care, outside sales, inspection and repair at customers’ places often do: ask before you apply, and ask how others get there.',
  union: 'We hold no data on unions by occupation. The local of the trade tells you which employers near you have signed.',
  near_home: 'We hold no data on distance. Search jobs by place, and ask how many days you have to be there.',
  salaried: 'We hold no data on how pay is made up. Ask which part of it is fixed and which depends on sales.',
}

/** Parts of a wish that its data do not hold. */
const UNHELD_PARTS: readonly { readonly said: RegExp; readonly why: string }[] = [
  {
    said: /\bon[- ]?call\b|\bpage[dr]\b|\bphone (?:rings|goes)/i,
    why: 'On-call duty is not in the data: ask how often you would be called.',
  },
  {
    said: /\bschool[- ]hours\b|\bkids? (?:are|is) (?:in|at) school/i,
    why: 'Hours that end with the school day are not in the data: schools offer them most.',
  },
  {
    said: /\btravel|\bwindshield|\bairport|\bflights?\b/i,
    why: 'Days on the road are not in the data, only nights away: ask how many days a month.',
  },
  { said: /\bovertime\b/i, why: 'Forced overtime is not in the data: ask how last month looked.' },
  { said: /\bhybrid\b|\bpart of the week\b/i, why: 'How many days a week from home is a matter of the employer.' },
]

/** Teachers, trainers, tutors and coaches. */
const TEACH = /^(?:25-(?!4)|13-1151|11-3131|11-903[123]|27-2022|39-9031)/
const SHORT_COURSE = 4
const READING = '2.A.1.a'
/** Three of four of the 392 occupations that usually ask for no schooling after high school ask for no more. */
const EASY_READING = 3.25
