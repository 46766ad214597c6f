import { chromiumPath } from '@waymark/testing/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
export type Screen = keyof typeof screens

/** `script: false` is a reader whose browser runs none. */
export type Visit = { script?: boolean }

export type Visitor = {
  page: Page
  context: BrowserContext
  /** Ends the visit. Refuses every fault but the expected ones, each of which must have come. */
  close(expected?: readonly RegExp[]): Promise<void>
}

/** A browser with nothing in it. Whatever a page logs as an error, or fails to load, is a fault that `close` refuses unless it is expected. */
export async function startBrowser(): Promise<{
  visit(site: string, screen: Screen, options?: Visit): Promise<Visitor>
  stop(): Promise<void>
}> {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  return {
    async visit(site, screen, { script = true } = {}) {
      const context = await browser.newContext({
        ...screens[screen],
        baseURL: site,
        javaScriptEnabled: script,
        acceptDownloads: true,
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(20_000)
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => faults.push(error.error().message))
      const page = await context.newPage()
      return {
        page,
        context,
        async close(expected = []) {
          await context.close()
          const others = faults.filter((fault) => !expected.some((one) => one.test(fault)))
          if (others.length > 0) throw new Error(`the pages complained:\n${others.join('\n')}`)
          const missing = expected.filter((one) => !faults.some((fault) => one.test(fault)))
          if (missing.length > 0) throw new Error(`the pages did not complain of ${missing.join(', ')}`)
        },
      }
    },
    stop: () => browser.close(),
  }
}
