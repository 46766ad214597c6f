import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The unit tests of the frontend that judge its mutants. Pure functions say for themselves that they need no browser
 * (`@vitest-environment node`): making one for each mutant would cost more than the test.
 */
export default defineConfig({
  root: fromRoot(''),
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://waymark.test/' } },
    include: (process.env.MUTATION_TESTS ?? '').split(',').filter(Boolean),
    setupFiles: [fromRoot('frontend/test/setup.ts')],
    css: false,
    testTimeout: 30_000,
    maxWorkers: 1,
    pool: 'threads',
  },
})
