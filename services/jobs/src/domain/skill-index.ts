/** A skill under its catalogue slug. */
export type KnownSkill = { readonly slug: string; readonly name: string }

/** `broad`: a general word such as "writing" or "design", which a text also says without asking for the skill. */
export type SkillEntry = KnownSkill & { readonly aliases: readonly string[]; readonly broad: boolean }

export type FoundSkill = KnownSkill & { readonly broad: boolean; readonly at: number }

export type SkillIndex = {
  /** The skill that is written so, as a whole. */
  readonly resolve: (written: string) => KnownSkill | undefined
  /** Every known skill that stands in a text, in order, longest names first; whole words only. */
  readonly findIn: (text: string) => FoundSkill[]
}

export function createSkillIndex(entries: readonly SkillEntry[]): SkillIndex {
  const index = new Map<string, SkillEntry & { exact?: string }>()
  let longest = 1
  const add = (written: string, entry: SkillEntry): void => {
    const tokens = tokensOf(written)
    const key = tokens.map(({ word }) => word).join(' ')
    if (key === '' || index.has(key)) return
    longest = Math.max(longest, tokens.length)
    index.set(key, isCommonWord(key) ? { ...entry, exact: tokens[0]!.raw } : entry)
  }
  for (const entry of entries) for (const form of formsOf(entry.name)) add(form, entry)
  for (const entry of entries) for (const alias of entry.aliases) add(alias, entry)

  return {
    resolve(written) {
      for (const form of formsOf(written)) {
        const key = keyOf(form)
        const found = index.get(key) ?? index.get(singular(key))
        if (found) return { slug: found.slug, name: found.name }
      }
      return undefined
    },
    findIn(text) {
      const tokens = tokensOf(text)
      const found: FoundSkill[] = []
      for (let start = 0; start < tokens.length; ) {
        const hit = longestAt(index, tokens, start, longest)
        if (hit) found.push({ slug: hit.entry.slug, name: hit.entry.name, broad: hit.entry.broad, at: tokens[start]!.at })
        start += hit ? hit.length : 1
      }
      return found
    },
  }
}

/** Our own slug for a skill that the catalogue does not have. */
export function slugOf(name: string): string {
  const words = tokensOf(name).map(({ word }) => word.replaceAll('+', 'p').replaceAll('#', 'sharp'))
  return words.join('-').slice(0, 80)
}

/** Words as they are compared: lower case, "C++" and "C#" whole, a leading dot kept in ".NET". */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/\.net\b|[\p{L}\p{N}]+(?:\+\+|#)?/giu))
    tokens.push({
      raw: match[0],
      word: match[0].toLowerCase(),
      at: match.index,
      starts: startsSentence(text, match.index),
      glued: isGlued(text, match.index, match.index + match[0].length),
    })
  return tokens
}

function longestAt(
  index: ReadonlyMap<string, SkillEntry & { exact?: string }>,
  tokens: readonly Token[],
  start: number,
  longest: number,
): { entry: SkillEntry; length: number } | undefined {
  for (let length = Math.min(longest, tokens.length - start); length >= 1; length -= 1) {
    const part = tokens.slice(start, start + length)
    const key = part.map(({ word }) => word).join(' ')
    const entry = index.get(key) ?? (length > 1 ? index.get(singular(key)) : undefined)
    if (!entry) continue
    // "Excel" is a program where it is written so inside a sentence; "excel at" is not.
    if (entry.exact && (part[0]!.raw !== entry.exact || part[0]!.starts || part[0]!.glued)) continue
    return { entry, length }
  }
  return undefined
}

/** "Amazon Web Services (AWS)" is written in three ways. */
function formsOf(name: string): string[] {
  const bracket = /(.*?)\s*\(([^)]{2,})\)\s*$/.exec(name)
  return bracket ? [name, bracket[1]!, bracket[2]!] : [name]
}

function keyOf(written: string): string {
  return tokensOf(written)
    .map(({ word }) => word)
    .join(' ')
}

function singular(key: string): string {
  return key.replace(/(?<=[a-z]{3})s$/, '')
}

/** The first word after a full stop, a bullet or a line break has a capital whatever it is. */
function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:•\n-])\s*$/.test(text.slice(Math.max(0, at - 4), at))
}

/** The R of "R&D" or the C of "C-suite" is no language. */
function isGlued(text: string, from: number, to: number): boolean {
  return (
    /[\p{L}\p{N}][&'’.-]/u.test(text.slice(Math.max(0, from - 2), from)) || /[&'’.-][\p{L}\p{N}]/u.test(text.slice(to, to + 2))
  )
}

function isCommonWord(key: string): boolean {
  return key.length === 1 || COMMON.has(key)
}

type Token = { raw: string; word: string; at: number; starts: boolean; glued: boolean }

/** Names of tools that are words of English too. */
const COMMON = new Set(
  (
    'access acrobat airtable basic bash box canvas chef clever concur epic excel express flask go gusto hive illustrator ' +
    'intercom julia keynote kit less linear make maven monday notion outlook pages pandas perl photoshop powerpoint premiere ' +
    'project publisher puppet rapid react ruby rust sage scala scratch segment sketch slack spark spring square stata swift ' +
    'teams toast trello unity visio vue word workday xero zoom ada dash drift loop fusion maya blender apex assembly numbers'
  ).split(' '),
)
