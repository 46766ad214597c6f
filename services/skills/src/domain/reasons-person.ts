import { findGaps } from './gaps.ts'
import { correlation } from './math.ts'
import { listWords } from './money-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'
import { STEP_LIKENESS } from './similarity.ts'

export function interestReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.interests
  if (!reading) return []
  const { elements, rows } = engine.base.scales.interest
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const likeness = correlation(reading.z, job)
  const order = [...reading.z.keys()].sort((a, b) => reading.z[b]! - reading.z[a]!)
  const asked = [...job.keys()].sort((a, b) => job[b]! - job[a]!)
  const reasons: Reason[] = []
  const shared = order.slice(0, 3).filter((index) => job[index]! >= 4)
  if (likeness >= 0.5 && shared.length > 0) {
    const names = listWords(shared.map((index) => elements[index]!.name))
    const text = `It draws on ${names}, ${['none', 'one', 'two', 'all'][shared.length]} of your three strongest interests (correlation of the profiles ${decimal(likeness)}).`
    reasons.push({ kind: 'interest_match', text, sources: 'OYK', size: likeness * 1.2 })
  }
  const top = asked[0]!
  if (reading.z[top]! < -0.3 && reading.items[top]! > 0) {
    const text = `Its strongest side is ${elements[top]!.name} (${job[top]!.toFixed(1)} of 7), which you rate below your average.`
    reasons.push({ kind: 'interest_clash', text, sources: 'OY', size: -(0.6 - reading.z[top]! / 3) })
  }
  const missed = order[0]!
  if (job[missed]! < 2.5 && reading.z[missed]! > 0.8) {
    const text = `Your strongest interest, ${elements[missed]!.name}, gets little room in it (${job[missed]!.toFixed(1)} of 7).`
    reasons.push({ kind: 'interest_unused', text, sources: 'OY', size: -0.7 })
  }
  return reasons
}

export function valueReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.values
  if (!reading) return []
  const { elements, rows } = engine.base.scales.value
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const first = [...reading.z.keys()]
    .filter((index) => reading.items[index]! > 0)
    .sort((a, b) => reading.z[b]! - reading.z[a]!)
    .slice(0, 2)
  const met = first.filter((index) => job[index]! >= 5)
  const missed = first.find((index) => job[index]! < 3.5)
  const reasons: Reason[] = []
  if (met.length > 0) {
    const text = `It offers ${listWords(met.map((index) => `${elements[index]!.name} (${job[index]!.toFixed(1)} of 7)`))}, which you put near the top.`
    reasons.push({ kind: 'value_match', text, sources: 'OY', size: 0.35 + 0.25 * met.length })
  }
  if (missed !== undefined) {
    const text = `${elements[missed]!.name} matters most to you, and this job is low on it (${job[missed]!.toFixed(1)} of 7).`
    const second = missed === first[0] ? text : text.replace('matters most to you', 'is second for you')
    reasons.push({ kind: 'value_clash', text: second, sources: 'OY', size: -(0.5 + (3.5 - job[missed]!) / 4) })
  }
  return reasons
}

export function skillReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const { person, reading } = ranking
  if (!person.skills) return []
  const gaps = findGaps(engine, person, occupation.index)
  const skills = gaps.filter(({ id, levelHeld }) => id.startsWith('2.') && levelHeld >= 0)
  const core = [...skills].sort((a, b) => b.importance - a.importance || (a.id < b.id ? -1 : 1)).slice(0, 8)
  const met = core.filter(({ levelAsked, levelHeld }) => levelHeld >= levelAsked - HALF)
  const reasons: Reason[] = []
  if (core.length >= 4 && met.length / core.length >= 0.6) {
    const best = met[0]!
    const text = `You come within half a level of, or pass, ${met.length} of its ${core.length} most important skills and fields, such as ${best.name} (${best.levelHeld.toFixed(1)} against ${best.levelAsked.toFixed(1)}).`
    reasons.push({ kind: 'skills_met', text, sources: 'KO', size: met.length / core.length })
  }
  const widest = skills[0]
  if (widest && widest.levelAsked - widest.levelHeld >= HALF) {
    const short = widest.levelAsked - widest.levelHeld
    const text = `It asks for more ${widest.name} than we read from your answers: level ${widest.levelAsked.toFixed(1)} against ${widest.levelHeld.toFixed(1)}.`
    reasons.push({ kind: 'skill_gap', text, sources: 'OK', size: -Math.min(1.2, 0.3 + short * 0.3) })
  }
  const likeness = person.present ? (reading.likeness?.[occupation.index] ?? 0) : 0
  if (likeness >= STEP_LIKENESS) {
    reasons.push({
      kind: 'near_present',
      text: `Its skills and knowledge are close to yours (likeness ${decimal(likeness)}; we call ${decimal(STEP_LIKENESS)} a step).`,
      sources: 'OK',
      size: likeness,
    })
  }
  if (person.present && likeness < 0.2) {
    const text = `It lies far from what you know now (likeness ${decimal(likeness)}; we call ${decimal(STEP_LIKENESS)} a step), so expect to start over in places.`
    reasons.push({ kind: 'far_from_present', text, sources: 'OK', size: -0.75 })
  }
  return reasons
}

export function styleReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.styles
  if (!reading) return []
  const { elements, rows } = engine.base.scales.style
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const asked = [...reading.z.keys()].filter((index) => reading.items[index]! > 0)
  const lowest = asked
    .filter((index) => job[index]! >= 4.2 && reading.z[index]! <= -1)
    .sort((a, b) => reading.z[a]! - reading.z[b]!)[0]
  if (lowest === undefined) return []
  const text = `It leans on ${elements[lowest]!.name} (importance ${job[lowest]!.toFixed(1)} of 5), which is among the lowest of your own ratings.`
  return [{ kind: 'style_clash', text, sources: 'OY', size: -(0.3 - reading.z[lowest]! / 6) }]
}

/** ".62", as correlations are printed. */
function decimal(value: number): string {
  return value.toFixed(2).replace('0.', '.').replace('-', '\u2212')
}

const HALF = 0.5
