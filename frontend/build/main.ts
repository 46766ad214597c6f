import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { measureBytes } from './measure.ts'
import { writePages } from './pages.ts'

/** Builds everything the static server needs: `dist/client` (hashed assets), `dist/pages` (documents), `dist/bytes.json`. */
const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')

await rm(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender/entry.tsx',
    outDir: 'dist/prerender',
    copyPublicDir: false,
    manifest: false,
    rollupOptions: { input: 'src/prerender/entry.tsx' },
  },
})

await mkdir(path.join(dist, 'pages'), { recursive: true })
await writePages(dist)
await compressFolder(path.join(dist, 'client'))
await compressFolder(path.join(dist, 'pages'))

const bytes = await measureBytes(path.join(dist, 'client'))
await writeFile(path.join(dist, 'bytes.json'), `${JSON.stringify(bytes, null, 2)}\n`)
console.table(bytes)
