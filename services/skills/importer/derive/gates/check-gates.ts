import type { Table } from '../../open-source.ts'
import { socCode } from '../codes.ts'
import { findProjection, type Projection, readProjections } from '../projections.ts'
import { findRule, type GateRule, readAnswers, readGateRules } from './gate-rules.ts'
import { type DerivedGate, deriveGates, type GateSources, handbookPages } from './gates.ts'

/** Where a rule and a release disagree, in a sentence for the person who reads the rules again. */
export type Finding = { readonly code: string; readonly check: Check; readonly text: string }

export type Check = 'uncovered' | 'unused' | 'education' | 'experience' | 'training' | 'license' | 'term'

/**
 * Holds every rule beside the handbook, the projections and the registered terms. A finding is either a mistake in
 * gates/rules.tsv, to be corrected there, or answered with a reason in gates/answers.tsv; answered ones are left out.
 */
export function checkGates(
  sources: GateSources & { projections: Table; separations: Table },
  rules: readonly GateRule[] = readGateRules(),
  answers: ReadonlyMap<string, string> = readAnswers(),
): Finding[] {
  const gates = deriveGates(sources, rules)
  const projections = readProjections(sources.projections, sources.separations)
  const pages = handbookPages(sources.handbook)
  const codes = sources.occupations.rows.map((row) => row['O*NET-SOC Code']!).sort()
  const gateOf = new Map(gates.map((gate) => [gate.code, gate]))
  const findings: Finding[] = unusedRules(rules, codes)
  for (const code of codes.filter((item) => item.endsWith('.00'))) {
    const projection = findProjection(projections, code)?.row
    const license = licenseWords(pages.get(code)?.main ?? '') ?? licenseWords(pages.get(code)?.licenses ?? '')
    const gate = gateOf.get(code)
    const say = (check: Check, text: string | undefined): void => {
      if (text !== undefined) findings.push({ code, check, text })
    }
    if (!gate) {
      say('uncovered', uncovered(projection, license))
      continue
    }
    if (license && gate.rule.license === 'None') say('license', `The handbook says "${license}", the rule says none.`)
    if (!projection) continue
    say('education', checkEducation(gate, projection))
    say('experience', checkExperience(gate, projection))
    say('training', checkTraining(gate, projection))
    say('term', checkTerm(gate))
  }
  return findings.filter(({ code, check }) => !answers.has(`${socCode(code)} ${check}`))
}

function unusedRules(rules: readonly GateRule[], codes: readonly string[]): Finding[] {
  const used = new Set(codes.map((code) => findRule(rules, code)?.prefix))
  return rules
    .filter(({ prefix }) => !used.has(prefix))
    .map(({ prefix }) => ({ code: prefix, check: 'unused' as const, text: 'No occupation falls under this rule.' }))
}

function uncovered(projection: Projection | undefined, license: string | undefined): string | undefined {
  if (license) return `There is no rule, and the handbook says "${license}".`
  if (projection?.training === 'Apprenticeship') return 'There is no rule, and the usual training is an apprenticeship.'
  if (projection?.training === 'Internship/residency') return 'There is no rule, and the usual training is an internship.'
  const step = EDUCATION[projection?.education ?? '']
  return step !== undefined && step >= 3 ? `There is no rule, and the usual entry is: ${projection!.education}.` : undefined
}

function checkEducation({ rule }: DerivedGate, { education }: Projection): string | undefined {
  const asked = EDUCATION[education]
  if (asked === undefined || UNMEASURED.has(rule.kind)) return undefined
  const told = Math.max(Number(rule.first_degree), Number(rule.least))
  const study = months(rule.outside, 's')
  if (told >= asked || (asked === 2 && study[1] >= 3)) return undefined
  // A graduate or professional program after the degree that comes first.
  if (told === 4 && asked === 5 && study[0] >= 12) return undefined
  if (told >= 3 && asked === 6 && study[0] >= 33) return undefined
  return `The usual entry is ${education}, the rule asks step ${told} and ${study.join('-')} months of study.`
}

function checkExperience({ rule }: DerivedGate, { experience }: Projection): string | undefined {
  const least = experience === '5 years or more' ? 60 : experience === 'Less than 5 years' ? 12 : 0
  const told = months(rule.outside, 'e')[0] + (UNMEASURED.has(rule.kind) ? Number.POSITIVE_INFINITY : 0)
  return told >= least ? undefined : `The projections ask ${experience}, the rule tells ${told} months of related work.`
}

function checkTraining({ rule }: DerivedGate, { training }: Projection): string | undefined {
  if (UNMEASURED.has(rule.kind) || rule.outside === 'unknown') return undefined
  const [, high] = months(rule.outside, 'p')
  if (training === 'Apprenticeship' && rule.kind !== 'apprenticeship')
    return 'The usual training is an apprenticeship, the rule names none.'
  if (rule.kind === 'apprenticeship' && training !== 'Apprenticeship')
    return `The rule names an apprenticeship, the projections: ${training}.`
  if (training === 'Long-term on-the-job training' && high < 12)
    return `Training takes over a year, the rule tells ${high} months.`
  if (training === 'Internship/residency' && high < 6 && months(rule.outside, 's')[0] < 24)
    return `An internship is usual, the rule tells ${high} paid months.`
  return undefined
}

/** A year of a registered apprenticeship has 2,000 hours. */
function checkTerm({ rule, term }: DerivedGate): string | undefined {
  if (rule.kind !== 'apprenticeship') return undefined
  if (!term) return 'The rule names an apprenticeship, no term of one is registered.'
  const [low, high] = months(rule.outside, 'p')
  const [least, most] = term.map((hours) => Math.round((hours / 2000) * 12)) as [number, number]
  return high < least || low > most ? `Registered terms take ${least}-${most} months, the rule tells ${low}-${high}.` : undefined
}

/** What the handbook prints as an obligation: a whole sentence is not kept, only the words that were found. */
function licenseWords(text: string): string | undefined {
  return OBLIGED.exec(text)?.[0]
}

function months(way: string, letter: 's' | 'p' | 'e'): [number, number] {
  const found = way.split(' ').find((part) => part.startsWith(letter))
  const [low = 0, high = low] = found ? found.slice(1).split('-').map(Number) : []
  return [low, high]
}

const OBLIGED =
  /(?:[Aa]ll states|[Ee]very state|[Mm]ost states|[Nn]early all states)[^.]{0,60}(?:licens|certifi|regist)|must (?:be licensed|have a license|obtain a license|hold an? [A-Z])/
const EDUCATION: Readonly<Record<string, number>> = {
  'No formal educational credential': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary nondegree award': 2,
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  'Doctoral or professional degree': 6,
}
/** Kinds that choose people rather than let them in after so many months. */
const UNMEASURED = new Set(['selection'])
