import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import Handlebars from 'handlebars'
import type { Asset, AssetKey, Assets } from './assets.ts'
import { loadAssets } from './assets.ts'
import type { Views } from './views.ts'

export type RenderedPage = { html: string; headers: Record<string, string> }
export type PageRenderer = {
  render<N extends keyof Views>(name: N, view: Views[N]): RenderedPage
  asset(name: string): Asset | undefined
}

const TEMPLATES = new URL('./templates/', import.meta.url)
const MARK =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="5" fill="%23123D33"/%3E%3Crect x="7.5" y="16.75" width="7.5" height="10.75" rx=".75" fill="%23fff"/%3E%3Crect x="17" y="4.5" width="7.5" height="10.75" rx=".75" fill="%23F4BE1E"/%3E%3C/svg%3E'

/**
 * Pages that work without script: everything that came from outside is escaped by the templates, and the policy runs nothing that stands in
 * a page. Only those that offer passkeys may load ours.
 */
export function createPageRenderer(): PageRenderer {
  const assets = loadAssets()
  const css = styleSheet(assets)
  const hbs = Handlebars.create()
  const templates = new Map<string, Handlebars.TemplateDelegate>()
  for (const file of readdirSync(TEMPLATES)) {
    const template = hbs.compile(readFileSync(new URL(file, TEMPLATES), 'utf8'), { knownHelpersOnly: true })
    templates.set(basename(file, '.hbs'), template)
    hbs.registerPartial(basename(file, '.hbs'), template)
  }
  // The style sheet is ours, and its hash is in the policy: the one thing that is not escaped.
  const house = {
    css: new Handlebars.SafeString(css),
    mark: MARK,
    preload: assets.fontUrls,
    passkeyScript: assets.passkeyScriptUrl,
  }
  const headersWith = (more: readonly string[]) => ({
    'content-security-policy': [...policy(css), ...more].join('; '),
    'referrer-policy': 'strict-origin',
    'x-frame-options': 'DENY',
  })
  const headers = headersWith([])
  const headersWithScript = headersWith(["script-src 'self'", "connect-src 'self'"])

  return {
    asset: assets.byName,
    render(name, view) {
      const template = templates.get(name)
      if (!template) throw new Error(`no template ${name}`)
      const scripted = 'passkeys' in view && view.passkeys
      return { html: template({ ...view, house }), headers: scripted ? headersWithScript : headers }
    },
  }
}

function styleSheet(assets: Assets): string {
  const source = readFileSync(new URL('./page.css', import.meta.url), 'utf8')
  const placed = source.replaceAll(/asset:([\w-]+)/g, (_all, key: AssetKey) => assets.url(key))
  return placed.replaceAll(/\/\*[^*]*\*\//g, '').replaceAll(/\s+/g, ' ')
}

/**
 * `strict-origin` on links with a token: the token stays out of the Referer, but Origin is still sent with the form
 * (`no-referrer` would send `null`, and the check of where a form comes from would refuse it).
 */
function policy(css: string): string[] {
  const hash = createHash('sha256').update(css).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
}
