import { render, screen } from '@testing-library/react'
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { expect, test } from 'vitest'
import { GeneratingStep } from '../../src/entities/report/GeneratingStep.tsx'

const progress = (done: number, status: ReportProgress['status'] = 'composing'): ReportProgress => ({
  reportId: 'r',
  paid: false,
  status,
  done,
  total: 30,
  sections: [],
})

test('a screen reader hears each quarter in one small region, which is never marked busy', () => {
  const { rerender, container } = render(<GeneratingStep type="career_change" guest progress={undefined} />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  const heard: string[] = []
  for (let done = 0; done <= 30; done += 1) {
    rerender(<GeneratingStep type="career_change" guest progress={progress(done)} />)
    if (heard.at(-1) !== region.textContent) heard.push(region.textContent ?? '')
  }
  rerender(<GeneratingStep type="career_change" guest progress={progress(30, 'rendering')} />)
  expect([...heard, region.textContent]).toEqual([
    'Your report is being written.',
    'A quarter of your report is written.',
    'Half of your report is written.',
    'Three quarters of your report are written.',
    'All sections of your report are written.',
    'All sections are written. The pages are being set.',
  ])
  expect(container.querySelector('[aria-busy], section[aria-live]')).toBeNull()
})
