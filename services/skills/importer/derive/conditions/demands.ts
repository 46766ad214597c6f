import type { Table } from '../../open-source.ts'

/** Codes of the Occupational Requirements Survey: percent not exposed to the outdoors; mean hours of standing. */
export const NOT_OUTDOORS = '00612'
export const STANDING_HOURS = '00125'

/** `of`: codes whose percents add up to the demand. `others`: those of all other answers to the same question. */
type Demand = { readonly of?: readonly string[]; readonly others?: readonly string[] }
/** In the order of the columns. */
export const DEMANDS: readonly Demand[] = [
  { of: ['01097'], others: ['00311'] },
  { of: ['00132'] },
  { of: ['00139'], others: ['00140'] },
  { others: ['00409'] },
  { of: ['00751'], others: ['00381'] },
  { of: ['00586'], others: ['00587'] },
  { of: ['01201'], others: ['01202'] },
  { of: ['00573'], others: ['00571', '00572'] },
  // Hazardous contaminants; heat and cold of the place, not of the weather.
  { of: ['00786'], others: ['00772'] },
  { of: ['00768'], others: ['00437'] },
  { of: ['00767'], others: ['00423'] },
  // Typing, fine work of the hands, speaking: frequently and constantly, of no, seldom and occasionally.
  { of: ['00179', '00180'], others: ['00176', '00177', '00178'] },
  { of: ['00350', '00351'], others: ['00347', '00348', '00349'] },
  { of: ['00560', '00561'], others: ['00557', '00558', '00559'] },
]

/**
 * The published figure, or what the figures of all the others leave of 100 percent. Of a demand in several parts of which some are not
 * published, the middle of what it can be, where that is known to within `NARROW` percents.
 */
export function demandOf(survey: ReadonlyMap<string, number>, soc: string, { of = [], others }: Demand): number | undefined {
  const [own, rest] = [of, others ?? []].map((codes) => codes.map((code) => survey.get(`${soc} ${code}`)))
  if (own!.length > 0 && !own!.includes(undefined)) return sum(own!)
  if (others === undefined) return undefined
  if (!rest!.includes(undefined)) return Math.max(0, 100 - sum(rest!))
  const [least, most] = [sum(own!), 100 - sum(rest!)]
  return of.length > 1 && most - least <= NARROW ? Math.max(0, (least + most) / 2) : undefined
}

/** Estimates of the requirements survey by "code measure"; "<0.5" counts as its bound, "-" is nothing. */
export function readSurvey({ rows }: Table): ReadonlyMap<string, number> {
  const wanted = new Set([NOT_OUTDOORS, STANDING_HOURS, ...DEMANDS.flatMap(({ of = [], others = [] }) => [...of, ...others])])
  return new Map(
    rows.flatMap(({ soc6, estimate_code, estimate }) => {
      const value = Number(estimate!.replace(/^[<>]/, ''))
      return wanted.has(estimate_code!) && estimate !== '-' && Number.isFinite(value)
        ? [[`${soc6} ${estimate_code}`, value] as const]
        : []
    }),
  )
}

const sum = (values: readonly (number | undefined)[]): number => values.reduce<number>((total, value = 0) => total + value, 0)

const NARROW = 20
