import { chromiumPath } from '@waymark/kit/testing/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
export type Screen = keyof typeof screens

/** `script: false` is a reader whose browser runs none. */
export type Visit = { script?: boolean }

export type Visitor = { page: Page; context: BrowserContext; faults: string[]; close(): Promise<void> }

/** A browser with nothing in it. Whatever a page logs as an error, or fails to load, is a fault that `close` refuses. */
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
        faults,
        async close() {
          await context.close()
          if (faults.length > 0) throw new Error(`the pages complained:\n${faults.join('\n')}`)
        },
      }
    },
    stop: () => browser.close(),
  }
}
