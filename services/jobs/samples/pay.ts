import type { Draw } from './draw.ts'
import type { Level, Pay } from './read-sources.ts'

/** The part of the range between the 25th and the 75th percentile in which a level is paid. */
const PART: Readonly<Record<Level, readonly [number, number]>> = {
  Entry: [0, 0.35],
  Mid: [0.2, 0.65],
  Senior: [0.45, 0.85],
  Lead: [0.6, 1],
}
const HOURS_A_YEAR = 2080
const QUARTERS_OF_A_DOLLAR = HOURS_A_YEAR / 4
const YEARLY_STEP = 500

/** Whole dollars a year, never outside the range: by the quarter of an hourly dollar, or by 500. */
export function payFor({ p25, p75 }: Pay, level: Level, hourly: boolean, draw: Draw): { salaryMin: number; salaryMax: number } {
  const step = hourly ? QUARTERS_OF_A_DOLLAR : YEARLY_STEP
  const lowest = Math.ceil(p25 / step)
  const highest = Math.floor(p75 / step)
  const [from, to] = PART[level]
  const shift = draw.below(11) / 100
  const at = (part: number): number => lowest + Math.round((highest - lowest) * Math.min(1, Math.max(0, part)))
  const salaryMin = Math.min(at(from + shift - 0.05), highest - 1)
  const salaryMax = Math.max(at(to + shift - 0.05), salaryMin + 1)
  return { salaryMin: salaryMin * step, salaryMax: salaryMax * step }
}
