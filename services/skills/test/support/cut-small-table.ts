import { writeFileSync } from 'node:fs'
import { loadKnowledgeBase } from '../../src/data/knowledge-base/load.ts'
import type { KnowledgeBase, ScaleFamily } from '../../src/domain/catalogue/figures.ts'
import { SMALL_TABLE, type StoredTable } from './small-table.ts'

/** All of a few families, so that there are steps between neighbours, and every twenty-fourth of the others. */
const FAMILIES = /^(?:11-30|13-101|13-104|13-201|15-125|29-114|29-129|43-30|47-101|47-211|53-303)/
const STEP = 24
const TITLES = 10
const ACTIVITIES = 8
/** Of the tools of fewer occupations, some. */
const LEAST_USERS = 30
const EVERY_TOOL = 40
const EVERY_ENTRY = 3

function cutTable(base: KnowledgeBase): StoredTable {
  const kept = base.occupations.filter(({ code }, index) => index % STEP === 0 || FAMILIES.test(code))
  const rowsOf = (rows: Float64Array): number[] => {
    const width = rows.length / base.occupations.length
    return kept.flatMap(({ index }) => [...rows.subarray(index * width, (index + 1) * width)])
  }
  const scale = (family: ScaleFamily) => ({ elements: base.scales[family].elements, rows: rowsOf(base.scales[family].rows) })
  const tools = base.technologies
    .map((tool, technology) => ({ tool, technology }))
    .filter(({ tool, technology }) => tool.users >= LEAST_USERS || technology % EVERY_TOOL === 0)
  const placeOfTool = new Map(tools.map(({ technology }, at) => [technology, at]))
  const occupations = kept.map((occupation, index) => ({
    ...occupation,
    index,
    wages: occupation.wages && { ...occupation.wages, editions: [] },
    alternateTitles: occupation.alternateTitles.slice(0, TITLES),
    activities: occupation.activities.slice(0, ACTIVITIES),
    technologies: occupation.technologies.flatMap(({ technology, inDemand }) => {
      const at = placeOfTool.get(technology)
      return at === undefined ? [] : [{ technology: at, inDemand }]
    }),
  }))
  const activities = new Set(occupations.flatMap((occupation) => occupation.activities.map(({ id }) => id)))
  return {
    edition: base.edition,
    national: base.national,
    thirds: base.thirds,
    occupations,
    gates: kept.flatMap(({ code }) => base.gates.get(code) ?? []),
    pairs: cutPairs(base, kept),
    estimationErrors: base.estimationErrors,
    technologies: tools.map(({ tool }) => tool),
    skillEntries: base.skillEntries.filter(({ id }, at) => at % EVERY_ENTRY === 0 || /^(?:skill|knowledge)-/.test(id)),
    activityLabels: [...base.activityLabels].filter(([id]) => activities.has(id)),
    activityLikes: [...base.activityLikes].filter(([id]) => activities.has(id)),
    scales: {
      interest: scale('interest'),
      value: scale('value'),
      style: scale('style'),
      skill: scale('skill'),
      knowledge: scale('knowledge'),
    },
    skillLevels: rowsOf(base.skillLevels),
    knowledgeLevels: rowsOf(base.knowledgeLevels),
  }
}

/** Pairs below the diagonal of what is kept, and the moves from each to each. */
function cutPairs({ pairs, occupations }: KnowledgeBase, kept: KnowledgeBase['occupations']): StoredTable['pairs'] {
  const triangle = (figures: Uint16Array): number[] =>
    kept.flatMap(({ index: row }, at) => kept.slice(0, at).map(({ index }) => figures[(row * (row - 1)) / 2 + index]!))
  const moves = kept.flatMap(({ index: from }) => kept.map(({ index: to }) => pairs.moves[from * occupations.length + to]!))
  return { ratings: triangle(pairs.ratings), all: triangle(pairs.all), moves }
}

/** An occupation a line, the rest a line a field: a change of the cut stays readable. */
function written({ occupations, ...rest }: StoredTable): string {
  const fields = Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
  return `{\n"occupations": [\n${occupations.map((one) => JSON.stringify(one)).join(',\n')}\n],\n${fields.join(',\n')}\n}\n`
}

writeFileSync(SMALL_TABLE, written(cutTable(loadKnowledgeBase())))
