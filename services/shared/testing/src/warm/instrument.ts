import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core'

/** What mutated code reads and writes: which mutant is on, and what was reached by which test. It keeps this object for good. */
const coverage: MutantCoverage = { static: {}, perTest: {} }
const mutated: InstrumenterContext = { mutantCoverage: coverage }
Object.assign(globalThis, { __stryker__: mutated })

export const covered = (): MutantCoverage => coverage

/** From here on, what is reached counts as reached by this test; without one, as reached while modules are loaded. */
export const begin = (test: string | undefined): void => {
  mutated.currentTestId = test
}

/** Counts what one name has reached for others instead. */
export const attribute = (from: string, to: string[]): void => {
  const hits = Object.entries(coverage.perTest[from] ?? {})
  delete coverage.perTest[from]
  if (hits.length === 0) return
  for (const test of to) {
    const own = coverage.perTest[test] ?? {}
    for (const [mutant, count] of hits) own[mutant] = (own[mutant] ?? 0) + count
    coverage.perTest[test] = own
  }
}

export const activate = (mutant: string | undefined): void => {
  mutated.activeMutant = mutant
}

/** Code that runs a mutated line far more often than before is taken to run for ever: it throws at the limit. */
export const limitHits = (limit: number | undefined): void => {
  mutated.hitLimit = limit
  mutated.hitCount = limit === undefined ? undefined : 0
}

export const hits = (): number | undefined => mutated.hitCount
