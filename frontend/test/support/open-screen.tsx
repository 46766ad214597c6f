import { render } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { FunctionComponent } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { createStore } from '../../src/app/store.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'

export const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

/** By address, with or without its query, and with a method before it where only that one is meant. */
export type Answers = Record<string, () => Response>

/** Answers every call from a table that the test may change; what is not in it is not found. `sent` has a line for each call. */
export function serve(answers: Answers): { answers: Answers; sent: string[] } {
  const sent: string[] = []
  const answer = async (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`)
    const [path = ''] = String(address).split('?')
    const meant = [`${method} ${path}`, String(address), path].find((key) => answers[key])
    return (meant && answers[meant]?.()) || new Response('', { status: 404 })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return { answers, sent }
}

/** Draws a signed-in screen at an address, without the shell. */
export function openScreen(Screen: FunctionComponent<{ user: User }>, address: string): void {
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <Screen user={user} />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
}
