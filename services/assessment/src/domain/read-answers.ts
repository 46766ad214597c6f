import { MAX_TEXT } from '@waymark/contracts/models/assessment/assessment'
import { splitTimeline } from '@waymark/contracts/models/identity/timeline'
import { type Answer, type AnswerItem, type AnswerSource, type Found, findAnswer } from './answers.ts'
import type { BankOption, BankQuestion, GroupQuestion, MultiQuestion, RankingQuestion, TimelineQuestion } from './bank-types.ts'

export type AnswerFault = { path: string; message: string }
export type ReadAnswers = {
  readonly answers: readonly Answer[]
  readonly faults: readonly AnswerFault[]
  readonly careerGoals: string
}

/** Everything that was answered, in the order asked, and every answer that does not fit its question. Untouched questions are absent. */
export function readAnswers(questions: readonly BankQuestion[], source: AnswerSource): ReadAnswers {
  const answers: Answer[] = []
  const faults: AnswerFault[] = []
  const timelines = questions.flatMap((question) => (question.type === 'timeline' ? question.timelines : []))
  for (const question of questions) {
    const read = readOne(question, source)
    faults.push(...read.faults)
    if (read.items.length > 0 || read.text) answers.push({ question, items: read.items, text: read.text })
  }
  const { careerGoals } = splitTimeline(source.careerGoals, timelines)
  if (careerGoals.length > MAX_TEXT) faults.push({ path: 'careerGoals', message: tooLong })
  return { answers, faults, careerGoals }
}

type One = { items: AnswerItem[]; text: string; faults: AnswerFault[] }

function readOne(question: BankQuestion, source: AnswerSource): One {
  switch (question.type) {
    case 'scale_group':
      return readGroup(question, source)
    case 'timeline':
      return readTimeline(question, source)
    case 'skills_rating':
      return readSkills(source)
  }
  const found = findAnswer(source, question.id)
  if (!found) return nothing()
  switch (question.type) {
    case 'scale':
      return readScale(question.id, question.question, found)
    case 'ranking':
      return readRanking(question, found)
    case 'single_select':
      return typeof found.value === 'string'
        ? readChoices([found.value], question.options, found)
        : fault(found, 'Please choose one option')
    case 'multi_select':
      return limitChoices(question, found, readChoices(listOf(found.value), question.options, found))
    case 'categorized_multi_select':
      return readChoices(
        listOf(found.value),
        question.categories.flatMap(({ options }) => options),
        found,
      )
    case 'text':
      return typeof found.value === 'string'
        ? { ...nothing(), text: found.value.trim() }
        : fault(found, 'Please answer with a text')
  }
}

function readScale(key: string, label: string, found: Found): One {
  const value = scaleValue(found.value)
  if (value === undefined) return fault(found, 'Please answer on the scale from 1 to 10')
  return { ...nothing(), items: [item(key, label, value)] }
}

/** Items are keyed by their place in the list: `question_0`, `question_1`. */
function readGroup(question: GroupQuestion, source: AnswerSource): One {
  const prefilled = new Set(source.prefilled)
  const read = question.items.map((entry, index) => {
    const id = `${question.id}_${index}`
    const found = findAnswer(source, id)
    if (!found) return nothing()
    const one = readScale(entry.slug, entry.name, found)
    return prefilled.has(id) ? { ...one, items: one.items.map((read) => ({ ...read, prefilled: true as const })) } : one
  })
  return { items: read.flatMap((one) => one.items), text: '', faults: read.flatMap((one) => one.faults) }
}

/** Ranks may have gaps, since options may be left out, but no two options share one. Sorted best first. */
function readRanking(question: RankingQuestion, found: Found): One {
  if (typeof found.value !== 'object' || Array.isArray(found.value) || found.value === null)
    return fault(found, 'Please give each option a rank')
  const count = question.options.length
  const items: AnswerItem[] = []
  for (const [name, rank] of Object.entries(found.value)) {
    const option = optionNamed(question.options, name)
    if (!option) return fault({ ...found, path: `${found.path}.${name}` }, 'This option is not part of the question')
    if (!Number.isInteger(rank) || rank < 1 || rank > count)
      return fault({ ...found, path: `${found.path}.${name}` }, `Please give a rank from 1 to ${count}`)
    items.push(item(option.value, option.label, rank))
  }
  if (new Set(items.map((entry) => entry.value)).size < items.length) return fault(found, 'Please use each rank only once')
  if (new Set(items.map((entry) => entry.key)).size < items.length) return fault(found, 'Please rank each option only once')
  return { ...nothing(), items: items.sort((a, b) => a.value - b.value) }
}

function readChoices(chosen: readonly unknown[] | undefined, options: readonly BankOption[], found: Found): One {
  if (!chosen) return fault(found, 'Please choose from the options')
  const picked = new Set<BankOption>()
  for (const name of chosen) {
    const option = typeof name === 'string' ? optionNamed(options, name) : undefined
    if (!option) return fault(found, 'Please choose only from the options of this question')
    picked.add(option)
  }
  return {
    ...nothing(),
    items: options.filter((option) => picked.has(option)).map((option) => item(option.value, option.label, 0)),
  }
}

function limitChoices(question: MultiQuestion, found: Found, read: One): One {
  if (question.maxChoices === undefined || read.items.length <= question.maxChoices) return read
  return fault(found, `Please choose at most ${question.maxChoices}`)
}

function readTimeline(question: TimelineQuestion, source: AnswerSource): One {
  const { answers } = splitTimeline(source.careerGoals, question.timelines)
  const items = question.timelines.flatMap((timeline) => {
    const text = answers.get(timeline)
    return text ? [{ key: slugOf(timeline), label: timeline, value: 0, text }] : []
  })
  const long = items.some((entry) => entry.text.length > MAX_TEXT)
  return { items, text: '', faults: long ? [{ path: 'careerGoals', message: tooLong }] : [] }
}

export const RATED_SKILLS = 6

/** Place n of `skillsTechnical` belongs to `skill_n_rating`; a name without a rating has value 0, a rating without a name is nothing. */
function readSkills(source: AnswerSource): One {
  const read = nothing()
  for (const [index, written] of (source.skillsTechnical ?? []).entries()) {
    const name = written.replace(/\s+/g, ' ').trim()
    if (!name) continue
    const key = `skill_${index + 1}`
    const found = index < RATED_SKILLS ? findAnswer(source, `${key}_rating`) : undefined
    const rating = found ? scaleValue(found.value) : 0
    if (found && rating === undefined) read.faults.push({ path: found.path, message: 'Please rate a skill from 1 to 10' })
    read.items.push(item(key, name, rating ?? 0))
  }
  return read
}

/** By value, as sent by our own form, or by label, as a plainer client would. */
function optionNamed(options: readonly BankOption[], name: string): BankOption | undefined {
  return options.find((option) => option.value === name) ?? options.find((option) => option.label === name)
}

function scaleValue(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= 10 ? (number as number) : undefined
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value : undefined
}

function slugOf(timeline: string): string {
  return timeline.toLowerCase().replace(/\W+/g, '_')
}

function item(key: string, label: string, value: number): AnswerItem {
  return { key, label, value, text: '' }
}

function nothing(): One {
  return { items: [], text: '', faults: [] }
}

function fault(found: Found, message: string): One {
  return { ...nothing(), faults: [{ path: found.path, message }] }
}

const tooLong = `Please shorten this to ${MAX_TEXT.toLocaleString('en-US')} characters or fewer`
