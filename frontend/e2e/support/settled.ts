import type { Page } from 'playwright-core'

const PATIENCE_MS = 20_000

/** Waits until nothing on the page says that it is still loading; fails when something never stops. */
export async function settled(page: Page): Promise<void> {
  const loading = page.locator('[aria-busy="true"]')
  const until = Date.now() + PATIENCE_MS
  while ((await loading.count()) > 0) {
    if (Date.now() > until) throw new Error(`${page.url()} is still loading after ${PATIENCE_MS / 1000} s`)
    await page.waitForTimeout(100)
  }
}
