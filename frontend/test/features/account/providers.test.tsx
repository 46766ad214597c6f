import { screen, waitFor } from '@testing-library/react'
import type { Factors } from '@waymark/contracts/models/identity/factors'
import { beforeEach, expect, test } from 'vitest'
import { SecondStep } from '../../../src/features/account/second-step/SecondStep.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { lost, problem, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

const id = '0190c1de-0000-7000-8000-000000000001'
let factors: Factors
/** What the service answers to each removal that is asked for. */
let answers: Response[]

beforeEach(() => {
  const joined = { id, name: 'Ridge ID', createdAt: '2025-11-27T10:00:00.000Z' }
  factors = { passkeys: [], providers: [joined], recoveryCodesLeft: 0, passkeysPossible: true }
  answers = []
  serve({
    'GET /api/account/factors': () => factors,
    [`DELETE /api/account/providers/${id}`]: () => answers.shift() ?? lost(),
  })
})

function shown() {
  renderApp(<SecondStep />)
}
const removed = () => {
  factors = { ...factors, providers: [] }
  return Response.json({ factors })
}

test('an account at another site is named with since when it opens this one, and removed', async () => {
  shown()
  expect((await screen.findByText('Ridge ID')).closest('li')?.textContent).toContain('opens your account since November 27, 2025')
  answers = [removed()]
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ridge ID' }))
  await screen.findByText('Ridge ID no longer opens your account.')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Accounts at other sites' })).toBeNull())
  expect(writes().map(({ body }) => body)).toEqual([{}])
})

test('the password is asked for where it was not given a moment ago', async () => {
  shown()
  answers = [problem(403, 'Please give your password to do this.')]
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ridge ID' }))
  await screen.findByText('Please give your password to sign in with Ridge ID no more.')
  answers = [removed()]
  await fill(screen.getByLabelText('Your password'), 'a quiet mountain path')
  await userEvent.click(screen.getByRole('button', { name: 'Remove this way in' }))
  await screen.findByText('Ridge ID no longer opens your account.')
  expect(writes().map(({ body }) => body)).toEqual([{}, { password: 'a quiet mountain path' }])
})

test('the last way in stays, and why is said', async () => {
  shown()
  answers = [problem(409, 'Nothing else opens your account yet.')]
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ridge ID' }))
  await screen.findByText('Nothing else opens your account yet.')
  expect(screen.getByText('Ridge ID')).toBeTruthy()
})

test('nothing is shown where none is joined', async () => {
  factors = { ...factors, providers: [] }
  shown()
  await screen.findByText('Authenticator app')
  expect(screen.queryByRole('heading', { name: 'Accounts at other sites' })).toBeNull()
})
