import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allRoutes } from '@waymark/contracts/routes/all'
import { repoRoot } from '../../dev/places.ts'

/** One test a call is made from a table there, named by the call. */
const calls = 'services/shared/contracts/e2e/calls.ts'

/**
 * Says of a name whether a test that bears it is declared in a file that is run: it stands in quotes behind `test(`, `it(` or a table
 * of cases, in no comment, in a test file or in one that a test file imports. … ends a beginning.
 */
export function declaredTests(file: string): (name: string) => boolean {
  const path = join(repoRoot, file)
  const text = isRun(file) && existsSync(path) ? withoutComments(readFileSync(path, 'utf8')) : ''
  const names = new Set(declaredIn(text))
  if (file === calls)
    for (const { id, method, path: address } of allRoutes)
      if (new RegExp(`route: \\w+Routes\\.${id}\\b`).test(text)) names.add(`${method} ${address}`)
  return (name) =>
    name.endsWith('…') ? [...names].some((one) => one.startsWith(name.slice(0, -1)) && name.length > 8) : names.has(name)
}

export function declaredIn(text: string): string[] {
  const quoted = [...text.matchAll(/(?:\b(?:test|it)|\))\(\s*(?<mark>['"`])(?<name>(?:\\.|(?!\k<mark>).)+)\k<mark>/g)]
  return quoted.map(({ groups }) => groups?.name?.replaceAll(/\\(.)/g, '$1') ?? '')
}

/** Strings are passed over, so that an address in one is no comment. */
export function withoutComments(text: string): string {
  const string = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/
  return text.replaceAll(new RegExp(`(${string.source})|${comment.source}`, 'gm'), (_all, kept?: string) => kept ?? '')
}

function isRun(file: string): boolean {
  if (/\.test\.tsx?$/.test(file)) return true
  imported ??= importedBy(globSync('{frontend,infra,services/shared/contracts}/e2e/**/*.test.ts', { cwd: repoRoot }))
  return imported.has(file)
}
let imported: ReadonlySet<string> | undefined

export function importedBy(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = withoutComments(readFileSync(join(repoRoot, file), 'utf8'))
    for (const [, path = ''] of text.matchAll(/^(?:import|export)[^'"]*['"](\.[^'"]+\.ts)['"]/gm)) {
      const next = join(dirname(file), path)
      if (!found.has(next)) open.push(next)
      found.add(next)
    }
  }
  return found
}
