import { anchoredPercent } from './anchors.ts'
import type { Engine } from './engine.ts'
import { findGaps } from './gaps.ts'
import { deviation } from './math.ts'
import { dollars } from './money-words.ts'
import { distanceWeights, hasPart, skillDistances } from './part-scores.ts'
import type { Ranking } from './rank.ts'
import { educationStep, entryStep } from './reach.ts'
import type { Reason } from './reasons.ts'
import { patternOf } from './weights.ts'

/** What would move one occupation: the widest skill gap closed, a degree, a firmer pay goal. */
export function findWouldChange(engine: Engine, ranking: Ranking, index: number): Reason[] {
  const { person } = ranking
  const occupation = engine.base.occupations[index]!
  const reasons: Reason[] = []
  if (occupation.code === person.present?.code) return reasons
  const gap = closeWidestGap(engine, ranking, index)
  if (gap) reasons.push(gap)
  const asked = entryStep(occupation)
  const held = educationStep(person)
  if (asked !== undefined && held !== undefined && asked > held) {
    reasons.push({
      kind: 'degree',
      text: `${occupation.entry.education} in hand, the usual entry would be met; the fit itself would not move.`,
      sources: 'P',
      size: 0.5,
    })
  }
  const target = person.reach.salaryTarget
  const pay = occupation.wages?.p50 ?? 0
  if (target > 0 && pay > 0 && pay < target) {
    reasons.push({
      kind: 'pay_goal',
      text: `If your goal of ${dollars(target)} is firm, this leaves the list; its middle pay is ${dollars(pay)}.`,
      sources: 'WY',
      size: 0.6,
    })
  }
  return reasons
}

function closeWidestGap(engine: Engine, ranking: Ranking, index: number): Reason | undefined {
  const { skills } = ranking.person
  if (!skills || !ranking.reading.distances) return undefined
  const gap = findGaps(engine, ranking.person, index).find(({ id, levelHeld }) => /^2\.[AB]/.test(id) && levelHeld >= 0)
  if (!gap || gap.levelAsked - gap.levelHeld < 0.4) return undefined
  const element = engine.base.scales.skill.elements.findIndex(({ id }) => id === gap.id)
  const raised = Float64Array.from(skills.level)
  raised[element] = gap.levelAsked
  const weight = skills.weight.map((value, i) => (i === element ? 1 : value))
  const distances = skillDistances(engine, raised, distanceWeights(engine, weight))
  const nearer = ranking.reading.distances[index]! - distances[index]!
  const change = (ranking.weights.skills * nearer) / Math.max(deviation(ranking.reading.distances), 1e-6)
  const pattern = patternOf((part) => hasPart(ranking.person, part))
  const after = anchoredPercent(engine.anchors, pattern, ranking.fit[index]! + change)
  const before = ranking.percent[index]!
  if (Math.round(after) <= Math.round(before)) return undefined
  const text = `With ${gap.name} at level ${gap.levelAsked.toFixed(1)}, the fit would read ${Math.round(after)} in place of ${Math.round(before)}.`
  return { kind: 'close_gap', text, sources: 'KO', size: 0.7 }
}
