import type { Gate } from './gate.ts'

/** Who holds a degree, as far as it counts for a way. */
type Holder = {
  readonly codes: readonly string[]
  readonly field?: string | undefined
  /** CIP 2020 codes of the fields that they teach at a college. */
  readonly taught?: readonly string[] | undefined
}

/** Whether the degree that is held is one of those that lead there, and high enough. */
export function holdsField({ fields, firstDegree, least }: Gate, { field }: Holder, held: number): boolean {
  if (!field || field.length < FIELD_DIGITS || held < Math.max(firstDegree, least)) return false
  return fields.some((code) => code.startsWith(field.slice(0, FIELD_DIGITS)))
}

/** A degree of the same family of fields, or in another natural science, is half of the way where no license stands before the work. */
export function holdsNearField({ kind, fields, firstDegree, least }: Gate, { field }: Holder, held: number): boolean {
  if (kind !== 'degree' || !field || held < Math.max(firstDegree, least)) return false
  const family = field.slice(0, 2)
  return fields.some((code) => code.startsWith(family) || (SCIENCES.has(family) && SCIENCES.has(code.slice(0, 2))))
}

/** A doctorate in a science, or work as a scientist with one, is years of work with data. */
export function isScientist({ code }: Gate, { field, codes }: Holder, held: number): boolean {
  if (held < DOCTORAL || !OF_DATA.test(code)) return false
  return (field !== undefined && OF_FIGURES.test(field)) || codes.some((each) => each.startsWith('19-'))
}

/** Who teaches at a college with a master's or more has studied the field that they teach, and no other. */
export function isProfessor({ fields }: Gate, { taught = [] }: Holder, held: number): boolean {
  const own = new Set(taught.filter((code) => !OF_MANY.test(code)).map((code) => code.slice(0, FIELD_DIGITS)))
  return held >= MASTER && fields.some((code) => own.has(code.slice(0, FIELD_DIGITS)))
}
/** CIP families that lead to teachers of every subject: education, and studies across fields. */
const OF_MANY = /^(?:13|30)\./

/** Data and writing ask for a bachelor's degree: a master's, a doctorate or a degree in law of another field is one, and half of the way. */
export const isGraduate = ({ code }: Gate, held: number): boolean => held >= MASTER && OPEN_TO_GRADUATES.test(code)
const OPEN_TO_GRADUATES = /^(?:15-20[35]|27-304)/

const OF_DATA = /^15-20[35]/
/** CIP families: agriculture, natural resources, engineering, biology, mathematics, physical sciences, psychology, social sciences. */
const OF_FIGURES = /^(?:01|03|14|26|27|40|42|45)\./

/** CIP families: agriculture, natural resources, biology, physical sciences. */
const SCIENCES: ReadonlySet<string> = new Set(['01', '03', '26', '40'])

/** "51.38": fields are compared by their four digits. */
const FIELD_DIGITS = 5
const MASTER = 5
const DOCTORAL = 6
