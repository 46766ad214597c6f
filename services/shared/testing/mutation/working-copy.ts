import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { sources } from './sources.ts'

/**
 * A copy of the sources to write mutants into, so that the tree that people work in never holds one. Packages from outside are
 * linked to, our own workspaces are linked within the copy: a test that imports `@waymark/kit` must meet the mutated files.
 */
export const makeWorkingCopy = (to: string): void => {
  rmSync(to, { recursive: true, force: true })
  for (const path of allSources()) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(repoRoot, path), join(to, path), { recursive: true })
  }
  linkPackages(join(repoRoot, 'node_modules'), join(to, 'node_modules'))
}

/** What git tracks or would track, and what set-up generates. */
const allSources = (): string[] => {
  const services = readdirSync(join(repoRoot, 'services')).map((name) => `services/${name}/src/generated`)
  const generated = ['proto/gen', ...services].filter((path) => existsSync(join(repoRoot, path)))
  return [...sources(), ...generated]
}

const linkPackages = (from: string, to: string): void => {
  mkdirSync(join(to, '@waymark'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@waymark') symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@waymark'))) {
    symlinkSync(readlinkSync(join(from, '@waymark', name)), join(to, '@waymark', name))
  }
}
