// Which Chromium prints, when CHROMIUM_PATH does not say. Plain JavaScript: runs on the machine's own Node.
import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Debian's program itself, not the script of the same name: see services/shared/kit/src/chromium.ts. */
const DEBIAN = '/usr/lib/chromium/chromium-headless-shell'
/** The ones without a window first: they print fastest. */
export const browserNames = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'google-chrome-stable', 'google-chrome', 'chrome'],
]
/** Where `npx @puppeteer/browsers install … --path .cache/browsers` leaves them. */
const downloads = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../../.cache/browsers')

/** The path of a browser that can print, or undefined. */
export const findBrowser = (env, { debian = DEBIAN, downloaded = downloads } = {}) => {
  const folders = (env.PATH || '').split(':').filter(Boolean)
  // Debian's script on the path belongs to Debian's program.
  const onPath = browserNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = onPath.find(isUsable)
  if (found?.endsWith('/chromium-headless-shell') && isUsable(debian)) return debian
  return found ?? inDownloads(downloaded)
}

/** A snap lives in a world of its own, where our fonts and papers are not: it cannot print them. */
const isUsable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return !realpathSync(file).endsWith('/snap')
  } catch {
    return false
  }
}

/** `<browser>/<platform>-<version>/<folder>/<program>`, the newest version. */
const inDownloads = (folder) => {
  for (const browser of ['chrome-headless-shell', 'chrome']) {
    const versions = existsSync(join(folder, browser)) ? readdirSync(join(folder, browser)) : []
    const newest = versions.sort(new Intl.Collator('en', { numeric: true }).compare).reverse()
    const programs = newest.flatMap((version) =>
      readdirSync(join(folder, browser, version)).map((inner) => join(folder, browser, version, inner, browser)),
    )
    const found = programs.find(isUsable)
    if (found) return found
  }
  return undefined
}
