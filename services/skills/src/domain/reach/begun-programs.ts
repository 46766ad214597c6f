import { type BegunStudies, creditsLeft } from '../goals/begun-studies.ts'
import { BACHELOR } from './education.ts'
import type { EntryPath } from './entry-path.ts'
import type { Gate, Months } from './gate.ts'
import { studyBetween } from './months.ts'

/**
 * A way whose own program is begun: what is left of it in place of the whole. The same way where the program is another, or where no
 * study stands before the work.
 */
export function withBegunProgram(
  path: EntryPath,
  begun: BegunStudies,
  { code, held }: { code: string; held: number },
): EntryPath {
  const { gate, studyMonths } = path
  if (!path.known || path.how === 'own' || studyMonths[1] === 0 || !leadsTo(begun, gate, { code, held })) return path
  const left = monthsLeft(begun, begun.level && begun.level !== 'certificate' ? undefined : studyMonths, held)
  if (!left || left[0] >= studyMonths[0]) return path
  return { ...path, studyMonths: [left[0], Math.min(left[1], studyMonths[1])], begun: true, missing: restOf(path, begun, left) }
}

/** A way with the degree that is begun in hand, what is left of it before; the shorter of the two. */
export function withBegunDegree(path: EntryPath, graduated: EntryPath, begun: BegunStudies, held: number): EntryPath {
  const left = monthsLeft(begun, undefined, held)
  if (!left || !path.known || !graduated.known || path.how === 'own') return path
  const [low, high] = [graduated.studyMonths[0] + left[0], graduated.studyMonths[1] + left[1]]
  if (low >= path.studyMonths[0] && (path.studyMonths[0] > 0 || high >= path.studyMonths[1])) return path
  const study: Months = [Math.min(low, path.studyMonths[0]), Math.min(high, path.studyMonths[1])]
  return { ...graduated, studyMonths: study, begun: true, missing: restOf(graduated, begun, left) }
}

/** The step of education that what is begun ends in; undefined of a certificate, and where no level is said. */
export function stepBegun({ level }: BegunStudies, held: number): number | undefined {
  if (level === 'degree') return held < BACHELOR ? BACHELOR : BACHELOR + 1
  return level === undefined ? undefined : STEPS[level]
}

/** Months that are left; of a share or of months done, of the whole that is given or that the level takes. */
export function monthsLeft(begun: BegunStudies, whole: Months | undefined, held: number): Months | undefined {
  const { progress } = begun
  if ('left' in progress) return progress.left
  const step = stepBegun(begun, held)
  const of = whole ?? (step === undefined ? undefined : LENGTHS[step])
  if ('credits' in progress) {
    const credits = CREDITS[step ?? 0]
    return credits === undefined ? undefined : creditsLeft(Math.max(LAST_CREDITS, credits - progress.credits))
  }
  if (!of) return undefined
  const rest =
    'share' in progress ? of.map((months) => months * (1 - progress.share)) : of.map((months) => months - progress.done)
  return [Math.max(LAST_MONTHS, Math.round(rest[0]!)), Math.max(LAST_MONTHS + 1, Math.round(rest[1]!))]
}

/** Whether what is begun is the program that a gate asks for: named for the work, or in a field that leads there and high enough. */
function leadsTo(begun: BegunStudies, gate: Gate | undefined, { code, held }: { code: string; held: number }): boolean {
  const step = stepBegun(begun, held)
  const asked = gate ? programStep(gate) : 0
  // A certificate beside a degree that is held is the license of that field: the administrator's of a teacher.
  const isLicense = begun.level === 'certificate' && held >= BACHELOR && gate?.kind === 'license'
  const isHighEnough = step === undefined ? begun.level === undefined || asked < ASSOCIATE : step >= asked
  if (!isHighEnough && !isLicense) return false
  if (begun.codes?.some((named) => named.slice(0, 7) === code.slice(0, 7))) return true
  const isOfField = begun.field !== undefined && !!gate?.fields.some((field) => field.startsWith(begun.field!))
  return (isLicense || step !== undefined) && (isOfField || namesProgram(begun, gate))
}

/** "my master's in counseling" is the "Master's in counseling, then supervised hours" of a gate. */
function namesProgram({ what }: BegunStudies, gate: Gate | undefined): boolean {
  const subject = /\b(?:in|of) (?:an? |the )?(\p{L}{4,}(?: \p{L}+)*)$/iu.exec(what)?.[1]?.toLowerCase()
  const program = gate?.program?.toLowerCase() ?? ''
  return subject !== undefined && new RegExp(`\\bin (?:\\p{L}+ )?${subject}(?!\\p{L})`, 'u').test(program)
}

/** The step of education that the program of a gate ends in. */
function programStep({ firstDegree, least, program = '', kind }: Gate): number {
  if (firstDegree > 0) return firstDegree
  if (/\b(?:doctor|doctorate|medical school|dental school|law degree)\b/i.test(program)) return DOCTORAL
  if (/\b(?:master's|specialist degree|graduate degree)/i.test(program)) return BACHELOR + 1
  return kind === 'degree' ? least : 0
}

function restOf({ missing }: EntryPath, { phrase }: BegunStudies, [low, high]: Months): string[] {
  const months = low === high ? `${low}` : `${low} to ${high}`
  const rest = `the program: what is left of yours (“${phrase}”), about ${months} months`
  return [rest, ...missing.filter((clause) => !clause.startsWith('the program:'))]
}

const STEPS = { certificate: undefined, associates: 3, bachelors: BACHELOR, masters: 5, doctorate: 6, degree: BACHELOR } as const
const ASSOCIATE = 3
const DOCTORAL = 6
/** Months of a whole program, and its credits, by the step that it ends in. */
const LENGTHS: Readonly<Record<number, Months>> = {
  3: studyBetween(1, 3),
  4: studyBetween(1, 4),
  5: studyBetween(4, 5),
  6: studyBetween(5, 6),
}
const CREDITS: Readonly<Record<number, number>> = { 3: 60, 4: 120, 5: 36 }
/** The least that is left where more is said to be done than a program holds. */
const LAST_CREDITS = 12
const LAST_MONTHS = 4
