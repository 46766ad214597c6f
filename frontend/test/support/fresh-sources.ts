import { configure } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'

type Loaded = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }
type VitestWorker = { evaluatedModules: { idToModuleMap: Map<string, Loaded> } }

/**
 * The thread outlives its run (frontend/test/mutation/kept-thread.ts). What the last mutant left behind must not be met by the next: our own modules are
 * loaded anew, the test kit among them, for it draws the screens of the mutant; and what a failed test did not put back is put back.
 */
const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: VitestWorker }).__vitest_worker__
for (const [id, module] of evaluatedModules.idToModuleMap) {
  if (!/\/frontend\/(src|test\/support)\//.test(id) || id.endsWith('/fresh-sources.ts')) continue
  Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
  module.importers.clear()
}

vi.useRealTimers()
vi.unstubAllGlobals()
if ('document' in globalThis) {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const spied of ['cookie', 'visibilityState']) Reflect.deleteProperty(document, spied)
  delete document.documentElement.dataset.theme
  history.replaceState(null, '', '/')
}

// A mutant may leave a listener behind. It would write into the tests of every mutant after it, and seem to kill them all.
type Listening = { remove: () => void }[]
const kept = globalThis as { ownListeners?: Listening }
for (const { remove } of kept.ownListeners?.splice(0) ?? []) remove()
if ('document' in globalThis && !kept.ownListeners) {
  const listeners: Listening = []
  kept.ownListeners = listeners
  const targets: EventTarget[] = [window, document]
  for (const target of targets) {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
      add(...listener)
      // Packages stay loaded, and add theirs once only.
      if (callerOf(new Error().stack).includes('/frontend/src/'))
        listeners.push({ remove: () => target.removeEventListener(...listener) })
    }
  }
}

/** The first line is the message, the second the function that looks. */
function callerOf(stack = ''): string {
  return stack.split('\n')[2] ?? ''
}

// A mutant that shows nothing is found by waiting for it; by then everything has been loaded once.
beforeAll(() => configure({ asyncUtilTimeout: 4_000 }))
