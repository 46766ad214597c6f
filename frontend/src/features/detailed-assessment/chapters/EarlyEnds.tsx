import { capital, numberWord } from '../../../lib/number-words.ts'
import { completeWords } from './ChapterFoot.tsx'
import { ENOUGH_ANSWERS } from './count-answers.ts'

type EnoughProps = { given: number; chaptersLeft: number; pending: boolean; onComplete: () => void }

/** From enough answers on, and all through the last chapter, a person may stop here. */
export function Enough({ given, chaptersLeft, pending, onComplete }: EnoughProps) {
  return (
    <div className="panel ch-enough">
      <p>
        <b className="strong">{given >= ENOUGH_ANSWERS ? 'Enough for a report.' : 'This is the last chapter.'}</b>{' '}
        <span className="num">
          {ENOUGH_ANSWERS} answers are enough; you have given {given}.
        </span>{' '}
        {chaptersLeft > 0 ? `${moreChapters(chaptersLeft)} your ranges.` : 'Each further one narrows your ranges.'}
      </p>
      <button type="button" className="btn" onClick={onComplete} disabled={pending}>
        {completeWords(pending)}
      </button>
    </div>
  )
}

function moreChapters(left: number): string {
  return left === 1 ? 'One more chapter narrows' : `${capital(numberWord(left))} more chapters narrow`
}

type SkipProps = { cost: string; onSkip: () => void }

/** What leaving the chapter out costs, and the way out of it. */
export function SkipChapter({ cost, onSkip }: SkipProps) {
  return (
    <div className="ch-skip">
      <p>
        <b className="strong">In a hurry?</b> {cost}
      </p>
      <button type="button" className="btn btn-t" onClick={onSkip}>
        Skip this chapter
      </button>
    </div>
  )
}
