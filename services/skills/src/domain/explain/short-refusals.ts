import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { rulesFor } from '../reach/rules/refusals.ts'
import { isOwn, type OwnRule } from '../reach/rules/rule.ts'
import { limitInWords } from './limits.ts'

/** Why an occupation is refused, for one line; `forPay` where its usual pay alone speaks against it. */
export type ShortRefusal = { readonly why: string; readonly forPay: boolean }

/**
 * What the person's own limits say against an occupation, or that it is a step down. Rules of our own taste say nothing here: they
 * choose what we advise, and nobody set them.
 */
export function shortRefusals(
  engine: Engine,
  { person, standing, goals, options, selection }: Pick<Ranking, 'person' | 'standing' | 'goals' | 'options' | 'selection'>,
): (occupation: OccupationFigures) => ShortRefusal | undefined {
  const rules = rulesFor({ engine, person, standing, goals, purpose: options.purpose })
  const limits = rules.filter(isOwn)
  const pay = limits.find(({ rule }) => rule === 'reach_pay')
  const others = limits.filter((rule) => rule !== pay)
  const outside = (rule: OwnRule): string => `Outside your limits: ${rule.short ?? limitInWords(rule)}`
  // The rule of months also refuses what nobody knows the way to, and years of work: the months that were given say nothing of these.
  const broken = ({ rule, refuse }: OwnRule, occupation: OccupationFigures): boolean =>
    rule === 'reach_time'
      ? standing.entries[occupation.index]!.studyMonths[0] > person.reach.monthsAvailable
      : refuse(occupation) !== undefined
  return (occupation) => {
    const limit = others.find((rule) => broken(rule, occupation))
    if (limit) return { why: outside(limit), forPay: false }
    if (selection.refusals.get(occupation.index)?.rule === 'no_rung_down') return { why: STEP_DOWN, forPay: false }
    return pay && broken(pay, occupation) ? { why: outside(pay), forPay: true } : undefined
  }
}

const STEP_DOWN = 'A step down from what you do now'
