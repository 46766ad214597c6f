import type { GoalKnowledge } from './goal-knowledge.ts'
import type { GoalMeaning } from './goal-table.ts'

/** Occupations (place → weight 0-1) that a rule of the goal table stands for, seen from the present occupation. */
export function applyRule(
  knowledge: GoalKnowledge,
  rule: string,
  weight: number,
  present: number | undefined,
): Map<number, number> {
  const found = RULES[rule]?.(knowledge, present) ?? meaningOf(knowledge, rule, present)
  if (!found) throw new Error(`The goal table names the rule "${rule}", which does not exist.`)
  // An occupation that is named twice keeps the most that it was given.
  const weights = new Map<number, number>()
  for (const [index, own] of found) weights.set(index, Math.max(own * weight, weights.get(index) ?? 0))
  return weights
}

type Rule = (knowledge: GoalKnowledge, present: number | undefined) => Iterable<readonly [number, number]>

const majorGroup = ({ codes }: GoalKnowledge, index: number): string => codes[index]!.slice(0, 2)
const byPlace = (place: number | undefined): (readonly [number, number])[] => (place === undefined ? [] : [[place, 1]])
const byCodes = ({ indexOf }: GoalKnowledge, list: readonly (readonly [string, number])[]): (readonly [number, number])[] =>
  list.flatMap(([code, weight]) => {
    const index = indexOf.get(code)
    return index === undefined ? [] : [[index, weight] as const]
  })

const RULES: Readonly<Record<string, Rule>> = {
  /** The present work, in another place. */
  '@same': (_, present) => (present === undefined ? [] : [[present, 1]]),
  /** First-line supervisors of the present work, and of its major group (SOC xx-1); its manager where the group has none. */
  '@supervise': (knowledge, present) => {
    if (present === undefined) return []
    const { supervisorOf, managerOf } = knowledge.families
    if (!FIRST_LINE.test(knowledge.codes[present]!)) return byPlace(managerOf(present))
    const above = supervisorOf(present)
    const crew = above === undefined ? undefined : knowledge.codes[above]!.slice(0, 7)
    return knowledge.codes.flatMap((code, index) => {
      if (!code.startsWith(`${majorGroup(knowledge, present)}-1`)) return []
      const other = crew !== undefined && !code.startsWith(crew)
      return [[index, other ? OTHER_CREWS : code.endsWith('.00') ? 1 : 0.7] as const]
    })
  },
  /** Who manages the present work, or supervises it where nobody manages it alone. */
  '@manage': (knowledge, present) => {
    if (present === undefined) return []
    const { managerOf, supervisorOf } = knowledge.families
    return byPlace(managerOf(present) ?? supervisorOf(present))
  },
  /** Inspectors of the present field: of its major group, or among the occupations most like it. */
  '@inspect': (knowledge, present) => {
    if (present === undefined) return byCodes(knowledge, INSPECTORS)
    const near = knowledge.near(present, 150)
    const isOwn = (index: number): boolean => majorGroup(knowledge, index) === majorGroup(knowledge, present)
    const nearest = near.find((index) => /inspect/i.test(knowledge.titles[index]!) && !isOwn(index))
    return knowledge.titles.flatMap((title, index): (readonly [number, number])[] => {
      if (!/inspect/i.test(title.replace(/, except .*/i, ''))) return []
      if (isOwn(index)) return [[index, 1]]
      return near.includes(index) ? [[index, index === nearest ? NEAREST : NEAR]] : []
    })
  },
  /** The own work; where at least 15 % work for themselves among the 30 most like it; and general management. */
  '@own': (knowledge, present) => {
    if (present === undefined) return byCodes(knowledge, [['11-1021.00', 0.6]])
    const near = knowledge.near(present, 30).flatMap((index) => {
      const share = knowledge.selfEmployed(index) ?? 0
      const own = majorGroup(knowledge, index) === majorGroup(knowledge, present)
      return own && share >= 15 ? [[index, NEAR_OWN * Math.min(1, share / 25)] as const] : []
    })
    return [...byCodes(knowledge, [['11-1021.00', 0.6]]), [present, 1], ...near]
  },
  /** Studies that ask people, for whose degree is in a field that does and who has no work yet. */
  '@studies': (knowledge, present) =>
    present === undefined && OF_PEOPLE.test(knowledge.degree ?? '') ? byCodes(knowledge, STUDIES) : [],
  /** Scientists and their technicians near the present field; where none are, those who ask people and read markets. */
  '@research': (knowledge, present) => {
    if (present === undefined) return byCodes(knowledge, LABORATORIES)
    const near = knowledge.near(present, 80).filter((index) => majorGroup(knowledge, index) === '19')
    return near.length > 0 ? near.map((index) => [index, 1] as const) : byCodes(knowledge, SURVEYS)
  },
}

/** What a word means to somebody in a group of occupations: the row that names it most closely, or the last. */
function meaningOf(
  knowledge: GoalKnowledge,
  rule: string,
  present: number | undefined,
): (readonly [number, number])[] | undefined {
  const rows = knowledge.meanings.filter((row) => row.rule === rule)
  const code = present === undefined ? '' : knowledge.codes[present]!
  const closeness = ({ groups }: GoalMeaning): number =>
    Math.max(0, ...groups.map((group) => (code.startsWith(group) ? group.length : 0)))
  const own = rows.reduce<GoalMeaning | undefined>(
    (best, row) => (closeness(row) > (best ? closeness(best) : 0) ? row : best),
    undefined,
  )
  // Whose degree is in a science thinks of its laboratory, and not of the one near the present work.
  const row = LABORATORY.test(rule) && SCIENCE.test(knowledge.degree ?? '') ? rows.at(-1) : (own ?? rows.at(-1))
  return row?.targets.flatMap(({ target, weight }) =>
    target === SAME ? (present === undefined ? [] : [[present, weight] as const]) : byCodes(knowledge, [[target, weight]]),
  )
}

/** Rules of laboratories, and fields of study whose people work in one, CIP 2020. */
const LABORATORY = /^@lab(?:s|tech|work)?$/
const SCIENCE = /^(?:01|03|26|40|51)\./
/** Major groups that have first-line supervisors of their own. */
const FIRST_LINE = /^(?:3[3579]|4[13579]|5[13])-/
/** Supervisors of other crews of the same major group. */
const OTHER_CREWS = 0.6
/** A place of work may mean the same work there. */
const SAME = '@same'
/** Inspectors of other fields: those of the work most like the present one, and the rest. */
const NEAREST = 0.8
const NEAR = 0.6
/** Who wants a business thinks of the own trade first. */
const NEAR_OWN = 0.8

const INSPECTORS = [
  ['47-4011.00', 0.8],
  ['51-9061.00', 0.6],
] as const
const SURVEYS = [
  ['13-1161.00', 0.8],
  ['19-4061.00', 0.8],
  ['19-3022.00', 0.7],
] as const
/** Fields of study that ask people: communication, education, psychology, public administration, social sciences, business. */
const OF_PEOPLE = /^(?:05|09|13|19|42|44|45|52|54)\./
const STUDIES = [
  ['19-4061.00', 1],
  ['13-1161.00', 0.8],
  ['11-9121.01', 0.7],
] as const
const LABORATORIES = [
  ['19-4021.00', 1],
  ['19-4031.00', 0.9],
  ['29-2012.00', 0.8],
  ['19-4042.00', 0.8],
] as const
