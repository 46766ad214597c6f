import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { resumeSections } from '@waymark/contracts/models/resume/resume'
import { emptyEntry, emptyResume } from '@waymark/contracts/models/resume/resume-sections'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SectionList } from '../../../src/features/account/resume/SectionList.tsx'
import { fill, userEvent } from '../../support/user-event.ts'

const document0: ResumeDocument = {
  ...emptyResume(resumeSections),
  work: [
    emptyEntry('w1', {
      title: 'Analyst',
      lines: ['one', 'two', 'three'].map((text) => ({ text, origin: 'you' as const })),
    }),
    emptyEntry('w2', { title: 'Tester' }),
  ],
}

function Editor({ start }: { start: ResumeDocument }) {
  const [value, setValue] = useState(start)
  return <SectionList document={value} change={(update) => setValue(update)} onSpot={() => undefined} />
}
const open = (more: Partial<ResumeDocument> = {}) => render(<Editor start={{ ...document0, ...more }} />)
const entry = (title: string) =>
  screen.getByText(title, { selector: '.entry summary span' }).closest('details') as HTMLDetailsElement
const lines = () => within(entry('Analyst')).getAllByRole('textbox', { name: /, line \d/ }) as HTMLTextAreaElement[]

test('an entry that is moved stays open under the hand, and a second one that is added closes none', async () => {
  open()
  expect([entry('Analyst').open, entry('Tester').open]).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'Move Analyst down' }))
  expect([entry('Analyst').open, entry('Tester').open]).toEqual([true, false])
  const add = screen.getByRole('button', { name: /^Add a (position|job)/ })
  await userEvent.click(add)
  await userEvent.click(add)
  const added = [...document.querySelectorAll<HTMLDetailsElement>('.entry details')].slice(2)
  expect(added.map((one) => one.open)).toEqual([true, true])
})

test('a line that is moved keeps the focus: pressed twice, it moves two places and no further', () => {
  open()
  lines()[0]?.focus()
  for (let press = 0; press < 3; press += 1) {
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', altKey: true })
  }
  expect(lines().map(({ value }) => value)).toEqual(['two', 'three', 'one'])
  expect(document.activeElement).toBe(lines()[2])
})

test('an error is told when the field is left, not at each key', async () => {
  open({ basics: { ...document0.basics, profiles: [{ network: 'A', url: '' }] } })
  const field = screen.getAllByLabelText('Web address').at(-1) as HTMLInputElement
  await fill(field, 'h')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await fill(field, 'https://a.example')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('what was typed into a row stays with it when the row above is removed', async () => {
  open({ basics: { ...document0.basics, profiles: ['A', 'B', 'C'].map((network) => ({ network, url: '' })) } })
  const addresses = () =>
    screen.getAllByLabelText('Web address').slice(-screen.getAllByLabelText('Network').length) as HTMLInputElement[]
  await fill(addresses()[1] as HTMLInputElement, 'no address')
  await userEvent.click(screen.getByRole('button', { name: 'Remove A' }))
  expect(addresses().map(({ value }) => value)).toEqual(['no address', ''])
})
