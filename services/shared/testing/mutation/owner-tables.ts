import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repoRoot } from '../../../../infra/dev/places.ts'

/** The rows below the headings of every owner's `test/<name>`, with the owner's folder. */
export const ownerRows = (name: string): { owner: string; cells: string[] }[] =>
  globSync(`{gateway,frontend,services/*,services/shared/*}/test/${name}`, { cwd: repoRoot })
    .sort()
    .flatMap((table) => {
      const [, ...rows] = readFileSync(join(repoRoot, table), 'utf8').trimEnd().split('\n')
      return rows.map((row) => ({ owner: dirname(dirname(table)), cells: row.split('\t') }))
    })
