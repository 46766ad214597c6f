import { choosePlaces } from '../matching/choice/choose.ts'
import type { Engine } from '../matching/engine.ts'
import { applyRules, type Ranking } from '../matching/rank.ts'
import type { RuleChange } from '../reach/rules/rule.ts'
import { dollars } from './money-words.ts'

export type WhatIf = {
  readonly label: string
  readonly kept: number
  readonly first: number | undefined
  readonly firstThree: readonly number[]
}

/** The list again with one part left out or one rule changed: what the result hangs on. */
export function findWhatIfs(engine: Engine, ranking: Ranking): WhatIf[] {
  const { person, options, selection, scores, standing, goals, bandOf, scoreAdvice } = ranking
  const before = new Set(ranking.ranked)
  const compare = (label: string, list: readonly number[]): WhatIf => ({
    label,
    kept: list.filter((index) => before.has(index)).length,
    first: list[0],
    firstThree: list.slice(0, 3),
  })
  const { purpose, limit } = options
  const choice = {
    person,
    purpose,
    goals,
    standing,
    bandOf,
    limit,
    liked: scores.interests,
    eligible: selection.eligible,
    close: selection.close,
    steps: selection.steps,
    near: selection.near,
    spare: selection.spare,
    last: selection.last,
  }
  const parts = LEFT_OUT.filter((part) => scores[part] !== undefined).map((part) => {
    const without = { ...choice, liked: part === 'interests' ? undefined : scores.interests }
    return compare(WITHOUT[part], choosePlaces(engine, without, scoreAdvice(scores, { without: part })))
  })
  const ruled = (label: string, change: RuleChange): WhatIf => {
    const { eligible, close, near, spare, last } = applyRules(engine, {
      person,
      standing,
      goals,
      scores,
      bandOf,
      purpose,
      change,
    })
    return compare(label, choosePlaces(engine, { ...choice, eligible, close, near, spare, last }, scoreAdvice(scores)))
  }
  const target = person.reach.salaryTarget
  const rules: WhatIf[] = []
  if (target > 0) rules.push(ruled(`insist on ${dollars(target)} middle pay`, { leastPay: target }))
  rules.push(ruled("rule out a bachelor's degree", { noDegree: true }))
  return [...parts, ...rules]
}

const LEFT_OUT = ['interests', 'skills', 'values'] as const
const WITHOUT: Readonly<Record<(typeof LEFT_OUT)[number], string>> = {
  interests: 'leave out interests',
  skills: 'leave out skills',
  values: 'leave out values',
}
