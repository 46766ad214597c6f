import type { Answers } from '../../../entities/question/answer-values.ts'
import { progressOf } from './count-answers.ts'
import type { Part, Screen } from './screens.ts'

/** What one control takes: reading its words and setting it. */
export const SECONDS_A_CONTROL = 3.5
/** A sentence in a text box takes as long as so many controls. */
const CONTROLS_A_TEXT = 4
/** Of levels that are filled in, most people change three or four and confirm the rest. */
const CONTROLS_A_FILLED_SCREEN = 6

/** Minutes that the screens from one on will take, rounded; what is answered takes no more time. */
export function minutesLeft(screens: readonly Screen[], from: number, answers: Answers): number {
  const controls = screens.slice(from).reduce((sum, screen) => sum + 1 + controlsLeft(screen, answers), 0)
  return Math.round((controls * SECONDS_A_CONTROL) / 60)
}

function controlsLeft({ parts, filled }: Screen, answers: Answers): number {
  if (filled) return parts.some((part) => progressOf(part, answers).given > 0) ? 0 : CONTROLS_A_FILLED_SCREEN
  return parts.reduce((sum, part) => {
    const { given, of } = progressOf(part, answers)
    return sum + Math.max(0, of - given) * controlsOf(part)
  }, 0)
}

function controlsOf({ question }: Part): number {
  return question.type === 'text' || question.type === 'timeline' ? CONTROLS_A_TEXT : 1
}
