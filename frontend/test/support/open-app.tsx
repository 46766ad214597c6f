import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { createStore } from '../../src/app/store.ts'

/** Opens the whole app at an address. `hint`: the browser was signed in before. */
export async function openApp(path: string, { hint = false } = {}): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
  if (hint) document.cookie = 'wm_in=1; Path=/'
  history.replaceState(null, '', path)
  await act(async () => {
    render(<App store={createStore()} />)
  })
}

/** After a test: no stub, no hint and no address is left to the next one. */
export function leaveApp(): void {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
  document.cookie = 'wm_in=; Max-Age=0; Path=/'
  history.replaceState(null, '', '/')
}
