import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { beginKeeping } from '../src/lib/own-storage.ts'
import { endCalls, listen } from './support/server.ts'

// What jsdom lacks and antd or the app ask for; a suite that runs in plain Node needs none of it.
if ('document' in globalThis) {
  globalThis.matchMedia ??= (media: string) =>
    ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }) as unknown as MediaQueryList
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.PerformanceNavigationTiming ??= class {} as unknown as typeof PerformanceNavigationTiming
  Element.prototype.scrollIntoView ??= () => {}
  globalThis.scrollTo = () => {}
}

// Parts of the app load on demand, and machines that test are busy.
configure({ asyncUtilTimeout: 15_000 })

listen()
afterEach(() => {
  if ('document' in globalThis) leaveBrowser()
  endCalls()
})

/** Nothing of a test is left to the next one: no screen, no address, nothing kept. */
function leaveBrowser(): void {
  cleanup()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${name}=; Path=/; Max-Age=0`
  }
  beginKeeping()
}

// jsdom shows no dialog by itself: it is there, and modal as far as a test can see.
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
}
