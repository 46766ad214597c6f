import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const listed = (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean)

/** In the order in which a target names its files, quick ones first: the first test that fails ends what a mutant costs. */
class AsListed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => listed.findIndex((file) => moduleId.endsWith(file))
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** The unit tests of one target, which are written for Node's runner, on Vitest: see node-test.ts. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { 'node:test': fileURLToPath(new URL('node-test.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    // The gateway's tests start it in a process of its own otherwise, where no mutant is.
    env: { GATEWAY_IN_PROCESS: 'true' },
    include: listed,
    sequence: { sequencer: AsListed },
    testTimeout: 30_000,
    maxWorkers: 1,
    pool: 'threads',
  },
})
