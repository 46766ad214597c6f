import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { compressFolder } from './compress.ts'
import { measureBytes } from './measure.ts'
import { writePages } from './pages.ts'

/**
 * Builds everything the static server needs: `client` (hashed assets), `pages` (documents) and `bytes.json`, in `dist` or in the
 * folder given. It works in a folder of its own and moves it at the end: two builds, or a server that starts, see whole ones only.
 */
const root = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const work = path.join(root, '.cache', `build-${process.pid}`)

await mkdir(path.join(work, 'pages'), { recursive: true })
try {
  await build({ root, logLevel: 'warn', build: { outDir: path.join(work, 'client') } })
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/site/prerender/entry.tsx',
      outDir: path.join(work, 'prerender'),
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { input: 'src/site/prerender/entry.tsx' },
    },
  })
  await writePages(work)
  await compressFolder(path.join(work, 'client'))
  await compressFolder(path.join(work, 'pages'))

  const bytes = await measureBytes(path.join(work, 'client'))
  await writeFile(path.join(work, 'bytes.json'), `${JSON.stringify(bytes, null, 2)}\n`)
  console.table(bytes)
  await rm(dist, { recursive: true, force: true })
  await rename(work, dist)
} finally {
  await rm(work, { recursive: true, force: true })
}
