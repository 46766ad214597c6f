import { rowOfCode } from '../catalogue/row-of-code.ts'
import { CONTACT_SOURCES, CONTACTS } from './contacts/contact-words.ts'
import { LIMIT_MEETS, LIMIT_RESTS_ON, LIMIT_SOURCES, type LimitPosts } from './limits/limit-values.ts'

/** Conditions of an occupation's work; absent where nothing is published. */
export type Conditions = {
  /** 0-1: nights and shifts 1, evenings and weekends .6. */
  readonly shifts?: number
  /** 0-1: nights away from home. */
  readonly away?: number
  /** 0-1: how surely the published schedules name these parts of the day and the week. */
  readonly early?: number
  readonly evenings?: number
  readonly weekends?: number
  readonly nights?: number
  readonly partTime?: number
  readonly schoolYear?: number
  /** Work that stops for part of the year. */
  readonly seasonal?: number
  /** O*NET level 0-7. */
  readonly strength?: number
  readonly standingHours?: number
  /** Percent of workers. */
  readonly outdoors?: number
  readonly telework?: number
  readonly selfEmployed?: number
  /** Importance 1-5 of keeping calm under stress. */
  readonly stress?: number
  readonly sittingHours?: number
  /** Percent of workers who must drive, who may choose to sit or stand, who must kneel, climb ladders, hear sounds other than speech. */
  readonly driving?: number
  readonly choice?: number
  readonly kneeling?: number
  readonly ladders?: number
  readonly sounds?: number
  /** Percent of workers around crowds, and in loud noise. */
  readonly crowds?: number
  readonly loud?: number
  /** O*NET levels 0-7: fine hearing, seeing on the road, low and high postures. */
  readonly hearing?: number
  readonly roadSight?: number
  readonly postures?: number
  /** Percent of workers among hazardous contaminants, and in great heat or cold of the place; who type, use the fingers, speak for a third of the day or more. */
  readonly contaminants?: number
  readonly heat?: number
  readonly cold?: number
  readonly keyboard?: number
  readonly fineWork?: number
  readonly speaking?: number
  /** O*NET levels 0-7: steady and skilled hands, clear speech. */
  readonly hands?: number
  readonly speech?: number
  /** How often the phone is used, 0-100. */
  readonly telephone?: number
  /** Tasks that are done before a group. */
  readonly groupTasks?: number
}

/**
 * How well an occupation meets a wish: 1 fully, 0 neither way or not known, -1 against it. Undefined for wishes that rest on other
 * figures (pay, exposure to AI, training, who leads).
 */
export function wishValue(id: string, conditions: Conditions): number | undefined {
  return MEETS[id]?.(conditions)
}

/** How well the occupations of which something is published meet a wish, by code; each wish is worked out once. Undefined as `wishValue`. */
export function wishValuesOf(
  conditions: ReadonlyMap<string, Conditions>,
  posts: ReadonlyMap<string, LimitPosts> = new Map(),
): (id: string) => ReadonlyMap<string, number> | undefined {
  const kept = new Map<string, ReadonlyMap<string, number>>()
  return function valuesOf(id: string): ReadonlyMap<string, number> | undefined {
    const opposite = AGAINST[id] && valuesOf(AGAINST[id])
    if (opposite) return new Map([...opposite].map(([code, value]) => [code, 0 - value]))
    if (!MEETS[id]) return undefined
    const known =
      kept.get(id) ??
      new Map(
        [...conditions].flatMap(([code, each]) => {
          const read = rowOfCode(posts.get(id) ?? new Map(), code)?.value
          const isKnown = read !== undefined || RESTS_ON[id]!.some((key) => each[key] !== undefined)
          return isKnown ? [[code, read ?? wishValue(id, each)!] as const] : []
        }),
      )
    kept.set(id, known)
    return known
  }
}

/** Wishes that are met by how little an occupation meets another one: less of the people whom it is with. */
const AGAINST: Readonly<Record<string, string>> = { less_public: 'with_people' }

/** The release that a wish rests on, in words for the reader. */
export const WISH_SOURCES: Readonly<Record<string, string>> = {
  no_nights: 'BLS Occupational Outlook Handbook, work schedules',
  home_at_night: 'BLS Occupational Outlook Handbook, work environment',
  less_load: 'O*NET 30.0 abilities; BLS Occupational Requirements Survey 2020',
  seated: 'BLS Occupational Requirements Survey 2020, hours on one’s feet; O*NET 30.0 abilities',
  active: 'BLS Occupational Requirements Survey 2020, hours on one’s feet',
  remote: 'BLS Occupational Requirements Survey 2023, telework',
  own_business: 'BLS Employment Projections 2024-34, percent self-employed',
  summers: 'BLS Occupational Outlook Handbook, work schedules',
  outdoors: 'BLS Occupational Requirements Survey 2020, outdoors',
  indoors: 'BLS Occupational Requirements Survey 2020, outdoors',
  part_time: 'BLS Occupational Outlook Handbook, work schedules',
  calmer: 'O*NET work styles: stress tolerance',
  year_round: 'BLS Occupational Outlook Handbook, work schedules',
  ...LIMIT_SOURCES,
  ...CONTACT_SOURCES,
}

const share = (value: number): number => Math.max(0, Math.min(1, value))
/** Never -0, which prints. */
const against = (value: number | undefined): number => (value ? -value : 0)

const MEETS: Readonly<Record<string, (conditions: Conditions) => number>> = {
  ...LIMIT_MEETS,
  // Our rows tell all that is known.
  ...Object.fromEntries(Object.keys(CONTACTS).map((id) => [id, () => 0])),
  no_nights: ({ shifts }) => against(shifts),
  home_at_night: ({ away }) => against(away),
  less_load: ({ strength, standingHours }) => {
    const load = strength === undefined ? undefined : share((strength - LIGHT) / (HEAVY - LIGHT))
    const standing = standingHours === undefined ? undefined : share(standingHours / WORKING_DAY)
    if (load === undefined) return against(standing)
    return against(standing === undefined ? load : 0.6 * load + 0.4 * standing)
  },
  // Where nobody counted the hours on one's feet, work that takes strength is not done sitting; nor is that of trainers, who move all day.
  seated: ({ standingHours, strength = 0 }) => {
    const strong = (strength - LIGHT) / (HEAVY - LIGHT)
    if (standingHours === undefined) return against(share(strong))
    return against(share(Math.max(standingHours / WORKING_DAY, strong > 1 ? ON_THE_MOVE : 0)))
  },
  active: ({ standingHours }) =>
    standingHours === undefined ? 0 : Math.max(-1, Math.min(1, (standingHours - HALF_A_DAY) / HALF_A_DAY)) + 0,
  remote: ({ telework }) => (telework === undefined ? 0 : telework < HARDLY_AT_HOME ? -1 : share(telework / MOSTLY_AT_HOME)),
  own_business: ({ selfEmployed }) => (selfEmployed === undefined ? 0 : share(selfEmployed / OFTEN_SELF_EMPLOYED)),
  summers: ({ schoolYear }) => schoolYear ?? 0,
  outdoors: ({ outdoors }) => (outdoors === undefined ? 0 : outdoors < HARDLY_OUTSIDE ? -1 : share(outdoors / MOSTLY_OUTSIDE)),
  indoors: ({ outdoors }) => against(share((outdoors ?? 0) / 100)),
  part_time: ({ partTime }) => partTime ?? 0,
  year_round: ({ seasonal }) => against(seasonal),
  // Who works for themselves, a few hours or a few months carries the risk.
  salaried: ({ selfEmployed = 0, partTime = 0, seasonal = 0 }) =>
    against(share(selfEmployed / OFTEN_SELF_EMPLOYED + partTime / 2 + seasonal / 2)),
  calmer: ({ stress }) => (stress === undefined ? 0 : Math.max(-1, Math.min(1, (USUAL_STRESS - stress) / MUCH_STRESS)) + 0),
}

/** What a wish is read from; where nothing of it is published, nothing is known. */
const RESTS_ON: Readonly<Record<string, readonly (keyof Conditions)[]>> = {
  ...LIMIT_RESTS_ON,
  // Whom work is with was read of all occupations, and a figure only of those that were asked; stress is known of all.
  ...Object.fromEntries(Object.entries(CONTACTS).map(([id, { isRead }]) => [id, isRead ? ['stress' as const] : []])),
  no_nights: ['shifts'],
  home_at_night: ['away'],
  less_load: ['strength', 'standingHours'],
  seated: ['standingHours', 'strength'],
  active: ['standingHours'],
  remote: ['telework'],
  own_business: ['selfEmployed'],
  summers: ['schoolYear'],
  outdoors: ['outdoors'],
  indoors: ['outdoors'],
  part_time: ['partTime'],
  calmer: ['stress'],
  year_round: ['seasonal'],
  salaried: ['selfEmployed', 'partTime', 'seasonal'],
}

/** Levels of strength between a desk (accountants 0) and work on roofs (3.3). */
const LIGHT = 0.5
const HEAVY = 3
const WORKING_DAY = 8
/** Of a day, what work on the move takes at least whose strength is that of the heaviest. */
const ON_THE_MOVE = 0.6
const HALF_A_DAY = 4
/** Importance of stress tolerance: the middle of all occupations, and how far the top tenth lies above it. */
const USUAL_STRESS = 4
const MUCH_STRESS = 0.6
/** Percents from which a wish is met fully. */
const MOSTLY_AT_HOME = 60
const HARDLY_AT_HOME = 2
/** Percents of the day outside. */
const MOSTLY_OUTSIDE = 60
const HARDLY_OUTSIDE = 5
export const OFTEN_SELF_EMPLOYED = 25
