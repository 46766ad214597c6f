import { type RenderResult, render } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { FunctionComponent, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { createStore } from '../../src/app/store.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'

type Store = ReturnType<typeof createStore>
type Place = { at?: InitialEntry; store?: Store }

export const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

/** What stands around every screen: store, toasts and an address. `rerender` keeps it. */
export function renderApp(page: ReactNode, place: Place = {}): RenderResult {
  return render(page, { wrapper: frame(place) })
}

/** The same around a hook, or around a second drawing. */
export const frame =
  ({ at = '/', store = createStore() }: Place = {}): FunctionComponent<{ children: ReactNode }> =>
  ({ children }) => (
    <Provider store={store}>
      <ToastProvider>
        <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
      </ToastProvider>
    </Provider>
  )
