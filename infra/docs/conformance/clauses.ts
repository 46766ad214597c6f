import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { repoRoot } from '../../dev/places.ts'

/** One hash a line for each clause and quoted text of the specification, sorted: `compare.ts <specification> --write` makes it. */
export const clausesFile = join(repoRoot, 'infra/docs/conformance/clauses.txt')

/** `clause` is `<section>: <text>`. */
export const hashOf = (clause: string): string => createHash('sha256').update(clause).digest('hex').slice(0, 16)
