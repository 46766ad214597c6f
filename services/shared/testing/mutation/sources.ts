import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'

/** The files that git tracks or would track, in all of the tree or where these patterns say. */
export const sources = (root = repoRoot, patterns: string[] = []): string[] => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const files = new Set(listed.split('\0').filter(Boolean))
  return [...files].filter((path) => existsSync(join(root, path))).sort()
}
