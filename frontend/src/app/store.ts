import { configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api.ts'
import { askAfter401 } from '../api/ask-after-401.ts'
import { decideDemo } from '../lib/demo-mode.ts'

export function createStore() {
  decideDemo()
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(askAfter401, api.middleware),
  })
}
