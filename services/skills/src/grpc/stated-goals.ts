import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { GoalKnowledge } from '../domain/goals/goal-knowledge.ts'
import type { Goals } from '../domain/goals/goals.ts'
import { claimsOf } from '../domain/person/answers.ts'
import { readStatedGoals } from '../use-cases/read-stated-goals.ts'

/**
 * Reads what a person states. One report asks five times within a second, for the list, the doors and each gap, so the last readings are
 * kept for a moment. All that is read is the key, to the letter: nobody is answered with a reading of other words than their own.
 */
export function createGoalReader(knowledge: GoalKnowledge, keptMs = 3_000): (person: Profile) => Goals {
  const recent = new Map<string, Goals>()
  return (person) => {
    const { goals, currentOccupation, currentRole } = person
    const claims = claimsOf(person)
    const key = JSON.stringify([goals?.text, goals?.removed, goals?.beside, currentOccupation, currentRole, claims])
    const known = recent.get(key)
    if (known) return known
    const read = readStatedGoals(knowledge, goals, currentOccupation, currentRole, claims)
    recent.set(key, read)
    const [oldest] = recent.keys()
    if (recent.size > MOST && oldest !== undefined) recent.delete(oldest)
    // Nobody's words stay longer than they are of use.
    setTimeout(() => recent.delete(key), keptMs).unref()
    return read
  }
}

const MOST = 16
