import type { KnowledgeBase } from '../knowledge-base/types.ts'

export type TitleMatch = { readonly index: number; readonly matchedTitle: string; readonly score: number }

export type TitleIndex = { readonly find: (title: string, limit: number) => TitleMatch[] }

/**
 * Finds occupations by how people write their titles: abbreviations ("RN"), seniority words ("Senior", "II"), plurals,
 * word order and typing errors. Scores are 0-1; 1 is the same words. Best first, one entry an occupation.
 */
export function createTitleIndex(base: KnowledgeBase): TitleIndex {
  const entries = listEntries(base)
  const documents = new Map<string, number[]>()
  entries.forEach(({ words }, at) => {
    for (const word of new Set(words)) {
      const list = documents.get(word)
      if (list) list.push(at)
      else documents.set(word, [at])
    }
  })
  const weight = (word: string): number => Math.log(1 + entries.length / (documents.get(word)?.length ?? 0.5))
  const spelling = createSpelling(documents)
  const completion = createCompletion(documents)
  const exact = new Map<string, number[]>()
  entries.forEach(({ words }, at) => {
    const key = words.join(' ')
    const list = exact.get(key)
    if (list) list.push(at)
    else exact.set(key, [at])
  })
  return {
    find: (title, limit) => {
      if (NOT_A_TITLE.test(title)) return []
      const written = titleWords(asAsked(title))
      const words = written.map((word, at) => {
        if (documents.has(word)) return word
        return (at === written.length - 1 ? completion(title) : undefined) ?? spelling(word)
      })
      if (words.length === 0) return []
      const scores = new Map<number, number>()
      const total = words.reduce((sum, word) => sum + weight(word), 0)
      for (const at of candidates(words, documents)) {
        const entry = entries[at]!
        const shared = words.filter((word) => entry.words.includes(word)).reduce((sum, word) => sum + weight(word), 0)
        const own = entry.words.reduce((sum, word) => sum + weight(word), 0)
        scores.set(at, ((2 * shared) / (total + own)) * entry.trust)
      }
      for (const at of exact.get(words.join(' ')) ?? []) scores.set(at, (scores.get(at) ?? 0) + EXACT_BONUS * entries[at]!.trust)
      return bestByOccupation(entries, scores, limit)
    },
  }
}

/** Comparable words of a title: abbreviations spelled out, seniority and filler left out, plural endings cut. */
export function titleWords(title: string): string[] {
  const plain = title
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[’']s\b/g, '')
    .replace(/\b([a-z])\.([a-z])\.(?:([a-z])\.)?/g, '$1$2$3')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim()
  const spelled = plain.split(' ').flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split(' '))
  const joined = JOINED.reduce((text, [from, to]) => text.replace(from, to), spelled.join(' ')).split(' ')
  const core = joined.filter((word) => word !== '' && !FILLER.has(word))
  const kept = core.length > 0 ? core : joined.filter((word) => word !== '')
  return kept.map(stem)
}

/** Words that mean one thing when a person writes them, though tables use them for another. */
function asAsked(title: string): string {
  return ASKED.reduce((text, [from, to]) => text.replace(from, to), title)
}

function listEntries(base: KnowledgeBase): Entry[] {
  const entries: Entry[] = []
  const seen = new Set<string>()
  const add = (index: number, text: string, trust: number, people?: number): void => {
    const words = titleWords(text)
    const key = `${index} ${words.join(' ')}`
    if (words.length === 0 || seen.has(key)) return
    seen.add(key)
    const { wages, ranked } = base.occupations[index]!
    entries.push({ index, text, words, trust, people: people ?? (ranked ? (wages?.employment ?? 0) : 0) })
  }
  for (const { index, title, shortTitle, ranked } of base.occupations) {
    add(index, title, ranked ? 1 : 0.97)
    add(index, shortTitle, ranked ? 1 : 0.97)
  }
  for (const { index, alternateTitles, ranked } of base.occupations)
    for (const text of alternateTitles) add(index, text, ranked ? 0.95 : 0.9)
  for (const { index, titles, employment } of base.standIns)
    for (const [at, text] of titles.entries()) add(index, text, at === 0 ? 0.99 : 0.95, employment)
  return entries
}

/** Titles that share the rarer words; titles that share only a very common one are left to ties. */
function candidates(words: readonly string[], documents: ReadonlyMap<string, readonly number[]>): Set<number> {
  const lists = words.map((word) => documents.get(word) ?? []).sort((a, b) => a.length - b.length)
  const found = new Set<number>()
  for (const list of lists) {
    if (found.size > 0 && list.length > COMMON) continue
    for (const at of list) found.add(at)
  }
  return found
}

/** Equal scores prefer the occupation with more people: "manager" means the common one. */
function bestByOccupation(entries: readonly Entry[], scores: ReadonlyMap<number, number>, limit: number): TitleMatch[] {
  const best = new Map<number, TitleMatch & { rank: number }>()
  for (const [at, raw] of scores) {
    const { index, text, people } = entries[at]!
    const rank = raw + 0.008 * Math.log10(1 + people)
    const known = best.get(index)
    if (!known || rank > known.rank)
      best.set(index, { index, matchedTitle: text, score: Math.min(1, raw / (1 + EXACT_BONUS)), rank })
  }
  return [...best.values()]
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, limit)
    .map(({ index, matchedTitle, score }) => ({ index, matchedTitle, score: Math.round(score * 1000) / 1000 }))
}

/** The commonest known word that begins as the last word does: people are shown matches while they type. */
function createCompletion(documents: ReadonlyMap<string, readonly number[]>): (title: string) => string | undefined {
  const known = [...documents].sort(([, a], [, b]) => b.length - a.length).map(([word]) => word)
  return (title) => {
    const last = /[a-z]{3,}$/.exec(title.toLowerCase())?.[0]
    return last && known.find((word) => word.startsWith(last))
  }
}

/** Nearest known word with at most one edit (two from eight letters on); the commoner of equals. */
function createSpelling(documents: ReadonlyMap<string, readonly number[]>): (word: string) => string {
  const byLength = new Map<number, string[]>()
  for (const word of documents.keys()) {
    const list = byLength.get(word.length)
    if (list) list.push(word)
    else byLength.set(word.length, [word])
  }
  return (word) => {
    if (word.length < 4) return word
    const most = word.length >= 8 ? 2 : 1
    let best = word
    let bestKey = Number.POSITIVE_INFINITY
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        if (known.charCodeAt(0) !== word.charCodeAt(0)) continue
        const edits = editDistance(word, known, most)
        if (edits > most) continue
        const key = edits - documents.get(known)!.length / 1e6
        if (key < bestKey) {
          best = known
          bestKey = key
        }
      }
    }
    return best
  }
}

/** Edits with swaps of neighbours counted as one (optimal string alignment); gives up above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    before = above
    above = row
  }
  return above[b.length]!
}

function stem(word: string): string {
  if (word.length <= 3) return word
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (/men$/.test(word)) return word.replace(/men$/, 'man')
  return word.replace(/s$/, '')
}

const EXACT_BONUS = 0.12
const LEAST_SCORE = 0.4
/** A word in more titles than this finds nothing on its own when rarer words did. */
const COMMON = 4000

const FILLER = new Set(
  'senior sr junior jr lead principal staff chief of the and for in a an i ii iii iv v level entry mid head interim acting associate assistant certified licensed experienced freelance full time part time remote intern trainee apprentice'
    .split(' ')
    .filter((word) => !['chief', 'head', 'assistant', 'associate', 'staff', 'lead', 'licensed', 'apprentice'].includes(word)),
)

const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\btruckers?\b/i, 'truck driver'],
  [/\bcdl( driver)?\b/i, 'truck driver'],
  [/^\s*managers?\s*$/i, 'general manager'],
  [/^\s*consultants?\s*$/i, 'management consultant'],
  [/^\s*(?:software )?(?:dev|developer|engineer|swe|sde)s?\s*$/i, 'software developer'],
  [/\bsoftware engineers?\b/i, 'software developer'],
  [/\b(?:ux|ui|ux ui|ui ux|product) designers?\b/i, 'web and digital interface designer'],
]

/** What people write who have no job to name. */
const NOT_A_TITLE =
  /^\s*(?:students?|unemployed|retired|none|n\/?a|nothing|no job|between jobs|looking for work|(?:stay[- ]at[- ]home )?(?:mom|mum|dad|parent)|homemaker)\s*$/i

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bfront end\b/g, 'frontend'],
  [/\bback end\b/g, 'backend'],
  [/\bfull stack\b/g, 'fullstack'],
  [/\bbook keeper\b/g, 'bookkeeper'],
  [/\bhair dresser\b/g, 'hairdresser'],
  [/\b(?:backend|fullstack)\b/g, 'software'],
  [/\bfrontend\b/g, 'web'],
  [/\bware house\b/g, 'warehouse'],
  [/\bhandy man\b/g, 'handyman'],
  [/\bpara legal\b/g, 'paralegal'],
  [/\bcop\b/g, 'police officer'],
]

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rn: 'registered nurse',
    lpn: 'licensed practical nurse',
    lvn: 'licensed vocational nurse',
    np: 'nurse practitioner',
    cna: 'certified nursing assistant',
    pa: 'physician assistant',
    emt: 'emergency medical technician',
    pt: 'physical therapist',
    ot: 'occupational therapist',
    slp: 'speech language pathologist',
    md: 'physician',
    cpa: 'certified public accountant',
    ceo: 'chief executive officer',
    cfo: 'chief financial officer',
    coo: 'chief operating officer',
    cto: 'chief technology officer',
    cio: 'chief information officer',
    cmo: 'chief marketing officer',
    vp: 'vice president',
    svp: 'senior vice president',
    hr: 'human resources',
    pr: 'public relations',
    it: 'information technology',
    qa: 'quality assurance',
    sdet: 'software quality assurance engineer',
    swe: 'software engineer',
    sde: 'software developer',
    dev: 'developer',
    devs: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    mgr: 'manager',
    mngr: 'manager',
    asst: 'assistant',
    admin: 'administrative',
    exec: 'executive',
    dir: 'director',
    supv: 'supervisor',
    tech: 'technician',
    rep: 'representative',
    csr: 'customer service representative',
    acct: 'accountant',
    sysadmin: 'systems administrator',
    dba: 'database administrator',
    ux: 'user experience',
    ui: 'user interface',
    pm: 'project manager',
    ba: 'business analyst',
    ta: 'teaching assistant',
    prof: 'professor',
    ea: 'executive assistant',
    va: 'virtual assistant',
    hvac: 'heating air conditioning',
    gp: 'general practitioner physician',
    vet: 'veterinarian',
    sre: 'site reliability engineer',
    ml: 'machine learning',
    ops: 'operations',
    mktg: 'marketing',
    sw: 'software',
  }),
)

type Entry = {
  readonly index: number
  readonly text: string
  readonly words: readonly string[]
  readonly trust: number
  readonly people: number
}
