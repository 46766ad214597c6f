import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import type { Band } from '../../src/domain/matching/choice/bands.ts'
import { type Choice, choosePlaces } from '../../src/domain/matching/choice/choose.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Standing } from '../../src/domain/matching/standing.ts'
import type { Person } from '../../src/domain/person/person.ts'

/** One occupation, and where a person stands toward it whose work pays 80,000 and asks for zone 4. */
export type Place = {
  code?: string
  zone?: number
  median?: number
  pay?: number
  how?: string
  gate?: object
  study?: number
  experience?: number
  field?: boolean
  transfer?: number
  place?: number
  asked?: number
  named?: number
}

export const standingOf = (places: readonly Place[], evidence = 0, reference = 80_000): Standing =>
  ({
    evidence,
    reference,
    field: places.map(({ field }) => (field ? 1 : 0)),
    transfer: places.map(({ transfer = 0 }) => transfer),
    place: places.map(({ place = 0 }) => place),
    asked: places.map(({ asked = 0 }) => asked),
    named: places.some(({ named }) => named !== undefined) ? places.map(({ named = 0 }) => named) : undefined,
    pay: places.map(({ pay, median = 80_000 }) => pay ?? median),
    entries: places.map(({ how = 'outside', gate, study = 0, experience = 0 }) => ({
      ...{ how, gate, studyMonths: [study, study], paidMonths: [0, 0], experienceMonths: experience },
    })),
  }) as unknown as Standing
export const engineOf = (places: readonly Place[]): Engine => {
  const occupations = places.map(({ code = '29-1141.00', zone = 4, median = 80_000 }, index) => ({
    index,
    code,
    zone,
    wages: { p50: median },
  }))
  return { base: { occupations, indexOf: new Map(occupations.map(({ code, index }) => [code, index])) } } as unknown as Engine
}
export const working = (code = '13-2011.00', yearsExperience = 5): Person =>
  ({ present: { code, zone: 4, wages: { p50: 80_000 } }, reach: { yearsExperience, salaryTarget: 0 } }) as unknown as Person
export const jobless = { reach: { yearsExperience: 0 } } as unknown as Person

export type Asked = Partial<
  Pick<Choice, 'person' | 'purpose' | 'limit' | 'goals' | 'steps' | 'near' | 'close' | 'spare' | 'last'>
> & {
  bands?: readonly Band[]
  liked?: readonly number[]
  evidence?: number
  reference?: number
}

/** What the goals ask for stands in the standing too. */
const asked = (places: readonly Place[], goals: Choice['goals'] = NO_GOALS): Place[] =>
  places.map((place) => ({
    ...place,
    asked: Math.max(
      place.asked ?? 0,
      ...goals.wanted.flatMap(({ codes }) => codes.map(({ code, weight }) => (code === place.code ? weight : 0))),
    ),
  }))

/** What is chosen among places whose scores are given; all are next steps unless bands are given. */
export function choose(places: readonly (Place & { score: number })[], more: Asked = {}): number[] {
  const { bands = [], liked, evidence, reference, close = [], spare = [], last = [], ...rest } = more
  const all = places.map((_, index) => index)
  const choice: Choice = {
    person: jobless,
    purpose: 'career_deep_dive',
    goals: { wanted: [], wishes: [] },
    limit: 10,
    ...rest,
    standing: standingOf(asked(places, rest.goals), evidence, reference),
    eligible: all.filter((index) => ![...close, ...spare, ...last].includes(index)),
    close,
    steps: more.steps ?? [],
    near: more.near ?? [],
    spare,
    last,
    bandOf: (index) => bands[index] ?? 'next_step',
    liked: liked && Float64Array.from(liked),
  }
  const usual = Float64Array.from(places, ({ score }) => score)
  return choosePlaces(engineOf(places), choice, { usual, change: usual })
}

/** Occupations of minor groups of their own in one major group. */
export const related = (scores: readonly number[], more: Place = {}) =>
  scores.map((score, at) => ({ code: `17-${1 + at}011.00`, score, ...more }))

/** Occupations of groups of their own. */
export const apart = (scores: readonly number[], more: Place = {}) =>
  scores.map((score, at) => ({ code: `${10 + 2 * at}-1011.00`, score, ...more }))
