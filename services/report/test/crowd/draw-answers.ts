import { MAX_LIST, MAX_TEXT } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import type { Dice } from './dice.ts'
import { longestWords, wordsOf } from './words.ts'

export type Length = 'empty' | 'shortest' | 'drawn' | 'longest'

export type Answers = {
  personalityScores: Record<string, number>
  workValues: Record<string, string | string[] | Record<string, number>>
  motivations: Record<string, string>
  challenges: Record<string, string>
  skillsTechnical: string[]
  timelines: Record<string, string>
}

/** Answers to the questions of a report type, as the wizard would send them. */
export function drawAnswers(dice: Dice, questions: readonly DetailedQuestion[], length: Length): Answers {
  const answers: Answers = {
    personalityScores: {},
    workValues: {},
    motivations: {},
    challenges: {},
    skillsTechnical: [],
    timelines: {},
  }
  if (length === 'empty') return answers
  const answered = length === 'drawn' ? dice.uniform() : 1
  // Some people give one figure to everything.
  const always = dice.chance(0.1) ? dice.whole(1, 10) : undefined
  const rate = () => always ?? dice.whole(1, 10)
  const words = (most: number) => {
    if (length === 'shortest') return dice.one(['x', '.', '1', '😀'])
    return length === 'longest' ? longestWords(dice, most) : wordsOf(dice, most)
  }
  for (const question of questions) if (dice.chance(answered)) answer(question, { answers, dice, length, rate, words })
  return answers
}

type Drawing = { answers: Answers; dice: Dice; length: Length; rate: () => number; words: (most: number) => string }

function answer(question: DetailedQuestion, { answers, dice, length, rate, words }: Drawing): void {
  const { id } = question
  const kept = () => length !== 'drawn' || dice.chance(0.7)
  switch (question.type) {
    case 'scale':
      answers.personalityScores[id] = rate()
      return
    case 'scale_group':
      for (const index of groupItems(question).keys()) if (kept()) answers.personalityScores[`${id}_${index}`] = rate()
      return
    case 'ranking': {
      const options = dice.some(offered(question), length === 'drawn' ? 1 : 99, 99)
      answers.workValues[id] = Object.fromEntries(options.map((option, index) => [option, index + 1]))
      return
    }
    case 'single_select':
      answers.workValues[id] = dice.one(offered(question))
      return
    case 'multi_select':
    case 'categorized_multi_select': {
      const most = question.maxChoices ?? 99
      answers.workValues[id] = dice.some(offered(question), length === 'longest' ? most : 1, length === 'shortest' ? 1 : most)
      return
    }
    case 'timeline':
      for (const timeline of question.timelines ?? []) if (kept()) answers.timelines[timeline] = words(MAX_TEXT)
      return
    case 'skills_rating': {
      const count = length === 'shortest' ? 1 : length === 'longest' ? MAX_LIST : dice.whole(0, 12)
      for (let place = 1; place <= count; place++) {
        answers.skillsTechnical.push(dice.chance(0.5) ? dice.one(SKILLS) : words(200))
        if (place <= 6 && kept()) answers.personalityScores[`skill_${place}_rating`] = rate()
      }
      return
    }
    default:
      answers[question.storeIn ?? 'motivations'][id] = words(MAX_TEXT)
  }
}

function offered(question: DetailedQuestion): string[] {
  const options = [...(question.options ?? []), ...(question.categories ?? []).flatMap((category) => category.options)]
  return options.map((option) => (typeof option === 'string' ? option : option.value))
}

const SKILLS = ['Excel', 'SQL', 'excel', 'Welding', 'Patient care', 'C++', 'Public speaking', 'Driving', 'Übersetzen', 'R']
