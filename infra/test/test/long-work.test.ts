import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { repoRoot } from '../../dev/places.ts'

/** Commands that answer within five seconds, or that print all along. */
const QUICK = new Set(['status', 'logs', 'doctor', 'dead-letters', 'replay', 'unread-phrases', 'end-sessions', 'rotate'])
QUICK.add('remove-second-step').add('certificates').add('scoreboard').add('conformance').add('history')

/** A call that says a step, or the line of one: the launcher's own programs print theirs. */
const SAYS = /\b(?:sayStep|stepLine|say|sayFinding)\(| …[`']\)/

describe('a command of the Makefile that takes over five seconds', () => {
  for (const [target, programs] of programsByTarget()) {
    if (QUICK.has(target)) continue
    it(`${target} says what it does and how long that usually takes`, () => {
      const texts = programs.flatMap(withImports)
      assert.ok(
        texts.some((text) => SAYS.test(text)),
        `none of ${programs.join(', ')} calls sayStep`,
      )
    })
  }

  it('is not called quick after it has gone', () => {
    const known = new Set(programsByTarget().keys())
    assert.deepEqual(
      [...QUICK].filter((target) => !known.has(target)),
      [],
    )
  })
})

/** Programs of ours that each target runs. */
function programsByTarget(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let target = ''
  for (const line of readFileSync(join(repoRoot, 'Makefile'), 'utf8').split('\n')) {
    target = /^([a-z0-9%-]+):/.exec(line)?.[1] ?? target
    for (const [program] of line.startsWith('\t') ? line.matchAll(/(?:infra|services)\/[\w/.-]+\.m?[tj]s/g) : [])
      found.set(target, [...(found.get(target) ?? []), program])
  }
  return found
}

/** The text of a program and of what it imports directly. */
function withImports(program: string): string[] {
  const path = join(repoRoot, program)
  const text = readFileSync(path, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, named, awaited]) =>
    join(dirname(path), named ?? awaited ?? ''),
  )
  return [
    text,
    ...imported.filter((file) => existsSync(file) && !file.endsWith('say-step.ts')).map((file) => readFileSync(file, 'utf8')),
  ]
}
