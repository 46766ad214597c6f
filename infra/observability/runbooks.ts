import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../dev/places.ts'

/** One section of infra/docs/runbooks.md: its alert, what it says, and each piece of code in it. */
export type Runbook = { alert: string; text: string; code: string[] }

/** A command that a section tells to run: `make history REPORT=<id>`. */
export type MakeCommand = { alert: string; line: string; target: string; variables: { name: string; value: string }[] }

export function readRunbooks(): Runbook[] {
  const [, ...sections] = readFileSync(join(repoRoot, 'infra/docs/runbooks.md'), 'utf8').split(/^## /m)
  return sections.map((section) => {
    const [alert = '', ...rest] = section.split('\n')
    const text = rest.join('\n').trim()
    return { alert, text, code: [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code) }
  })
}

export function makeCommands(runbooks: readonly Runbook[]): MakeCommand[] {
  return runbooks.flatMap(({ alert, code }) =>
    code.flatMap((line) => {
      const [word, target = '', ...rest] = line.split(' ')
      if (word !== 'make') return []
      const variables = rest.map((one) => ({ name: one.split('=')[0] ?? '', value: one.slice(one.indexOf('=') + 1) }))
      return [{ alert, line, target, variables }]
    }),
  )
}
