import { type DetailedAssessment, MAX_TEXT } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import { activities } from '@waymark/contracts/models/identity/activities'
import { joinTimeline } from '@waymark/contracts/models/identity/timeline'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { Persona } from './persona.ts'

type Payload = Required<
  Pick<DetailedAssessment, 'personalityScores' | 'workValues' | 'motivations' | 'challenges' | 'skillsTechnical'>
> & {
  timelines: Record<string, string>
}

/** The persona's answers to the questions that the site asks, as the wizard would send them. Always the same for the same questions. */
export function answersFor(persona: Persona, reportType: ReportType, questions: readonly DetailedQuestion[]): DetailedAssessment {
  const base = { assessmentType: reportType, ...persona.facts }
  if (persona.length === 'shortest') return base
  const payload: Payload = {
    personalityScores: {},
    workValues: {},
    motivations: {},
    challenges: {},
    skillsTechnical: [],
    timelines: {},
  }
  for (const question of questions) answer(persona, question, payload)
  const { timelines, ...answers } = payload
  return { ...base, ...answers, careerGoals: joinTimeline(persona.facts.careerGoals, Object.keys(timelines), timelines) }
}

function answer(persona: Persona, question: DetailedQuestion, payload: Payload): void {
  switch (question.type) {
    case 'scale':
      payload.personalityScores[question.id] = persona.ratings[question.id] ?? middling(persona, question.id)
      return
    case 'scale_group':
      for (const [index, item] of groupItems(question).entries()) {
        const value = rate(persona, question, item.name)
        if (value !== undefined) payload.personalityScores[`${question.id}_${index}`] = value
      }
      return
    case 'ranking':
      payload.workValues[question.id] = Object.fromEntries(persona.values.map((value, index) => [value, index + 1]))
      return
    case 'single_select':
      payload.workValues[question.id] = choose(persona, question, 1)[0] ?? ''
      return
    case 'multi_select':
    case 'categorized_multi_select':
      payload.workValues[question.id] = choose(persona, question, question.maxChoices ?? 3)
      return
    case 'timeline':
      for (const [index, timeline] of (question.timelines ?? []).entries())
        payload.timelines[timeline] = long(persona, persona.timeline[index] ?? '')
      return
    case 'skills_rating':
      for (const [index, [name, rating]] of persona.skills.entries()) {
        payload.skillsTechnical.push(name)
        if (rating > 0) payload.personalityScores[`skill_${index + 1}_rating`] = rating
      }
      return
    default: {
      const text = persona.texts[question.id] ?? (persona.length === 'longest' ? persona.facts.careerGoals : '')
      if (text) payload[question.storeIn ?? 'motivations'][question.id] = long(persona, text)
    }
  }
}

/** An item by what is known of the person; what they know nothing about stays untouched. */
function rate(persona: Persona, question: DetailedQuestion, name: string): number | undefined {
  const own = persona.ratings[name]
  if (own !== undefined) return own
  const activity = activities.find((entry) => entry.label === name)
  if (activity) return clip(interestIn(persona, activity.type) + wobble(persona, name))
  if (question.id === 'values_present') {
    const labels: readonly string[] = persona.values.map((value) => valueLabels[value])
    return persona.valuesPresent[labels.indexOf(name)]
  }
  const value = valueStatements[name]
  if (value) return clip(10 - 1.4 * (persona.values as readonly string[]).indexOf(value) + wobble(persona, name))
  if (question.id === 'knowledge_areas') return persona.length === 'longest' ? clip(3 + wobble(persona, name)) : undefined
  if (question.id === 'technical_skills' || question.id === 'week_share' || question.id === 'scope_carried')
    return clip(2 + wobble(persona, name))
  return middling(persona, name)
}

function interestIn(persona: Persona, type: (typeof activities)[number]['type']): number {
  return persona.interests[interestOrder.indexOf(type)] ?? 5
}

/** The persona's own choices that this question offers; else as many of its options as a hurried person would tick. */
function choose(persona: Persona, question: DetailedQuestion, most: number): string[] {
  const offered = [...(question.options ?? []), ...(question.categories ?? []).flatMap((category) => category.options)].map(
    (option) => (typeof option === 'string' ? option : option.value),
  )
  const own = (persona.choices[question.id] ?? []).filter((value) => offered.includes(value))
  if (own.length > 0) return own
  if (persona.length === 'longest')
    return question.type === 'single_select' || question.maxChoices ? offered.slice(0, most) : offered
  const start = hash(`${persona.key} ${question.id}`) % Math.max(1, offered.length)
  return offered.slice(start, start + Math.min(most, 2))
}

/** The longest persona fills a text field to its last character. */
function long(persona: Persona, text: string): string {
  if (persona.length !== 'longest' || !text) return text
  const filled = `${text} `.repeat(Math.ceil(MAX_TEXT / (text.length + 1)))
  return `${filled.slice(0, MAX_TEXT - 1)}.`
}

function middling(persona: Persona, name: string): number {
  return clip(5.5 + 1.5 * wobble(persona, name))
}

/** -1, 0 or 1, fixed for a person and an item. */
function wobble(persona: Persona, name: string): number {
  return (hash(`${persona.key} ${name}`) % 3) - 1
}

function clip(value: number): number {
  return Math.max(1, Math.min(10, Math.round(value)))
}

/** FNV-1a: a spread of small numbers that never changes between runs. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return state >>> 8
}

const interestOrder = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']

const valueLabels = {
  achievement: 'Using my abilities and seeing results',
  independence: 'Deciding for myself how I work',
  recognition: 'Getting ahead and being respected',
  relationships: 'Good people, and being of use to others',
  support: 'A boss and a company that back me',
  working_conditions: 'Security, pay and healthy conditions',
}

/** The two statements of each work value, by which a value's place in the order becomes a rating. */
export const valueStatements: Readonly<Record<string, string>> = {
  'I can see at the end of the week what I have done': 'achievement',
  'I plan my own day': 'independence',
  'There is a next step up': 'recognition',
  'My work helps someone': 'relationships',
  'My boss stands up for me': 'support',
  'The job is likely to be there next year': 'working_conditions',
  'I use the best of what I can do': 'achievement',
  'I can try out ideas of my own': 'independence',
  'People look up to those who do this work': 'recognition',
  'I like the people I work with': 'relationships',
  'I am trained well before I am judged': 'support',
  'It pays well for what it asks': 'working_conditions',
}
