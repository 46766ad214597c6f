import { CERTAIN_TITLE, type titleKinds } from '@waymark/contracts/models/occupation'
import type { TitleIndex, TitleMatch } from './title-index.ts'

/** What a text in the field for a job title turned out to be. */
export type TitleKind = (typeof titleKinds)[number]
export type ResolvedTitle = { readonly kind: TitleKind; readonly matches: readonly TitleMatch[] }

/** A wording that is an answer of its own, with occupations (places in the table) that are worth a look. */
export type SpecialTitle = { readonly pattern: RegExp; readonly kind: string; readonly indexes: readonly number[] }
/** Military specialities by their code in lower case ("68w"), with the civilian occupations of the crosswalk, commonest first. */
export type Specialities = ReadonlyMap<string, { readonly title: string; readonly indexes: readonly number[] }>

export type TitleKnowledge = {
  readonly index: TitleIndex
  readonly special: readonly SpecialTitle[]
  readonly specialities: Specialities
}

/**
 * What a person's own words for their work stand for. `occupation`: the first match is certain (`CERTAIN_TITLE`) and may be taken for
 * theirs; `several`: the best of each part; `no_job`: nothing, or nothing yet; all other kinds hold offers that are never taken by
 * themselves.
 */
export function resolveTitle(knowledge: TitleKnowledge, written: string, limit = 5): ResolvedTitle {
  const text = written
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
  if (text === '') return { kind: 'not_sure', matches: [] }
  const special = knowledge.special.find(({ kind, pattern }) => !kind.startsWith('military') && pattern.test(text))
  if (special) return { kind: special.kind as TitleKind, matches: suggest(special.indexes, written, limit) }
  const military = resolveMilitary(knowledge, text, limit)
  if (military) return military
  const owned = ownedBusiness(text)
  if (owned) return { kind: 'own_business', matches: resolveOwned(knowledge.index, owned, limit) }
  const matches = knowledge.index.find(text, limit)
  if ((matches[0]?.score ?? 0) >= CERTAIN_TITLE) return { kind: 'occupation', matches }
  // One part may outvote the others in the whole: parts that are certain themselves are several all the same.
  const several = resolveParts(knowledge.index, text, { limit, least: (matches[0]?.score ?? 0) < ONE ? ONE : CERTAIN_TITLE })
  if (several) return { kind: several.length > 1 ? 'several' : 'occupation', matches: several }
  return { kind: 'not_sure', matches }
}

function resolveMilitary(knowledge: TitleKnowledge, text: string, limit: number): ResolvedTitle | undefined {
  const serves = SERVICE.test(text)
  for (const word of text.split(/[^a-z0-9]/)) {
    const found = /\d/.test(word) || serves ? knowledge.specialities.get(word) : undefined
    if (found) return { kind: 'military', matches: suggest(found.indexes, found.title, limit, 0.6) }
  }
  // Whatever is no rank has been answered before.
  const rank = knowledge.special.find(({ pattern }) => pattern.test(text))
  if (!serves && !(rank && RANK_ALONE.test(text))) return undefined
  const civil = text.replace(SERVICE_WORDS, '')
  const rest = (rank ? civil.replace(rank.pattern, '') : civil).trim()
  const named = knowledge.index.find(rest, limit)
  if (rest.length > 2 && (named[0]?.score ?? 0) >= TOGETHER)
    return { kind: 'military', matches: named.map((match) => ({ ...match, score: Math.min(0.8, match.score) })) }
  return rank ? { kind: 'military', matches: suggest(rank.indexes, written(text), limit) } : undefined
}

/** "owner of a bakery", "I run a small bakery", "bakery owner" → "bakery". */
function ownedBusiness(text: string): string | undefined {
  const found =
    /^(?:i )?(?:owner|co-?owner|founder|proprietor|own|run|owned)(?: and operator)?(?: of)? (?:my |our |a |an |the )?(?:own )?(?:small |little |family )?(.+)/.exec(
      text,
    ) ?? /(.+?) (?:shop |business )?(?:owner|co-?owner|founder|proprietor)(?:[/ -]operator)?$/.exec(text)
  return found?.[1]
}

/** Who owns a place runs it: managers of such places first, then its trade. */
function resolveOwned(index: TitleIndex, business: string, limit: number): TitleMatch[] {
  const seen = new Set<number>()
  return [`${business} owner`, `${business} manager`, business]
    .flatMap((title) => index.find(title, 3))
    .filter(({ index: place }) => !seen.has(place) && seen.add(place))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((match) => ({ ...match, score: Math.min(0.85, match.score) }))
}

/** "server and bartender", "nurse / yoga teacher": the best of each part, when the parts are different occupations. */
function resolveParts(
  index: TitleIndex,
  text: string,
  { limit, least }: { limit: number; least: number },
): TitleMatch[] | undefined {
  const parts = text.split(/\s*(?:[/&+,;]|\band\b|\bplus\b|\bwith some\b)\s*/).filter((part) => part.length > 2)
  if (parts.length < 2 || parts.length > 4) return undefined
  const firsts = parts.flatMap((part) => index.find(part, 1)).filter(({ score }) => score >= least)
  const different = [...new Map(firsts.map((match) => [match.index, match])).values()]
  return firsts.length === parts.length && (different.length >= 2 || firsts[0]!.score >= CERTAIN_TITLE)
    ? different.slice(0, limit)
    : undefined
}

function suggest(indexes: readonly number[], matchedTitle: string, limit: number, score = 0.4): TitleMatch[] {
  return indexes
    .slice(0, limit)
    .map((index, at) => ({ index, matchedTitle, score: Math.round((score - at * 0.02) * 1000) / 1000 }))
}

const written = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A whole title below this confidence may be several, whose parts reach it. */
const ONE = 0.7
const TOGETHER = 0.5
const SERVICE =
  /\b(?:army|navy|air force|marine corps|marines?|coast guard|space force|national guard|military|usmc|usaf|armed forces|mos|veteran)\b/
const SERVICE_WORDS =
  /\b(?:us|u\.s\.|united states|army|navy|air force|marine corps|marines?|coast guard|space force|national guard|military|usmc|usaf|armed forces|mos|veteran|in the|former|ex)\b/g
/** Ranks that no civilian job is called by. */
const RANK_ALONE =
  /^(?:staff sergeant|gunnery sergeant|sergeant major|sergeant first class|nco|(?:chief )?petty officer|private first class|pfc|airman|seaman|soldier|infantry(?:man)?|sailor|guardsman|lieutenant colonel|colonel|ensign|warrant officer|[eo]-?[1-9])$/
