import type { Category } from './bank-item.ts'
import { CATEGORY_SKILLS, isStrong, LEVEL_WORDS, levelOf } from './levels.ts'

export type Standing = {
  category: Category
  correct: number
  total: number
  /** What all games so far say, this one included; absent when never played for real. */
  ability?: { mean: number; answered: number } | undefined
  /** The parts of the category that were missed, the most missed first. */
  missed: readonly { skill: string; wrong: number; total: number }[]
}

/** After so many answers in a category its level is reliable (0.8 or more by simulation, services/game/bench/game.ts). */
export const SETTLED_ANSWERS = 20
const MOST = 5

/** What to do next, most useful first: what was missed, what is strong, what settles a level. Never more than five sentences. */
export function recommend(game: { standings: readonly Standing[]; timeOuts: number; practice: boolean }): string[] {
  const { standings, timeOuts, practice } = game
  const byShare = [...standings].filter(({ total }) => total > 0).sort((a, b) => a.correct / a.total - b.correct / b.total)
  const sentences = [
    ...byShare.filter((standing) => !isStrong(standing)).map(practise),
    ...(timeOuts >= 2 ? [clock(timeOuts, practice)] : []),
    ...byShare.filter(isStrong).toReversed().map(strength),
    ...(practice ? [REAL_GAME] : byShare.flatMap(settle).slice(0, 1)),
  ]
  return sentences.slice(0, MOST)
}

const REAL_GAME = 'This game was for practice and changed no level. Play one without extra time when you want it to count.'

function practise({ category, correct, total, missed }: Standing): string {
  const [first, second] = missed
  const share = correct === 0 ? `none of ${total}` : `${correct} of ${total}`
  const begin = first ? ` Begin with ${lower(first.skill)}${second ? `, then ${lower(second.skill)}` : ''}.` : ''
  return `Practice ${lower(CATEGORY_SKILLS[category])}: ${share} right.${begin}`
}

function strength({ category, correct, total, ability, missed }: Standing): string {
  const name = CATEGORY_SKILLS[category]
  const share = correct === total ? `all ${total}` : `${correct} of ${total}`
  if (ability) {
    const level = levelOf(ability.mean)
    return `${name} is a strong area: ${share} right, ${LEVEL_WORDS[level]} so far. If you rated it below level ${level}, think of raising it.`
  }
  const gap = missed[0] ? ` Only ${lower(missed[0].skill)} was missed.` : ''
  return `${name} is a strong area: ${share} right.${gap}`
}

function settle({ category, ability }: Standing): string[] {
  const left = SETTLED_ANSWERS - (ability?.answered ?? 0)
  if (left <= 0) return []
  const games = Math.ceil(left / 5)
  if (games === 1) return [`Play ${category} once more with one other category: that settles its level.`]
  return [`Play ${category} again: ${numberWord(games)} more games of two categories settle its level.`]
}

function clock(timeOuts: number, practice: boolean): string {
  const times = `${numberWord(timeOuts)} questions ran out of time`
  if (practice) return `${capital(times)}. Read the four options first, then the question again: it often shortens the search.`
  return `${capital(times)}. If the clock is what stopped you, turn on extra time in the settings: such games are for practice.`
}

/** Of counts from two up: one is said in other words. */
function numberWord(count: number): string {
  return ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count - 2] ?? String(count)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A skill inside a sentence: "SQL" stays, "Reading charts" becomes "reading charts". */
function lower(skill: string): string {
  return /^.[a-z]/.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill
}
