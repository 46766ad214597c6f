import { GATE_COLUMNS } from '../../../src/data/knowledge-base/load-gates.ts'
import type { Table } from '../../open-source.ts'
import { socCode } from '../codes.ts'
import { getOrAdd } from '../get-or-add.ts'
import { type Body, findRule, type GateRule, readBodies, readGateRules } from './gate-rules.ts'

export type GateSources = {
  readonly occupations: Table
  readonly handbook: Table
  readonly fieldsOfStudy: Table
  readonly apprenticeshipTerms: Table
}

/** A gate of one occupation before it is written: the rule, and what the releases add to it. */
export type DerivedGate = {
  readonly code: string
  readonly title: string
  readonly rule: GateRule
  /** CIP codes that lead to the occupation, by the crosswalk. */
  readonly fields: readonly string[]
  /** Registered terms in hours, shortest and longest. */
  readonly term: readonly [number, number] | undefined
  readonly handbook: string
}

/** Every occupation that a rule covers, in the order of codes. */
export function deriveGates(sources: GateSources, rules: readonly GateRule[] = readGateRules()): DerivedGate[] {
  const fields = fieldsByCode(sources.fieldsOfStudy)
  const terms = termsByCode(sources.apprenticeshipTerms)
  const pages = handbookPages(sources.handbook)
  return sources.occupations.rows
    .map((row) => ({ code: row['O*NET-SOC Code']!, title: row.Title! }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .flatMap(({ code, title }) => {
      const rule = findRule(rules, code)
      if (!rule) return []
      const soc = socCode(code)
      const handbook = pages.get(code)?.url ?? pages.get(`${soc}.00`)?.url ?? ''
      return [{ code, title, rule, fields: fields.get(soc) ?? [], term: terms.get(soc), handbook }]
    })
}

/** Rows of gates.tsv with the heading first. */
export function gateRows(gates: readonly DerivedGate[], bodies: ReadonlyMap<string, Body> = readBodies()): string[][] {
  const named = (keys: string): string =>
    keys
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => {
        const body = bodies.get(key)
        if (!body) throw new Error(`gates/bodies.tsv: has no body "${key}".`)
        return `${body.name} <${body.url}>`
      })
      .join('|')
  return [
    [...GATE_COLUMNS],
    ...gates.map(({ code, rule, fields, term, handbook }) => [
      code,
      rule.kind,
      rule.license,
      rule.license_by,
      rule.program,
      rule.first_degree,
      rule.least,
      rule.outside,
      rule.related,
      rule.same,
      rule.from_related,
      sameCodes(code, rule),
      rule.exam,
      rule.pay,
      rule.limit,
      named(rule.accreditor),
      named(rule.look_up),
      FIELD_KINDS.has(rule.kind) ? fields.join(' ') : '',
      term ? term.join('-') : '',
      handbook,
      rule.read,
    ]),
  ]
}

/** Specialities share the gate of their six digits, unless the rule names the speciality itself. */
function sameCodes(code: string, { prefix, from_same }: GateRule): string {
  const listed = from_same.split(' ').filter((item) => item !== '' && item !== 'x')
  const own = prefix.length > 7 ? code : socCode(code)
  return [...new Set([own, ...listed])].join(' ')
}

function fieldsByCode(table: Table): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, string[]>()
  for (const { CIP2020Code: field, SOC2018Code: soc } of table.rows)
    if (field !== NO_FIELD && soc !== NO_OCCUPATION) getOrAdd(rows, soc!, () => []).push(field!)
  return rows
}

/** Terms of registered apprenticeships by time; those by competence name no hours that could be compared. */
function termsByCode(table: Table): ReadonlyMap<string, readonly [number, number]> {
  const rows = new Map<string, readonly [number, number]>()
  for (const row of table.rows) {
    const hours = Number.parseInt(row.term_length!, 10)
    if (row.type !== 'TB' || !(hours >= LEAST_TERM)) continue
    const soc = socCode(row.onet_code!)
    const [low, high] = rows.get(soc) ?? [hours, hours]
    rows.set(soc, [Math.min(low, hours), Math.max(high, hours)])
  }
  return rows
}

export type HandbookPage = { readonly url: string; readonly licenses: string; readonly main: string }

export function handbookPages(table: Table): ReadonlyMap<string, HandbookPage> {
  return new Map(
    table.rows.flatMap((row) => {
      const codes = JSON.parse(row.onet_codes!) as string[]
      const parts = JSON.parse(row.become_one!) as Record<string, string>
      const licenses = Object.entries(parts).find(([part]) => part.startsWith('Licen'))?.[1] ?? ''
      const page = { url: row.url!, licenses, main: parts.main ?? '' }
      return codes.map((code) => [code, page] as const)
    }),
  )
}

/** Kinds whose way in is a field of study. */
const FIELD_KINDS = new Set(['license', 'degree', 'certificate', 'apprenticeship'])
const NO_FIELD = '99.9999'
const NO_OCCUPATION = '99-9999'
/** Hours under which a registered term is no apprenticeship of a trade. */
const LEAST_TERM = 1000
