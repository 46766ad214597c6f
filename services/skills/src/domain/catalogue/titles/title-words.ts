/** The lists behind reading a title, as `text/title-words.tsv` holds them. */
export type TitleLists = {
  readonly abbreviations: ReadonlyMap<string, string>
  /** Spellings of one word or one trade, applied after abbreviations. */
  readonly joined: readonly Replacement[]
  /** Words that mean one thing when a person writes them, though tables use them for another. */
  readonly meant: readonly Replacement[]
  /** What a whole title of that word alone stands for, as a guess. */
  readonly alone: readonly Replacement[]
  /** The same where it is no guess: a field or a place whose workers are called one thing. */
  readonly whole: readonly Replacement[]
  readonly filler: ReadonlySet<string>
  readonly employers: readonly RegExp[]
  /** Words of everyday that name no work, and are no misspelling of one that does: "couch" is no coach. */
  readonly plain: ReadonlySet<string>
}
export type Replacement = { readonly pattern: RegExp; readonly to: string }

export type TitleReader = {
  /** Whether a word of everyday names no work. */
  readonly isPlain: (word: string) => boolean
  /** Whether the words of a title are one for many trades, of which the commonest is guessed. */
  readonly isGuess: (words: readonly string[]) => boolean
  /** Comparable words of a title from a table: abbreviations spelled out, filler left out, plural endings cut. */
  readonly words: (title: string) => string[]
  /** The same of a title that a person wrote, employer and figures of speech taken away first; `guessed` when it named no trade. */
  readonly written: (title: string) => { readonly words: string[]; readonly guessed: boolean }
}

/** Reads the rows (kind, from, to) of the word lists. Throws with the row when a kind is not known or a pattern is broken. */
export function readTitleLists(rows: readonly (readonly string[])[]): TitleLists {
  const of = (wanted: string) => rows.filter(([kind]) => kind === wanted)
  const unknown = rows.find(([kind]) => !KINDS.has(kind!))
  if (unknown) throw new Error(`"${unknown.join(' ')}" is of no known kind`)
  const inside = (wanted: string): Replacement[] =>
    of(wanted).map(([, from, to]) => ({ pattern: new RegExp(`\\b(?:${from})\\b`, 'g'), to: to! }))
  const whole = (wanted: string): Replacement[] =>
    of(wanted).map(([, from, to]) => ({ pattern: new RegExp(`^(?:${from})$`), to: to! }))
  return {
    abbreviations: new Map(of('abbreviation').map(([, from, to]) => [from!, to!])),
    joined: inside('joined'),
    meant: inside('meant'),
    alone: whole('alone'),
    whole: whole('whole'),
    filler: new Set(of('filler').map(([, from]) => from!)),
    employers: of('employer').map(([, from]) => new RegExp(`\\b${from}(?:[’']s|s)?\\b`, 'g')),
    plain: new Set(of('plain').flatMap(([, from]) => from!.split('|'))),
  }
}

export function createTitleReader(lists: TitleLists): TitleReader {
  // Tables hold tens of thousands of titles, and few of them any word that is spelled in several ways.
  const joins = new RegExp(lists.joined.map(({ pattern }) => pattern.source).join('|'))
  const words = (title: string): string[] => {
    const spelled = plain(title)
      .split(' ')
      .map((word) => lists.abbreviations.get(word) ?? word)
      .join(' ')
    const joined = (joins.test(spelled) ? replaceAll(spelled, lists.joined) : spelled).split(' ')
    const core = joined.filter((word) => word !== '' && !lists.filler.has(word))
    const kept = core.length > 0 ? core : joined.filter((word) => word !== '')
    return kept.map(stem)
  }
  const written = (title: string) => {
    const text = title.toLowerCase().replace(/\s+/g, ' ').trim()
    const employed = text.replace(/\s(?:at|@)\s(?!law\b|large\b|home\b).*/, '')
    const named = lists.employers.reduce((rest, employer) => rest.replace(employer, ''), employed).trim()
    const meant = replaceAll(named.length > 2 ? named : employed, lists.meant)
    const headed = meant.replace(HEAD_OF, '$1 manager')
    const core = words(headed)
    const stands = ({ pattern }: Replacement): boolean => pattern.test(core.join(' ')) || pattern.test(headed)
    const whole = lists.whole.find(stands)
    if (whole) return { words: words(whole.to), guessed: false }
    const alone = lists.alone.find(stands)
    return { words: alone ? words(alone.to) : core, guessed: alone !== undefined }
  }
  return {
    isPlain: (word) => lists.plain.has(word),
    isGuess: (all) => lists.alone.some(({ pattern }) => pattern.test(all.join(' '))),
    words,
    written,
  }
}

function plain(title: string): string {
  const text = title.toLowerCase()
  if (!/[^a-z0-9+# ]/.test(text)) return text.replace(/ +/g, ' ')
  return text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[’']s\b/g, '')
    .replace(/\b([a-z])\.([a-z])\.(?:([a-z])\.)?/g, '$1$2$3')
    .replace(/[^a-z0-9+#]+/g, ' ')
}

function replaceAll(text: string, list: readonly Replacement[]): string {
  return list.reduce((rest, { pattern, to }) => rest.replace(pattern, to), text)
}

function stem(word: string): string {
  if (word.length <= 3) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (/men$/.test(word)) return word.replace(/men$/, 'man')
  return word.replace(/s$/, '')
}

/** "Head of marketing", "SVP, sales": who leads a field is called its manager in the tables. */
const HEAD_OF =
  /^(?:the )?(?:head of|(?:senior |executive |assistant |associate |group )*(?:[se]?vp|avp|vice president)[,:]?(?: of| for)?) (?:the )?(.+)/

const KINDS = new Set(['abbreviation', 'joined', 'meant', 'alone', 'whole', 'filler', 'employer', 'plain'])
