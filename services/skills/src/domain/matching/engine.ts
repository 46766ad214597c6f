import { type CatalogueSkill, createCatalogue } from '../catalogue/catalogue.ts'
import type { KnowledgeBase, OccupationFigures, ScaleMatrix } from '../catalogue/figures.ts'
import { createSkillNames, type SkillNames } from '../catalogue/skill-names.ts'
import { deviation, mean } from '../figures/math.ts'
import { type LevelPrior, levelPrior } from '../person/level-reading.ts'
import type { Anchors } from './anchors.ts'

/** What the ranking needs of the table, worked out once: profiles centred and scaled, weights, priors, word lists. */
export type Engine = {
  readonly base: KnowledgeBase
  readonly count: number
  /** Rows with mean 0 and length 1, so that a product with such a profile is its correlation. */
  readonly interests: Float64Array
  readonly values: Float64Array
  readonly styles: Float64Array
  readonly knowledge: Float64Array
  /** People employed, self-employed ones too; what several codes are counted together for is divided among them. */
  readonly people: Float64Array
  /** Levels of skills and knowledge, each standardised over occupations, rows of length 1. */
  readonly levels: Float64Array
  /** Importance of a skill as a weight 0-1 (importance 1 counts nothing). */
  readonly skillWeights: Float64Array
  readonly usualSkillWeights: Float64Array
  readonly skillPrior: LevelPrior
  readonly knowledgePrior: LevelPrior
  readonly technologyWeights: Float64Array
  /** Technologies by occupation, summed weight. */
  readonly technologyTotals: Float64Array
  /** The skills that people pick by name. */
  readonly catalogue: readonly CatalogueSkill[]
  readonly skillNames: SkillNames
  /** Standard deviation of each scale over the occupations (levels for knowledge). */
  readonly spreads: Readonly<Record<'interest' | 'value' | 'style' | 'knowledge', Float64Array>>
  /** Work style profile of the average occupation, z-scored within it. */
  readonly usualStyle: Float64Array
  readonly anchors: Anchors
}

export function createEngine(base: KnowledgeBase, anchors: Anchors): Engine {
  const count = base.occupations.length
  const catalogue = createCatalogue(base)
  const ranked = (row: number) => base.occupations[row]!.ranked
  const skillPrior = levelPrior(base.skillLevels, base.scales.skill.elements.length, ranked)
  const knowledgePrior = levelPrior(base.knowledgeLevels, base.scales.knowledge.elements.length, ranked)
  const skillWeights = base.scales.skill.rows.map((importance) => (importance - 1) / 4)
  const technologyWeights = Float64Array.from(base.technologies, ({ users }) => Math.log(count / Math.max(1, users)))
  const technologyTotals = Float64Array.from(base.occupations, ({ technologies }) =>
    technologies.reduce((sum, { technology }) => sum + technologyWeights[technology]! ** 2, 0),
  )
  return {
    base,
    count,
    interests: unitRows(base.scales.interest),
    values: unitRows(base.scales.value),
    styles: unitRows(base.scales.style, true),
    knowledge: unitRows({ elements: base.scales.knowledge.elements, rows: base.knowledgeLevels }, true),
    people: peopleOf(base),
    levels: levelRows(base, count),
    skillWeights,
    usualSkillWeights: columnMeans(skillWeights, count),
    skillPrior,
    knowledgePrior,
    technologyWeights,
    technologyTotals,
    catalogue,
    skillNames: createSkillNames(base, catalogue),
    spreads: {
      interest: columnDeviations(base.scales.interest.rows, count),
      value: columnDeviations(base.scales.value.rows, count),
      style: columnDeviations(base.scales.style.rows, count),
      knowledge: columnDeviations(base.knowledgeLevels, count),
    },
    usualStyle: usualProfile(base.scales.style, count),
    anchors,
  }
}

/** Employment of 2024 by the projections, else of the wage survey; 0 for codes that are only part of another. */
function peopleOf({ occupations }: KnowledgeBase): Float64Array {
  const sharing = new Map<string, number>()
  const keyOf = ({ code, outlook }: OccupationFigures): string => (outlook ? outlook.code : code)
  for (const occupation of occupations)
    if (occupation.ranked) sharing.set(keyOf(occupation), (sharing.get(keyOf(occupation)) ?? 0) + 1)
  return Float64Array.from(occupations, (occupation) => {
    if (!occupation.ranked) return 0
    return (occupation.outlook?.employment2024 ?? occupation.wages?.employment ?? 0) / sharing.get(keyOf(occupation))!
  })
}

function columnDeviations(rows: Float64Array, count: number): Float64Array {
  const width = rows.length / count
  const column = (index: number) => Float64Array.from({ length: count }, (_, row) => rows[row * width + index]!)
  return Float64Array.from({ length: width }, (_, index) => deviation(column(index)))
}

function columnMeans(rows: Float64Array, count: number): Float64Array {
  const width = rows.length / count
  const means = new Float64Array(width)
  rows.forEach((value, at) => {
    means[at % width]! += value / count
  })
  return means
}

function usualProfile({ rows }: ScaleMatrix, count: number): Float64Array {
  const means = columnMeans(rows, count)
  const centre = mean(means)
  const spread = deviation(means)
  return means.map((value) => (value - centre) / spread)
}

function levelRows(base: KnowledgeBase, count: number): Float64Array {
  const columns = [...standardColumns(base.skillLevels, count), ...standardColumns(base.knowledgeLevels, count)]
  const width = columns.length
  const rows = new Float64Array(count * width)
  columns.forEach((column, at) => {
    for (let row = 0; row < count; row += 1) rows[row * width + at] = column[row]!
  })
  for (let row = 0; row < count; row += 1) toUnit(rows.subarray(row * width, (row + 1) * width))
  return rows
}

function standardColumns(matrix: Float64Array, count: number): Float64Array[] {
  const width = matrix.length / count
  return Array.from({ length: width }, (_, column) =>
    toUnit(Float64Array.from({ length: count }, (_unused, row) => matrix[row * width + column]!)),
  )
}

/** Centres each row and scales it to length 1; first takes away what all occupations share when asked to. */
function unitRows({ elements, rows }: ScaleMatrix, fromAverage = false): Float64Array {
  const width = elements.length
  const count = rows.length / width
  const result = Float64Array.from(rows)
  if (fromAverage) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let row = 0; row < count; row += 1) sum += rows[row * width + column]!
      for (let row = 0; row < count; row += 1) result[row * width + column]! -= sum / count
    }
  }
  for (let row = 0; row < count; row += 1) toUnit(result.subarray(row * width, (row + 1) * width))
  return result
}

/** Centres a vector and scales it to length 1, in place; a vector without variation becomes 0. */
export function toUnit(vector: Float64Array): Float64Array {
  let sum = 0
  for (const value of vector) sum += value
  const centre = sum / vector.length
  let square = 0
  for (let i = 0; i < vector.length; i += 1) {
    vector[i]! -= centre
    square += vector[i]! ** 2
  }
  const length = Math.sqrt(square)
  for (let i = 0; i < vector.length; i += 1) vector[i] = length < 1e-9 ? 0 : vector[i]! / length
  return vector
}
