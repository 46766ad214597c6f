import type { KnowledgeBase, OccupationFigures } from '../catalogue/figures.ts'
import { ASSOCIATE, BACHELOR, HIGH_SCHOOL } from './education.ts'
import { EVALUATED, wayFromAbroad } from './from-abroad.ts'
import { type Gate, type GateWay, isOneOf, type Months } from './gate.ts'
import { lackedClass, withoutHeld } from './held-credentials.ts'
import { holdsField, holdsNearField, isGraduate, isProfessor, isScientist, isTeacher, programBehind } from './held-degrees.ts'
import { missingClauses } from './missing-clauses.ts'
import { addMonths, atLeast, EDUCATION_STEPS, noMonths, shorten, studyBetween } from './months.ts'

/** Who asks for the way, as far as it counts for it. */
export type EntryPerson = {
  readonly presentCode?: string | undefined
  /** Years in the present occupation or its field. */
  readonly years: number
  /** 0 none, 1 high school, 2 some college or certificate, 3 associate, 4 bachelor, 5 master, 6 doctoral; undefined = not said. */
  readonly education: number | undefined
  /** CIP 2020 code of the field in which the degree is held, at least its four digits ("51.38"). */
  readonly field?: string | undefined
  readonly formerCodes?: readonly string[]
  /** What they wrote of skills and papers, as written. */
  readonly claims?: readonly string[] | undefined
  /** Their diploma and their former work are from abroad. */
  readonly abroad?: boolean | undefined
  /** They speak a second language well. */
  readonly bilingual?: boolean | undefined
}

export type EntryPath = {
  /** Whose way it is: the occupation already held, its license or field, related work, or from outside. */
  readonly how: 'own' | 'same' | 'related' | 'outside'
  readonly studyMonths: Months
  /** Training or apprenticeship that is paid. */
  readonly paidMonths: Months
  /** Related work that is still missing. */
  readonly experienceMonths: number
  readonly gate?: Gate
  /** What is missing, each a clause that can stand after "You need". */
  readonly missing: readonly string[]
  /** What is missing is the rest of a program that the person has begun. */
  readonly begun?: boolean
  /** False = nobody could say; the months are then 0 and mean nothing. */
  readonly known: boolean
}

export type EntryKnowledge = Pick<KnowledgeBase, 'occupations' | 'indexOf' | 'gates'>

/**
 * The way of a person into an occupation. Where a gate is known its months hold, and no likeness shortens them; elsewhere
 * the usual entry of the projections is counted, shortened for people whose work carries over.
 *
 * @param transfer how well the present work carries over, as percentile 0-1 among all occupations; 0 when not known
 */
export function entryPath(knowledge: EntryKnowledge, person: EntryPerson, target: string, transfer = 0): EntryPath {
  const gate = knowledge.gates.get(target)
  const held = person.education ?? heldByPresent(knowledge, person) ?? HIGH_SCHOOL
  if (gate) {
    const taught = taughtBy(knowledge, person)
    const way = throughGate(gate, { ...person, transfer, taught }, held)
    return person.abroad ? fromAbroad(gate, way, throughGate(gate, { ...here(person), transfer, taught }, held)) : way
  }
  const index = knowledge.indexOf.get(target)
  if (index === undefined) return UNKNOWN
  const own = codesOf(person).some((code) => code.slice(0, 7) === target.slice(0, 7))
  return own ? OWN : byProjections(knowledge.occupations[index]!, { years: person.years, held, transfer })
}

/** Study, paid training and missing years together; undefined when nobody could say. */
export function totalMonths({ studyMonths, paidMonths, experienceMonths, known }: EntryPath): Months | undefined {
  return known ? addMonths(addMonths(studyMonths, paidMonths), [experienceMonths, experienceMonths]) : undefined
}

/** Study and missing years of related work, which lie before a start; undefined when nobody could say. */
export function monthsBefore({ studyMonths, experienceMonths, known }: EntryPath): Months | undefined {
  return known ? addMonths(studyMonths, [experienceMonths, experienceMonths]) : undefined
}

/** Of what is missing the license, or else what comes first, with the months before a start; undefined when nothing is or nobody knows. */
export function stepLeft(path: EntryPath): { readonly step: string; readonly months: Months } | undefined {
  const months = monthsBefore(path)
  const step = path.missing.find((clause) => clause.startsWith('the license:')) ?? path.missing[0]
  return months && step !== undefined ? { step, months } : undefined
}

/** Fields of study, CIP 2020, that who teaches at a college now teaches. */
function taughtBy({ gates }: EntryKnowledge, { presentCode }: EntryPerson): readonly string[] | undefined {
  return presentCode !== undefined && COLLEGE_TEACHERS.test(presentCode) ? gates.get(presentCode)?.fields : undefined
}

/** The person without what they did and learned before they came. */
const here = ({ field: _, ...person }: EntryPerson): EntryPerson => ({ ...person, formerCodes: [] })

/** What only a diploma and work from abroad open is open after an evaluation, and after the exams of the license where there is one. */
function fromAbroad(gate: Gate, way: EntryPath, wayHere: EntryPath): EntryPath {
  const learned = way.how === 'own' || way.how === 'same'
  if (!learned || wayHere.how === 'own' || wayHere.how === 'same') return way
  const { study, paid, licensed } = wayFromAbroad(gate)
  const asked = missingClauses({ ...gate, program: undefined }, { ...way, how: 'related' }, DOCTORAL)
  return { ...way, gate, how: 'related', studyMonths: study, paidMonths: paid, missing: [EVALUATED, ...(licensed ? asked : [])] }
}

function throughGate(gate: Gate, person: Asking, held: number): EntryPath {
  const { how, way } = chooseWay(gate, person, held)
  if (how === 'own') return { ...OWN, gate, missing: lackedClass(gate, person.claims) }
  if (!way)
    return { ...UNKNOWN, how, gate, missing: withoutHeld(missingClauses(gate, undefined, held), gate.code, person.claims) }
  const studied = programBehind(gate, { codes: codesOf(person), field: person.field }, held)
  const speaks = person.bilingual === true && how !== 'same' && gate.code.startsWith(INTERPRETERS)
  if (speaks) {
    const path = { ...OWN, how: 'related', studyMonths: INTERPRETING, gate } as const
    return { ...path, missing: missingClauses({ ...gate, ...SPEAKS }, path, held) }
  }
  const study =
    studied && how !== 'same'
      ? studied.study
      : how === 'outside'
        ? outsideStudy(gate, way, held)
        : insideStudy(gate, way, { how, held })
  const credited = how === 'outside' ? 0 : 12 * person.years
  const experience = Math.max(0, way.experience - credited)
  const path = { how, studyMonths: study, paidMonths: way.paid, experienceMonths: experience, gate, known: true } as const
  const left = isPhysician(gate, person) ? { ...gate, ...ANOTHER_SPECIALTY } : gate
  const missing = missingClauses(studied ? { ...gate, program: studied.program } : left, path, held)
  return { ...path, missing: withoutHeld(missing, gate.code, person.claims) }
}

const INTERPRETERS = '27-3091'
/** Who speaks the language learns to interpret: 40 hours for health care, longer for the courts. Months. */
const INTERPRETING: Months = [1, 6]
const SPEAKS = { program: 'Interpreter training, 40 hours or more', limit: undefined }

/** Medical school, its exams and the license are behind every physician: of another specialty the residency is left. */
const isPhysician = ({ code }: Gate, person: Asking): boolean =>
  PHYSICIANS.test(code) && codesOf(person).some((each) => PHYSICIANS.test(each))
const PHYSICIANS = /^29-12[1-4]/
const ANOTHER_SPECIALTY = { program: 'Residency or fellowship in the specialty', exam: undefined, license: undefined }

type Asking = EntryPerson & { readonly transfer: number; readonly taught?: readonly string[] | undefined }
type Choice = { readonly how: EntryPath['how']; readonly way: GateWay | undefined }

/** The nearest way that a present or former occupation opens, or else the field of the degree. */
function chooseWay(gate: Gate, person: Asking, held: number): Choice {
  const codes = codesOf(person)
  // The first of the list is the occupation itself; its specialities share it.
  if (codes.some((code) => code.startsWith(gate.sameCodes[0]!))) return { how: 'own', way: gate.same }
  if (codes.some((code) => isOneOf(code, gate.sameCodes))) return { how: 'same', way: gate.same }
  const holder = { codes, taught: person.taught, field: person.field }
  const field = holdsField(gate, holder, held)
  if ((field || isProfessor(gate, holder, held)) && gate.kind === 'degree' && gate.firstDegree < DOCTORAL)
    return { how: 'same', way: gate.same }
  if (isScientist(gate, holder, held)) return { how: 'same', way: gate.same }
  if (
    field ||
    holdsNearField(gate, holder, held) ||
    isGraduate(gate, held) ||
    isTeacher(gate, holder, held) ||
    leadsNearby(gate, person) ||
    codes.some((code) => isOneOf(code, gate.relatedCodes))
  )
    return { how: 'related', way: gate.related }
  return { how: 'outside', way: gate.outside }
}

/**
 * A rank opens from the related field, and for managers to whom people like them often move; who leads sellers, engineers, nurses or
 * schools comes from among them, and a farm is led by who owns it.
 */
function leadsNearby({ kind, code }: Gate, { presentCode, transfer, years }: Asking): boolean {
  const leads = presentCode !== undefined && /^11-(?!9013)/.test(presentCode)
  return (
    kind === 'rank' && leads && !RANK_BY_DEGREE.test(code) && !code.startsWith('11-2022') && transfer >= OFTEN && years >= SETTLED
  )
}

/** A first degree is studied as a whole; what has to be held before is added. */
function outsideStudy(gate: Gate, { study }: GateWay, held: number): Months {
  const { firstDegree, least } = gate
  if (isFirstDegree(gate)) return atLeast(study, studyBetween(held, least))
  // Of an associate degree in another field only the general courses count for a bachelor's.
  const whole = firstDegree === BACHELOR && held === ASSOCIATE ? OTHER_FIELD : studyBetween(held, firstDegree)
  return addMonths(atLeast(study, whole), studyBetween(held, least))
}
const OTHER_FIELD: Months = [34, 46]

/**
 * Where the program is a bachelor's degree in the field, the months of the row are those of people with a degree in something else.
 * Who holds none studies the field as the first degree, and not both one after the other.
 */
function isFirstDegree({ kind, least, program }: Gate): boolean {
  return kind === 'degree' && least === BACHELOR && FIRST_DEGREE.test(program ?? '')
}
const FIRST_DEGREE = /^(?:quantitative )?(?:bachelor's|computing degree)/i

/**
 * A license or a degree keeps its schooling for people of the field; years of work may stand in for it elsewhere. Where the law or the
 * trade asks for a first degree, near work shortens the program and not the degree that is still to be earned.
 */
function insideStudy(gate: Gate, { study }: GateWay, { how, held }: { how: EntryPath['how']; held: number }): Months {
  const { kind, code, firstDegree, least } = gate
  // No field and no license stands in for the degree that a college asks of its teachers.
  if (how === 'same' && kind === 'degree' && COLLEGE_TEACHERS.test(code)) return addMonths(study, studyBetween(held, least))
  if (how !== 'related') return study
  const schooled =
    kind === 'degree' ||
    kind === 'academy' ||
    (kind === 'license' && study[0] >= LONG_STUDY) ||
    (kind === 'rank' && RANK_BY_DEGREE.test(code))
  if (isFirstDegree(gate)) return atLeast(study, studyBetween(held, least))
  const needsDegree = firstDegree === BACHELOR && (kind === 'license' || (kind === 'degree' && NEEDS_DEGREE.test(code)))
  // The associate degree of a technician is two years, whatever trade one comes from; a trade is a part of it.
  const isTechnician = kind === 'degree' && firstDegree === ASSOCIATE && /^17-3/.test(code)
  const trade = isTechnician ? shorten(studyBetween(held, firstDegree), TRADE_PART) : noMonths
  const whole = needsDegree ? atLeast(study, studyBetween(held, firstDegree)) : atLeast(study, trade)
  return schooled ? addMonths(whole, studyBetween(held, least)) : whole
}

/** Usual entry of the projections: the steps of education, the training, the related work. */
function byProjections(
  occupation: OccupationFigures,
  { years, held, transfer }: { years: number; held: number; transfer: number },
): EntryPath {
  const { education, experience, training } = occupation.entry
  const asked = EDUCATION_STEPS[education]
  if (asked === undefined) return UNKNOWN
  const study = shorten(studyBetween(held, asked), studyDiscount({ years, transfer, asked }))
  const paid = shorten(TRAINING[training] ?? noMonths, transfer >= 0.9 ? 0.4 : 1)
  const missingYears = Math.round((EXPERIENCE[experience] ?? 0) * experienceDiscount(years, transfer))
  return {
    how: 'outside',
    studyMonths: study,
    paidMonths: paid,
    experienceMonths: missingYears,
    missing: [
      ...(study[1] > 0 ? [`schooling up to the usual entry: ${education.toLowerCase()}`] : []),
      ...(missingYears > 0 ? [`${missingYears} months of related work`] : []),
    ],
    known: true,
  }
}

function studyDiscount({ years, transfer, asked }: { years: number; transfer: number; asked: number }): number {
  if (transfer >= 0.9 && years >= 8 && asked <= BACHELOR) return 0.25
  return transfer >= 0.8 && years >= 5 ? 0.5 : 1
}

function experienceDiscount(years: number, transfer: number): number {
  if (transfer >= 0.9 && years >= 5) return 0
  if (transfer >= 0.75 && years >= 5) return 1 / 3
  return transfer >= 0.9 && years >= 2 ? 0.5 : 1
}

function codesOf({ presentCode, formerCodes }: EntryPerson): string[] {
  return [...(presentCode ? [presentCode] : []), ...(formerCodes ?? [])]
}

function heldByPresent({ occupations, indexOf }: EntryKnowledge, { presentCode }: EntryPerson): number | undefined {
  const index = presentCode === undefined ? undefined : indexOf.get(presentCode)
  return index === undefined ? undefined : EDUCATION_STEPS[occupations[index]!.entry.education]
}

const COLLEGE_TEACHERS = /^25-1(?!194)/
const OWN: EntryPath = {
  how: 'own',
  studyMonths: noMonths,
  paidMonths: noMonths,
  experienceMonths: 0,
  missing: [],
  known: true,
}
const UNKNOWN: EntryPath = { ...OWN, how: 'outside', known: false }

/** Percentile of moves from which people often go there, and years after which a manager is one. */
const OFTEN = 0.95
const SETTLED = 3

/** Managers of computing, finance, people, training, the arts of marketing, schools, engineers, health, scientists and services to people. */
const RANK_BY_DEGREE = /^11-(?:2011|2021|203|3021|3031|31[1-3]|903[39]|9041|9111|9121|9151)/
/** Accounting, engineering, science, teaching and health: no years of near work stand in for the degree. */
const NEEDS_DEGREE = /^(?:13-2011|17-2|19-|25-|29-)/

const TRADE_PART = 0.75
const DOCTORAL = 6
/** Months from which the study of a license is a program of its own and not a short course. */
const LONG_STUDY = 12

/** Paid training on the job, as the projections define the terms. */
const TRAINING: Readonly<Record<string, Months>> = {
  'Short-term on-the-job training': [0, 1],
  'Moderate-term on-the-job training': [1, 12],
  'Long-term on-the-job training': [12, 24],
  Apprenticeship: [36, 60],
  'Internship/residency': [12, 18],
}

/** Related work in months. */
const EXPERIENCE: Readonly<Record<string, number>> = { 'Less than 5 years': 12, '5 years or more': 36 }
