import type { GoalKnowledge } from './read-goal.ts'

/** Occupations (place → weight 0-1) that a rule of the goal table stands for, seen from the present occupation. */
export function applyRule(
  knowledge: GoalKnowledge,
  rule: string,
  weight: number,
  present: number | undefined,
): Map<number, number> {
  const find = RULES[rule]
  if (!find) throw new Error(`The goal table names the rule "${rule}", which does not exist.`)
  return new Map([...find(knowledge, present)].map(([index, own]) => [index, own * weight]))
}

type Rule = (knowledge: GoalKnowledge, present: number | undefined) => Iterable<readonly [number, number]>

const majorGroup = ({ codes }: GoalKnowledge, index: number): string => codes[index]!.slice(0, 2)
const byCodes = ({ indexOf }: GoalKnowledge, list: readonly (readonly [string, number])[]): (readonly [number, number])[] =>
  list.flatMap(([code, weight]) => {
    const index = indexOf.get(code)
    return index === undefined ? [] : [[index, weight] as const]
  })

const RULES: Readonly<Record<string, Rule>> = {
  /** First-line supervisors of the present major group (SOC xx-1). */
  '@supervise': (knowledge, present) =>
    present === undefined
      ? []
      : knowledge.codes.flatMap((code, index) => {
          const own = code.startsWith(`${majorGroup(knowledge, present)}-1`) && !code.startsWith('11')
          return own ? [[index, code.endsWith('.00') ? 1 : 0.7] as const] : []
        }),
  /** Inspectors of the present field: of its major group, or among the occupations most like it. */
  '@inspect': (knowledge, present) => {
    if (present === undefined) return []
    const near = new Set(knowledge.near(present, 150))
    return knowledge.titles.flatMap((title, index) => {
      if (!/inspect/i.test(title)) return []
      const own = majorGroup(knowledge, index) === majorGroup(knowledge, present)
      return own || near.has(index) ? [[index, own ? 1 : 0.8] as const] : []
    })
  },
  /** Teachers of the present field: health at colleges, trades at technical schools, others outside of schools. */
  '@teach': (knowledge, present) => {
    if (present === undefined) return byCodes(knowledge, TEACH_OTHERS)
    const group = majorGroup(knowledge, present)
    if (HEALTH.has(group)) return byCodes(knowledge, TEACH_HEALTH)
    return byCodes(knowledge, TRADES.has(group) ? TEACH_TRADES : TEACH_OTHERS)
  },
  /** The own work, and where at least 15 % work for themselves among the 30 most like it, and general management. */
  '@own': (knowledge, present) => {
    if (present === undefined) return byCodes(knowledge, [['11-1021.00', 0.6]])
    const near = [present, ...knowledge.near(present, 30)].flatMap((index) => {
      const share = knowledge.selfEmployed(index) ?? 0
      const own = majorGroup(knowledge, index) === majorGroup(knowledge, present)
      if (!own || share < 15) return []
      return [[index, (index === present ? 1 : NEAR_OWN) * Math.min(1, share / 25)] as const]
    })
    return [...byCodes(knowledge, [['11-1021.00', 0.6]]), ...near]
  },
  /** Scientists and their technicians near the present field. */
  '@research': (knowledge, present) =>
    present === undefined
      ? byCodes(knowledge, LABORATORIES)
      : knowledge.near(present, 80).flatMap((index) => (majorGroup(knowledge, index) === '19' ? [[index, 1] as const] : [])),
}

/** Who wants a business thinks of the own trade first. */
const NEAR_OWN = 0.8

const LABORATORIES = [
  ['19-4021.00', 1],
  ['19-4031.00', 0.9],
  ['29-2012.00', 0.8],
  ['19-4042.00', 0.8],
] as const
const HEALTH = new Set(['29', '31'])
const TRADES = new Set(['33', '35', '37', '39', '47', '49', '51', '53'])
const TEACH_HEALTH = [
  ['25-1071.00', 1],
  ['25-1072.00', 0.9],
  ['21-1091.00', 0.6],
  ['13-1151.00', 0.5],
] as const
const TEACH_TRADES = [
  ['25-1194.00', 1],
  ['25-2032.00', 0.8],
  ['25-3021.00', 0.6],
] as const
const TEACH_OTHERS = [
  ['25-3021.00', 1],
  ['13-1151.00', 0.6],
  ['25-2031.00', 0.5],
] as const
