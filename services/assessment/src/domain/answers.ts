import type { BankQuestion } from './bank-types.ts'

/** The parts of a saved assessment that hold answers. Codec types of contracts fit it; nothing here trusts more than this. */
export type AnswerSource = {
  readonly prefilled?: readonly string[] | undefined
  readonly careerGoals: string
  readonly skillsTechnical?: readonly string[] | undefined
  readonly personalityScores?: Readonly<Record<string, unknown>> | undefined
  readonly workValues?: Readonly<Record<string, unknown>> | undefined
  readonly motivations?: Readonly<Record<string, unknown>> | undefined
  readonly challenges?: Readonly<Record<string, unknown>> | undefined
}

export type Found = { readonly path: string; readonly value: unknown }

export const answerMaps = ['personalityScores', 'workValues', 'motivations', 'challenges'] as const

/** An answer by its key, in whichever map the client put it. Absent, null and blank text are all "not answered". */
export function findAnswer(source: AnswerSource, key: string): Found | undefined {
  for (const map of answerMaps) {
    const answers = source[map]
    if (!answers || !Object.hasOwn(answers, key)) continue
    const value = answers[key]
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) continue
    return { path: `${map}.${key}`, value }
  }
  return undefined
}

/** One part of an answer: a scale's value, a rank, a chosen option (value 0), a skill, or a line of text. */
export type AnswerItem = {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly text: string
  /** Filled in from the present occupation and left as it was: not the person's own. */
  readonly prefilled?: true
}

/** An answered question in words: what the report quotes and the profile is built from. */
export type Answer = { readonly question: BankQuestion; readonly items: readonly AnswerItem[]; readonly text: string }
