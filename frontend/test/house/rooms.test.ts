// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')
const files = globSync('**/*.{ts,tsx}', { cwd: src })

/** From the ground up; who stands in one line knows nothing of the others in it. */
const storeys = [['lib'], ['demo', 'api'], ['ui'], ['entities'], ['features', 'site'], ['app']]
const storeyOf = (room: string) => storeys.findIndex((rooms) => rooms.includes(room))

/** `features/jobs` for what belongs to a feature, otherwise the first folder. */
function roomOf(file: string): string {
  const parts = file.split(path.sep)
  return parts[0] === 'features' ? parts.slice(0, 2).join('/') : (parts[0] ?? '')
}

/** Which rooms a room takes something from. */
function crossings(): [from: string, to: string][] {
  const found = new Map<string, [string, string]>()
  for (const file of files) {
    const source = readFileSync(path.join(src, file), 'utf8')
    for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const pair: [string, string] = [roomOf(file), roomOf(path.join(path.dirname(file), specifier))]
      if (pair[0] !== pair[1] && pair[1] !== 'routes.ts') found.set(pair.join(), pair)
    }
  }
  return [...found.values()]
}

test('a room imports from the rooms below it only, and no feature another', () => {
  const upwards = crossings().filter(([from, to]) => {
    const [room = '', below = ''] = [from, to].map((name) => name.split('/')[0])
    return storeyOf(below) >= storeyOf(room)
  })
  expect(upwards.map((pair) => pair.join(' from ')).sort()).toEqual([
    // The store is made for the demo or for the server.
    'api from demo',
    'demo from api',
    // The first step of the wizard is prerendered.
    'site from features/detailed-assessment',
  ])
})

test('a folder has at most twenty files', () => {
  const counts = Map.groupBy(globSync('**/*.*', { cwd: src }), (file) => path.dirname(file))
  expect([...counts].filter(([, held]) => held.length > 20).map(([folder]) => folder)).toEqual([])
})

test('a screen that draws with Ant Design brings its theme, and no other one does', () => {
  const source = readFileSync(path.join(src, 'app/screens.ts'), 'utf8')
  const screens = [...source.matchAll(/(antdPart|lazyWithPreload)\(\s*async \(\) => \(await import\('\.\.\/([^']+)'/g)]
  expect(screens.length).toBeGreaterThan(15)
  for (const [, maker, file = ''] of screens) {
    const drawsIt = [...reachedFrom(file)].some((part) => /from 'antd/.test(readFileSync(path.join(src, part), 'utf8')))
    // Behind a guest's link it is the frame that brings it.
    if (file !== 'features/reports/link/LinkPages.tsx')
      expect(`${file} by ${maker}`).toBe(`${file} by ${drawsIt ? 'antdPart' : 'lazyWithPreload'}`)
  }
})

/** A file with everything that it imports at once. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(path.join(src, file), 'utf8')
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export) (?!type)[^'()]*?'(\.[^']+\.tsx?)'/gm))
    reachedFrom(path.join(path.dirname(file), specifier), seen)
  return seen
}
