import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { sources } from './sources.ts'
import type { Target } from './targets.ts'

/**
 * Names everything that a target's verdict depends on: the target as it is declared, the files of the workspaces that it mutates and
 * tests and of those that they are made with, the installed packages, and the machinery here. Explanations are not in it: they are
 * held against the mutants each time.
 */
export const fingerprintOf = (target: Target, root = repoRoot): string => {
  const hash = createHash('sha256').update(JSON.stringify(target))
  const folders = workspacesOf([...target.mutate, ...target.tests], root)
  for (const file of sources(root, [...folders, 'services/shared/testing/mutation', WARM, 'package-lock.json'])) {
    if (!onlyJudges.test(file)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** The runner of the tests, beside the rest of what runs tests. */
const WARM = 'services/shared/testing/src/warm'

/** What is done with mutants once they are judged, and tests of the machinery. */
const onlyJudges =
  /^services\/shared\/testing\/mutation\/(explained|owner-tables|score|targets|run|sources|fingerprint|kept-results|progress)\.ts$|^services\/shared\/testing\/mutation\/.*\.test\.ts$|\/test\/(explained-mutants|mutation-targets)\.tsv$/

/** The workspaces that these files are in, and the workspaces they are made with, however indirectly. */
export const workspacesOf = (files: string[], root = repoRoot): string[] => {
  const all = workspaces(root)
  const found = new Set(files.flatMap((file) => all.find(({ folder }) => file.startsWith(`${folder}/`)) ?? []))
  for (const { uses } of found) for (const other of all) if (uses.includes(other.name)) found.add(other)
  return [...found].map(({ folder }) => folder).sort()
}

type Manifest = {
  name: string
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
type Workspace = { folder: string; name: string; uses: string[] }

const workspaces = (root: string): Workspace[] =>
  sources(root, ['*/package.json'])
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      ) as Manifest
      return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) }
    })
