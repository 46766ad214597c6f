import type { OccupationFigures } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import { listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { referencePay } from '../reach/education.ts'
import { leads } from '../reach/ranks.ts'
import { leastPayAsked, type Wish } from './goals.ts'
import { startsUnder, writtenWins } from './limits/floor-words.ts'
import { LIMIT_WORDS, LIMITS } from './limits/limit-words.ts'
import { nearHome } from './near-home.ts'
import { unheldParts, whatHelps } from './unheld-wishes.ts'
import { unpaidSummers } from './unpaid-summers.ts'
import { WISH_SOURCES } from './wish-values.ts'
import { monthsNamed } from './words/named-months.ts'

/** What a person wishes of the work, in some words, answered for the places of the list. */
export type WishAnswer = {
  readonly id: string
  readonly label: string
  readonly phrase: string
  /** Told beside the goals. */
  readonly beside?: true
  /** `unknown`: no data are held, or none of these places. */
  readonly answer: 'yes' | 'partly' | 'no' | 'unknown'
  /** Sentences. */
  readonly why: string
  /** The release that the answer rests on; '' where no data are held. */
  readonly source: string
}

/** Answers each wish by name: which places of the list keep to it, or that we hold no data on it. */
export function answerWishes(engine: Engine, ranking: Ranking): WishAnswer[] {
  const { wishes, unread = [] } = ranking.goals
  const told = new Set<string>()
  const answers = wishes.flatMap((wish): WishAnswer[] => {
    const fuller = TOLD_WITH[wish.id]
    if (wishes.some(({ id, phrase }) => id === fuller && (phrase.includes(wish.phrase) || wish.phrase.includes(phrase))))
      return []
    if (wish.id === 'deadline') return [inTime(engine, ranking, wish)]
    if (wish.id === 'near_home') return [nearHome(engine, ranking, wish)]
    const unheld = whatHelps(wish)
    if (unheld) return [{ ...named(wish), answer: 'unknown', why: unheld, source: '' }]
    const kept = KEPT[wish.id]
    return kept ? [answerOne(engine, ranking, wish, kept, told)] : []
  })
  return unread.length > 0 ? [...answers, notRead(unread)] : answers
}

/** A wish that another says more fully in the same words: who asks to sit asks for light work, and a pension is a benefit. */
const TOLD_WITH: Readonly<Record<string, string>> = { less_load: 'seated', benefits: 'pension', home_at_night: 'near_home' }

/** Words in which neither work nor a wish was found: they are named, so that nobody takes them for answered. */
function notRead(unread: readonly string[]): WishAnswer {
  const said = listWords(unread.slice(0, MOST_UNREAD).map((words) => `“${words}”`))
  return {
    id: 'unread',
    label: 'Words that we could not read',
    phrase: unread[0]!,
    answer: 'unknown',
    why: `We found neither work nor a wish in ${said}. Say it in other words, and the list is made again.`,
    source: '',
  }
}

/** How long each place of the list takes, against the time that the words name; where they name none, the months alone. */
function inTime(engine: Engine, ranking: Ranking, wish: Wish): WishAnswer {
  const asked = monthsNamed(wish.phrase)
  const places = ranking.ranked.map((index) => {
    const { known, studyMonths, experienceMonths } = ranking.standing.entries[index]!
    const months = known ? studyMonths[0] + experienceMonths : undefined
    return { title: engine.base.occupations[index]!.title, months }
  })
  const waits = [...new Set(places.map(({ months }) => months))].sort((a = Infinity, b = Infinity) => a - b)
  const why = waits
    .map((wait) => `${waitWords(wait)}: ${listWords(places.flatMap(({ title, months }) => (months === wait ? title : [])))}.`)
    .join(' ')
  const within = places.filter(({ months }) => months !== undefined && months <= asked).length
  return {
    ...named(wish),
    answer: within === 0 ? (places.length === 0 ? 'unknown' : 'no') : within < places.length ? 'partly' : 'yes',
    why: why || 'No place is on your list, so no time can be told.',
    source: WAYS,
  }
}

const waitWords = (months: number | undefined): string => {
  if (months === undefined) return 'How long is not known'
  return months === 0 ? 'Open now' : `About ${months} ${months === 1 ? 'month' : 'months'}`
}

const MOST_UNREAD = 3

const named = ({ id, label = '', phrase, beside }: Wish) => ({ id, label, phrase, ...(beside ? { beside } : {}) })

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

/** What a firm needs first in the work that was named with the wish, or else in the present work. */
function ownNeed({ base }: Engine, { goals, person }: Ranking, { phrase }: Wish): string {
  const named = goals.wanted.find((wanted) => wanted.phrase.includes(phrase) || phrase.includes(wanted.phrase))
  const code = named && !named.inside ? named.codes[0]?.code : person.present?.code
  return (code && rowOfCode(base.ownBusiness, code)?.need) || ''
}

function answerOne(engine: Engine, ranking: Ranking, wish: Wish, kept: Kept, told: Set<string>): WishAnswer {
  const { on, off, keeps, source, atWorst = 'no' } = kept
  const ranked = ranking.ranked.map((index) => engine.base.occupations[index]!)
  const conditions = WISH_SOURCES[wish.id] !== undefined
  // What is published of a whole occupation does not tell of one post in it, which is what the person asks for.
  const post = conditions ? ranking.goals.wanted.find(({ inside }) => inside)?.phrase : undefined
  const present = ranking.person.present
  const isPost = (place: OccupationFigures): boolean =>
    post !== undefined && place.index === present?.index && keeps(ranking, place, wish, engine) === false
  const places = ranked.filter((place) => !isPost(place))
  const inPost = places.length < ranked.length
  const titles = (kind: boolean | undefined): string[] =>
    places.filter((place) => keeps(ranking, place, wish, engine) === kind).map(({ title }) => title)
  const [good, bad, open] = [titles(true), titles(false), titles(undefined)]
  // A floor is needed on the first day, whatever the work pays in the end.
  const learning =
    wish.id === 'least_pay'
      ? places.filter((place) => keeps(ranking, place, wish, engine) && startsUnder(ranking, place)).map(({ title }) => title)
      : []
  // Of conditions the employer can say more; of pay, ranks and schooling our tables say enough.
  const ask = conditions && good.length + open.length > 0 ? ': ask before you apply' : ''
  const why = [
    good.length > 0 ? `${listWords(good)} ${on}.` : '',
    bad.length > 0 ? `${listWords(bad)} ${off}${ask}.` : '',
    open.length > 0 ? `For ${listWords(open)} nothing is published: ask the employer.` : '',
    inPost ? `${present!.title} as a whole ${off}; of “${post}” alone nothing is published: ask the employer.` : '',
    ranked.length === 0 ? 'No place is on your list, so there is nothing to check it against.' : '',
    ...unheldParts(wish, told),
    wish.id === 'least_pay' ? writtenWins(ranking) : '',
    learning.length > 0 ? `While you learn, ${listWords(learning)} usually start below that, and rise step by step.` : '',
    LIMIT_WORDS[wish.id]?.helps ?? '',
    wish.id === 'own_business' ? ownNeed(engine, ranking, wish) : '',
    wish.id === 'summers' ? unpaidSummers(engine, ranking, wish) : '',
  ]
  const onFirstDay = good.length - learning.length
  return {
    ...named(wish),
    answer:
      good.length > 0
        ? onFirstDay < places.length || inPost
          ? onFirstDay > 0
            ? 'partly'
            : atWorst
          : 'yes'
        : bad.length > 0
          ? atWorst
          : 'unknown',
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

/** Of a specialty that has only the pay of its wider group nothing is said. */
const payIs =
  (least: (ranking: Ranking) => number): Kept['keeps'] =>
  (ranking, { index, ownWages }) => {
    const pay = ranking.standing.pay[index]!
    return pay > 0 && ownWages !== false ? pay >= least(ranking) : undefined
  }

/** The pay that the place prints: the middle of the work, in the own work what is earned if that is more. */
const middlePayIs =
  (least: (ranking: Ranking) => number): Kept['keeps'] =>
  (ranking, { code, wages, ownWages }) => {
    const { present, reach } = ranking.person
    const kept = code === present?.code ? reach.salaryCurrent : 0
    return wages && wages.p50 > 0 && ownWages !== false ? Math.max(kept, wages.p50) >= least(ranking) : undefined
  }

const WAGES = 'BLS Occupational Employment and Wage Statistics, May 2024'
const WAYS = 'Our table of licenses and ways in'

const KEPT: Readonly<Record<string, Kept>> = {
  ...Object.fromEntries(LIMITS.map(({ id, on, off, met }) => [id, { on, off, keeps: byConditions(met) }])),
  no_nights: { on: 'mostly work by day', off: 'often work nights, evenings or weekends', keeps: byConditions(-0.4) },
  home_at_night: { on: 'are usually home at night', off: 'are often away overnight', keeps: byConditions(-0.4) },
  less_load: { on: 'lift little', off: 'lift, carry or stand a good deal', keeps: byConditions(-0.4) },
  seated: { on: 'sit for much of the day', off: 'are on their feet for much of the day', keeps: byConditions(-0.45) },
  active: { on: 'are on their feet for much of the day', off: 'sit for much of the day', keeps: byConditions(0) },
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
    keeps: middlePayIs(({ person }) => referencePay(person) * 1.01),
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
    keeps: middlePayIs(({ person }) => 0.97 * referencePay(person)),
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

/** Teachers, trainers, tutors and coaches. */
const TEACH = /^(?:25-(?!4)|13-1151|11-3131|11-903[123]|27-2022|39-9031)/
const SHORT_COURSE = 4
const READING = '2.A.1.a'
/** Three of four of the 392 occupations that usually ask for no schooling after high school ask for no more. */
const EASY_READING = 3.25
