import { join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { sayStep } from '../../../../infra/tools/say-step.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type KeptResult, keepResult, readResult } from './kept-results.ts'
import { type Mutant, runTarget } from './run-target.ts'
import { type Row, rowOf } from './score.ts'
import { type Target, targets } from './targets.ts'
import { makeWorkingCopy } from './working-copy.ts'

const results = join(repoRoot, '.cache/mutation')

type Asked = { target: Target; fingerprint: string; before?: KeptResult }
type Options = { concurrency?: number; afresh?: boolean }

/**
 * What a run over some targets found: the score by folder, and every mutant. What a target gave is kept in `.cache/mutation/`, and
 * a target that nothing has changed for since is not run again unless all is asked for afresh.
 */
export const mutate = async (
  chosen: Target[] = targets,
  { concurrency = 2, afresh = false }: Options = {},
): Promise<{ rows: Row[]; mutants: Mutant[] }> => {
  const asked = chosen.map((target) => ask(target))
  const due = asked.filter(({ fingerprint, before }) => afresh || before?.fingerprint !== fingerprint)
  sayStep(`${asked.length - due.length} of ${asked.length} targets are as they were last judged`, howLong(due))
  if (due.length > 0) await judge(due, concurrency)
  const found = chosen.map(({ name }) => ({ name, mutants: readResult(results, name)?.mutants ?? [] }))
  return { rows: found.map(({ name, mutants }) => rowOf(name, mutants)), mutants: found.flatMap(({ mutants }) => mutants) }
}

const ask = (target: Target): Asked => ({
  target,
  fingerprint: fingerprintOf(target),
  before: readResult(results, target.name),
})

const judge = async (due: Asked[], concurrency: number): Promise<void> => {
  const copy = join(results, 'copy')
  sayStep('copying the sources', 'usually some seconds')
  makeWorkingCopy(copy)
  for (const [at, { target, fingerprint, before }] of due.entries()) {
    const usual = before ? `usually ${inWords(before.minutes)}` : 'minutes; not timed here yet'
    sayStep(`mutating ${target.name}, ${at + 1} of ${due.length}`, usual)
    const begun = performance.now()
    const mutants = await runTarget(target, copy, concurrency)
    keepResult(results, target.name, { fingerprint, minutes: (performance.now() - begun) / 60_000, mutants })
  }
}

const howLong = (due: Asked[]): string => {
  if (due.length === 0) return 'nothing to run: AFRESH=true judges all again'
  const known = due.flatMap(({ before }) => before?.minutes ?? [])
  const untimed = due.length - known.length
  const sum = known.reduce((total, minutes) => total + minutes, 0)
  return [
    known.length > 0 && `${known.length} others usually take ${inWords(sum)}`,
    untimed > 0 && `${untimed} not timed here yet`,
  ]
    .filter(Boolean)
    .join(', ')
}

const inWords = (minutes: number): string => (minutes < 2 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} minutes`)

export const table = (rows: Row[]): string[] =>
  rows.map(({ folder, mutants, detected, byTime, leftOut, score }) => {
    const beside = [byTime && `${byTime} by time`, leftOut && `${leftOut} left out`].filter(Boolean)
    const counts = `${String(detected).padStart(6)} of ${String(mutants).padStart(6)} killed`
    return `${folder.padEnd(58)} ${counts} ${(score * 100).toFixed(1).padStart(6)} %${beside.map((each) => `, ${each}`).join('')}`
  })
