import type { Gate as PageGate } from '@waymark/contracts/models/skills/occupation'
import type { KnowledgeBase, OccupationFigures } from '../domain/catalogue/figures.ts'
import { BACHELOR, HIGH_SCHOOL } from '../domain/reach/education.ts'
import { type EntryPath, entryPath } from '../domain/reach/entry-path.ts'
import type { Gate, GateWay, Months } from '../domain/reach/gate.ts'

/** The gate for the public page, which knows nobody: ways from school, from another degree and from related work. */
export function presentPageGate(base: KnowledgeBase, { code }: OccupationFigures): PageGate | undefined {
  const gate = base.gates.get(code)
  if (!gate) return undefined
  return {
    kind: gate.kind,
    license: gate.license,
    licenseBy: gate.licenseBy,
    program: gate.program,
    exam: gate.exam,
    limit: gate.limit,
    pay:
      gate.pay.kind === 'paid' && gate.pay.percent ? { kind: 'paid', percent: span(gate.pay.percent) } : { kind: gate.pay.kind },
    accreditors: [...gate.accreditors],
    lookUp: [...gate.lookUp, ...FINDERS.filter(({ serves }) => serves(gate)).map(({ name, url }) => ({ name, url }))],
    fields: gate.fields.slice(0, MOST_FIELDS),
    termHours: gate.termHours && span(gate.termHours),
    handbook: gate.handbook,
    read: gate.read,
    ways: waysOf(base, gate),
  }
}

function waysOf(base: KnowledgeBase, gate: Gate): PageGate['ways'] {
  const from = (education: number) => entryPath(base, { years: 0, education }, gate.code)
  const school = wayOfPath('school', from(HIGH_SCHOOL))
  const degree = wayOfPath('degree', from(BACHELOR))
  const differs = JSON.stringify([school.study, school.paid]) !== JSON.stringify([degree.study, degree.paid])
  return [
    ...(gate.relatedCodes.length > 0 ? [wayOfGate('related', gate.related, relatedTitles(base, gate))] : []),
    ...(differs ? [degree] : []),
    school,
    ...(gate.kind === 'license' || gate.kind === 'degree' ? [{ from: 'part_time' as const, occupations: [] }] : []),
  ]
}

function wayOfPath(from: 'school' | 'degree', { known, studyMonths, paidMonths, experienceMonths }: EntryPath) {
  if (!known) return { from, occupations: [] }
  return { from, occupations: [], study: span(studyMonths), paid: span(paidMonths), experience: experienceMonths }
}

function wayOfGate(from: 'related', way: GateWay | undefined, occupations: string[]) {
  if (!way) return { from, occupations }
  return { from, occupations, study: span(way.study), paid: span(way.paid), experience: way.experience }
}

/** Names of the related occupations that the gate lists one by one, the first ones. */
function relatedTitles(base: KnowledgeBase, { relatedCodes }: Gate): string[] {
  return relatedCodes
    .flatMap((code) => base.indexOf.get(`${code}.00`) ?? [])
    .slice(0, MOST_RELATED)
    .map((index) => base.occupations[index]!.title)
}

function span([low, high]: Months): { low: number; high: number } {
  return { low, high }
}

/** National finders, for whoever wants the rule of a state or a program nearby. */
const FINDERS: readonly { name: string; url: string; serves: (gate: Gate) => boolean }[] = [
  {
    name: 'CareerOneStop license finder',
    url: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
    serves: ({ licenseBy }) => licenseBy === 'state' || licenseBy === 'local' || licenseBy === 'unknown',
  },
  {
    name: 'Apprenticeship.gov finder',
    url: 'https://www.apprenticeship.gov/apprenticeship-job-finder',
    serves: ({ kind, termHours }) => kind === 'apprenticeship' || termHours !== undefined,
  },
]

const MOST_FIELDS = 6
const MOST_RELATED = 3
