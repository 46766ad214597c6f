import { pathColors, type pathIcons } from '@waymark/contracts/models/assessment/options'
import type { CreateLearningPath } from '@waymark/contracts/models/learning'
import type { ChosenGap } from './choose-gaps.ts'
import type { Difficulty } from './hours.ts'

/** A skill of a person's inventory; level 0 where it is held without one. */
type HeldSkill = { skillId: string; name: string; proficiencyLevel: number }

/** A path that the product proposes, and the key by which it is made only once. */
export type Suggestion = { gapKey: string; skillId: string; path: CreateLearningPath }

/** Paths for gaps in a person's directions. */
export function suggestFromGaps(gaps: readonly ChosenGap[]): Suggestion[] {
  return gaps.map((gap, index) =>
    suggestion(index, {
      gapKey: `gap:${gap.skillId}`,
      skillId: gap.skillId,
      name: gap.name,
      description: whyGap(gap),
      difficulty: gap.difficulty,
      hours: gap.hours,
    }),
  )
}

/** Without an assessment: the skills a person has begun, one step up. The weakest comes first, as it has most to gain. */
export function suggestFromSkills(held: readonly HeldSkill[]): Suggestion[] {
  const begun = held
    .filter(({ proficiencyLevel }) => proficiencyLevel < 4)
    .sort((a, b) => a.proficiencyLevel - b.proficiencyLevel || (a.skillId < b.skillId ? -1 : 1))
  return begun.slice(0, 3).map(({ skillId, name, proficiencyLevel }, index) =>
    suggestion(index, {
      gapKey: `skill:${skillId}`,
      skillId,
      name,
      description:
        proficiencyLevel === 0
          ? 'You hold this skill without a level. A first pass shows where you stand.'
          : `You put yourself at level ${proficiencyLevel} of 5. This leads one step up.`,
      difficulty: STEP_UP[proficiencyLevel] ?? 'beginner',
    }),
  )
}

/** Nothing is known about the person yet: two skills that jobs of nearly every kind ask for, and it is said that way. */
export function suggestStart(): Suggestion[] {
  const why = 'We know nothing about your gaps yet, so this is a skill that jobs of nearly every kind ask for.'
  return [
    suggestion(0, {
      gapKey: 'start:skill-writing',
      skillId: 'skill-writing',
      name: 'Writing',
      description: why,
      difficulty: 'beginner',
      hours: 20,
    }),
    suggestion(1, {
      gapKey: 'start:microsoft-excel',
      skillId: 'microsoft-excel',
      name: 'Microsoft Excel',
      description: why,
      difficulty: 'beginner',
      hours: 16,
    }),
  ]
}

/** Level 0 and 1 lead to 2, level 2 to 3, level 3 to 4. */
const STEP_UP: readonly Difficulty[] = ['beginner', 'beginner', 'intermediate', 'advanced']

function suggestion(
  index: number,
  input: { gapKey: string; skillId: string; name: string; description: string; difficulty: Difficulty; hours?: number },
): Suggestion {
  const { gapKey, skillId, name, description, difficulty, hours } = input
  return {
    gapKey,
    skillId,
    path: {
      title: name,
      description,
      targetSkills: [name],
      ...(hours !== undefined && { estimatedDuration: hours }),
      difficultyLevel: difficulty,
      iconType: iconFor(skillId),
      color: pathColors[index % pathColors.length]!,
    },
  }
}

function whyGap({ directions, tool, opened }: ChosenGap): string {
  const asked = tool
    ? 'Your best directions ask for it, and it is not among your skills'
    : 'Your best directions ask for more of it than you hold now'
  const opens =
    opened > 0 ? `By itself it would open ${opened === 1 ? 'one better-paid move' : `${opened} better-paid moves`}.` : ''
  // Titles of occupations hold commas and "and" themselves.
  return [directions.length > 0 ? `${asked}: ${directions.join('; ')}.` : '', opens].filter(Boolean).join(' ')
}

const ICONS: readonly (readonly [RegExp, (typeof pathIcons)[number]])[] = [
  [/sql|database|data-|excel|sheets|tableau|power-bi|mongodb|statistic|access|mathematics|accounting/, 'database'],
  [/adobe|autodesk|figma|canva|design|arts|graphic|sketchup|video|media/, 'palette'],
  [/^(?:skill-programming|skill-technology-design|knowledge-computers|knowledge-telecom)/, 'code'],
]

function iconFor(skillId: string): (typeof pathIcons)[number] {
  const icon = ICONS.find(([pattern]) => pattern.test(skillId))
  if (icon) return icon[1]
  return /^(?:skill|knowledge)-/.test(skillId) ? 'book' : 'code'
}
