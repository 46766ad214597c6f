import type { Gate, Months } from './gate.ts'

/**
 * The way back into work that somebody learned abroad: their diploma is evaluated first, and where the law asks for a license the board of
 * the state decides what it counts. Months are our estimate; sources: NACES (evaluation in weeks to a few months), ECFMG and the
 * residency match for physicians, FPGEC for pharmacists, CODA advanced standing for dentists, state bars for lawyers.
 */
export function wayFromAbroad({ code, kind }: Pick<Gate, 'code' | 'kind'>): { study: Months; paid: Months; licensed: boolean } {
  const own = LONG_WAYS.find(({ codes }) => codes.test(code))
  const licensed = own !== undefined || kind === 'license' || SCHOOL_TEACHERS.test(code)
  return { study: own?.study ?? (licensed ? EXAMS : EVALUATION), paid: own?.paid ?? [0, 0], licensed }
}

/** What is missing first of all, as a clause of `EntryPath`. */
export const EVALUATED = 'the program: an evaluation of your diploma by a member of NACES'

/** What a person with a diploma from abroad is told of work that they are trained for: a sentence or two. */
export function abroadWords(code: string, licensed: boolean): string {
  const board = licensed ? ', and ask the state’s board which exams and courses it still wants before you pay for any' : ''
  const first = FIRST_STEPS.find(({ codes }) => codes.test(code))?.step
  const step = first ? ` Work to begin with in the field meanwhile: ${first}.` : ''
  return `Your diploma is from abroad: have it evaluated course by course by a member of NACES (naces.org)${board}.${step}`
}

/** What their gate calls a degree is a license of the state too. */
const SCHOOL_TEACHERS = /^25-20/
/** Months. */
const EVALUATION: Months = [1, 3]
const EXAMS: Months = [3, 12]
const LONG_WAYS: readonly { readonly codes: RegExp; readonly study: Months; readonly paid?: Months }[] = [
  { codes: /^29-12[1-4]/, study: [12, 24], paid: [36, 84] },
  { codes: /^29-102/, study: [24, 36] },
  { codes: /^29-1051/, study: [6, 18], paid: [6, 12] },
  { codes: /^29-11(?:23|22|27)/, study: [6, 24] },
  { codes: /^23-1011/, study: [9, 12] },
]
const FIRST_STEPS: readonly { readonly codes: RegExp; readonly step: string }[] = [
  { codes: /^13-2/, step: 'bookkeeping, accounts payable or payroll' },
  { codes: /^29-12/, step: 'clinical research coordinator, medical assistant or interpreter in health care' },
  { codes: /^29-102/, step: 'dental assistant' },
  { codes: /^29-1051/, step: 'pharmacy technician' },
  { codes: /^29-/, step: 'nursing assistant, phlebotomist or another post in a hospital' },
  { codes: /^25-/, step: 'teaching assistant or substitute teacher' },
  { codes: /^17-/, step: 'engineering technician or drafter' },
  { codes: /^19-/, step: 'laboratory technician' },
  { codes: /^15-/, step: 'user support, where a project of yours counts more than the paper' },
  { codes: /^23-1/, step: 'paralegal' },
  { codes: /^(?:21|19-3)/, step: 'case aide or community health worker' },
]
