import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '../context.ts'
import type { PostingDraft } from '../data/feeds/posting-draft.ts'
import { type ReadPosting, readPosting } from '../data/feeds/read-posting.ts'
import { occupationsByCode, resolveTitles } from './resolve-occupations.ts'

/** Reads drafts with the help of the catalogue and the occupation titles. Gives way to requests between a few of them. */
export async function readDrafts(
  context: Pick<Context, 'skills' | 'vocabulary'>,
  drafts: readonly PostingDraft[],
  now: Date,
): Promise<ReadPosting[]> {
  const index = await context.vocabulary.read()
  const coded = await occupationsByCode(
    context,
    drafts.map(({ occupationCode }) => occupationCode ?? ''),
  )
  const uncoded = drafts.filter(({ occupationCode }) => !coded.has(occupationCode ?? ''))
  const titled = await resolveTitles(
    context,
    uncoded.map(({ title }) => title),
  )
  const read: ReadPosting[] = []
  for (const [at, draft] of drafts.entries()) {
    const occupation = coded.get(draft.occupationCode ?? '') ?? titled.get(draft.title)
    read.push(readPosting(draft, { index, occupation, now }))
    if (at % AT_ONCE === AT_ONCE - 1) await breathe()
  }
  return read
}

const AT_ONCE = 20
