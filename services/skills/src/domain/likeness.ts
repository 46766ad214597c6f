import { type Engine, toUnit } from './engine.ts'
import type { LevelReading } from './level-reading.ts'
import type { Person } from './person.ts'

/**
 * How alike a person's skills and knowledge and each occupation's are, -1 to 1: the same measure that compares two
 * occupations. Undefined when one of the two readings is missing.
 */
export function personLikeness(engine: Engine, person: Person): Float64Array | undefined {
  if (!person.skills || !person.knowledge) return undefined
  const vector = toUnit(
    Float64Array.from([...standard(person.skills, engine.skillPrior), ...standard(person.knowledge, engine.knowledgePrior)]),
  )
  const width = vector.length
  return Float64Array.from({ length: engine.count }, (_, row) => {
    let sum = 0
    for (let i = 0; i < width; i += 1) sum += engine.levels[row * width + i]! * vector[i]!
    return sum
  })
}

function standard(reading: LevelReading, prior: Engine['skillPrior']): Float64Array {
  const width = prior.mean.length
  return reading.level.map((level, i) => (level - prior.mean[i]!) / Math.sqrt(prior.covariance[i * width + i]!))
}
