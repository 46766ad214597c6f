import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type PoolOptions, type TestSpecification } from 'vitest/node'
import { KeptThread } from './kept-thread.ts'

const listed = (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean)
const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** In the order in which a target names its files, quick ones first: the first test that fails ends what a mutant costs. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      listed.findIndex((file) => moduleId.includes(file.slice(file.lastIndexOf('/'), -1)))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}

/**
 * The unit tests of the frontend that judge its mutants. Pure functions say for themselves that they need no browser
 * (`@vitest-environment node`): making one for each mutant would cost more than the test.
 */
export default defineConfig({
  root: fromRoot(''),
  plugins: [
    {
      name: 'kept-thread',
      // Stryker names the pool itself, and knows Vitest's own only.
      configureVitest({ project }) {
        Object.assign(project.config, {
          pool: 'kept-thread',
          poolRunner: { name: 'kept-thread', createPoolWorker: (options: PoolOptions) => new KeptThread(options) },
          isolate: false,
        })
      },
    },
  ],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://waymark.test/' } },
    include: listed,
    setupFiles: [fromRoot('frontend/test/support/fresh-sources.ts'), fromRoot('frontend/test/setup.ts')],
    css: false,
    testTimeout: 30_000,
    sequence: { sequencer: AsListed },
    maxWorkers: 1,
    pool: 'threads',
  },
})
