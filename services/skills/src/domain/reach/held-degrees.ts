import type { Gate, Months } from './gate.ts'

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
export function holdsNearField({ kind, code: to, fields, firstDegree, least }: Gate, { field }: Holder, held: number): boolean {
  if (kind !== 'degree' || !field || held < Math.max(firstDegree, least)) return false
  // A degree in education, or across fields, is none in the subject that colleges have taught.
  if (SUBJECTS.test(to) && OF_MANY.test(field)) return false
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

/**
 * Community colleges hire with a master's in the subject. Of who teaches elsewhere with one, and does not say in what, it may be that
 * subject; a field that is said is compared as it is.
 */
export function isTeacher({ code }: Gate, { codes, field }: Holder, held: number): boolean {
  return held >= MASTER && field === undefined && SUBJECTS.test(code) && codes.some((each) => TEACHERS.test(each))
}
/** Sciences, social sciences, and the arts and letters at colleges. */
const SUBJECTS = /^25-1(?:0[456]|12)/
/** High schools, classes for adults, career schools, colleges by the course, and assistants at universities. */
const TEACHERS = /^25-(?:203|3|9044|1194|1199)/

/** What is left of a license to whom the degree of its program lies behind: months of courses, and what follows them. */
type ProgramBehind = { readonly study: Months; readonly program: string }

/**
 * A social worker with a master's has the program of clinical work behind them: the supervised hours and the exam are left. A counselor
 * of rehabilitation or of a school with one may lack courses that a state asks for before it licenses counselors.
 */
export function programBehind({ code }: Gate, { codes, field }: Holder, held: number): ProgramBehind | undefined {
  const way = PROGRAMS_BEHIND.find(({ to, from }) => to.test(code) && codes.some((each) => from.test(each)))
  if (!way || held < MASTER || (field !== undefined && !way.fields.test(field))) return undefined
  return way
}
const PROGRAMS_BEHIND = [
  {
    to: /^21-102[23]/,
    from: /^21-102/,
    fields: /^44\.07/,
    study: [0, 0] as Months,
    program: 'Paid hours under a licensed clinical social worker',
  },
  {
    to: /^21-1014/,
    from: /^21-101[25]/,
    fields: /^(?:13\.11|42\.28|51\.15|51\.23)/,
    study: [0, 12] as Months,
    program: 'Courses that the state may ask for, then paid hours under a licensed counselor',
  },
]

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
