import type { RankedOccupation, RankResponse, SameWork, ScaleScore, SkillReading } from '@waymark/proto/waymark/skills/v1/skills'
import { postName } from '../domain/catalogue/post-name.ts'
import { gradeConfidence } from '../domain/explain/confidence.ts'
import { findLimits } from '../domain/explain/limits.ts'
import { payLoss } from '../domain/explain/pay-loss.ts'
import { findReasons } from '../domain/explain/reasons.ts'
import { findSafeHarbour, findWildCard } from '../domain/explain/side-choices.ts'
import { findWhatIfs } from '../domain/explain/what-ifs.ts'
import { findWouldChange } from '../domain/explain/would-change.ts'
import { answerGoals } from '../domain/goals/answer-goals.ts'
import { answerWishes } from '../domain/goals/answer-wishes.ts'
import { ASKED } from '../domain/goals/goals.ts'
import { bandOf } from '../domain/matching/anchors.ts'
import type { Engine } from '../domain/matching/engine.ts'
import { findGaps } from '../domain/matching/gaps.ts'
import { byFit, type Ranking, refusedGoals } from '../domain/matching/rank.ts'
import { ENGINE_VERSION, PARTS } from '../domain/matching/weights.ts'
import type { ScaleReading } from '../domain/person/scale-reading.ts'
import { entryMonths } from '../domain/reach/entry.ts'
import { presentEntry } from './present-gate.ts'
import { presentOccupation } from './present-occupation.ts'

/** A ranking on the wire: figures rounded as they are printed, so that the same answers give the same bytes. */
export function presentRanking(engine: Engine, ranking: Ranking): RankResponse {
  const { base } = engine
  const wild = findWildCard(engine, ranking)
  const harbour = findSafeHarbour(engine, ranking)
  const { grade, reason } = gradeConfidence(ranking, payLoss(engine, ranking))
  const present = (index: number | undefined) => (index === undefined ? undefined : presentRanked(engine, ranking, index))
  const goals = answerGoals(engine, ranking)
  // A business of one's own that begins beside a wage is refused by nothing.
  const beside = new Set(goals.flatMap(({ own, answer, about }) => (own && answer !== 'no' ? (about ?? []) : [])))
  const title = (index: number | undefined) => (index === undefined ? undefined : base.occupations[index])
  return {
    ranked: ranking.ranked.map((index) => presentRanked(engine, ranking, index)),
    funnel: [...ranking.funnel],
    present: present(ranking.person.present?.index),
    unfiltered: ranking.likest.map((index) => presentRanked(engine, ranking, index, { brief: true })),
    scales: [
      ...presentScales(engine, 'interest', ranking.person.interests),
      ...presentScales(engine, 'value', ranking.person.values),
      ...presentScales(engine, 'style', ranking.person.styles),
    ],
    wildCard: present(wild),
    safeHarbour: present(harbour),
    confidence: grade,
    confidenceReason: reason,
    whatIfs: findWhatIfs(engine, ranking).map(({ label, kept, first, firstThree }) => ({
      label,
      kept,
      firstCode: title(first)?.code ?? '',
      firstTitle: title(first)?.title ?? '',
      firstThree: firstThree.map((index) => base.occupations[index]!.shortTitle),
    })),
    engineVersion: ENGINE_VERSION,
    dataEdition: base.edition,
    weights: Object.fromEntries(PARTS.map((part) => [part, round(ranking.weights[part], 4)])),
    skillReadings: presentSkills(engine, ranking),
    next: ranking.next.map((index) => presentRanked(engine, ranking, index, { brief: true })),
    goals: goals.map(({ phrase, codes, answer, why, about, own, loose }) => ({
      phrase,
      codes: [...codes],
      answer,
      why,
      place: about === undefined ? undefined : presentRanked(engine, ranking, about, { brief: true, reasons: true }),
      loose: loose ?? false,
      ownBusiness: own && { selfEmployedPercent: own.percent, need: own.need, source: own.source },
    })),
    refused: refusedGoals(ranking)
      .filter(({ index }) => !beside.has(index))
      .slice(0, MOST_REFUSED)
      .map(({ index, refusal }) => ({
        code: base.occupations[index]!.code,
        title: base.occupations[index]!.title,
        rule: refusal.rule,
        why: refusal.why,
        whatWouldOpenIt: refusal.opens,
      })),
    candidates: ranking.selection.eligible.length,
    specialities: byFit(specialitiesOf(engine, ranking), ranking.percent).map((index) =>
      presentRanked(engine, ranking, index, { brief: true }),
    ),
    sameWork: presentSameWork(engine, ranking),
    wishes: answerWishes(engine, ranking),
    limits: findLimits(engine, ranking).map(({ label, refused, opens, easing }) => ({
      label,
      refused,
      easing: easing && { takesBack: '', ...easing },
      opens: opens.map((index) => presentRanked(engine, ranking, index, { brief: true })),
    })),
  }
}

/** Long lists are left out of brief entries: they are drawn, not read. */
function presentRanked(
  engine: Engine,
  ranking: Ranking,
  index: number,
  options: { brief: boolean; reasons?: boolean } = { brief: false, reasons: true },
): RankedOccupation {
  const occupation = engine.base.occupations[index]!
  const percent = ranking.percent[index]!
  const { range, topTenShare } = ranking.spread
  const { low, high } = range(index)
  const entry = ranking.standing.entries[index]!
  const months = entryMonths(entry)
  const reasons = !options.reasons ? { for: [], against: [] } : findReasons(engine, ranking, index)
  return {
    occupation: presentOccupation(engine.base, occupation, { full: !options.brief, gate: entry.gate }),
    fit: Math.round(percent),
    fitLow: Math.min(Math.round(low), Math.round(percent)),
    fitHigh: Math.max(Math.round(high), Math.round(percent)),
    band: bandOf(Math.round(percent)),
    topTenShare: topTenShare[index]!,
    parts: PARTS.map((part) => {
      const score = ranking.scores[part]?.[index]
      return {
        part,
        score: round(score ?? 0, 3),
        contribution: round((score ?? 0) * ranking.weights[part], 3),
        missing: score === undefined,
      }
    }),
    reasonsFor: reasons.for.map(roundSize),
    reasonsAgainst: reasons.against.map(roundSize),
    wouldChange: options.brief ? [] : findWouldChange(engine, ranking, index).map(roundSize),
    gaps: options.brief ? [] : presentGaps(engine, ranking, index),
    entryMonthsLow: months.low,
    entryMonthsHigh: months.high,
    entry: presentEntry(entry),
    step: ranking.bandOf(index),
    answers: ranking.goals.wanted
      .filter(({ codes }) => codes.some(({ code, weight }) => code === occupation.code && weight >= ASKED))
      .map(({ phrase }) => phrase),
    postName: postName(ranking, occupation.code),
  }
}

function presentSameWork({ base }: Engine, { person: { present }, selection }: Ranking): SameWork | undefined {
  if (present && selection.refusals.get(present.index)?.rule === 'lost_license') return undefined
  const written = present && base.sameWork.get(present.code)
  return written && { rungs: [...written.rungs], settings: [...written.settings] }
}

/** The specialities that O*NET files under the present occupation, "29-1141.04". */
function specialitiesOf({ base }: Engine, { person: { present }, selection }: Ranking): number[] {
  if (!present || selection.refusals.get(present.index)?.rule === 'lost_license') return []
  return base.occupations
    .filter(({ code }) => code !== present.code && code.startsWith(present.code.slice(0, 7)))
    .map(({ index }) => index)
}

export function presentGap(gap: ReturnType<typeof findGaps>[number]) {
  return {
    ...gap,
    importance: round(gap.importance, 2),
    levelAsked: round(gap.levelAsked, 2),
    levelHeld: round(gap.levelHeld, 2),
    size: round(gap.size, 3),
  }
}

function presentGaps(engine: Engine, ranking: Ranking, index: number) {
  return findGaps(engine, ranking.person, index).map(presentGap)
}

function presentScales(engine: Engine, family: 'interest' | 'value' | 'style', reading: ScaleReading | undefined): ScaleScore[] {
  if (!reading) return []
  const { elements, rows } = engine.base.scales[family]
  const top = family === 'style' ? 5 : 7
  return elements.flatMap(({ key, name }, index) => {
    const share = reading.share[index]!
    if (share < 0) return []
    let sum = 0
    for (let row = 0; row < engine.count; row += 1) sum += rows[row * elements.length + index]!
    const error = 1.2816 * reading.shareError[index]!
    return [
      {
        scale: `${family}.${key}`,
        label: name,
        score: round(100 * share, 1),
        z: round(reading.z[index]!, 2),
        items: reading.items[index]!,
        allJobs: round((100 * (sum / engine.count - 1)) / (top - 1), 1),
        low: round(100 * Math.max(0, share - error), 1),
        high: round(100 * Math.min(1, share + error), 1),
      },
    ]
  })
}

/** Only elements with evidence of their own: the others are guesses from likeness. */
function presentSkills(engine: Engine, ranking: Ranking): SkillReading[] {
  const reading = ranking.person.skills
  if (!reading) return []
  return engine.base.scales.skill.elements.flatMap(({ id, name }, index) => {
    if (reading.weight[index]! < 1) return []
    const error = 1.2816 * reading.error[index]!
    const level = reading.level[index]!
    const { history, self, quiz } = reading.evidence
    return [
      {
        id,
        name,
        level: round(level, 2),
        low: round(Math.max(0, level - error), 2),
        high: round(Math.min(7, level + error), 2),
        history: round(history[index]!, 2),
        self: round(self[index]!, 2),
        quiz: round(quiz[index]!, 2),
      },
    ]
  })
}

function roundSize<T extends { size: number }>(reason: T): T {
  return { ...reason, size: round(reason.size, 3) }
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

const MOST_REFUSED = 12
