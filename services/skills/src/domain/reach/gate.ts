/**
 * What stands between a person and an occupation: the license, the program, the examination, the apprenticeship or the
 * years that come first. The facts are our reading of the handbook (services/skills/importer/gates), the months our estimate.
 */
export type Gate = {
  readonly code: string
  readonly kind: GateKind
  /** "None" where the law asks for none; undefined = not known. */
  readonly license: string | undefined
  readonly licenseBy: LicenseGiver
  readonly program: string | undefined
  /** Step of education (0-6) that the program itself gives as a first degree; 0 = it gives none. */
  readonly firstDegree: number
  /** Step of education that must be held before the program starts. */
  readonly least: number
  /** From another field, from related work or a related license, from the same license or field; undefined = not known. */
  readonly outside: GateWay | undefined
  readonly related: GateWay | undefined
  readonly same: GateWay | undefined
  /** Beginnings of occupation codes. */
  readonly relatedCodes: readonly string[]
  readonly sameCodes: readonly string[]
  readonly exam: string | undefined
  readonly pay: LearningPay
  /** Age, citizenship or what else shuts people out. */
  readonly limit: string | undefined
  /** The age at which an application comes too late, where the law sets one. */
  readonly applyBefore: number | undefined
  readonly accreditors: readonly GateBody[]
  readonly lookUp: readonly GateBody[]
  /** CIP 2020 codes of programs that lead there. */
  readonly fields: readonly string[]
  /** Shortest and longest term of a registered apprenticeship, hours. */
  readonly termHours: Months | undefined
  /** Of a post that asks less than the occupation: what it asks, and what the others do. */
  readonly beside?: string
  /** Page of the handbook that was read. */
  readonly handbook: string | undefined
  /** Year and month of the reading. */
  readonly read: string
}

export type GateKind =
  | 'license'
  | 'degree'
  | 'certificate'
  | 'exam'
  | 'apprenticeship'
  | 'academy'
  | 'rank'
  | 'selection'
  | 'open'

export type LicenseGiver = 'state' | 'federal' | 'local' | 'other' | 'none' | 'unknown'

/** Months, full time. */
export type Months = readonly [low: number, high: number]

/** Months of study, of paid training, and of related work that must lie behind the person. */
export type GateWay = { readonly study: Months; readonly paid: Months; readonly experience: number }

/** Percent of an experienced worker's pay, where known. */
export type LearningPay =
  | { readonly kind: 'paid'; readonly percent?: Months }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'unknown' }

export type GateBody = { readonly name: string; readonly url: string }

/** Least months of the gate by the shortest of its ways from outside or from related work; 0 when nobody could say. */
export function leastMonths(way: GateWay | undefined): number {
  return way ? way.study[0] + way.paid[0] + way.experience : 0
}

/** Whether a code begins with one of the listed beginnings. */
export function isOneOf(code: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => code.startsWith(beginning))
}
