import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** The file that a page gives away when `start` is done, such as the press of a button. */
export async function downloaded(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return readFile(await download.path())
}
