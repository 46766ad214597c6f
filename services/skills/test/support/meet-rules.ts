import type { OccupationFigures } from '../../src/domain/catalogue/figures.ts'
import { NO_GOALS } from '../../src/domain/goals/goals.ts'
import type { Engine } from '../../src/domain/matching/engine.ts'
import type { Standing } from '../../src/domain/matching/standing.ts'
import type { Person } from '../../src/domain/person/person.ts'
import type { EntryPath } from '../../src/domain/reach/entry-path.ts'
import { refusalOf, rulesFor } from '../../src/domain/reach/rules/refusals.ts'
import type { RuleContext } from '../../src/domain/reach/rules/rule.ts'

export type More = {
  code?: string
  zone?: number
  education?: string
  wages?: object
  entry?: object
  middle?: number
  [other: string]: unknown
}

export const job = ({ code = '15-1252.00', zone = 3, education = '', entry = {}, middle = 50, ...more }: More = {}) =>
  ({
    index: 0,
    code,
    title: 'Job',
    ranked: true,
    zone,
    wages: { p50: 60_000 },
    entry: { education, experience: 'None', training: 'None', ...entry },
    education: [],
    exposure: { middle, modernHigh: false },
    outlook: { openings: 9000, growthPercent: 3 },
    ...more,
  }) as unknown as OccupationFigures

export const person = (reach: object = {}, present?: OccupationFigures) =>
  ({
    reach: {
      education: '',
      yearsExperience: 0,
      monthsAvailable: 0,
      salaryCurrent: 0,
      salaryTarget: 0,
      payFloorShare: 0,
      targetIndustry: '',
      ...reach,
    },
    present,
  }) as unknown as Person

export const WAY: EntryPath = {
  how: 'outside',
  studyMonths: [0, 0],
  paidMonths: [0, 0],
  experienceMonths: 0,
  missing: [],
  known: true,
}

export type Given = Omit<Partial<RuleContext>, 'standing'> & {
  asked?: number
  named?: number
  chief?: boolean
  field?: boolean
  place?: number
  pay?: number
  reference?: number
  way?: Partial<EntryPath> | { gate: object }
}

/** How the rules meet one occupation, from where the person stands toward it. */
export const given = (
  { asked = 0, named, chief = false, field = false, place = 0.5, pay, reference = 0, way = {}, ...context }: Given,
  occupation = job(),
) => {
  const standing = {
    asked: [asked],
    named: named === undefined ? undefined : [named],
    chief: [chief ? 1 : 0],
    field: [field ? 1 : 0],
    place: [place],
    pay: [pay ?? occupation.wages?.p50 ?? 0],
    reference,
    entries: [{ ...WAY, ...way }],
  } as unknown as Standing
  const whole = { engine: {} as Engine, person: person(), purpose: 'career_deep_dive', goals: NO_GOALS, ...context } as const
  const rules = rulesFor({ ...whole, standing })
  return { rules, standing, refusal: refusalOf(rules, occupation) }
}
export const refusedBy = (...told: Parameters<typeof given>) => given(...told).refusal?.rule
export const label = (rule: string, told: Given) => given(told).rules.find((one) => one.rule === rule)?.label

/** Six years of work that asks for a degree. */
export const experienced = (reach: object = {}, more: More = {}) =>
  person({ yearsExperience: 6, ...reach }, job({ code: '13-2011.00', zone: 4, education: "Bachelor's degree", ...more }))
