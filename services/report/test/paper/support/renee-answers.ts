import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import type { BankQuestion } from '../../../../assessment/src/domain/bank-types.ts'
import type { ReportType } from '../../../src/document/model/report-type.ts'

/** Renee's answers to the questions that the real bank of a report type asks, in its order and with its topics. */
export function reneeAnswers(type: ReportType): AnsweredQuestion[] {
  return banks[type].questions.flatMap((question) => {
    const { items, text } = answerTo(question)
    if (items.length === 0 && !text) return []
    const { id, question: words, type: kind, reads } = question
    return [AnsweredQuestion.fromJSON({ questionId: id, question: words, type: kind, topic: reads.report, items, text })]
  })
}

type Item = { key: string; label: string; value: number; text?: string }

function answerTo(question: BankQuestion): { items: Item[]; text: string } {
  switch (question.type) {
    case 'text':
      return { items: [], text: TEXTS[question.id] ?? '' }
    case 'scale':
      return { items: [{ key: question.id, label: question.question, value: RATINGS[question.id] ?? 5 }], text: '' }
    case 'scale_group':
      return {
        items: question.items.map(({ slug, name }, index) => ({
          key: slug,
          label: name,
          value: RATINGS[slug] ?? 4 + (index % 4),
        })),
        text: '',
      }
    case 'ranking':
      return { items: VALUES.map((key, index) => ({ key, label: labelOf(question.options, key), value: index + 1 })), text: '' }
    case 'timeline':
      return {
        items: question.timelines.map((label, index) => ({
          key: label.toLowerCase().replace(/\W+/g, '_'),
          label,
          value: 0,
          text: FUTURE[index]!,
        })),
        text: '',
      }
    case 'skills_rating':
      return { items: SKILLS.map(([label, value], index) => ({ key: `skill_${index + 1}`, label, value })), text: '' }
    case 'categorized_multi_select':
      return {
        items: picked(
          question.id,
          question.categories.flatMap((category) => category.options),
        ),
        text: '',
      }
    default:
      return { items: picked(question.id, question.options), text: '' }
  }
}

function picked(id: string, options: readonly { value: string; label: string }[]): Item[] {
  const keys = CHOICES[id] ?? [options[0]!.value]
  return keys.map((key) => ({ key, label: labelOf(options, key), value: 0 }))
}

function labelOf(options: readonly { value: string; label: string }[], key: string): string {
  const option = options.find((one) => one.value === key)
  if (!option) throw new Error(`The bank offers no ${key}`)
  return option.label
}

const VALUES = ['relationships', 'working_conditions', 'achievement', 'support', 'independence', 'recognition']

const SKILLS: [string, number][] = [
  ['Calming angry callers', 9],
  ['Claims rules', 8],
  ['Salesforce', 7],
  ['Plain writing', 6],
  ['Microsoft Excel', 5],
  ['Spanish', 4],
]

const TEXTS: Record<string, string> = {
  motivation: 'A chat assistant now takes the easy calls. I want work where the hard conversations are the job.',
  fear: 'Night classes with two children. And I freeze in job interviews.',
  proud: 'I rewrote the letter we send after a denied claim. Calls about it fell from forty a week to eleven.',
  change_idea: 'Something at the courthouse, where people come because they are lost.',
  hundred_days: 'That the team on the phones can decide more by itself, and that complaints go down.',
  ai_hand_over: 'The notes after each call.',
  ai_keep_human: 'Telling a family that a treatment is not covered.',
}

const FUTURE = [
  'Know which of two directions it is',
  'In a first role that is not on the phones all day',
  'Be the person whom others ask',
]

const RATINGS: Record<string, number> = {
  satisfaction: 4,
  energy: 4,
  risk_appetite: 4,
  ai_worry: 7,
  former_colleagues: 8,
  family: 7,
  colleagues: 6,
  online: 2,
  association: 2,
  school: 3,
  listening: 9,
  serving: 9,
  reading_people: 8,
  speaking: 8,
  writing: 5,
  calm: 9,
  pay: 8,
  time: 7,
  respect: 5,
  busy_room: 7,
  care_place: 8,
  quiet_desk: 6,
  outdoors: 2,
  on_road: 2,
  shifts: 2,
  people: 7,
  crisis: 3,
  deals: 1,
}

const CHOICES: Record<string, string[]> = {
  drain: ['same_again', 'no_say', 'people_all_day'],
  obstacles: ['money_meantime', 'time_retrain', 'know_apply', 'people_family', 'self_doubt'],
  tried: ['look_boards', 'apply_few', 'work_asked'],
  support: ['partner', 'friend', 'colleague'],
  pay_floor: ['drop_10'],
  months_available: ['months_24'],
  learning_hours: ['hours_5'],
  learning_ways: ['hands_on', 'mentor'],
  remote_preference: ['hybrid'],
  relocation: ['stay'],
  change_reason: ['boredom', 'shrinking', 'pay'],
  change_keep: ['people_contact', 'field_knowledge', 'benefits'],
  change_pace: ['steady'],
  money_runway: ['runway_3'],
  money_dependants: ['shared'],
  people_led: ['people_10'],
  budget_led: ['budget_1'],
  leadership_paths: ['new_field', 'interim', 'board'],
  board_work: ['reported'],
  leadership_reason: ['ceiling', 'done'],
  ai_tools: ['chat_assistant', 'meeting_notes'],
  ai_frequency: ['weekly'],
  ai_employer: ['pilots'],
  ai_noticed: ['tasks_gone', 'faster'],
}
