import { configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'

export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch']
