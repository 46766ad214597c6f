// @vitest-environment node
import { expect, test } from 'vitest'
import { chunkOf } from '../../build/chunks.ts'

const modules: Record<string, { importers: string[]; dynamic?: string[]; imports?: string[]; entry?: boolean }> = {
  '/src/site/island/landing.ts': { importers: [], entry: true },
  '/index.html': { importers: [], entry: true },
  '/src/app/shell/SignedInPages.tsx': { importers: [], dynamic: ['/index.html'] },
  '/src/a.tsx': { importers: [], dynamic: ['/index.html'] },
  '/src/b.tsx': { importers: [], dynamic: ['/index.html'] },
  '/src/c.tsx': { importers: [], dynamic: ['/index.html'] },
  '/src/watch.ts': { importers: ['/src/site/island/landing.ts', '/index.html'] },
  '/src/report.ts': { importers: [], dynamic: ['/src/watch.ts'] },
  '/src/fetched-later.ts': { importers: ['/src/report.ts', '/index.html', '/src/app/shell/SignedInPages.tsx'] },
  '/src/island-too.ts': { importers: ['/src/site/island/landing.ts', '/index.html'] },
  '/src/store.ts': { importers: ['/index.html', '/src/a.tsx'] },
  '/src/menu.ts': { importers: ['/src/app/shell/SignedInPages.tsx', '/src/a.tsx'] },
  '/src/money.ts': { importers: ['/src/a.tsx', '/src/b.tsx', '/src/c.tsx'] },
  '/src/two.ts': { importers: ['/src/a.tsx', '/src/b.tsx'] },
  '/src/select.tsx': { importers: ['/src/a.tsx', '/src/b.tsx', '/src/c.tsx'], imports: ['/node_modules/antd/es/index.js'] },
}
const graph = {
  getModuleInfo: (id: string) => {
    const found = modules[id]
    return found
      ? {
          isEntry: found.entry ?? false,
          importers: found.importers,
          dynamicImporters: found.dynamic ?? [],
          importedIds: found.imports ?? [],
        }
      : null
  },
}

test('what several screens share is one file; what a public page shares, or Ant Design stands behind, is not in it', () => {
  const names = ['menu.ts', 'money.ts', 'store.ts', 'two.ts', 'island-too.ts', 'fetched-later.ts', 'select.tsx', 'a.tsx']
  expect(names.map((name) => chunkOf(`/src/${name}`, graph))).toEqual([
    'signed-in',
    'screens',
    'app',
    null,
    null,
    null,
    null,
    null,
  ])
})
