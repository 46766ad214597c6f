import { ownerRows } from './owner-tables.ts'

/**
 * Why a mutant may live, one line each in its owner's `test/explained-mutants.tsv`: what it changes cannot be told from outside, or is
 * prose. `text` is a piece of the mutated line, `file` the beginning of its path within the owner's folder, and no `mutators` stands
 * for all of them. Whatever is not listed has to be killed.
 */
export type Explanation = { file: string; text: string; mutators?: string[]; why: string }

export const explanations: Explanation[] = ownerRows('explained-mutants.tsv').map(({ owner, cells }) => {
  const [file = '', text = '', mutators = '', why = ''] = cells
  if (!text || !why) throw new Error(`${owner} explains a mutant without a text or a reason: ${cells.join(', ')}`)
  return { file: `${owner}/${file}`, text, ...(mutators && { mutators: mutators.split(' ') }), why }
})
