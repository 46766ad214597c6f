import { act, renderHook } from '@testing-library/react'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useChapters } from '../../../src/features/detailed-assessment/chapters/use-chapters.ts'

const question = (id: string, chapter: DetailedQuestion['chapter']): DetailedQuestion => ({
  id,
  type: 'scale_group',
  question: id,
  chapter,
  skills: [{ name: 'One', elements: ['1'] }],
})
const questions = [question('a', 'today'), question('b', 'likes'), question('c', 'way')]
const onMove = vi.fn()
const scrolled: [string, unknown][] = []
const focus = vi.spyOn(HTMLElement.prototype, 'focus')

const begin = (start = 0, given = { questions, filled: {}, onMove }) =>
  renderHook((now: typeof given) => useChapters({ ...now, start }), { initialProps: given })

beforeEach(() => {
  onMove.mockReset()
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolled.push([this.className || this.id, how])
  })
  document.body.innerHTML =
    '<div class="ch-top"></div><div class="chapters"><h2 tabindex="-1">Chapter</h2></div><input id="field">'
  focus.mockClear()
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('where in the chapters a person stands', () => {
  test('is a screen that there is', () => {
    expect(begin(1).result.current).toMatchObject({ at: 1, chapters: [{}, {}, {}], screens: [{}, {}, {}] })
    expect([begin(-2).result.current.at, begin(9).result.current.at]).toEqual([0, 2])
    expect(begin(0, { questions: [], filled: {}, onMove }).result.current).toEqual(
      expect.objectContaining({ at: 0, screens: [] }),
    )
  })

  test('the first screen moves nothing; another begins at its heading, without the page jumping', () => {
    const { result, rerender } = begin(0)
    rerender({ questions, filled: {}, onMove })
    expect([scrolled, focus.mock.calls, onMove.mock.calls]).toEqual([[], [], []])
    act(() => result.current.goTo(2))
    expect([result.current.at, onMove.mock.calls]).toEqual([2, [[2]]])
    expect(scrolled).toEqual([['ch-top', { block: 'start' }]])
    expect(document.activeElement?.tagName).toBe('H2')
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    act(() => result.current.goTo(1))
    expect([result.current.at, scrolled.length]).toEqual([1, 2])
  })

  test('or at a field of it', () => {
    const { result } = begin(0)
    act(() => result.current.goTo(1, 'field'))
    expect([document.activeElement?.id, scrolled.map(([where]) => where)]).toEqual(['field', ['field']])
  })

  test('a page without its bar and heading is moved to all the same', () => {
    document.body.innerHTML = ''
    const { result } = begin(0)
    act(() => result.current.goTo(1))
    expect([result.current.at, onMove.mock.calls]).toEqual([1, [[1]]])
  })

  test('follows other questions, levels and listeners; the same ones are not built anew', () => {
    const { result, rerender } = begin(0)
    const first = result.current
    rerender({ questions, filled: first.screens[0] ? {} : {}, onMove })
    expect(result.current.chapters).toBe(first.chapters)
    const other = vi.fn()
    rerender({ questions: questions.slice(1), filled: { b_0: 5 }, onMove: other })
    expect(result.current.screens.map(({ filled }) => filled)).toEqual([true, false])
    act(() => result.current.goTo(1))
    expect([onMove.mock.calls, other.mock.calls]).toEqual([[], [[1]]])
  })
})
