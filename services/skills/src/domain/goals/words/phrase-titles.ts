import type { TitleIndex, TitleMatch } from '../../catalogue/titles/title-index.ts'
import type { PhraseWords } from '../goal-table.ts'

/** Occupations that a phrase of one to five words names as a title or as a field of work ("urban planning"), place → weight 0-1. */
export type NamedPhrase = { readonly phrase: string; readonly occupations: ReadonlyMap<number, number> }

/** What titles are found with in a text. */
export type TitleFinder = { readonly titleIndex: TitleIndex; readonly phraseWords: PhraseWords }

/**
 * Looks for titles in a piece of a goal text, longest runs of words first, a word once. A run counts when the index knows it as a title
 * with enough confidence, as it stands or with the field turned into its people (planning → planner).
 */
export function findTitles({ titleIndex, phraseWords }: TitleFinder, piece: string): NamedPhrase[] {
  const words = piece.split(' ').filter((word) => /\p{L}/u.test(word) || word.includes(READ))
  const taken = new Set<number>()
  const found: NamedPhrase[] = []
  for (let length = Math.min(5, words.length); length >= 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const places = Array.from({ length }, (_, at) => from + at)
      if (places.some((place) => taken.has(place))) continue
      const run = words.slice(from, from + length)
      // A title does not go on over what the table has read.
      if (isRankAlone(run) || run.some((word) => !/\p{L}/u.test(word))) continue
      if (length === 1 && !mayStandAlone(run[0]!, words, phraseWords)) continue
      if (phraseWords.idle.has(run[0]!.toLowerCase()) || phraseWords.idle.has(run.at(-1)!.toLowerCase())) continue
      // "airport station manager" leads no broadcasting station: a leader's word goes with all of its modifiers.
      if (LEADERS.test(run.at(-1)!) && mayModify(words[from - 1], phraseWords)) continue
      const last = from + length === words.length || !mayModify(words[from + length], phraseWords)
      const occupations = nameRun({ titleIndex, phraseWords }, run, last)
      if (!occupations) continue
      for (const place of places) taken.add(place)
      found.push({ phrase: run.join(' '), occupations })
    }
  }
  return found
}

/** A run of words that ends with what somebody is, and that the index knows well enough ("vineyard manager"); its head has to stay. */
export function findHeaded({ titleIndex, phraseWords }: TitleFinder, words: readonly string[]): NamedPhrase[] {
  const head = words.at(-1)?.toLowerCase()
  if (head === undefined || words.length < 2 || words.length > MOST_HEADED || !HEADS.test(head) || isRankAlone(words)) return []
  if (words.slice(0, -1).every((word) => phraseWords.idle.has(word.toLowerCase()))) return []
  const matches = titleIndex.find(words.join(' '), 4)
  const [first] = matches
  if (!first || first.score < LEAST || !first.matchedTitle.toLowerCase().includes(head.slice(0, 5))) return []
  return [{ phrase: words.join(' '), occupations: shares(matches, 1) }]
}

/**
 * A single word is a title only where the piece says nothing else: "layers of approvals", "after my mother died" and "I loaded the planer"
 * ask for no such work. Single words that name work wherever they stand are wordings of the table.
 */
function mayStandAlone(word: string, piece: readonly string[], { idle }: PhraseWords): boolean {
  return piece.every((other) => other === word || other.length < 3 || idle.has(other.toLowerCase()))
}

const mayModify = (word: string | undefined, { idle }: PhraseWords): boolean =>
  word !== undefined && /^\p{L}{3,}$/u.test(word) && !idle.has(word.toLowerCase()) && !isRankAlone([word])

/** "senior specialist", "lead title": a rank, without the work. */
const isRankAlone = (run: readonly string[]): boolean => run.every((word) => RANKS.has(word.toLowerCase().replace(/s$/, '')))

/** `ends`: whether no other word follows that may be what the run is about ("book cover design" covers no books). */
function nameRun(
  { titleIndex, phraseWords }: TitleFinder,
  run: readonly string[],
  ends: boolean,
): Map<number, number> | undefined {
  const last = run.at(-1)!.toLowerCase()
  if (run.length === 1 && (last.length < 4 || isTooWide(last, phraseWords))) return undefined
  const least = run.length === 1 ? LEAST_ALONE : LEAST
  for (const ending of [last, ...peopleOf(last, run.length > 1 && ends)]) {
    const matches = titleIndex.named([...run.slice(0, -1), ending].join(' '), 4)
    const first = matches[0]?.score ?? 0
    if (first < least) continue
    return shares(matches, 1)
  }
  return undefined
}

/** Each match beside the best, which weighs `most`; what is less than half as likely is left out. */
export function shares(matches: readonly TitleMatch[], most: number): Map<number, number> {
  const first = matches[0]!.score
  const likely = matches.filter(({ score }) => score >= first / 2)
  return new Map(likely.map(({ index, score }) => [index, most * Math.min(1, score / first)]))
}

/** Words of every day, and what anybody may mean by them: "the caseload is crushing" asks for no crushing machine. */
function isTooWide(word: string, { tooWide }: PhraseWords): boolean {
  return tooWide.has(word) || tooWide.has(word.replace(/s$/, ''))
}

/**
 * The people of a field: planning → planner, analysis → analyst, biology → biologist, administration → administrator. A verb is turned
 * only beside another word (tree trim → tree trimmer): "I want to keep, to grow, to plan" asks for no keeper, grower or planer.
 */
function peopleOf(word: string, beside: boolean): string[] {
  const least = beside ? 1 : LEAST_LETTERS
  for (const [ending, people] of PEOPLE)
    if (ending.test(word)) return people.map((other) => word.replace(ending, other)).filter((other) => other.length >= least)
  return beside ? [`${word}er`] : []
}

const PEOPLE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/nning$/, ['nner']],
  [/tting$/, ['tter']],
  [/ing$/, ['er', 'e', 'ant', 'or', '']],
  [/analysis$|analytics$/, ['analyst']],
  [/ology$/, ['ologist']],
  [/graphy$/, ['grapher']],
  [/istry$/, ['ist']],
  [/apy$/, ['apist']],
  [/ation$/, ['ator', 'er', 'ant']],
  [/ction$/, ['ctor']],
  [/ment$/, ['er', 'or']],
  [/ics$/, ['ician', 'ic']],
  [/ism$/, ['ist']],
  [/entry$/, ['enter']],
  [/ery$/, ['er']],
  [/design$/, ['designer']],
  [/law$/, ['lawyer']],
]

const RANKS: ReadonlySet<string> = new Set(
  'senior junior lead leader head chief principal staff associate assistant specialist title level manager supervisor director role position post rank expert professional coordinator officer executive team group person'.split(
    ' ',
  ),
)

const LEADERS = /^(?:manager|director|supervisor|coordinator)s?$/i
/** Stands where the table has read something. */
export const READ = '\u0001'
const MOST_HEADED = 5
/** Words for what somebody is. */
const HEADS =
  /(?:manager|director|supervisor|foreman|coordinator|analyst|engineer|instructor|teacher|specialist|technician|tech|operator|mechanic|inspector|designer|planner|officer|owner|worker|assistant|appraiser|buyer|agent|advisor|administrator|superintendent|producer|writer|editor|driver|nurse|therapist|physician|scientist|developer|programmer|lead|cook|chef)s?$/
/** How sure a run of words has to be, and a single one, which may be a word of every day. */
const LEAST = 0.7
const LEAST_ALONE = 0.8
/** Letters of a single word that was turned: "coming" asks for no COM. */
const LEAST_LETTERS = 5
