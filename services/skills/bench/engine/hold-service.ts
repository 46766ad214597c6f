import '../../src/context.ts'
import '../../src/service.ts'
import { createCareers } from '../../src/data/careers.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { PERSONAS } from '../../test/support/personas.ts'

/** Run by `measureMemory`: loads all that the service loads, and prints the resident memory in MB as JSON. */
const resident = (): number => process.memoryUsage().rss / 1_000_000
const { engine } = createCareers()
const loaded = resident()
for (let round = 0; round < 60; round += 1)
  rank(engine, PERSONAS[round % PERSONAS.length]!.profile, { purpose: 'career_deep_dive', limit: 10, draws: 200 })
console.log(JSON.stringify({ loaded, ranked: resident() }))
