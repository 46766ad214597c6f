// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const features = path.resolve(import.meta.dirname, '../src/features')

/** Which other features a feature takes something from. Who may import whom between the rooms is the linter's. */
function crossings(): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const file of globSync('**/*.{ts,tsx}', { cwd: features })) {
    const own = file.split(path.sep)[0] ?? ''
    const source = readFileSync(path.join(features, file), 'utf8')
    for (const [, specifier = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = path.relative(features, path.resolve(features, path.dirname(file), specifier))
      const [other = ''] = target.split(path.sep)
      if (other === '..' || other === own) continue
      found[own] ??= new Set()
      found[own].add(other)
    }
  }
  return Object.fromEntries(Object.entries(found).map(([own, others]) => [own, [...others].sort()]))
}

/** Each line is something that two features share and that has no room of its own yet. */
const known = {
  'ai-transition': ['marketing'],
  'basic-assessment': ['detailed-assessment', 'recommendations'],
  corrections: ['detailed-assessment'],
  dashboard: ['recommendations', 'reports'],
  jobs: ['occupation'],
  landing: ['blog'],
  marketing: ['blog'],
  'report-link': ['corrections', 'reports'],
  reports: ['detailed-assessment'],
  shell: ['account', 'search'],
}

test('features take from one another only what is listed here, and never in a circle', () => {
  const now = crossings()
  expect(now).toEqual(known)
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of now[from] ?? []) if (!seen.has(next)) reached(next, seen.add(next))
    return seen
  }
  expect(Object.keys(now).filter((one) => reached(one).has(one))).toEqual([])
})
