import type { Engine } from './engine.ts'
import { fitWithout, type Ranking } from './rank.ts'
import type { RuleChange } from './rules.ts'
import { applyRules, byFit, diverse } from './select.ts'
import { PARTS, type Part } from './weights.ts'

export type WhatIf = {
  readonly label: string
  readonly kept: number
  readonly first: number | undefined
  readonly firstThree: readonly number[]
}

/** The list again with one part left out or one rule changed: what the result hangs on. */
export function findWhatIfs(engine: Engine, ranking: Ranking): WhatIf[] {
  const { person, options, selection, fit } = ranking
  const before = new Set(ranking.ranked)
  const compare = (label: string, list: readonly number[]): WhatIf => ({
    label,
    kept: list.filter((index) => before.has(index)).length,
    first: list[0],
    firstThree: list.slice(0, 3),
  })
  const present = PARTS.filter((part) => ranking.weights[part] > 0)
  const parts =
    present.length < 2
      ? []
      : present.map((part) =>
          compare(WITHOUT[part], diverse(engine, byFit(selection.eligible, fitWithout(engine, ranking, part)), options.limit)),
        )
  const ruled = (label: string, change: RuleChange): WhatIf => {
    const context = {
      person,
      purpose: options.purpose,
      reading: ranking.reading,
      need: options.limit,
      percent: ranking.percent,
      change,
    }
    return compare(label, diverse(engine, byFit(applyRules(engine, context).eligible, fit), options.limit))
  }
  const target = person.reach.salaryTarget
  const rules: WhatIf[] = []
  if (target > 0) rules.push(ruled(`insist on $${Math.round(target).toLocaleString('en-US')} middle pay`, { leastPay: target }))
  rules.push(ruled("rule out a bachelor's degree", { noDegree: true }))
  return [...parts, ...rules]
}

const WITHOUT: Readonly<Record<Part, string>> = {
  interests: 'leave out interests',
  skills: 'leave out skills',
  values: 'leave out values',
  style: 'leave out work style',
  knowledge: 'leave out knowledge',
}
