import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import { clamp, deviation, median } from '../figures/math.ts'
import { createRandom, type Random } from '../figures/random.ts'
import { readLevels } from '../person/level-reading.ts'
import { type Person, TOP_LEVEL } from '../person/person.ts'
import type { ScaleReading } from '../person/scale-reading.ts'
import { asAnswered } from './drawing.ts'
import type { Engine } from './engine.ts'
import { scoreParts } from './part-scores.ts'
import { PARTS, WEIGHTS } from './weights.ts'

/**
 * Fixed points of the displayed percent, for each set of parts a person may have answered (by pattern 0-31): 50 is
 * the median fit of all pairs of profile and occupation, 95 the median fit of a profile to its own occupation when
 * the answers are as reliable as good questionnaires are (.85).
 */
export type Anchors = { readonly middle: readonly number[]; readonly own: readonly number[] }

/** Fit on the anchored scale, 1-99, not rounded. */
export function anchoredPercent(anchors: Anchors, pattern: number, fit: number): number {
  const middle = anchors.middle[pattern] ?? 0
  const own = anchors.own[pattern] ?? 1
  return clamp(50 + (45 * (fit - middle)) / Math.max(own - middle, 1e-6), 1, 99)
}

export type Band = 'very_strong' | 'strong' | 'fair' | 'loose'

export function bandOf(percent: number): Band {
  if (percent >= 90) return 'very_strong'
  if (percent >= 75) return 'strong'
  return percent >= 60 ? 'fair' : 'loose'
}

/** Works the anchors out of the table; the importer stores them, so that a service starts at once. */
export function computeAnchors(engine: Engine): Anchors {
  const random = createRandom('anchors')
  const own: number[][] = Array.from({ length: PATTERNS }, () => [])
  const pairs: number[][] = Array.from({ length: PATTERNS }, () => [])
  for (let row = 0; row < engine.count; row += 1) {
    const person = simulatePerson(engine, row, ANCHOR_RELIABILITY, random)
    const scores = scoreParts(engine, asAnswered(engine, person), undefined)
    for (let pattern = 1; pattern < PATTERNS; pattern += 1) {
      own[pattern]!.push(fitOf(scores, pattern, row))
      for (let other = row % PAIR_STEP; other < engine.count; other += PAIR_STEP)
        pairs[pattern]!.push(fitOf(scores, pattern, other))
    }
  }
  const round = (value: number): number => Math.round(value * 10_000) / 10_000
  return {
    middle: pairs.map((fits) => round(median(fits))),
    own: own.map((fits) => round(fits.length > 0 ? median(fits) : 1)),
  }
}

/**
 * A person who is like one occupation, measured with a given reliability: noise of the size sd × √((1−r)/r) on every
 * scale; skills are the occupation's eight most important, rated 1-10 with noise 0.7.
 */
export function simulatePerson(engine: Engine, row: number, reliability: number, random: Random): Person {
  const { base } = engine
  const scales = (family: 'interest' | 'value' | 'style'): ScaleReading => noisyScales(engine, family, row, reliability, random)
  const skillWidth = base.scales.skill.elements.length
  const important = Array.from(engine.skillWeights.subarray(row * skillWidth, (row + 1) * skillWidth), (weight, element) => ({
    weight,
    element,
  }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 8)
  const skills = important.map(({ element }) => {
    const rating = clamp(1 + (base.skillLevels[row * skillWidth + element]! * 9) / TOP_LEVEL + 0.7 * random.normal(), 1, 10)
    return { element, level: ((rating - 1) * TOP_LEVEL) / 9, kind: 'self' as const, error: 0.8 }
  })
  const width = base.scales.knowledge.elements.length
  const spreads = engine.spreads.knowledge
  const knowledge = Array.from({ length: width }, (_, element) => ({
    element,
    level:
      base.knowledgeLevels[row * width + element]! +
      spreads[element]! * Math.sqrt((1 - reliability) / reliability) * random.normal(),
    kind: 'self' as const,
    error: 0.7,
  }))
  return {
    interests: scales('interest'),
    values: scales('value'),
    styles: scales('style'),
    skills: readLevels(engine.skillPrior, skills),
    knowledge: readLevels(engine.knowledgePrior, knowledge),
    technologies: new Map(),
    present: undefined,
    former: [],
    reach: NO_REACH,
  }
}

function noisyScales(
  engine: Engine,
  family: 'interest' | 'value' | 'style',
  row: number,
  reliability: number,
  random: Random,
): ScaleReading {
  const { elements, rows } = engine.base.scales[family]
  const spreads = engine.spreads[family]
  const raw = Float64Array.from(
    elements,
    (_, index) =>
      rows[row * elements.length + index]! + spreads[index]! * Math.sqrt((1 - reliability) / reliability) * random.normal(),
  )
  const centre = raw.reduce((sum, value) => sum + value, 0) / raw.length
  const spread = deviation(raw)
  const z = raw.map((value) => (value - centre) / spread)
  const none = new Float64Array(elements.length)
  return { z, error: none, share: none, shareError: none, items: new Int32Array(elements.length).fill(5) }
}

function fitOf(scores: Readonly<Record<string, Float64Array | undefined>>, pattern: number, row: number): number {
  let sum = 0
  let weights = 0
  PARTS.forEach((part, bit) => {
    if ((pattern & (1 << bit)) === 0) return
    sum += WEIGHTS[part] * scores[part]![row]!
    weights += WEIGHTS[part]
  })
  return sum / weights
}

const PATTERNS = 32
const PAIR_STEP = 9
const ANCHOR_RELIABILITY = 0.85
