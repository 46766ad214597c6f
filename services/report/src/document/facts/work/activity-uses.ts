import { readFileSync } from 'node:fs'

/** What advice may make of a group of tasks of the tables: a judgment of ours, from `text/activity-uses.tsv`. */
export interface ActivityUse {
  /** What a tool can begin in it, as a noun phrase ("drafts of work reports"); undefined where nothing stands on a screen. */
  readonly draft?: string
  /** Whether one would tell somebody to ask for more of it: nobody asks for more minding, carrying or filing. */
  readonly more: boolean
}

const USES: ReadonlyMap<string, ActivityUse> = loadUses()

/** By the id of the work activity (O*NET intermediate work activity); of one that the table lacks no advice is made. */
export function useOfActivity(id: string): ActivityUse {
  return USES.get(id) ?? { more: false }
}

function loadUses(): Map<string, ActivityUse> {
  const [head, ...lines] = readFileSync(new URL('../../../../text/activity-uses.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  if (head !== 'id\tdraft\tmore') throw new Error('activity-uses.tsv: the first line has to name id, draft, more')
  return new Map(
    lines.map((line, at) => {
      const [id, draft, more, ...rest] = line.split('\t')
      if (!id || draft === undefined || (more !== 'yes' && more !== 'no') || rest.length > 0)
        throw new Error(`activity-uses.tsv: line ${at + 2} has to hold an id, a draft or nothing, and yes or no`)
      return [id, { ...(draft !== '' && { draft }), more: more === 'yes' }]
    }),
  )
}
