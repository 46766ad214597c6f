import { act, type RenderResult, render } from '@testing-library/react'
import { App } from '../../src/app/App.tsx'
import { createStore } from '../../src/app/store.ts'
import { beginKeeping } from '../../src/lib/own-storage.ts'

/** Opens the whole app at an address of the browser. `hint`: it was signed in before. */
export async function openApp(path: string, { hint = false } = {}): Promise<RenderResult> {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
  if (hint) document.cookie = 'wm_in=1; Path=/'
  history.replaceState(null, '', path)
  beginKeeping()
  return act(async () => render(<App store={createStore()} />))
}
