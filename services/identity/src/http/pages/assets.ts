import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageAssetPath } from './paths.ts'

export type Asset = { name: string; url: string; type: string; bytes: Buffer }
export type Assets = {
  byName(name: string): Asset | undefined
  url(key: AssetKey): string
  passkeyScriptUrl: string
  fontUrls: readonly string[]
}

const FILES = {
  'besley-latin': ['@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', 'font/woff2'],
  'hanken-grotesk-latin': ['@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', 'font/woff2'],
  'hanken-grotesk-latin-ext': [
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
    'font/woff2',
  ],
  'contours-spruce': ['../../../assets/contours-spruce.svg', 'image/svg+xml'],
} as const
export type AssetKey = keyof typeof FILES

/** Fonts and the picture of the side panel, under names that change with the content: a browser may keep them for good. */
export function loadAssets(): Assets {
  const keys = Object.keys(FILES) as AssetKey[]
  const byKey = new Map(keys.map((key) => [key, load(key)]))
  const passkeyScript = assetOf('passkey-button', '.js', { type: 'text/javascript; charset=utf-8', bytes: passkeyScriptBytes() })
  const byName = new Map([...byKey.values(), passkeyScript].map((asset) => [asset.name, asset]))
  const url = (key: AssetKey) => byKey.get(key)?.url ?? ''
  return {
    byName: (name) => byName.get(name),
    url,
    passkeyScriptUrl: passkeyScript.url,
    fontUrls: [url('besley-latin'), url('hanken-grotesk-latin')],
  }
}

function load(key: AssetKey): Asset {
  const [file, type] = FILES[key]
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  return assetOf(key, file.slice(file.lastIndexOf('.')), { type, bytes })
}

function assetOf(key: string, ending: string, { type, bytes }: Pick<Asset, 'type' | 'bytes'>): Asset {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = `${key}.${digest}${ending}`
  return { name, url: pageAssetPath(name), type, bytes }
}

/** The library for browsers as its package ships it for pages without a bundler, and our few lines after it. */
function passkeyScriptBytes(): Buffer {
  const library = new URL('../dist/bundle/index.umd.min.js', import.meta.resolve('@simplewebauthn/browser'))
  const parts = [library, new URL('./passkey-button.js', import.meta.url)]
  return Buffer.from(parts.map((part) => readFileSync(part, 'utf8')).join('\n'))
}
