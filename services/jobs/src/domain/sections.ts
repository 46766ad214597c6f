/** What a part of a posting says: what is asked for, what would be welcome, what one does, or nothing about skills. */
export type SectionKind = 'must' | 'nice' | 'duty' | 'open' | 'silent'

export type Statement = { readonly text: string; readonly kind: SectionKind; readonly item: boolean }

/** The sentences and list items of a posting in order, each with what its part is about. */
export function readStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let kind: SectionKind = 'open'
  for (const line of text.split('\n').slice(0, MOST_LINES)) {
    const heading = headingKind(line)
    if (heading) {
      kind = heading
      continue
    }
    const { body, item } = withoutBullet(line)
    for (const sentence of splitSentences(body)) statements.push({ text: sentence, kind: ownWords(sentence) ?? kind, item })
  }
  return statements
}

/** Sentences of one line. Dots of abbreviations and numbers do not end one. */
export function splitSentences(line: string): string[] {
  const masked = line.replace(ABBREVIATIONS, (found) => found.replaceAll('.', '\u0001'))
  return masked
    .split(/(?<=[.!?…]["”')\]]?)\s+(?=["“'(]?[A-Z0-9])/)
    .map((part) => part.replaceAll('\u0001', '.').trim())
    .filter((part) => part.length > 1)
}

/** A heading is a short line that names a part; one that ends as a sentence does is none. */
function headingKind(line: string): SectionKind | undefined {
  const text = line.replace(/^[#*\s]+|[*\s]+$/g, '')
  if (text.length > 70 || /[.!;,]$/.test(text) || /^[-•·▪‣–]/.test(text)) return undefined
  const words = text.split(/\s+/).length
  if (words > 8) return undefined
  const found = HEADINGS.find(([pattern]) => pattern.test(text))
  // Without a colon a plain line of words counts only when it is nothing but a known heading.
  if (found) return text.endsWith(':') || words <= 6 ? found[1] : undefined
  return text.endsWith(':') ? 'open' : undefined
}

/** Words that decide by themselves, whatever the part is about. */
function ownWords(sentence: string): SectionKind | undefined {
  if (NICE.test(sentence)) return 'nice'
  return MUST.test(sentence) ? 'must' : undefined
}

function withoutBullet(line: string): { body: string; item: boolean } {
  const body = line.replace(/^\s*(?:[-*•·▪‣–◦]|\d{1,2}[.)])\s/, '')
  return { body, item: body !== line }
}

const MOST_LINES = 2_000
const ABBREVIATIONS =
  /\b(?:e\.g|i\.e|etc|vs|incl|approx|min|max|no|dept|inc|ltd|co|st|dr|mr|ms|mrs|sr|jr|u\.s|a\.m|p\.m|ph\.d|b\.s|m\.s|b\.a)\./gi
const NICE =
  /\b(?:nice[- ]to[- ]have|preferred|preferably|a plus|is a bonus|bonus points|ideally|desirable|desired|an advantage|advantageous|not required|helpful|is welcome|are welcome|would help|optional)\b/i
const MUST = /\b(?:required|must have|must be able|you must|essential|mandatory|is a must|minimum of|at least \w+ years?)\b/i
const HEADINGS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /nice[- ]to[- ]have|preferred|bonus|pluses|good to have|desirable|desired|would be (?:great|nice)|even better|extra credit|it helps if/i,
    'nice',
  ],
  [
    /benefit|perks|we offer|what you(?:'|’)?ll get|compensation|salary|pay range|about (?:us|the company|the team)|\bour (?:company|values|mission)|who we are|equal opportunity|how to apply|diversity/i,
    'silent',
  ],
  [
    /responsibilit|what you(?:'|’)?ll do|what you will do|duties|the role|the job|your work|day[- ]to[- ]day|you will|in this role|your mission|tasks/i,
    'duty',
  ],
  [
    /requirement|qualification|what you(?:'|’)?ll need|what you need|must[- ]haves?|you have|what you bring|who you are|about you|skills|experience|education|what we look for|minimum|we expect|your profile|looking for/i,
    'must',
  ],
]
