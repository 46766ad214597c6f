import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

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

afterEach(() => {
  if (!('document' in globalThis)) return
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
