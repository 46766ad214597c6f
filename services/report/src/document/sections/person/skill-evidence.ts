import type { SkillGap } from '@waymark/proto/waymark/skills/v1/skills'
import { directions } from '../../facts/lead.ts'
import { occupationOf } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'

export interface Evidence {
  id: string
  name: string
  /** 0-7; undefined where there is no evidence of the kind. */
  job?: number
  self?: number
  quiz?: number
  merged: number
  low: number
  high: number
  /** What the first direction asks. */
  asked?: number
}

/** The engine's merged readings; where it sent none, ours from the same evidence. */
export function evidenceOf(input: ReportInput): Evidence[] {
  const readings = input.ranking.skillReadings.filter((one) => one.level > 0)
  if (readings.length === 0) return mergedHere(input)
  const first = occupationOf(directions(input)[0]!)
  const asks = new Map(first.skills.map((skill) => [skill.id, skill.level]))
  const weighs = new Map(first.skills.map((skill) => [skill.id, skill.importance]))
  return readings
    .map((one) => ({ one, pull: (one.self >= 0 ? 2 : 0) + (one.quiz >= 0 ? 2 : 0) + (weighs.get(one.id) ?? 0) }))
    .sort((a, b) => b.pull - a.pull)
    .slice(0, 10)
    .map(({ one }): Evidence => {
      const ask = asks.get(one.id)
      return {
        id: one.id,
        name: one.name,
        ...(one.history >= 0 ? { job: one.history } : {}),
        ...(one.self >= 0 ? { self: one.self } : {}),
        ...(one.quiz >= 0 ? { quiz: one.quiz } : {}),
        merged: one.level,
        low: one.low,
        high: one.high,
        ...(ask ? { asked: ask } : {}),
      }
    })
    .sort((a, b) => b.merged - a.merged)
}

/** Merges the readings with fixed weights: a quiz says more than a job title, a title more than a rating. */
function mergedHere(input: ReportInput): Evidence[] {
  const gaps: SkillGap[] = input.gaps[occupationOf(directions(input)[0]!).code] ?? directions(input)[0]!.gaps
  const jobLevel = (id: string) => input.present?.skills.find((skill) => skill.id === id)?.level
  const claims = new Map(input.profile.skills.map((claim) => [claim.name.toLowerCase(), claim]))
  const ids = new Map<string, { name: string; asked?: number; held?: number }>()
  for (const scale of input.ranking.scales.filter((one) => one.scale.startsWith('skill.') && one.items > 0))
    ids.set(scale.scale.slice(6), { name: scale.label })
  for (const gap of gaps.filter((one) => one.levelAsked > 0))
    ids.set(gap.id, { name: gap.name, asked: gap.levelAsked, held: gap.levelHeld })
  const asks = new Map(occupationOf(directions(input)[0]!).skills.map((skill) => [skill.id, skill.level]))
  return [...ids]
    .map(([id, known]): Evidence => {
      const claim = claims.get(known.name.toLowerCase())
      const rated = claim && claim.rating > 0 ? (claim.rating / 10) * 6 : undefined
      const quiz = claim?.evidence === 'quiz' ? rated : undefined
      const self = claim?.evidence === 'quiz' ? undefined : rated
      const job = jobLevel(id)
      const readings = [
        ...(job ? [{ at: job, error: 0.7 }] : []),
        ...(self === undefined ? [] : [{ at: self, error: 1 }]),
        ...(quiz === undefined ? [] : [{ at: quiz, error: 0.4 }]),
      ]
      const weight = readings.reduce((sum, reading) => sum + 1 / reading.error ** 2, 0)
      const merged =
        weight > 0
          ? readings.reduce((sum, reading) => sum + reading.at / reading.error ** 2, 0) / weight
          : Math.max(known.held ?? 2.5, 0)
      const error = weight > 0 ? 1.28 / Math.sqrt(weight) : 1.1
      return {
        id,
        name: known.name,
        ...(job ? { job } : {}),
        ...(self === undefined ? {} : { self }),
        ...(quiz === undefined ? {} : { quiz }),
        merged,
        low: Math.max(1, merged - error),
        high: Math.min(6, merged + error),
        ...(known.asked || asks.get(id) ? { asked: known.asked ?? asks.get(id)! } : {}),
      }
    })
    .sort((a, b) => b.merged - a.merged)
    .slice(0, 10)
}
