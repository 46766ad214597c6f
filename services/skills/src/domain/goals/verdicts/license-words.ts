import { stateName, usStates } from '@waymark/contracts/models/skills/us-states'
import type { OccupationFigures } from '../../catalogue/figures.ts'
import type { Ranking } from '../../matching/rank.ts'
import { EVALUATED } from '../../reach/from-abroad.ts'

/**
 * What the law of the person's state asks for a named occupation, as far as the gate knows it, and where it is looked up: licenses differ
 * by state, so no answer is whole without it. Empty where no state or city licenses the work, or the license is held. `said` is what the
 * answer tells already.
 */
export function licenseWords({ person, standing, goals }: Ranking, { code, index }: OccupationFigures, said: string): string {
  const { gate, how, missing } = standing.entries[index]!
  if (!gate?.license || !BY_STATE.has(gate.licenseBy) || how === 'own') return ''
  if (missing.includes(EVALUATED) || /^None/i.test(gate.license)) return ''
  const named = said.toLowerCase().includes(gate.license.toLowerCase())
  const state = person.reach.state ? stateName(person.reach.state) : stateTold(goals)
  const exam =
    gate.exam && !/^none/i.test(gate.exam) && !said.toLowerCase().includes(gate.exam.toLowerCase())
      ? ` Exam: ${lowerFirst(gate.exam)}.`
      : ''
  const where = [FINDER, ...gate.lookUp.map(({ name, url }) => `${name} (${hostOf(url)})`)].slice(0, 2).join(' and ')
  const years = (gate.outside?.experience ?? 0) > 0 || YEARS.test(gate.program ?? '') ? ', the years of practice' : ''
  return `${named ? '' : ` The law: ${lowerFirst(gate.license)}.`}${exam} It differs by state${LOCAL.test(code) ? ' and city' : ''}: look up the course${years} and the fee of ${state} with ${where} before you pay for training.`
}

/** The state where they say that they stay. */
function stateTold({ wishes }: Ranking['goals']): string {
  const place = wishes.find(({ id }) => id === 'near_home')?.phrase ?? ''
  return usStates.find(([, name]) => place.includes(name))?.[1] ?? 'your state'
}

/** Where licenses are looked up is said with the first of several answers; the others say that it goes for them too. */
export function lookUpOnce<Answer extends { readonly why: string }>(answers: readonly Answer[]): Answer[] {
  const first = answers.findIndex(({ why }) => LOOK_UP.test(why))
  return answers.map((answer, at) =>
    at > first ? { ...answer, why: answer.why.replace(LOOK_UP, ' It differs by state too.') } : answer,
  )
}
const LOOK_UP = / It differs by state(?: and city)?: look up .+? before you pay for training\./

/** What one task of a job asks by law where the job itself asks nothing. */
export function taskLicense(phrase: string, { code }: OccupationFigures): string {
  return TASKS.find(({ said, codes }) => said.test(phrase) && codes.test(code))?.why ?? ''
}

const TASKS: readonly { readonly said: RegExp; readonly codes: RegExp; readonly why: string }[] = [
  {
    // Certification of applicators of restricted-use pesticides: 40 CFR part 171; states license who sprays for hire.
    said: /spray|pesticide|herbicide|crop|chemical/i,
    codes: /^(?:45-|37-30|11-9013)/,
    why: ' Spraying restricted products, or for hire, takes the state’s pesticide applicator license: a study guide and an exam at the state’s department of agriculture, often through the county extension office; many employers pay for it.',
  },
]

const BY_STATE: ReadonlySet<string> = new Set(['state', 'local'])
const FINDER = 'the License Finder (careeronestop.org)'
const YEARS = /\byears (?:in|as|of (?!study|college)|under)\b/i
/** Building and its trades, vehicles for hire and guards are licensed by cities too. */
const LOCAL = /^(?:47-|33-9032|53-305|49-9021)/
const hostOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').split('/')[0]!
/** "RN license" stays as it is. */
const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
