import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { ToastProvider } from '../ui/toast/ToastProvider.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { KeepDemo } from './KeepDemo.tsx'
import type { createStore } from './store.ts'

export function App({ store }: { store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <ToastProvider>
        <BrowserRouter>
          <KeepDemo>
            <AppRoutes />
          </KeepDemo>
        </BrowserRouter>
      </ToastProvider>
    </Provider>
  )
}
