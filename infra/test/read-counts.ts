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

/** Vitest's JSON report, wherever it stands in the output. */
export const readVitestCounts = (output: string): Counts | undefined => {
  const line = output.split('\n').find((one) => one.startsWith('{"numTotalTestSuites"') || one.startsWith('{"numTotalTests"'))
  if (!line) return undefined
  const report = JSON.parse(line) as Record<string, number>
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}
