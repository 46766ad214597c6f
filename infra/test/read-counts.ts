export type Counts = { passed: number; failed: number; skipped: number }

/** The closing summary of Node's test runner, spec reporter (`ℹ pass 3`) or TAP (`# pass 3`). */
export const readNodeCounts = (output: string): Counts | undefined => {
  const last = (word: string) => [...output.matchAll(new RegExp(`^(?:ℹ|#) ${word} (\\d+)$`, 'gmu'))].at(-1)?.[1]
  const [passed, failed, cancelled] = [last('pass'), last('fail'), last('cancelled')]
  if (passed === undefined || failed === undefined) return undefined
  return {
    passed: Number(passed),
    failed: Number(failed) + Number(cancelled ?? 0),
    skipped: Number(last('skipped') ?? 0) + Number(last('todo') ?? 0),
  }
}

/** Vitest's JSON report. */
export const readVitestCounts = (report: string): Counts | undefined => {
  const found = parse(report)
  if (found?.numPassedTests === undefined || found.numFailedTests === undefined) return undefined
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = found
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

const parse = (text: string): Record<string, number> | undefined => {
  try {
    return JSON.parse(text) as Record<string, number>
  } catch {
    return undefined
  }
}
