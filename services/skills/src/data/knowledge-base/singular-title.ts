/**
 * The singular of an occupation's title for running text: "Paralegals and Legal Assistants" is "paralegal",
 * "Bookkeeping, Accounting, and Auditing Clerks" is "bookkeeping, accounting, and auditing clerk". Titles that read
 * badly under these rules have a short title of their own in text/descriptions.tsv.
 */
export function singularTitle(title: string): string {
  const base = title.replace(/,? (?:Except|Including|All Other)\b.*$/i, '').replace(/\s*\([^)]*\)/g, '')
  const supervisor = /^First-Line Supervisors of (.+)$/.exec(base)
  if (supervisor) return `supervisor of ${lower(supervisor[1]!)}`
  const field = /^(.+?)(?: Instructors and)? Teachers, Postsecondary$/.exec(base)
  if (field) return `college teacher of ${lower(field[1]!)}`
  const helper = /^Helpers--(.+)$/.exec(base)
  if (helper) return `helper of ${lower(helper[1]!)}`
  // A list of names for the same people: up to the first is enough.
  const first = FIRST_PEOPLE.exec(base)?.[0] ?? base
  return lower(singularWord(first))
}

function singularWord(phrase: string): string {
  if (/men$/.test(phrase)) return phrase.replace(/men$/, 'man')
  if (/(?:ss|sis|us|gas)$/i.test(phrase)) return phrase
  if (/ies$/.test(phrase)) return phrase.replace(/ies$/, 'y')
  if (/(?:ch|sh|ss|x)es$/.test(phrase)) return phrase.replace(/es$/, '')
  if (/wives$/.test(phrase)) return phrase.replace(/wives$/, 'wife')
  return phrase.replace(/s$/, '')
}

/** Lower case, but for words that keep their capitals. */
function lower(phrase: string): string {
  return phrase.replace(/\b[A-Z][a-z]+\b/g, (word) => (PROPER.has(word) ? word : word.toLowerCase()))
}

/** From the start to the first word for people, where a list goes on or the title ends. */
const FIRST_PEOPLE =
  /^.*?\b[\w'-]*(?:ers|ors|ians|ists|ants|gents|dents|men|eners|ives|ards|ides|erks|eps|Cooks|Chefs|urses|ilots|Hosts|Maids|Judges|oaches|Scouts|Models|Athletes|Umpires|alysts|wives|Nannies|chanics|asons|smiths|aptains|abouts|legals|itects|lumbers|ecialists|umbers)(?=,| and | or | of |$)/
const PROPER = new Set(['Web', 'English', 'American'])
