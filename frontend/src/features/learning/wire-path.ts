import { explain } from '@waymark/contracts/codec/errors'
import { difficultyLevels, pathColors, pathIcons } from '@waymark/contracts/models/assessment/options'
import { createLearningPath, type LearningPath } from '@waymark/contracts/models/learning'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { PathPayload } from '../../api/learning.ts'

/** The dialog as typed: skills are one text with commas, the duration is digits. */
export type PathValues = {
  title?: string
  description?: string
  targetSkills?: string
  estimatedDuration?: string
  difficultyLevel: (typeof difficultyLevels)[number]
  iconType: (typeof pathIcons)[number]
  color: (typeof pathColors)[number]
}

export const newPath: PathValues = { difficultyLevel: 'beginner', iconType: 'code', color: 'blue' }

/** Target skills are split by commas, trimmed, and empty entries dropped; the duration is an integer, otherwise null. */
export function wirePath(values: PathValues): PathPayload {
  return {
    title: values.title ?? '',
    description: values.description ?? '',
    targetSkills: splitSkills(values.targetSkills),
    estimatedDuration: wholeHours(values.estimatedDuration),
    difficultyLevel: values.difficultyLevel,
    iconType: values.iconType,
    color: values.color,
  }
}

export function splitSkills(typed = ''): string[] {
  return typed
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)
}

function wholeHours(typed = ''): number | null {
  const hours = Number.parseInt(typed, 10)
  return Number.isNaN(hours) ? null : hours
}

/** Messages by field name, from the codec that the service uses too. A blank title closes the button and needs no sentence. */
export function validatePath(values: PathValues): Partial<Record<keyof PathValues, string>> {
  const decoded = createLearningPath.decode(wirePath({ ...values, title: values.title?.trim() ? values.title : 'A title' }))
  if (!isLeft(decoded)) return {}
  return Object.fromEntries(explain(decoded.left).map(({ path, message }) => [path.split(/[.[]/)[0], message]))
}

/** A saved path in the dialog again. */
export function valuesOf(path: LearningPath): PathValues {
  return {
    title: path.title,
    description: path.description,
    targetSkills: path.targetSkills.join(', '),
    estimatedDuration: path.estimatedDuration === undefined ? '' : String(path.estimatedDuration),
    difficultyLevel: difficultyLevels.find((level) => level === path.difficultyLevel) ?? newPath.difficultyLevel,
    iconType: pathIcons.find((icon) => icon === path.iconType) ?? newPath.iconType,
    color: pathColors.find((color) => color === path.color) ?? newPath.color,
  }
}
