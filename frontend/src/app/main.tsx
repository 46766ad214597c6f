import '../styles/app.css'
import { createRoot } from 'react-dom/client'
import { keepEarlyChoice } from '../features/wizard/keep-early-choice.ts'
import { dropStaleDemo } from '../lib/demo-mode.ts'
import { App } from './App.tsx'
import { preloadPage } from './pages.tsx'
import { askWhoIsSignedIn } from './session.ts'
import { createStore } from './store.ts'

async function start(): Promise<void> {
  if (dropStaleDemo(location.search)) return location.reload()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  // The prerendered first step stays on screen until the same step can be drawn alive.
  const store = createStore()
  askWhoIsSignedIn(store)
  await preloadPage(location.pathname)
  keepEarlyChoice(root)
  createRoot(root).render(<App store={store} />)
  delete document.documentElement.dataset.resume
}

void start()
