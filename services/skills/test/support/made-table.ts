import { loadSkillWords } from '../../src/data/knowledge-base/load-skills.ts'
import type {
  KnowledgeBase,
  OccupationFigures,
  ScaleFamily,
  ScaleMatrix,
  SkillEntry,
} from '../../src/domain/catalogue/figures.ts'
import { createEngine, type Engine } from '../../src/domain/matching/engine.ts'

/**
 * A table of a few occupations with round figures: what the engine works out of it can be checked by hand, and is worked out in less
 * than a millisecond. A family that is not given rates all its elements 1.
 */
export type Made = {
  readonly occupations: readonly Partial<OccupationFigures>[]
  readonly ratings?: Partial<Readonly<Record<ScaleFamily, readonly (readonly number[])[]>>>
  readonly skillLevels?: readonly (readonly number[])[]
  readonly knowledgeLevels?: readonly (readonly number[])[]
  /** Occupations that use each tool. */
  readonly users?: readonly number[]
  readonly skillEntries?: readonly Partial<SkillEntry>[]
}

export function madeTable(made: Made): KnowledgeBase {
  const occupations = made.occupations.map((given, index) => ({
    index,
    code: `${index}`,
    ranked: true,
    technologies: [],
    ...given,
  }))
  const unrated = occupations.map(() => [1, 1, 1])
  const scale = (family: ScaleFamily): ScaleMatrix => {
    const rows = made.ratings?.[family] ?? unrated
    const elements = rows[0]!.map((_, at) => ({ id: `${family}-${at}`, key: `${at}`, name: `${family} ${LETTERS[at]}` }))
    return { elements, rows: Float64Array.from(rows.flat()) }
  }
  const scales = {
    interest: scale('interest'),
    value: scale('value'),
    style: scale('style'),
    skill: scale('skill'),
    knowledge: scale('knowledge'),
  }
  return {
    occupations,
    indexOf: new Map(occupations.map(({ code, index }) => [code, index])),
    scales,
    ...loadSkillWords(),
    skillLevels: Float64Array.from((made.skillLevels ?? unrated).flat()),
    knowledgeLevels: Float64Array.from((made.knowledgeLevels ?? unrated).flat()),
    technologies: (made.users ?? []).map((users, at) => ({
      slug: `tool-${at}`,
      name: `Zorro ${LETTERS[at]}`,
      users,
      category: '',
      hot: false,
    })),
    skillEntries: (made.skillEntries ?? []).map((entry) => ({ ...NO_ENTRY, ...entry })),
  } as unknown as KnowledgeBase
}

export function madeEngine(made: Made): Engine {
  return createEngine(madeTable(made), { middle: [], own: [] })
}

/** Whether figures are those that were worked out by hand; a list of them at once. */
export function rounded(values: ArrayLike<number> | undefined): number[] {
  return Array.from(values ?? [], (value) => Math.round(value * 1e6) / 1e6 + 0)
}

/** Names end with letters, as numbers in the name of a skill are taken for versions. */
const LETTERS = 'ABCDEF'

const NO_ENTRY: SkillEntry = {
  id: '',
  name: '',
  category: '',
  description: '',
  aliases: [],
  tools: [],
  elements: [],
  occupations: [],
  users: [],
}
