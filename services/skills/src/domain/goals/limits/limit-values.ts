import type { Conditions } from '../wish-values.ts'

/** What a limit means in some work by our reading: how well the work keeps to it (1 to -1), and which of its posts fit, a sentence or ''. */
export type LimitPost = { readonly value: number; readonly posts: string }
/** By the beginning of a code. */
export type LimitPosts = ReadonlyMap<string, LimitPost>

/** Values of a limit from which its place says so: met from `met` on, refused at `refused`; between them, some posts fit. */
export type Bounds = { readonly met: number; readonly refused: number }

export const LIMIT_BOUNDS: Readonly<Record<string, Bounds>> = {
  no_driving: { met: -0.2, refused: -0.75 },
  hearing: { met: -0.35, refused: -0.8 },
  sight: { met: -0.35, refused: -0.8 },
  change_position: { met: -0.35, refused: -0.65 },
  no_kneeling: { met: -0.25, refused: -0.65 },
  less_noise: { met: -0.35, refused: -0.65 },
  one_at_a_time: { met: 0.4, refused: -0.8 },
  clean_air: { met: -0.25, refused: -0.65 },
  no_heat: { met: -0.35, refused: -0.65 },
  no_cold: { met: -0.35, refused: -0.65 },
  easy_hands: { met: -0.35, refused: -0.85 },
  less_typing: { met: -0.35, refused: -0.8 },
  less_phone: { met: -0.35, refused: -0.8 },
  less_talking: { met: -0.35, refused: -0.75 },
  no_presenting: { met: -0.3, refused: -0.8 },
}

const SURVEY = 'BLS Occupational Requirements Survey 2020'
const READ = 'our reading of O*NET tasks'
export const LIMIT_SOURCES: Readonly<Record<string, string>> = {
  no_driving: `${SURVEY}, driving; ${READ}`,
  hearing: `${SURVEY}, hearing; O*NET 30.0 abilities; ${READ}`,
  sight: `O*NET 30.0 abilities; ${SURVEY}, driving; ${READ}`,
  change_position: `${SURVEY}, sitting and standing; O*NET 30.0 abilities; ${READ}`,
  no_kneeling: `${SURVEY}, kneeling and climbing; O*NET 30.0 abilities; ${READ}`,
  less_noise: `${SURVEY}, noise and crowds; ${READ}`,
  clean_air: `${SURVEY}, hazardous contaminants; ${READ}`,
  no_heat: `${SURVEY}, extreme heat and outdoors; ${READ}`,
  no_cold: `${SURVEY}, extreme cold and outdoors; ${READ}`,
  easy_hands: `O*NET 30.0 abilities of the hands; ${SURVEY}, fine manipulation; ${READ}`,
  less_typing: `${SURVEY}, keyboarding; ${READ}`,
  less_phone: `O*NET 24.2 work context, telephone; ${READ}`,
  less_talking: `${SURVEY}, speaking; O*NET 30.0 abilities; ${READ}`,
  no_presenting: `O*NET 29.3 tasks before groups; ${READ}`,
  one_at_a_time: `O*NET tasks, ${READ.replace(' of O*NET tasks', '')}`,
}

/** As the values of other wishes (wish-values.ts); a row of our reading stands in their place. Percents are of workers. */
export const LIMIT_MEETS: Readonly<Record<string, (conditions: Conditions) => number>> = {
  no_driving: ({ driving = 0 }) => against(driving / 100),
  // No figure alone keeps somebody out who hears with aids: our reading does.
  hearing: ({ sounds, hearing = 0 }) => against(HALF_WAY * share(sounds === undefined ? (hearing - 1.8) / 1.8 : sounds / 100)),
  sight: ({ roadSight = 0, driving = 0 }) => against(HALF_WAY * Math.max(share((roadSight - 0.5) / 1.8), share(driving / 100))),
  change_position: (conditions) => against(Math.max(stands(conditions), sits(conditions))),
  no_kneeling: ({ kneeling, ladders, postures = 0 }) =>
    against(
      kneeling === undefined && ladders === undefined
        ? share((postures - 1.2) / 1.8)
        : Math.max(share((kneeling ?? 0) / MUCH_KNEELING), share((ladders ?? 0) / MUCH_CLIMBING)),
    ),
  less_noise: ({ loud = 0, crowds = 0 }) => against(Math.max(share(loud / OFTEN_LOUD), share(crowds / OFTEN_CROWDED))),
  one_at_a_time: () => 0,
  clean_air: ({ contaminants = 0 }) => against(share(contaminants / OFTEN_UNCLEAN)),
  // Great heat and cold are counted where they come of the place; who is outside has those of the weather.
  no_heat: ({ heat = 0, outdoors = 0 }) => against(Math.max(share(heat / OFTEN_HOT), IN_WEATHER * share(outdoors / 100))),
  no_cold: ({ cold = 0, outdoors = 0 }) => against(Math.max(HALF_WAY * share(cold / 100), IN_WEATHER * share(outdoors / 100))),
  easy_hands: ({ hands = 0, fineWork = 0 }) => against(Math.max(share((hands - 1.6) / 2.2), HALF_WAY * share(fineWork / 40))),
  less_typing: ({ keyboard = 0 }) => against(HALF_WAY * share(keyboard / 100)),
  // That the phone is used every day says not for how long: our reading knows where it never stops.
  less_phone: ({ telephone = 0 }) => against(HALF_WAY * share((telephone - 50) / 50)),
  less_talking: ({ speaking, speech = 0 }) =>
    against(speaking === undefined ? HALF_WAY * share((speech - 2.4) / 1.8) : share(speaking / 100)),
  no_presenting: ({ groupTasks = 0 }) => against(share(groupTasks === 0 ? 0 : 0.3 + groupTasks / 10)),
}

export const LIMIT_RESTS_ON: Readonly<Record<string, readonly (keyof Conditions)[]>> = {
  no_driving: ['driving'],
  hearing: ['sounds', 'hearing'],
  sight: ['roadSight'],
  change_position: ['standingHours', 'sittingHours', 'strength'],
  no_kneeling: ['kneeling', 'ladders', 'postures'],
  less_noise: ['loud', 'crowds'],
  one_at_a_time: [],
  clean_air: ['contaminants'],
  no_heat: ['heat', 'outdoors'],
  no_cold: ['cold', 'outdoors'],
  easy_hands: ['hands'],
  less_typing: ['keyboard'],
  less_phone: ['telephone'],
  less_talking: ['speaking', 'speech'],
  no_presenting: ['groupTasks'],
}

/** How far a day is spent standing, less where workers may choose; by strength where nobody counted hours. */
function stands({ standingHours, choice = 0, strength = 0 }: Conditions): number {
  return standingHours === undefined ? share((strength - 0.8) / 2) : share((standingHours - HALF_A_DAY) / 3) * (1 - choice / 100)
}

/** The same of sitting. Where nobody asked whether one may choose, a desk mostly can be raised. */
function sits({ sittingHours, choice }: Conditions): number {
  if (sittingHours === undefined) return 0
  return share((sittingHours - HALF_A_DAY) / 2.5) * (choice === undefined ? MOSTLY_FREE : 1 - choice / 100)
}

const share = (value: number): number => Math.max(0, Math.min(1, value))
/** Never -0, which prints. */
const against = (value: number): number => (value ? -value : 0)

const HALF_WAY = 0.75
const HALF_A_DAY = 4
const MOSTLY_FREE = 0.3
/** Percents of workers from which work is fully of that kind. */
const MUCH_KNEELING = 60
const MUCH_CLIMBING = 50
const OFTEN_LOUD = 30
const OFTEN_CROWDED = 40
const OFTEN_UNCLEAN = 45
const OFTEN_HOT = 45
/** Of all who are outside, heat and cold are hard for a part of the year. */
const IN_WEATHER = 0.7
