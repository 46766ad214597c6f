import type { SkillEvidence, UserSkill } from '@waymark/contracts/models/skills/skill'

/** The specification's words for the levels 1 to 5; 0 is a skill that was not rated. */
const LEVELS = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

export const levels = [1, 2, 3, 4, 5] as const

/** Demo data holds decimals: the nearest word. */
export function levelWord(level: number): string {
  return LEVELS[Math.min(5, Math.max(0, Math.round(level)))] ?? LEVELS[0]
}

/** The bar is the level times 20 percent. */
export function levelPercent(level: number): number {
  return Math.min(100, Math.max(0, Math.round(level * 20)))
}

/** Very high, high, medium and other: the fifths of the catalogue's ranks by demand, the two lowest together. */
export function demandLabel(score: number): string {
  if (score >= 80) return 'Very high'
  if (score >= 60) return 'High'
  if (score >= 40) return 'Medium'
  return 'Other'
}

export type Shown = { readonly sign: 'quiz' | 'project' | 'history' | 'weak' | 'self'; readonly text: string }

/** As the rule for a verified skill: the newest games together, until they hold ten answers. */
const WINDOW = 10

/** What shows a held skill, in words: the quiz with its count, a project, the job held, or the person's own word. */
export function shownBy({ verified, evidence = [], proficiencyLevel }: UserSkill): Shown {
  const { right, answers } = quizOf(evidence)
  if (verified) return { sign: 'quiz', text: answers > 0 ? `Skills Challenge, ${right} of ${answers}` : 'Skills Challenge' }
  const projects = evidence.filter(({ kind }) => kind === 'project').length
  if (projects > 0) return { sign: 'project', text: projects === 1 ? 'A project of yours' : `${projects} projects of yours` }
  const years = Math.max(0, ...evidence.map(({ kind, years: own = 0 }) => (kind === 'history' ? own : 0)))
  if (years > 0) return { sign: 'history', text: `Work history, ${years === 1 ? '1 year' : `${years} years`}` }
  const own = proficiencyLevel > 0 ? 'Your own rating' : 'Added by you'
  if (answers > 0) return { sign: 'weak', text: `${own} (Skills Challenge: ${right} of ${answers})` }
  return { sign: 'self', text: own }
}

/** One piece of evidence in words, with its day. */
export function evidenceLine({ kind, score = 0, items = 0, years = 0, createdAt }: SkillEvidence): string {
  const day = new Date(createdAt).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
  if (kind === 'quiz') return `Skills Challenge, ${Math.round(score * items)} of ${items}, ${day}`
  if (kind === 'history') return `Work history, ${years === 1 ? '1 year' : `${years} years`}, by your assessment of ${day}`
  if (kind === 'project') return `A project of yours, ${day}`
  return `Your own rating, ${day}`
}

function quizOf(evidence: readonly SkillEvidence[]): { right: number; answers: number } {
  let right = 0
  let answers = 0
  for (const { kind, items = 0, score = 0 } of evidence) {
    if (kind !== 'quiz' || answers >= WINDOW) continue
    right += Math.round(score * items)
    answers += items
  }
  return { right, answers }
}
