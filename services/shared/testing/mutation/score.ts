import { type Explanation, explanations } from './explained.ts'
import type { Mutant } from './run-target.ts'

/** Detected by a test or by running for ever; Stryker's own definition of the score. */
const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/** `byTime` of those detected ran for ever. */
export type Row = { folder: string; mutants: number; detected: number; byTime: number; leftOut: number; score: number }

/** Mutants that no test can judge (left out as static, or code that no longer compiles) count neither way. */
export const rowOf = (folder: string, mutants: Mutant[]): Row => {
  const detected = mutants.filter(({ status }) => DETECTED.includes(status)).length
  const undetected = mutants.filter(isUndetected).length
  const judged = detected + undetected
  const byTime = mutants.filter(({ status }) => status === 'Timeout').length
  const score = judged === 0 ? 1 : detected / judged
  return { folder, mutants: judged, detected, byTime, leftOut: mutants.length - judged, score }
}

const isUndetected = ({ status }: Mutant): boolean => UNDETECTED.includes(status)

/** The survivors that no line of the owners' tables accounts for. They are listed so that each is killed or explained. */
export const unexplained = (mutants: Mutant[], known: Explanation[] = explanations): Mutant[] =>
  mutants.filter((mutant) => isUndetected(mutant) && !known.some((explanation) => explains(explanation, mutant)))

const explains = ({ file, text, mutators }: Explanation, mutant: Mutant): boolean =>
  mutant.file.startsWith(file) && mutant.text.includes(text) && (!mutators || mutators.includes(mutant.mutator))

/**
 * An explanation whose survivors were killed since, or whose code is gone. When only some targets were run, only those can be told
 * that are about one of their files.
 */
export const outdated = (mutants: Mutant[], whole: boolean, known: Explanation[] = explanations): Explanation[] => {
  const files = new Set(mutants.map(({ file }) => file))
  return known
    .filter(({ file }) => whole || files.has(file))
    .filter((explanation) => !mutants.some((mutant) => isUndetected(mutant) && explains(explanation, mutant)))
}
