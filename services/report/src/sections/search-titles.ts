import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'

/** Titles to type for an occupation: those that our note holds by how often they are filed, else those likest its own name. None is cut. */
export function searchTitles({ note, alternateTitles, title, shortTitle }: Occupation, limit: number): string[] {
  const filed = note?.titles.map((one) => one.title) ?? []
  const titles = filed.length > 0 ? filed : byLikeness(alternateTitles, `${title} ${shortTitle}`)
  const kept: string[] = []
  for (const one of titles) if ([...kept, one].join(' · ').length <= limit && kept.length < MOST) kept.push(one)
  return kept
}

/** O*NET lists by the alphabet; a title that shares a word with the occupation's own name is the likelier one in an ad. */
function byLikeness(titles: readonly string[], name: string): string[] {
  const words = new Set(name.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  const stems = new Set([...words].map((word) => word.slice(0, 6)))
  const shared = (title: string): number =>
    (title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => stems.has(word.slice(0, 6))).length
  const plainTitles = titles.filter((title) => !/[()/]/.test(title))
  return [...plainTitles].sort((a, b) => shared(b) - shared(a) || a.length - b.length)
}

const MOST = 6
