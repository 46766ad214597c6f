import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'
import type { AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { ReportInput } from '../model/report-input.ts'

/** What a reader said in the same way again and again, so that pages can say so once instead of building on it. */
export type EqualAnswers = {
  /** What was rated alike from first to last, in words: "all eight groups of people", with the rating. */
  readonly rated: readonly { readonly topic: ReportTopic; readonly what: string; readonly value: number }[]
  /** A text stood in more than one box. */
  readonly repeatedText: boolean
}

/** From so many ratings on, the same one throughout tells nothing about any of them. */
const LEAST = 4

/** Groups whose ratings are compared with one another, and the words for them. */
const GROUPS: Partial<Record<ReportTopic, string>> = {
  'skill.named': 'skills',
  'people.network': 'groups of people',
  'value.weight': 'statements on what counts',
  'value.present': 'sides of your job',
  'environment.fit': 'surroundings',
  'style.self': 'habits',
  'interest.activities': 'activities',
  'success.metrics': 'signs of success',
  'leadership.scope': 'fields you carried',
  'leadership.strengths': 'strengths as a leader',
  'ai.readiness': 'AI skills',
  'skill.people': 'skills with words and people',
  'skill.technical': 'technical skills',
}

/**
 * Takes back what says nothing: ratings of a group that are all alike, and a text that stood in an earlier box. Changes the answers
 * in place; the order of answers decides which box keeps the text.
 */
export function setEqualAnswersAside(input: ReportInput): EqualAnswers {
  const rated = input.answers.flatMap(({ topic, items }) => {
    const found = Object.entries(GROUPS).find(([known]) => known === topic)
    const value = found && sameRating(items)
    if (!found || value === undefined) return []
    const count = items.filter((item) => item.value > 0).length
    for (const item of items) item.value = 0
    return [{ topic: found[0] as ReportTopic, what: `all ${count} ${found[1]}`, value }]
  })
  if (rated.some(({ topic }) => topic === 'skill.named')) for (const skill of input.profile.skills) skill.rating = 0
  return { rated, repeatedText: clearRepeatedTexts(input) }
}

function sameRating(items: readonly AnswerItem[]): number | undefined {
  const values = items.flatMap(({ value }) => (value > 0 ? [value] : []))
  return values.length >= LEAST && values.every((value) => value === values[0]) ? values[0] : undefined
}

/** A goal keeps its words, wherever else they were put. */
function clearRepeatedTexts({ answers, careerGoals }: ReportInput): boolean {
  const seen = new Set([textKey(careerGoals)])
  let repeated = false
  for (const holder of answers.flatMap((answer) => [answer, ...answer.items])) {
    const key = textKey(holder.text)
    if (key === '') continue
    if (seen.has(key)) {
      holder.text = ''
      repeated = true
    }
    seen.add(key)
  }
  return repeated
}

const textKey = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
