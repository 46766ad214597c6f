import type { Difficulty } from './hours.ts'

/** A skill that a direction asks for: levels on O*NET's scale, the shortfall weighted by importance (0-1), and hours to close it. */
export type SkillGap = {
  id: string
  name: string
  importance: number
  levelAsked: number
  levelHeld: number
  size: number
  hoursLow: number
  hoursHigh: number
}

/** A skill to add, and how many better-paid moves it opens. */
export type Door = { skillId: string; skillName: string; opened: number; hoursLow: number; hoursHigh: number }

export type Direction = { readonly title: string; readonly gaps: readonly SkillGap[] }

/** A skill that is worth a path, and the figures that say why. */
export type ChosenGap = {
  readonly skillId: string
  readonly name: string
  /** Titles of the directions that ask for it, best direction first. */
  readonly directions: readonly string[]
  /** A tool: held or not, without a level. */
  readonly tool: boolean
  /** Better-paid moves that it alone would open. */
  readonly opened: number
  readonly difficulty: Difficulty
  /** Hours to close it, the low end of the engine's range. */
  readonly hours: number
}

/** So many paths are made; more is a pile, not a plan. */
export const MOST_CHOSEN = 4
const MOST_TOOLS = 2
/** Nobody starts on more than this; the rest shows when it is done. */
const MOST_HOURS = 120
const LEAST_HOURS = 6
/** A door counts as much as a gap of this size in the best direction. */
const DOOR_WORTH = 0.05

/**
 * The gaps to close first: how wide each is in the best directions, the first direction counting most, and how many doors it
 * opens. Order and choice depend on nothing but the figures.
 */
export function chooseGaps(directions: readonly Direction[], doors: readonly Door[]): ChosenGap[] {
  const found = new Map<string, Scored>()
  directions.forEach(({ title, gaps }, rank) => {
    for (const gap of gaps.filter(({ size }) => size > 0)) {
      const scored = found.get(gap.id) ?? { gap, directions: [], score: 0, opened: 0 }
      scored.directions.push(title)
      scored.score += gap.size / (rank + 1)
      if (gap.levelAsked - gap.levelHeld > scored.gap.levelAsked - scored.gap.levelHeld) scored.gap = gap
      found.set(gap.id, scored)
    }
  })
  for (const door of doors) {
    const scored = found.get(door.skillId) ?? { gap: gapOfDoor(door), directions: [], score: 0, opened: 0 }
    scored.opened = door.opened
    scored.score += DOOR_WORTH * door.opened
    found.set(door.skillId, scored)
  }
  // Among equals the order of the gaps stays: widest first, tools by how many jobs use them.
  const ordered = [...found.values()].sort((a, b) => b.score - a.score)
  const tools = ordered.filter(({ gap }) => isTool(gap)).slice(0, MOST_TOOLS)
  const others = ordered.filter(({ gap }) => !isTool(gap))
  // A tool is the quickest gap to close, so one is among the chosen wherever there is one.
  const chosen = [...others.slice(0, MOST_CHOSEN - Math.min(1, tools.length)), ...tools].slice(0, MOST_CHOSEN)
  return chosen.sort((a, b) => b.score - a.score).map(present)
}

function present({ gap, directions, opened }: Scored): ChosenGap {
  return {
    skillId: slugOfGap(gap),
    name: gap.name.replace(/ software$/, ''),
    directions,
    tool: isTool(gap),
    opened,
    difficulty: difficultyOf(gap),
    hours: Math.min(MOST_HOURS, Math.max(LEAST_HOURS, Math.round(gap.hoursLow))),
  }
}

/** From the level held on O*NET's scale, 0-7; a tool that nobody named begins at the beginning. */
function difficultyOf({ levelHeld }: SkillGap): Difficulty {
  if (levelHeld < 2.5) return 'beginner'
  return levelHeld < 4 ? 'intermediate' : 'advanced'
}

function isTool({ id }: SkillGap): boolean {
  return !/^2\.[ABC]\./.test(id)
}

function gapOfDoor({ skillId, skillName, hoursLow, hoursHigh }: Door): SkillGap {
  return { id: skillId, name: skillName, importance: 0, levelAsked: 0, levelHeld: 3, size: 0, hoursLow, hoursHigh }
}

type Scored = { gap: SkillGap; directions: string[]; score: number; opened: number }

/** O*NET's element ids: 2.A and 2.B are skills, 2.C is knowledge. A gap in a tool is named by the tool's slug. */
export function slugOfGap({ id, name }: { id: string; name: string }): string {
  const family = /^2\.([ABC])\./.exec(id)?.[1]
  if (!family) return id
  return `${family === 'C' ? 'knowledge' : 'skill'}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
