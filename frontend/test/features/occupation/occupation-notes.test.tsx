import { render, screen, within } from '@testing-library/react'
import { occupationNote } from '@waymark/contracts/models/skills/occupation-note'
import { isRight } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import demo from '../../../public/demo/occupations.json'
import { Rail } from '../../../src/features/occupation/Rail.tsx'
import { DaySection } from '../../../src/features/occupation/sections/DaySection.tsx'
import { HiringSection } from '../../../src/features/occupation/sections/HiringSection.tsx'

const decoded = occupationNote.decode(demo.find(({ page }) => page.code === '15-1253.00')?.page.note)
if (!isRight(decoded)) throw new Error('the note that this test shows is damaged')
const note = decoded.right

describe('notes on an occupation', () => {
  test('tell of the day, each fact with its source', () => {
    render(<DaySection note={note} />)
    for (const { text, source } of [...note.tasks, ...note.hard, ...note.shifts, ...note.body]) {
      const fact = screen.getByText((_, element) => element?.firstChild?.textContent === text && element.tagName !== 'DIV')
      expect(within(fact).getByRole('link').textContent).toMatch(new RegExp(`^${source}: `))
    }
    expect(screen.getAllByRole('list')[0]!.children).toHaveLength(5)
  })

  test('say so where there are none', () => {
    render(<DaySection note={undefined} />)
    expect(screen.getByText(/not written notes on this occupation yet/)).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('tell of hiring, of trying, and how the titles were ordered', () => {
    const { container, rerender } = render(<HiringSection note={note} />)
    for (const { text } of [note.twoHours, note.twoWeeks, ...note.employers, ...note.certificates])
      expect(container.textContent).toContain(text)
    for (const { question, answer } of note.questions)
      expect(container.textContent).toContain(`“${question}”A good answer: ${answer}`)
    expect([...container.querySelectorAll('.note-titles li')].map((item) => item.firstChild!.textContent)).toEqual(
      note.titles.map(({ title }) => title),
    )
    expect(container.textContent).toContain('83 filings')
    expect(container.textContent).toContain('the others as O*NET lists them, without a count')

    const uncounted = note.titles.map(({ title }) => ({ title, source: 'O' as const }))
    rerender(<HiringSection note={{ ...note, titles: uncounted }} />)
    expect(container.textContent).toContain('nobody counts how many job ads')
    expect(container.textContent).not.toContain('filings')
    const counted = note.titles.map(({ title }) => ({ title, source: 'L' as const, filings: 1200 }))
    rerender(<HiringSection note={{ ...note, titles: counted }} />)
    expect(container.textContent).toContain('1,200 filings')
    expect(container.textContent).not.toContain('without a count')
  })

  test('have their chapters in the list of chapters', () => {
    const { rerender } = render(<Rail hiring={false} />)
    expect(screen.getByRole('link', { name: 'A day in it' }).getAttribute('href')).toBe('#day')
    expect(screen.queryByRole('link', { name: 'Getting hired' })).toBeNull()
    rerender(<Rail hiring />)
    expect(screen.getByRole('link', { name: 'Getting hired' }).getAttribute('href')).toBe('#hire')
  })
})
