import type { Careers } from '../../src/data/careers.ts'
import { median } from '../../src/domain/figures/math.ts'
import { createRandom } from '../../src/domain/figures/random.ts'
import { anchoredPercent, simulatePerson } from '../../src/domain/matching/anchors.ts'
import { asAnswered } from '../../src/domain/matching/drawing.ts'
import { combineParts, scoreParts } from '../../src/domain/matching/part-scores.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { patternOf, weightsFor } from '../../src/domain/matching/weights.ts'
import { PERSONAS } from '../../test/support/personas.ts'
import { type Line, promisedLine } from './report.ts'

/** People with realistic answers who did not name their occupation: it should stand among their ten. */
export function measureOwnPlaces({ engine }: Careers): Line[] {
  const places = ['registered nurse', 'electrician', 'elementary teacher'].map((name) => {
    const { profile, own } = PERSONAS.find((one) => one.name === name)!
    const { ranked } = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1 })
    return { name, place: ranked.findIndex((index) => engine.base.occupations[index]!.code === own) + 1 }
  })
  const shown = places.map(({ name, place }) => `${name} ${place > 0 ? place : 'not in ten'}`).join(', ')
  const found = places.filter(({ place }) => place > 0).length
  return [
    promisedLine('engine-personas-found', `own occupation's rank: ${shown}`, `${found} of 3`, found, {
      atLeast: 3,
      unit: 'of 3',
    }),
  ]
}

/** How the anchored percent reads, over profiles of all occupations and over lists that people get. */
export function measureScale({ engine }: Careers): Line[] {
  const random = createRandom('scale')
  const all = (): boolean => true
  const places: [number[], number[], number[]] = [[], [], []]
  for (const { index } of engine.base.occupations) {
    const person = simulatePerson(engine, index, 0.85, random)
    const fit = combineParts(scoreParts(engine, asAnswered(engine, person), undefined), weightsFor(all), engine.count)
    const sorted = fit.toSorted((a, b) => b - a)
    const ranks = [0, 2, 9] as const
    for (const [at, place] of ranks.entries()) places[at]!.push(anchoredPercent(engine.anchors, patternOf(all), sorted[place]!))
  }
  const [first, third, tenth] = places.map((values) => median(values)) as [number, number, number]
  const gap = median(listGaps(engine))
  return [
    {
      what: 'ranks 1, 3 and 10 of 923 profiles read',
      measured: [first, third, tenth].map((value) => value.toFixed(0)).join(', '),
      promised: 'near 95, 84, 80',
      kept: Math.abs(first - 95) <= 3 && Math.abs(third - 84) <= 4 && Math.abs(tenth - 80) <= 4,
    },
    promisedLine('engine-list-gap', 'median gap from rank 1 to 10, 40 lists', `${gap.toFixed(1)} points`, gap, {
      atLeast: 5,
      unit: 'points',
    }),
  ]
}

/** Every persona with every purpose, filled up to forty lists. */
function listGaps(engine: Careers['engine']): number[] {
  const purposes = ['career_deep_dive', 'ai_transition', 'career_change', 'basic'] as const
  const lists = purposes.flatMap((purpose) => PERSONAS.map(({ profile }) => ({ purpose, profile }))).slice(0, 40)
  return lists.map(({ purpose, profile }) => {
    const { ranked, percent } = rank(engine, profile, { purpose, limit: 10, draws: 1 })
    return percent[ranked[0]!]! - percent[ranked.at(-1)!]!
  })
}
