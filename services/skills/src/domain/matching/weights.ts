/** The five parts of the fit, in the order of their bits in a pattern of present parts. */
export const PARTS = ['interests', 'skills', 'values', 'style', 'knowledge'] as const
export type Part = (typeof PARTS)[number]

/** Fixed weights, printed in every report. A missing part is left out and the others are scaled to sum 1. */
export const WEIGHTS: Readonly<Record<Part, number>> = {
  interests: 0.35,
  skills: 0.25,
  values: 0.15,
  style: 0.1,
  knowledge: 0.15,
}

/** Raised whenever the same answers may give another list; stored with every report. */
export const ENGINE_VERSION = '2.23.0'

export function weightsFor(present: (part: Part) => boolean): Record<Part, number> {
  const total = PARTS.filter(present).reduce((sum, part) => sum + WEIGHTS[part], 0)
  const weights = { interests: 0, skills: 0, values: 0, style: 0, knowledge: 0 }
  for (const part of PARTS) if (present(part)) weights[part] = WEIGHTS[part] / total
  return weights
}

/** Number 0-31 of a set of present parts; anchors are kept by it. */
export function patternOf(present: (part: Part) => boolean): number {
  return PARTS.reduce((bits, part, index) => bits | (present(part) ? 1 << index : 0), 0)
}
