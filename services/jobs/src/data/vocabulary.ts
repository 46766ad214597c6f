import type { ListSkillNamesResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { createSkillIndex, type SkillIndex } from '../domain/skill-index.ts'

export type Vocabulary = { readonly read: () => Promise<SkillIndex> }

/** The catalogue as an index, asked for once an hour. While skills is away the last one serves. */
export function createVocabulary(options: {
  list: () => Promise<ListSkillNamesResponse>
  keepMs?: number
  now?: () => number
}): Vocabulary {
  const { list, keepMs = 3_600_000, now = Date.now } = options
  let known: { index: SkillIndex; at: number } | undefined
  let asking: Promise<SkillIndex> | undefined

  async function ask(): Promise<SkillIndex> {
    const { skills } = await list()
    const index = createSkillIndex(
      skills.map(({ id, name, aliases, category }) => ({ slug: id, name, aliases, broad: BROAD.has(category) })),
    )
    known = { index, at: now() }
    return index
  }

  return {
    async read() {
      if (known && now() - known.at < keepMs) return known.index
      asking ??= ask().finally(() => {
        asking = undefined
      })
      try {
        return await asking
      } catch (error) {
        if (known) return known.index
        throw error
      }
    },
  }
}

const BROAD: ReadonlySet<string> = new Set(['Core Skills', 'Fields of Knowledge'])
