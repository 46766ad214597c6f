import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { ToastProvider } from '../components/toast/ToastProvider.tsx'
import { KeepDemo } from './KeepDemo.tsx'
import { Pages } from './pages.tsx'
import type { createStore } from './store.ts'

export function App({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <ToastProvider>
        <BrowserRouter>
          <KeepDemo>
            <Pages />
          </KeepDemo>
        </BrowserRouter>
      </ToastProvider>
    </Provider>
  )
}
