import type { ActivitySlug } from '@waymark/contracts/models/identity/activities'
import type { NoteFact, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { wholeWords } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import { itemsOn, ratedOn, textOn } from '../answered.ts'
import { capital, lower } from '../reading.ts'
import { ACTIVITY_WORK } from './activity-work.ts'
import { STRAINS, WORK_THEMES, type WorkTheme } from './work-themes.ts'

/** What the reader said beside what the work holds. */
export interface WorkMatch {
  /** The reader's words or rating, as the beginning of a point. */
  said: Text
  /** A task, a hard side or hours, from our note or from the tables. */
  fact: NoteFact
}

export interface WorkMatches {
  fits: WorkMatch[]
  clashes: WorkMatch[]
  /** Tasks and hard sides that stand beside nothing the reader said. */
  tasks: NoteFact[]
  hard: NoteFact[]
  /** Hours and load, less what stands among the clashes. */
  shifts: NoteFact[]
}

/**
 * Each task and each hard side is used once: beside the reader's words where they meet, or in the list of the rest. A sentence of
 * the reader's that stood before is not said again.
 */
export function matchWork(input: ReportInput, occupation: Occupation, before: SaidBefore): WorkMatches {
  const tasks = tasksOf(occupation)
  const hard = occupation.note?.hard ?? []
  const shifts = [...(occupation.note?.shifts ?? []), ...(occupation.note?.body ?? [])]
  const used = new Set<NoteFact>()
  const themes = new Set<string>()
  const fits: WorkMatch[] = []
  const clashes: WorkMatch[] = []
  const add = (to: WorkMatch[], { said, short }: Evidence, fact: NoteFact): boolean => {
    const words = before.tell(said, short)
    if (words === undefined) return false
    used.add(fact)
    to.push({
      said: words,
      fact: to === fits && !occupation.note ? { ...fact, text: `Here it is part of the week: ${lower(fact.text)}` } : fact,
    })
    return true
  }
  const taken = new Set<Text>()
  for (const evidence of likings(input)) {
    if (fits.length >= MOST || themes.has(evidence.theme) || taken.has(evidence.said)) continue
    const { skill, quiz, words } = evidence
    if (quiz && !occupation.note) continue
    const fact = tasks.find(
      (task) => !used.has(task) && words.test(task.text.toLowerCase()) && (skill === undefined || sharesStem(skill, task.text)),
    )
    if (!fact || tasks.length - used.size <= LEAST_TASKS || !add(fits, evidence, fact)) continue
    themes.add(evidence.theme)
    taken.add(evidence.said)
  }
  for (const evidence of strains(input)) {
    if (clashes.length >= MOST || taken.has(evidence.said)) continue
    // A low rating is laid beside a task that we wrote, never beside a label of the tables.
    if (evidence.ofTasks && !occupation.note) continue
    const from = evidence.ofTasks ? tasks.filter(() => tasks.length - used.size > LEAST_TASKS) : [...shifts, ...hard]
    const fact = from.find((one) => !used.has(one) && evidence.words.test(one.text.toLowerCase()) && !EASES.test(one.text))
    if (fact && add(clashes, evidence, fact)) taken.add(evidence.said)
  }
  const left = (facts: readonly NoteFact[]) => facts.filter((fact) => !used.has(fact))
  return { fits, clashes, tasks: left(tasks), hard: left(hard), shifts: left(shifts) }
}

/** Our five tasks; for the rest the largest groups of tasks of the tables, as sentences. */
function tasksOf({ note, activities }: Occupation): NoteFact[] {
  if (note) return note.tasks
  return [...activities]
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
    .map(({ label }) => ({ text: `${capital(label)}.`, source: 'O' }))
}

interface Evidence {
  said: Text
  /** Under four words, for a second time; undefined where no short form reads well. */
  short?: Text
  /** A skill as they named it, where its theme alone is too wide to hold it against a task. */
  skill?: string
  /** A rating of the questionnaire: it is laid beside a task that we wrote, never beside a label of the tables. */
  quiz?: boolean
}

/** What the reader likes or does well, the strongest evidence first: own sentences, named skills, then ratings. */
function likings(input: ReportInput): (Evidence & { theme: string; words: RegExp })[] {
  const quotes = (['motivation.main', 'history.proud', 'change.idea'] as const).map((topic) => textOn(input, topic, 400))
  const own = quotes.flatMap((quote) =>
    WORK_THEMES.flatMap((theme) => wordsAt(quote, theme).map((found) => ({ ...found, theme: theme.key, words: theme.work }))),
  )
  const skills = itemsOn(input, 'skill.named')
    .filter(({ value }) => value >= GOOD)
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ label, value }) =>
      WORK_THEMES.filter(({ said }) => said.test(label.toLowerCase())).map(({ key: theme, work: words }) => ({
        said: `${plain(capital(label))}: you rate it ${value} of 10.`,
        ...(WIDE.has(theme) && { skill: label }),
        theme,
        words,
      })),
    )
  // A skill of no theme of ours meets a task that names it: "contract review" and the contract that is haggled over.
  const bare = itemsOn(input, 'skill.named')
    .filter(({ value }) => value >= GOOD)
    .toSorted((a, b) => b.value - a.value)
    .map(({ label, value }) => ({
      said: `${plain(capital(label))}: you rate it ${value} of 10.`,
      skill: label,
      theme: `skill ${label}`,
      words: /./,
    }))
  const rated = ratedOn(input, 'interest.activities')
    .filter(({ value }) => value >= LIKED)
    .flatMap(({ key, label, value }) => {
      const words = workOfActivity(key)
      return words ? [{ said: ratingWords(label, value), quiz: true, theme: key, words }] : []
    })
  return [...own, ...skills, ...bare, ...rated]
}

/** What wears the reader out or what they rate lowest, the strongest evidence first. */
function strains(input: ReportInput): (Evidence & { name?: string; words: RegExp; ofTasks: boolean })[] {
  const written = [textOn(input, 'fear.main', 400), input.careerGoals].flatMap((quote) =>
    STRAINS.flatMap((strain) =>
      wordsAt(quote, strain)
        .filter(({ said }) => !/\b(?:school|student)\b/i.test(said))
        .map((found) => ({ ...found, name: strain.name, words: strain.work, ofTasks: false })),
    ),
  )
  const wished = input.ranking.wishes.flatMap(({ id, label }) =>
    STRAINS.filter(({ key }) => key === WISH_STRAINS[id]).map(({ name, work }) => ({
      said: `You asked for this: ${plain(lower(label))}.`,
      short: `“${plain(capital(label))}.”`,
      name,
      words: work,
      ofTasks: false,
    })),
  )
  const labels = new Map(itemsOn(input, 'present.drain').map(({ key, label }) => [key, label]))
  const ticked = STRAINS.flatMap(({ drains, work, name }) => {
    const label = drains.map((key) => labels.get(key)).find((one) => one)
    if (!label) return []
    const ticked = `“${plain(label)}”`
    return [
      {
        said: `You ticked ${ticked.charAt(0)}${lower(label)}${ticked.slice(-1)}.`,
        short: `${ticked.slice(0, -1)}.”`,
        name,
        words: work,
        ofTasks: false,
      },
    ]
  })
  const low = ratedOn(input, 'interest.activities')
    .filter(({ value }) => value <= DISLIKED)
    .toReversed()
    .flatMap(({ key, label, value }) => {
      const words = workOfActivity(key)
      return words ? [{ said: ratingWords(label, value), words, ofTasks: true }] : []
    })
  return [...written, ...ticked, ...wished, ...low]
}

/** What wears the reader out most, as they ticked it or by our name for what they wrote of; '' where they said nothing of the kind. */
export function strainWords(input: ReportInput): Text {
  return strains(input).find(({ name }) => name !== undefined)?.name ?? ''
}

/** The same as a short sentence of theirs, for the beginning of one of ours; undefined where they wrote of no pain, or at length. */
export function strainQuote(input: ReportInput): Text | undefined {
  const fear = textOn(input, 'fear.main', SHORT_QUOTE).trim()
  // A fear may be of what comes; what hurts is of today.
  const isStrain = /\bmy\b/i.test(fear) && STRAINS.some(({ key, said }) => key === 'body' && said.test(fear.toLowerCase()))
  return isStrain ? `“${plain(capital(fear.replace(/[.!?\s]+$/, '')))}”` : undefined
}

/** The reader's sentence in which the words stand. */
function wordsAt(quote: string, { said: pattern }: Pick<WorkTheme, 'said'>): { said: Text }[] {
  const found = pattern.exec(quote.toLowerCase())
  if (!found) return []
  const said = quoteAround(quote, found.index)
  return said === undefined ? [] : [{ said }]
}

/**
 * The reader's sentence in which the words stand, or of a long one the clauses up to them or from them on; undefined where none of
 * them can stand alone.
 */
export function quoteAround(quote: string, at: number): Text | undefined {
  const sentences = [...quote.matchAll(/[^.!?]+[.!?]*/g)]
  const found = sentences.find(({ index, 0: words }) => at < index + words.length)
  const sentence = found?.[0].trim() ?? quote.trim()
  if (sentence.length <= LONGEST_QUOTE) return quoted(sentence)
  const offset = Math.max(0, at - (found?.index ?? 0))
  const kept = wholeWords(sentence, LONGEST_QUOTE)
  if (kept !== undefined && kept.length > offset) return quoted(kept)
  const clause = [...sentence.matchAll(/[^,;:]+[,;:]?/g)].find(({ index, 0: words }) => offset < index + words.length)?.[0]
  const rest = clause?.trim().match(/^(?:and|but|or|because|so) ((?:i|my|we|it|he|she|they)\b.*?)[,;:]?$/i)?.[1]
  const alone = rest === undefined ? undefined : wholeWords(rest, LONGEST_QUOTE)
  return alone === undefined ? undefined : quoted(alone)
}

/** What a task has to speak of to stand beside a mark of the questionnaire; undefined for what is no activity of it. */
const workOfActivity = (slug: string): RegExp | undefined =>
  Object.hasOwn(ACTIVITY_WORK, slug) ? ACTIVITY_WORK[slug as ActivitySlug] : undefined

const quoted = (words: string): Text => `“${plain(capital(words.replace(/[.!?,;:]+$/, '')))}.”`
const ratingWords = (label: string, value: number): Text => `“${plain(label)}”: you gave it ${value} of 10.`

const MOST = 3
/** Two tasks at least stay in the list of the work. */
const LEAST_TASKS = 2
const GOOD = 7
const LIKED = 7
const DISLIKED = 3
const LONGEST_QUOTE = 110
const SHORT_QUOTE = 44
/** What they wish of the work, as the strain that would break it. */
const WISH_STRAINS: Readonly<Record<string, string>> = {
  no_nights: 'hours',
  home_at_night: 'travel',
  less_load: 'body',
  calmer: 'pressure',
}
/** A fact that takes load away is no clash. */
const EASES =
  /^(?:no|few|little|hardly|mostly seated|regular) |\b(?:sitting|seated|rarely|seldom|at a desk|telework|chair|lifts? (?:little|almost nothing)|may choose to stand|ten pounds is the top load)\b/i
/** Themes so wide that a named skill belongs to a task of theirs only where both speak of the same thing. */
export const WIDE: ReadonlySet<string> = new Set([
  'cause',
  'check',
  'repair',
  'build',
  'figures',
  'order',
  'plan',
  'design',
  'code',
  'science',
])

/** Whether two texts share the beginning of a word that carries meaning. */
export function sharesStem(one: string, other: string): boolean {
  const stems = (words: string): string[] =>
    (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, PREFIXED.test(word) ? 7 : 5))
  const found = new Set(stems(other))
  return stems(one).some((stem) => !COMMON.has(stem) && found.has(stem))
}
/** Beginnings that words of many senses share: contract and control, transport and translation. */
const PREFIXED = /^(?:contr|const|inter|trans|super|under|produ)/
const COMMON: ReadonlySet<string> = new Set([
  'with',
  'work',
  'worki',
  'manag',
  'team',
  'peopl',
  'skill',
  'good',
  'time',
  'makin',
  'using',
  'readi',
  'custo',
  'servi',
  'gener',
  'basic',
  'case',
  'cases',
  'softw',
])
