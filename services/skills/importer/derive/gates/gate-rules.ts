import { readFileSync } from 'node:fs'
import { parseDelimited } from '../../delimited.ts'
import { InputError } from '../../open-source.ts'

/** What our reading of the handbook says about one occupation or a family of them; cells as written in gates/rules.tsv. */
export type GateRule = { readonly prefix: string } & Readonly<Record<RuleColumn, string>>

/** A body that accredits, examines or licenses. */
export type Body = { readonly name: string; readonly url: string }

/** The rules in the order of the file, one entry a code prefix. Throws with the row when a cell cannot be read. */
export function readGateRules(text: string = readShipped('rules.tsv')): GateRule[] {
  const [heading, ...rows] = parseDelimited(text, '\t')
  if (heading?.join() !== ['codes', ...RULE_COLUMNS].join())
    throw new InputError('gates/rules.tsv: the columns are not those expected.')
  const rules = rows.flatMap(([codes, ...cells]) => {
    const columns = Object.fromEntries(RULE_COLUMNS.map((column, at) => [column, cells[at] ?? ''])) as Record<RuleColumn, string>
    return codes!.split(' ').map((prefix) => ({ prefix, ...columns }))
  })
  const seen = new Set<string>()
  for (const rule of rules) {
    if (seen.has(rule.prefix)) throw new InputError(`gates/rules.tsv: ${rule.prefix} has two rules.`)
    seen.add(rule.prefix)
    checkRule(rule)
  }
  return rules
}

/** The longest prefix wins, so that a code can have a rule of its own inside its family. */
export function findRule(rules: readonly GateRule[], code: string): GateRule | undefined {
  return rules.filter(({ prefix }) => code.startsWith(prefix)).sort((a, b) => b.prefix.length - a.prefix.length)[0]
}

export function readBodies(text: string = readShipped('bodies.tsv')): ReadonlyMap<string, Body> {
  const [, ...rows] = parseDelimited(text, '\t')
  return new Map(rows.map(([key, name, url]) => [key!, { name: name!, url: url! }]))
}

/** Findings that were read and answered: "code check" and why the rule stays as it is. */
export function readAnswers(text: string = readShipped('answers.tsv')): ReadonlyMap<string, string> {
  const [, ...rows] = parseDelimited(text, '\t')
  return new Map(rows.flatMap(([codes, check, why]) => codes!.split(' ').map((code) => [`${code} ${check}`, why!])))
}

function checkRule(rule: GateRule): void {
  const fail = (column: string): never => {
    throw new InputError(`gates/rules.tsv: ${rule.prefix} has an unreadable ${column}.`)
  }
  if (!KINDS.has(rule.kind)) fail('kind')
  if (!MAKERS.has(rule.license_by)) fail('license_by')
  for (const column of ['outside', 'related', 'same'] as const) if (!WAY.test(rule[column])) fail(column)
  for (const column of ['first_degree', 'least'] as const) if (!/^[0-6]$/.test(rule[column])) fail(column)
  if (!PAY.test(rule.pay)) fail('pay')
  if (!/^\d{4}-\d{2}$/.test(rule.read)) fail('read')
}

function readShipped(file: string): string {
  return readFileSync(new URL(`../../gates/${file}`, import.meta.url), 'utf8')
}

const RULE_COLUMNS = [
  'kind',
  'license',
  'license_by',
  'program',
  'first_degree',
  'least',
  'outside',
  'related',
  'same',
  'from_related',
  'from_same',
  'exam',
  'pay',
  'limit',
  'accreditor',
  'look_up',
  'read',
] as const
export type RuleColumn = (typeof RULE_COLUMNS)[number]

const KINDS = new Set(['license', 'degree', 'certificate', 'exam', 'apprenticeship', 'academy', 'rank', 'selection', 'open'])
const MAKERS = new Set(['state', 'federal', 'local', 'other', 'none', 'unknown'])
/** Months of study, paid training and related work: "s24-36 p12 e36"; "unknown" is a value. */
const WAY = /^(?:unknown|[spe]\d+(?:-\d+)?(?: [spe]\d+(?:-\d+)?)*)$/
/** Percent of an experienced worker's wage, or in words. */
const PAY = /^(?:\d+-\d+|paid|unpaid|unknown)$/
