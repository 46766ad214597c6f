import type { QuestionChapter } from '@waymark/contracts/models/assessment/question'

export type ChapterWords = {
  name: string
  /** What leaving the chapter out costs, in one sentence. */
  cost: string
  /** The same when its levels are filled in from the present occupation. */
  filledCost?: string
}

export const chapterWords: Readonly<Record<QuestionChapter, ChapterWords>> = {
  today: {
    name: 'Where you stand',
    cost: 'Without this chapter the report cannot say what your work gives you and takes from you; no place moves for it.',
  },
  ai: {
    name: 'You and AI',
    cost: 'Without this chapter the report knows nothing of the tools you use and of what your employer does; no place moves for it.',
  },
  leading: {
    name: 'What you have led',
    cost: 'Without this chapter we read what you have led from your job alone, and each fit range gets wider.',
  },
  matters: {
    name: 'What matters to you',
    cost: 'Without this chapter your values speak for no place and against none, and each fit range gets wider.',
  },
  likes: {
    name: 'What you like to do',
    cost: 'Without this chapter, what you like speaks for no place and against none, and each fit range gets wider.',
  },
  can: {
    name: 'What you can do',
    cost: 'Without this chapter, what you can do is read from your job alone, or not at all, and each fit range gets wider.',
    filledCost: 'Without this chapter the levels stay as filled in, count half, and no reason is drawn from them.',
  },
  works: {
    name: 'How you work',
    cost: 'Without this chapter your ways of working speak for no place and against none, and each fit range gets wider.',
  },
  way: {
    name: 'Your way there',
    cost: 'Without this chapter we know no limit on pay, time or place, and may name places that ask too much.',
  },
}

/** For questions of a chapter that this page does not know. */
export const otherQuestions: ChapterWords = {
  name: 'More about you',
  cost: 'Without this chapter the report knows less about you, and each fit range may get wider.',
}
