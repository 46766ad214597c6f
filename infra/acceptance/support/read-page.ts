import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../dev/places.ts'

/** One fenced block of the page: what kind it says it is, and its lines. */
export type Block = { kind: string; heading: string; lines: string[] }

export const page = (): string => readFileSync(join(repoRoot, 'infra/docs/operations.md'), 'utf8')

export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  let open: Block | undefined
  for (const line of text.split('\n')) {
    const fence = /^\s*```(.*)$/.exec(line)
    if (fence && open) {
      blocks.push(open)
      open = undefined
    } else if (fence) open = { kind: fence[1]?.trim() ?? '', heading, lines: [] }
    else if (open) open.lines.push(line)
    else heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading
  }
  return blocks
}

/** Names of metrics that the page tells people to look at. */
export function namedMetrics(text: string): string[] {
  return [...new Set([...text.matchAll(/`([a-z]+(?:_[a-z]+)*_(?:total|seconds|up))`/g)].map(([, name = '']) => name))]
}
