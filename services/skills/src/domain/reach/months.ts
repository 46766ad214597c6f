import type { Months } from './gate.ts'

export const noMonths: Months = [0, 0]

export function addMonths(a: Months, b: Months): Months {
  return [a[0] + b[0], a[1] + b[1]]
}

/** The longer of two ways, end by end. */
export function atLeast(a: Months, b: Months): Months {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
}

export function shorten([low, high]: Months, factor: number): Months {
  return [Math.round(low * factor), Math.round(high * factor)]
}

/**
 * Months of study from a step of education up to another, none where it is held: full time as the low end, a sixth more as the
 * high end, for entry courses and terms that do not follow each other. Our estimate from the usual lengths of programs.
 */
export function studyBetween(held: number, asked: number): Months {
  const full = STUDY[`${held}-${asked}`] ?? 0
  return [full, Math.ceil(full * 1.15)]
}

/** Usual entry of the projections as steps: 0 none to 6 doctoral. */
export const EDUCATION_STEPS: Readonly<Record<string, number>> = {
  'No formal educational credential': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary nondegree award': 2,
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  'Doctoral or professional degree': 6,
}

const STUDY: Readonly<Record<string, number>> = {
  '0-1': 6,
  '1-2': 8,
  '0-2': 10,
  '1-3': 22,
  '2-3': 18,
  '0-3': 26,
  '3-4': 24,
  '2-4': 42,
  '1-4': 46,
  '0-4': 52,
  '4-5': 20,
  '3-5': 44,
  '2-5': 62,
  '1-5': 66,
  '0-5': 72,
  '5-6': 40,
  '4-6': 54,
  '3-6': 80,
  '2-6': 98,
  '1-6': 100,
  '0-6': 106,
}
