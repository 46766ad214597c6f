import type { Careers } from '../../src/data/careers.ts'
import { createRandom } from '../../src/domain/figures/random.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { PERSONAS } from '../../test/support/personas.ts'
import { type Line, percent, promisedLine } from './report.ts'

const CHANGES = 12
const OPTIONS = { purpose: 'career_deep_dive', limit: 10, draws: 1 } as const

/** How many of ten places stay when one interest or style rating is moved by one step, over all personas. */
export function measureStability({ engine }: Careers): Line[] {
  const random = createRandom('one answer changed')
  const kept: number[] = []
  for (const { profile } of PERSONAS) {
    const before = rank(engine, profile, OPTIONS).ranked
    if (before.length === 0) continue
    for (let change = 0; change < CHANGES; change += 1) {
      const at = Math.floor(random.uniform() * profile.ratings.length)
      const ratings = profile.ratings.map((rating, place) =>
        place === at ? { ...rating, value: rating.value < rating.high ? rating.value + 1 : rating.value - 1 } : rating,
      )
      const after = new Set(rank(engine, { ...profile, ratings }, OPTIONS).ranked)
      kept.push((10 * before.filter((index) => after.has(index)).length) / before.length)
    }
  }
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length
  const nine = kept.filter((value) => value >= 9).length / kept.length
  const note = `${kept.length} changes; nine or ten stay in ${percent(nine)}, least ${Math.min(...kept).toFixed(1)}`
  return [
    promisedLine(
      'engine-one-answer',
      `places of ten kept when one answer changes (${note})`,
      mean.toFixed(2),
      mean,
      { atLeast: 9, unit: 'of 10' },
      note,
    ),
  ]
}

/**
 * Who somebody is, beside what they answered: written into the role the whole answer of the service has to stay the same byte for
 * byte, and written after the goal, its places and all that is said of them.
 */
export function measureFairness({ engine, goals }: Careers): Line[] {
  let asked = 0
  const changed = new Set<string>()
  for (const [person, { profile, name }] of PERSONAS.entries()) {
    const answer = (words: string): string => {
      const stated = readStatedGoals(goals, { text: `${GOAL}${words}`, removed: [] }, profile.currentOccupation)
      return JSON.stringify(presentRanking(engine, rank(engine, profile, { ...OPTIONS, goals: stated })).ranked)
    }
    const whole = (currentRole: string): string =>
      JSON.stringify(presentRanking(engine, rank(engine, { ...profile, currentRole }, OPTIONS)))
    const usual = answer('')
    const plain = whole(profile.currentRole)
    for (const words of [WHO[person % WHO.length]!, WHO[(person + 3) % WHO.length]!]) {
      asked += 1
      if (answer(` ${words}`) !== usual || whole(`${profile.currentRole}. ${words}`) !== plain) changed.add(`${name}: ${words}`)
    }
  }
  for (const line of changed) console.log(`another list for ${line}`)
  return [
    promisedLine(
      'engine-same-for-all',
      'answers that a name, gender, age or origin changes',
      `${changed.size} of ${asked}`,
      changed.size,
      { atMost: 0, unit: '' },
      `${asked} pairs`,
    ),
  ]
}

const GOAL = 'I want to become a project manager or a nurse, without night shifts.'
const WHO = [
  'My name is Maria Gonzalez.',
  'My name is Jamal Washington.',
  'I am a woman.',
  'I am a man.',
  'I am 58 years old.',
  'I am 22.',
  'I come from Nigeria.',
  'I was born in Vietnam, my name is Nguyen Thi Lan, she/her, 41.',
]
