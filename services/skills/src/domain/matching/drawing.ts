import type { Random } from '../figures/random.ts'
import type { LevelReading } from '../person/level-reading.ts'
import type { Person } from '../person/person.ts'
import type { ScaleReading } from '../person/scale-reading.ts'
import type { Engine } from './engine.ts'
import { createSkillView, type Drawing } from './part-scores.ts'

/** The person as answered. */
export function asAnswered(engine: Engine, person: Person): Drawing {
  return createDrawer(engine, person)(undefined)
}

/**
 * Draws the person as the answers could have come out on another day: every reading moved by its own error. Without a
 * stream of random numbers, as answered.
 */
export function createDrawer(engine: Engine, person: Person): (random: Random | undefined) => Drawing {
  const { skills } = person
  const view = skills && createSkillView(engine, skills)
  return (random) => ({
    interests: person.interests && drawScales(person.interests, random),
    values: person.values && drawScales(person.values, random),
    styles: person.styles && fromUsual(drawScales(person.styles, random), person.styles, engine.usualStyle),
    skills: skills && view && { level: drawLevels(skills, random), view },
    knowledge: person.knowledge && drawLevels(person.knowledge, random),
  })
}

function drawScales(reading: ScaleReading, random: Random | undefined): Float64Array {
  const z = Float64Array.from(reading.z)
  if (random) for (let i = 0; i < z.length; i += 1) z[i]! += reading.error[i]! * random.normal()
  return z
}

function drawLevels(reading: LevelReading, random: Random | undefined): Float64Array {
  if (!random) return reading.level
  const level = Float64Array.from(reading.level)
  const k = reading.observationError.length
  const noise = reading.observationError.map((error) => error * random.normal())
  for (let i = 0; i < level.length; i += 1) {
    let change = 0
    for (let column = 0; column < k; column += 1) change += reading.gain[i * k + column]! * noise[column]!
    level[i]! += change
  }
  return level
}

/** Nearly every job asks for dependability before leadership: what all jobs share says nothing about this person. */
function fromUsual(z: Float64Array, reading: ScaleReading, usual: Float64Array): Float64Array {
  return z.map((value, index) => (reading.items[index]! > 0 ? value - usual[index]! : 0))
}
