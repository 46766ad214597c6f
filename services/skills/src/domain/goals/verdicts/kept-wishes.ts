import type { OccupationFigures } from '../../catalogue/figures.ts'
import type { Engine } from '../../matching/engine.ts'
import type { Ranking } from '../../matching/rank.ts'
import { referencePay } from '../../reach/education.ts'
import { leads } from '../../reach/ranks.ts'
import { CONTACTS, MUCH_OF_THE_DAY } from '../contacts/contact-words.ts'
import { leastPayAsked, type Wish } from '../goals.ts'
import { LIMITS } from '../limits/limit-words.ts'
import { hasPay } from './hourly-words.ts'

/** What of a ranking a wish is checked by. */
type Placed = Pick<Ranking, 'goals' | 'person' | 'standing'>

export type Kept = {
  /** What places do that keep to it, and that do not, after their plural titles. */
  readonly on: string
  readonly off: string
  readonly source?: string
  /** Where no place keeps to it and that is yet no `no`: a firm can be one's own in any work. */
  readonly atWorst?: 'partly'
  /** Undefined where nothing is published. */
  readonly keeps: (ranking: Placed, occupation: OccupationFigures, wish: Wish, engine: Engine) => boolean | undefined
}

/** By the published conditions: kept from `least` on. */
const byConditions =
  (least: number): Kept['keeps'] =>
  (_, { code }, { values }) => {
    const value = values?.get(code)
    return value === undefined ? undefined : value >= least
  }

const studyOf = ({ standing }: Placed, { index }: OccupationFigures): number | undefined => {
  const { known, studyMonths } = standing.entries[index]!
  return known ? studyMonths[0] : undefined
}

const payIs =
  (least: (ranking: Placed) => number): Kept['keeps'] =>
  (ranking, place) => {
    const pay = ranking.standing.pay[place.index]!
    return pay > 0 && hasPay(place) ? pay >= least(ranking) : undefined
  }

/** The pay that the place prints: the middle of the work, in the own work what is earned if that is more. */
const middlePayIs =
  (least: (ranking: Placed) => number): Kept['keeps'] =>
  (ranking, place) => {
    const { present, reach } = ranking.person
    const { code, wages } = place
    const kept = code === present?.code ? reach.salaryCurrent : 0
    return hasPay(place) ? Math.max(kept, wages!.p50) >= least(ranking) : undefined
  }

const WAGES = 'BLS Occupational Employment and Wage Statistics, May 2024'
export const WAYS = 'Our table of licenses and ways in'

export const KEPT: Readonly<Record<string, Kept>> = {
  ...Object.fromEntries(LIMITS.map(({ id, on, off, met }) => [id, { on, off, keeps: byConditions(met) }])),
  ...Object.fromEntries(
    Object.entries(CONTACTS).map(([id, { on, off }]) => [id, { on, off, keeps: byConditions(MUCH_OF_THE_DAY) }]),
  ),
  less_public: {
    on: 'deal little with customers or the public',
    off: 'deal with customers, patients or the public for a good part of the day',
    source: CONTACTS.with_people!.source,
    keeps: byConditions(-0.3),
  },
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
  use_knowledge: {
    on: 'build on the work you know',
    off: 'use less of the work you know',
    source: 'Our model of moves between occupations, and our table of ways in',
    keeps: ({ person: { present }, standing }, { index }) =>
      present === undefined
        ? undefined
        : standing.field[index] === 1 || standing.place[index]! >= NEAR_PLACE || standing.entries[index]!.how !== 'outside',
  },
  future: {
    on: 'are expected to have more jobs in ten years than now',
    off: 'are expected to have fewer jobs in ten years than now',
    source: 'BLS Employment Projections 2024-34',
    keeps: (_, { outlook }) => (outlook === undefined ? undefined : outlook.growthPercent > 0),
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
/** Percentile of moves from which work lies near the present one. */
const NEAR_PLACE = 0.95
const READING = '2.A.1.a'
/** Three of four of the 392 occupations that usually ask for no schooling after high school ask for no more. */
const EASY_READING = 3.25
