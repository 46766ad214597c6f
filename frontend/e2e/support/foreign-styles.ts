import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { repoRoot } from '../../../infra/dev/places.ts'
import { filesOf, type Manifest, staticClosure } from '../../build/manifest.ts'
import { screenParts, shellPart } from '../../build/screen-parts.ts'
import { type RouteKey, routeAt } from '../../src/routes.ts'

const client = join(repoRoot, 'frontend/dist/client')

/** The screens whose styles must not reach another. */
const kept: RouteKey[] = ['blog', 'report', 'correctReport', 'compareReports']
const screens: Partial<Record<RouteKey, string>> = Object.fromEntries(
  Object.entries(screenParts).filter(([key]) => !kept.some((one) => one === key)),
)

function ownOf(path: string): string {
  const key = routeAt(path.replace(/\?.*$/, ''))
  const own = key && screens[key]
  if (!own) throw new Error(`No screen is named for ${path}`)
  return own
}

/**
 * The rules of other screens' style sheets that reach the one that is shown: a screen would look different before and after
 * another one was opened. What is for paper only does not count.
 */
export async function foreignStyles(page: Page, path: string): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest
  const stylesOf = (parts: readonly string[]) =>
    filesOf(
      manifest,
      parts.flatMap((part) => [...staticClosure(manifest, part)]),
    ).styles
  const own = new Set(stylesOf(['index.html', shellPart, ownOf(path)]))
  const foreign = [...new Set(stylesOf(Object.values(screens)))].filter((file) => !own.has(file))
  const sheets = foreign.map((file): [string, string] => [
    file.replace(/^assets\/|-[^-]+\.css$/g, ''),
    readFileSync(join(client, file), 'utf8'),
  ])
  return (await page.evaluate(`(${inPage})(${JSON.stringify(sheets)})`)) as string[]
}

/** Runs on the page; a text, as nothing here knows a browser's types. */
const inPage = `(texts) => {
  const selectors = (rules) =>
    [...rules].flatMap((rule) => {
      if (rule.conditionText === 'print') return []
      const inside = selectors(rule.cssRules ?? [])
      return rule.selectorText && rule.style.length > 0 ? [rule.selectorText, ...inside] : inside
    })
  const reaches = (selector) => {
    const plain = selector.replaceAll(/::?(before|after|hover|focus-visible|focus|active|placeholder)\\b/g, '')
    return !selector.startsWith('&') && CSS.supports('selector(' + plain + ')') && document.querySelector(plain) !== null
  }
  return texts.flatMap(([name, text]) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return selectors(sheet.cssRules).filter(reaches).map((selector) => name + ': ' + selector)
  })
}`
