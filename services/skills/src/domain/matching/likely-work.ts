import type { OccupationFigures } from '../catalogue/figures.ts'
import { inIndustry, isIndustry } from '../catalogue/industries.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import type { Person } from '../person/person.ts'
import { educationStep, entryStep } from '../reach/education.ts'
import { entryOf } from '../reach/entry.ts'
import type { EntryKnowledge, EntryPath } from '../reach/entry-path.ts'
import { leads } from '../reach/ranks.ts'
import type { Engine } from './engine.ts'
import { occupationWords } from './occupation-words.ts'

/** Work that somebody's own words point to; the strongest has weight 1. */
export type Likely = { readonly index: number; readonly weight: number }

/**
 * What a person who chose no occupation most likely does: by the skills and tools they name, the words of their title, their industry,
 * schooling and pay. Empty where the words point nowhere. At most three, the likeliest first.
 */
export function likelyWork(engine: Engine, person: Person, title = ''): readonly Likely[] {
  const strong = new Set(person.strong)
  const said = [
    ...(person.claims ?? []).map((words) => ({ words, weight: strong.has(words) ? 1 : WEAK })),
    ...(title === '' ? [] : [{ words: title, weight: OF_TITLE }]),
  ]
  if (said.length === 0) return []
  const words = occupationWords(engine.base)(said)
  const scores = words.scores.map((score, index) => {
    const occupation = engine.base.occupations[index]!
    // One word that somebody shares with an occupation is chance.
    const many = words.items[index]!
    if (!occupation.ranked || many === 0 || (many < SEVERAL && toolsShared(person, occupation) < SEVERAL)) return 0
    return (score + OF_TOOLS * toolsOf(engine, person, occupation)) * likelihood(person, occupation)
  })
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, MOST)
  const top = scores[order[0]!]!
  if (top < (title === '' ? LEAST_OF_SKILLS : LEAST)) return []
  return order.filter((index) => scores[index]! >= NEARLY * top).map((index) => ({ index, weight: scores[index]! / top }))
}

/**
 * How well counselors know the way from the work that words point to: as they name moves from it, in the order of likelihood; and that
 * work itself, later for who is settled in it. Undefined where the words point nowhere.
 */
export function namedByWords(engine: Engine, person: Person, title?: string): Float64Array | undefined {
  const likely = likelyWork(engine, person, title)
  if (likely.length === 0) return undefined
  const named = new Float64Array(engine.count)
  const name = (index: number | undefined, value: number): void => {
    if (index !== undefined) named[index] = Math.max(named[index]!, value)
  }
  const { yearsExperience, salaryCurrent } = person.reach
  const isFree = salaryCurrent === 0 || yearsExperience < SETTLED
  for (const { index, weight } of likely) {
    name(index, weight * (isFree ? ITSELF : KNOWN_ALREADY))
    const row = rowOfCode(engine.base.careerMoves, engine.base.occupations[index]!.code) ?? []
    for (const [at, code] of row.entries()) name(engine.base.indexOf.get(code), weight * (1 - (0.5 * at) / row.length))
  }
  return named
}

/**
 * The way into an occupation of who chose no present one: their years count in the work that their words point to where nothing but
 * years and schooling stands before it. No license and no trade is taken for held on that.
 */
export function entryByWords(
  base: EntryKnowledge,
  person: Person,
  occupation: OccupationFigures,
  { likely, named, field }: { readonly likely: readonly Likely[]; readonly named: number; readonly field: string | undefined },
): EntryPath {
  const plain = entryOf(base, person, occupation, { transfer: UNKNOWN_PLACE, field })
  const codes = likely.flatMap(({ index, weight }) => (weight >= AS_LIKELY ? [base.occupations[index]!.code] : []))
  const isRank =
    plain.gate?.kind === 'rank' &&
    (person.reach.leads === true || !leads(occupation)) &&
    named > 0 &&
    person.reach.yearsExperience >= YEARS_TO_RANK
  const isOpen = plain.gate === undefined || isRank || OPEN_TO_YEARS.has(plain.gate.kind)
  if (!isOpen || person.reach.yearsExperience < 1) return plain
  const transfer = named >= NAMED_FIRST ? 0.9 : named > 0 ? 0.75 : UNKNOWN_PLACE
  return entryOf(base, { ...person, former: [...person.former, ...codes] }, occupation, { transfer, field })
}

const toolsShared = ({ technologies }: Person, occupation: OccupationFigures): number =>
  occupation.technologies.filter(({ technology }) => (technologies.get(technology) ?? 0) > 0).length

/** How many of the tools that somebody names are used there; what nearly everybody uses counts nothing. */
function toolsOf(
  { technologyWeights, technologyTotals }: Engine,
  { technologies }: Person,
  { index, technologies: uses }: OccupationFigures,
): number {
  let sum = 0
  for (const { technology, inDemand } of uses)
    sum += (technologies.get(technology) ?? 0) * technologyWeights[technology]! ** 2 * (inDemand ? 1.5 : 1)
  return sum / Math.sqrt(technologyTotals[index]! + 60)
}

/** What industry, schooling and pay say against an occupation, as a share. */
function likelihood(person: Person, occupation: OccupationFigures): number {
  const { industry, salaryCurrent } = person.reach
  const held = educationStep(person)
  const asked = entryStep(occupation)
  const median = occupation.wages?.p50 ?? 0
  const schooled = held === undefined || asked === undefined || (asked <= held + 1 && asked >= held - 3)
  const paid = salaryCurrent === 0 || median === 0 || Math.abs(Math.log(salaryCurrent / median)) < Math.log(FAR_PAY)
  const inside = !isIndustry(industry) || inIndustry(occupation.code, industry)
  return (schooled ? 1 : 0.5) * (paid ? 1 : 0.6) * (inside ? 1 : 0.75)
}

const SEVERAL = 2
const WEAK = 0.5
const OF_TITLE = 2
const OF_TOOLS = 4
const MOST = 3
/** Score from which skills alone point somewhere, and from which they do with a title beside them. */
const LEAST_OF_SKILLS = 3
const LEAST = 1.8
/** Share of the likeliest from which another is as likely. */
const NEARLY = 0.7
const FAR_PAY = 1.8
/** Years after which the likeliest work is the one that they are in. */
const SETTLED = 3
const ITSELF = 0.9
const KNOWN_ALREADY = 0.8
/** Share of the likeliest from which another is likely too. */
const AS_LIKELY = 0.9
const NAMED_FIRST = 0.8
/** Years after which a rank that counselors name from the likely work is reached from within. */
const YEARS_TO_RANK = 5
/** Percentile of moves where none is known. */
const UNKNOWN_PLACE = 0.5
/** Gates that ask for schooling or work samples, and not for a license, a rank or an apprenticeship. */
const OPEN_TO_YEARS: ReadonlySet<string> = new Set(['open', 'certificate', 'degree'])
