import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pageAssetPath } from './paths.ts'

export type Asset = { name: string; url: string; type: string; bytes: Buffer }
export type Assets = { byName(name: string): Asset | undefined; url(key: AssetKey): string; fontUrls: readonly string[] }

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
  const byName = new Map([...byKey.values()].map((asset) => [asset.name, asset]))
  const url = (key: AssetKey) => byKey.get(key)?.url ?? ''
  return {
    byName: (name) => byName.get(name),
    url,
    fontUrls: [url('besley-latin'), url('hanken-grotesk-latin')],
  }
}

function load(key: AssetKey): Asset {
  const [file, type] = FILES[key]
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = `${key}.${digest}.${file.slice(file.lastIndexOf('.') + 1)}`
  return { name, url: pageAssetPath(name), type, bytes }
}
