import type { Context } from '../context.ts'
import type { Occupation } from '../data/feeds/read-posting.ts'

type Needs = Pick<Context, 'skills'>

/** The occupation of each title, by what people call their work; a title that is like none has none. */
export async function resolveTitles({ skills }: Needs, titles: readonly string[]): Promise<ReadonlyMap<string, Occupation>> {
  const found = new Map<string, Occupation>()
  const wanted = [...new Set(titles)]
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    const answers = await Promise.all(part.map((title) => skills.resolveTitle({ title, limit: 1 }, { deadlineMs: 10_000 })))
    for (const [place, { matches }] of answers.entries()) {
      const best = matches[0]
      if (best && best.score >= LEAST_SCORE) found.set(part[place]!, { code: best.code, title: best.title })
    }
  }
  return found
}

/** Occupations by their codes, for postings that name theirs. */
export async function occupationsByCode({ skills }: Needs, codes: readonly string[]): Promise<ReadonlyMap<string, Occupation>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '')
  if (wanted.length === 0) return new Map()
  const { occupations } = await skills.getOccupations({ codes: wanted }, { deadlineMs: 20_000 })
  return new Map(occupations.map(({ code, title }) => [code, { code, title }]))
}

const AT_ONCE = 16
/** Below it the likeness rests on a word that many titles share. */
const LEAST_SCORE = 0.5
