import { type DetailedQuestion, type QuestionChapter, questionChapters } from '@waymark/contracts/models/assessment/question'
import { type ChapterWords, chapterWords, otherQuestions } from './chapter-words.ts'

export type Chapter = { words: ChapterWords; questions: readonly DetailedQuestion[] }

/** The questions in their chapters, in the order in which the chapters first appear. Unknown chapters and none are one chapter. */
export function chaptersOf(questions: readonly DetailedQuestion[]): Chapter[] {
  const chapters = new Map<ChapterWords, DetailedQuestion[]>()
  for (const question of questions) {
    const words = wordsOf(question.chapter)
    const known = chapters.get(words)
    if (known) known.push(question)
    else chapters.set(words, [question])
  }
  return [...chapters].map(([words, asked]) => ({ words, questions: asked }))
}

function wordsOf(chapter: string | undefined): ChapterWords {
  const known: readonly (string | undefined)[] = questionChapters
  return known.includes(chapter) ? chapterWords[chapter as QuestionChapter] : otherQuestions
}
