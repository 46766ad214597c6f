import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { type Target, targets } from './targets.ts'

/** What has to be mutated; the screens of the frontend are left to the tests of `make test`. */
const ALL = [
  'services/*/src/domain/**/*.ts',
  'services/assessment/src/data/{entry-details,list-advice,recommendation-details,recommendation-rows}.ts',
  'services/jobs/src/data/vocabulary.ts',
  'services/shared/contracts/src/**/*.ts',
  'gateway/plugins/**/*.ts',
  'frontend/src/{lib,api,demo}/**/*.ts',
  'frontend/src/{entities/*,features/*}/[a-z]*.ts',
  'frontend/src/features/{basic-assessment,detailed-assessment,jobs,occupation,recommendations,reports,skills}/*/[a-z]*.ts',
  'frontend/src/site/{ai-transition,blog,landing,marketing}/[a-z]*.ts',
  'frontend/src/app/shell/[a-z]*.ts',
]

const filesOf = (patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: repoRoot }).filter((file) => !file.endsWith('.d.ts'))

const mutatedBy = ({ mutate }: Target): string[] => {
  const left = new Set(filesOf(mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))))
  return filesOf(mutate.filter((pattern) => !pattern.startsWith('!'))).filter((file) => !left.has(file))
}

test('every file that has to be mutated is in one target, and in no second one', () => {
  const mutated = targets.flatMap(mutatedBy)
  assert.deepEqual(mutated.toSorted(), filesOf(ALL).toSorted())
})

test('every target finds files and tests, and each of its patterns finds some', () => {
  for (const { name, mutate, tests } of targets) {
    for (const pattern of [...mutate, ...tests]) assert.ok(filesOf([pattern.replace(/^!/, '')]).length > 0, `${name}: ${pattern}`)
  }
})
