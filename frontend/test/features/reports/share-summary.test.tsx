import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShareSummary } from '../../../src/features/reports/reader/ShareSummary.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { type Call, problem, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const id = '0190c1de-0000-7000-8000-000000000001'
const link = {
  url: 'https://waymark.example/api/r/summary/k1.0190c1de-0000-7000-8000-000000000002.abc',
  createdAt: '2026-11-24T10:00:00.000Z',
  expiresAt: '2026-12-24T10:00:00.000Z',
}

let inForce: boolean
let failing: string | undefined
beforeEach(() => {
  inForce = false
  failing = undefined
  const answer = ({ method }: Call) => {
    if (method === failing) return problem(409, 'This report is not ready yet.')
    if (method === 'POST') inForce = true
    if (method === 'DELETE') inForce = false
    return inForce ? { link } : {}
  }
  serve({ [`/api/reports/${id}/summary/link`]: answer })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  renderApp(<ShareSummary reportId={id} />)
  await userEvent.click(screen.getByText('Share two pages with a counselor or partner'))
}
const press = async (name: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  // What failed is said a moment before the button can be pressed again.
  await waitFor(() => expect(button.disabled).toBe(false))
  await userEvent.click(button)
}

describe('two pages to share', () => {
  test('have a link once one is made, which is copied and ended', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } })
    await open()
    await press('Make a link')
    expect((await screen.findByRole('link', { name: link.url })).getAttribute('href')).toBe(link.url)
    expect(screen.getByText(/until December 24, 2026, or until you end it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull()
    await press('Copy the link')
    await screen.findByText('Link copied')
    expect(copied).toEqual([link.url])
    await press('End the link')
    await press('End it')
    await screen.findByText('Link ended')
    await screen.findByRole('button', { name: 'Make a link' })
    expect(screen.queryByRole('link', { name: link.url })).toBeNull()
  })

  test('are a file too', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Download the two pages' }).getAttribute('href')).toBe(
      `/api/reports/${id}/summary/pdf`,
    )
  })

  test('say what went wrong: making, copying, ending', async () => {
    failing = 'POST'
    await open()
    await press('Make a link')
    await screen.findByText('No link was made')
    expect(screen.getByText('This report is not ready yet.')).toBeTruthy()
    failing = undefined
    await press('Make a link')
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    await press('Copy the link')
    await screen.findByText('Not copied')
    failing = 'DELETE'
    await press('End the link')
    await press('End it')
    await screen.findByText('The link still works')
    await waitFor(() => expect(screen.getByRole('link', { name: link.url })).toBeTruthy())
  })
})
