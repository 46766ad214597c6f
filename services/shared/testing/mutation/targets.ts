import { ownerRows } from './owner-tables.ts'

/** What is mutated, and the unit tests that have to notice. Tests that need servers are left out: a mutant must cost milliseconds. */
export type Target = {
  name: string
  mutate: string[]
  tests: string[]
  /** Vitest's configuration, when the tests are not written for Node's runner. */
  config?: string
  /**
   * Mutants in code that runs when a module is loaded need every test of the target. Where that takes minutes they are left out,
   * and counted as left out.
   */
  ignoreStatic?: boolean
}

/**
 * One line each in its owner's `test/mutation-targets.tsv`, by the owner's own paths, quick tests first: the first that fails ends what
 * a mutant costs. A large owner is mutated in parts, as what is not mutated in a run keeps its speed. Tests of the engine's whole table
 * are left out, because it is built for each mutant anew, and so are large screens: both are left to `make test`.
 */
export const targets: Target[] = ownerRows('mutation-targets.tsv').map(({ owner, cells }) => {
  const [name = '', statics = '', mutate = '', tests = ''] = cells
  const isFrontend = owner === 'frontend'
  return {
    name: `${owner}/${name}`,
    mutate: mutate.split(' ').map((files) => (files.startsWith('!') ? `!${owner}/${files.slice(1)}` : `${owner}/${files}`)),
    tests: tests.split(' ').map((test) => `${owner}/test/**/${test}.test.${isFrontend ? 'ts*' : 'ts'}`),
    ...(isFrontend && { config: 'frontend/test/mutation/vitest.config.ts' }),
    ...(statics && { ignoreStatic: true }),
  }
})
