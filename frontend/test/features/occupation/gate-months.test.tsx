import { screen } from '@testing-library/react'
import type { Gate } from '@waymark/contracts/models/skills/occupation'
import { describe, expect, test } from 'vitest'
import { GateMonths } from '../../../src/features/occupation/ways-in/GateMonths.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { serve } from '../../support/server.ts'

const gate: Gate = {
  kind: 'apprenticeship',
  licenseBy: 'state',
  pay: { kind: 'paid' },
  accreditors: [],
  lookUp: [],
  fields: [],
  read: '2026-11',
  ways: [
    { from: 'school', occupations: [], study: { low: 0, high: 0 }, paid: { low: 48, high: 60 } },
    { from: 'part_time', occupations: [] },
  ],
}
const standing = { occupation: { code: '29-1141.00', title: 'Registered Nurses' }, years: 9 }
const entry = { months: { low: 60, high: 66 }, paidMonths: { low: 0, high: 0 }, missing: [] }

function open(answer: object) {
  serve({ 'GET /api/occupations/:code/entry': () => answer })
  renderApp(<GateMonths code="47-2111.00" gate={gate} />)
}
const rows = () => screen.getAllByRole('img').map((row) => row.getAttribute('aria-label'))
const others = ['From high school: 48–60, paid, in months', 'Part time: not known']

describe('the months of a gate', () => {
  test('begin with the person’s own, and the axis reaches as far as it does', async () => {
    open({ standing, entry })
    expect(await screen.findByRole('heading', { name: 'How many months, from where you stand' })).toBeTruthy()
    expect(rows()).toEqual(['You: 60–66, in months', ...others])
    expect(screen.getByText('From Registered Nurses')).toBeTruthy()
    expect(screen.getByText('72')).toBeTruthy()
  })

  test('name no row for who has not said where they stand', async () => {
    open({})
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('heading', { name: 'How many months, from where one stands' })).toBeTruthy()
    expect(rows()).toEqual(others)
    expect(screen.queryByText('72')).toBeNull()
  })
})
