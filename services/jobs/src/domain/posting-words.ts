/** Spellings that a full-text parser would take apart, as words of their own. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\bc#/gi, 'csharp'],
  [/\bf#/gi, 'fsharp'],
  [/(?<![\w.])\.net\b/gi, 'dotnet'],
  [/\bnode\.js\b/gi, 'nodejs'],
  [/\b(react|vue|angular|next|express)\.js\b/gi, '$1'],
]

/** A text as it is searched, in postings and in what a person types. */
export function searchable(text: string): string {
  return SPELLINGS.reduce((done, [pattern, word]) => done.replace(pattern, ` ${word} `), text)
}

/** The words of what a person typed, for a tsquery: letters and digits only, at most eight. */
export function queryWords(typed: string): string[] {
  return (
    searchable(typed)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 8)
}

/** The words of a place, each once. */
export function placeWords(place: string): string[] {
  return [...new Set(place.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** Words worth knowing when somebody mistypes one. */
export function spellableWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,30}/gu) ?? []
  return [...new Set(words)]
}
