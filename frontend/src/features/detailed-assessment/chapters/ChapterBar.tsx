import type { CSSProperties } from 'react'
import type { Answers } from '../../../entities/question/answer-values.ts'
import type { Chapter } from '../../../entities/question/chapters.ts'
import { progressOf } from './count-answers.ts'
import type { Screen } from './screens.ts'
import { minutesLeft } from './time-left.ts'

type Props = { chapters: readonly Chapter[]; screens: readonly Screen[]; at: number; answers: Answers }

/** Which chapter of how many, and how long the rest takes. It stays in view while the chapter scrolls. */
export function ChapterBar({ chapters, screens, at, answers }: Props) {
  const now = screens[at]?.chapter ?? 0
  const progress = progressIn(screens, now, answers)
  return (
    <section className="cbar" aria-label="Progress of the questions">
      <div className="narrow">
        <span>
          <b className="strong num">
            {now + 1} of {chapters.length}
          </b>{' '}
          · {chapters[now]?.words.name}
        </span>
        <span className="left num">{leftWords(minutesLeft(screens, at, answers))}</span>
        <span
          className="seg"
          role="img"
          aria-label={`${doneWords(now)}${progress.given} of ${progress.of} answers in chapter ${now + 1}`}
          style={{ '--n': chapters.length } as CSSProperties}
        >
          {chapters.map(({ words }, place) => (
            <i
              key={words.name}
              className={place < now ? 'done' : place === now ? 'now' : ''}
              style={place === now ? ({ '--p': Math.round((100 * progress.given) / progress.of) } as CSSProperties) : undefined}
            />
          ))}
        </span>
      </div>
    </section>
  )
}

/** Answers given in a chapter, and how many it asks. */
export function progressIn(screens: readonly Screen[], chapter: number, answers: Answers): { given: number; of: number } {
  const parts = screens.filter((screen) => screen.chapter === chapter).flatMap((screen) => screen.parts)
  const counted = parts.map((part) => progressOf(part, answers))
  return {
    given: counted.reduce((sum, { given, of }) => sum + Math.min(given, of), 0),
    of: Math.max(
      1,
      counted.reduce((sum, { of }) => sum + of, 0),
    ),
  }
}

export function leftWords(minutes: number): string {
  if (minutes < 1) return 'less than a minute left'
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
}

function doneWords(now: number): string {
  if (now === 0) return ''
  return now === 1 ? 'Chapter 1 done, ' : `Chapters 1 to ${now} done, `
}
