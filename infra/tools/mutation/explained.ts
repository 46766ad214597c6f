import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repoRoot } from '../../dev/places.ts'

/**
 * Why a mutant may live, one line each in its owner's `test/explained-mutants.tsv`: what it changes cannot be told from outside, or is
 * prose. `text` is a piece of the mutated line, `file` the beginning of its path within the owner's folder, and no `mutators` stands
 * for all of them. Whatever is not listed has to be killed.
 */
export type Explanation = { file: string; text: string; mutators?: string[]; why: string }

export const explanationsFile = 'test/explained-mutants.tsv'

const readExplanations = (table: string): Explanation[] => {
  const owner = dirname(dirname(table))
  const [, ...rows] = readFileSync(join(repoRoot, table), 'utf8').trimEnd().split('\n')
  return rows.map((row) => {
    const [file = '', text = '', mutators = '', why = ''] = row.split('\t')
    if (!text || !why) throw new Error(`${table} has a row without a text or a reason: ${row}`)
    return { file: `${owner}/${file}`, text, ...(mutators && { mutators: mutators.split(' ') }), why }
  })
}

export const explanations: Explanation[] = globSync(`{gateway,frontend,services/*,services/shared/*}/${explanationsFile}`, {
  cwd: repoRoot,
})
  .sort()
  .flatMap(readExplanations)
