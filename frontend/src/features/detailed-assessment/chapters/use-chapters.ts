import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Chapter, chaptersOf } from '../../../entities/question/chapters.ts'
import { focusField } from '../../../ui/form/ErrorSummary.tsx'
import type { FilledLevels } from './filled-levels.ts'
import { type Screen, screensOf } from './screens.ts'

type Options = {
  questions: readonly DetailedQuestion[]
  filled: FilledLevels
  start: number
  onMove: (screen: number) => void
}

export type Chapters = {
  chapters: readonly Chapter[]
  screens: readonly Screen[]
  at: number
  /** Goes to a screen and begins at its heading, or at a field of it. */
  goTo: (screen: number, field?: string) => void
}

/** Where in the chapters the person stands. A new screen begins at its heading, for the eye and for a screen reader. */
export function useChapters({ questions, filled, start, onMove }: Options): Chapters {
  const chapters = useMemo(() => chaptersOf(questions), [questions])
  const screens = useMemo(() => screensOf(chapters, filled), [chapters, filled])
  const [place, setPlace] = useState<{ at: number; field?: string | undefined }>({ at: start })
  const at = Math.max(0, Math.min(place.at, screens.length - 1))
  const shown = useRef(place)

  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (place.field) return focusField(place.field)
    // Not the bar itself: while it sticks it is in view wherever the page stands.
    document.querySelector('.ch-top')?.scrollIntoView({ block: 'start' })
    document.querySelector<HTMLElement>('.chapters h2')?.focus({ preventScroll: true })
  }, [place])

  const goTo = useCallback(
    (screen: number, field?: string) => {
      setPlace({ at: screen, field })
      onMove(screen)
    },
    [onMove],
  )
  return { chapters, screens, at, goTo }
}

/** The first screen of the next chapter; past the last one there is none. */
export function nextChapter(screens: readonly Screen[], at: number): number | undefined {
  const found = screens.findIndex(({ chapter }) => chapter > (screens[at]?.chapter ?? 0))
  return found < 0 ? undefined : found
}

/** The screen that asks a question, or the item of a long list that has no fault of its own: the first one of the question. */
export function screenOf(screens: readonly Screen[], questionId: string): number {
  return screens.findIndex(({ parts }) => parts.some(({ question }) => question.id === questionId))
}
