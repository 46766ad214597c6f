// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allRoutes } from '@waymark/contracts/routes/all'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '..')
const tests = globSync('**/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !file.startsWith('house'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

test('no test has a server of its own: calls are answered by test/support/server.ts', () => {
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter(({ text }) => /stubGlobal\(\s*'fetch'/.test(text)).map(({ file }) => file)).toEqual([])
})

test('what a test answers is an address of the contract', () => {
  const known = allRoutes.map((route) => ({ method: route.method, parts: route.path.split('/') }))
  const answered = tests.flatMap(({ file, text }) =>
    [...text.matchAll(/^\s*(?:serve\(\{ )?'(GET|POST|PUT|DELETE) (\/api\/[^'*]+)':/gm)].map(([, method, address = '']) => ({
      ...{ file, method, address },
      parts: address.split('/'),
    })),
  )
  expect(answered.length).toBeGreaterThan(50)
  const strange = answered.filter(
    (one) =>
      !known.some(
        ({ method, parts }) =>
          method === one.method &&
          parts.length === one.parts.length &&
          parts.every((part, at) => part === one.parts[at] || part.startsWith('{') || one.parts[at]?.startsWith(':')),
      ),
  )
  expect(strange.map(({ file, method, address }) => `${file}: ${method} ${address}`)).toEqual([])
})
