import './app.css'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { keepEarlyChoice } from '../features/detailed-assessment/keep-early-choice.ts'
import { noteError } from '../lib/browser-report/note-errors.ts'
import { watchBrowser } from '../lib/browser-report/watch-browser.ts'
import { dropStaleDemo } from '../lib/demo-mode.ts'
import { PartMissing } from '../lib/load-failure.ts'
import { beginKeeping } from '../lib/own-storage.ts'
import { App } from './App.tsx'
import { keepFocus } from './keep-focus.ts'
import { preloadPage } from './screens.ts'
import { askWhoIsSignedIn, hasSignInHint } from './session.ts'
import { createStore } from './store.ts'

async function start(): Promise<void> {
  if (dropStaleDemo(location.search)) return location.reload()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  beginKeeping()
  // What the document shows, the first step or a spinner, stays until the same can be drawn alive.
  const store = createStore()
  const asked = askWhoIsSignedIn(store)
  // What cannot be fetched now is fetched again when it is drawn, and that says so.
  await Promise.allSettled([preloadPage(location.pathname, hasSignInHint()), asked])
  keepEarlyChoice(root)
  const focusAgain = keepFocus(root)
  // In pieces: a tap on a link of the document is answered in between.
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <WhenDrawn
        tell={() => {
          focusAgain()
          delete document.documentElement.dataset.resume
        }}
      >
        <App store={store} />
      </WhenDrawn>,
    ),
  )
}

/** Tells once that what it holds stands on the page, so that there is something to put the focus on again. */
function WhenDrawn({ tell, children }: { tell: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(tell, [])
  return children
}

/** What a boundary has caught; React logs it where nobody takes it. A missing part was noted where it was fetched. */
function onCaughtError(error: unknown): void {
  console.error(error)
  if (!(error instanceof PartMissing)) noteError('boundary', error)
}

/** Never a white page: whatever stands there stays, below a line that says what to do. */
function sayThatItFailed(reason: unknown): void {
  console.error('The app could not start', reason)
  noteError('uncaught', reason)
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Load the page again' })
  const line = Object.assign(document.createElement('p'), { className: 'start-failed' })
  line.setAttribute('role', 'alert')
  line.append('Waymark could not start in this browser. ', again)
  document.querySelector('.start-up')?.remove()
  document.body.prepend(line)
}

watchBrowser()
start().catch(sayThatItFailed)
