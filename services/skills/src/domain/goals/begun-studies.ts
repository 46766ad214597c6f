import type { DegreeField } from './degree-field.ts'

/** Studies that somebody has begun and not finished, and how far they are. */
export type BegunStudies = {
  /** In the person's own words: "72 credits toward a BSN". */
  readonly phrase: string
  /** What is studied, in their words: "a BSN". */
  readonly what: string
  /** `degree`: they say no more than that it is one. */
  readonly level?: 'certificate' | 'associates' | 'bachelors' | 'masters' | 'doctorate' | 'degree'
  /** Its field, CIP 2020 to four digits. */
  readonly field?: string
  /** Occupations that the words name, where the program leads to them. */
  readonly codes?: readonly string[]
  readonly progress: StudyProgress
}

/** Months that are left, months that are done, credits that are done, or the share that is. */
export type StudyProgress =
  | { readonly left: readonly [low: number, high: number] }
  | { readonly done: number }
  | { readonly credits: number }
  | { readonly share: number }

/**
 * Reads what somebody has begun: "2 classes left on my admin cert", "72 credits toward a BSN", "halfway through my MBA", "one semester
 * short of my degree". Of several the first; undefined where nothing is counted, or where it is somebody else's.
 */
export function begunStudies(fields: readonly DegreeField[], text: string): BegunStudies | undefined {
  for (const clause of text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .split(/[.;!?]/)) {
    if (OF_OTHERS.test(clause)) continue
    for (const said of SAID) {
      const found = said.pattern.exec(clause)
      const what = found ? (said.year ? collegeOf(clause) : whatOf(said, found, clause)) : undefined
      const progress = what === undefined ? undefined : said.progress(found!.groups!)
      if (!progress) continue
      const level = levelOf(what!)
      // "two years of college, computer science"
      const [after = ''] = clause
        .slice(found!.index + found![0].length)
        .split(/[,:()]/)
        .slice(1)
      const field =
        fields.find(({ words }) => words.test(what!)) ?? fields.find(({ words }) => words.exec(after)?.[0] === after.trim())
      const phrase = found![0].replace(TAIL, '').trim()
      return { phrase, what: what!, ...(level && { level }), ...(field && { field: field.field }), progress }
    }
  }
  return undefined
}

/** What is studied; '' where nothing is said and nothing has to be, undefined where the words are no studies. */
function whatOf({ named }: Said, { groups }: RegExpExecArray, clause: string): string | undefined {
  const what = ` ${groups?.what ?? ''}`.replace(TAIL, '').trim()
  if (STUDIES.test(what) || (what === '' && !named)) return what
  const subject = what === '' ? STUDYING.exec(clause)?.[1] : undefined
  return subject && `${subject} degree`
}
const STUDYING = /\b(?:stud(?:y|ying)|major(?:ing)?(?: in)?) (\p{L}+(?: (?!in\b|at\b)\p{L}+)?)/iu

/** The degree of who counts their year at college: "psych major, junior year"; undefined of high school and of other schools' years. */
function collegeOf(clause: string): string | undefined {
  if (/\b(?:high school|junior high|middle school)\b/i.test(clause)) return undefined
  const { before, after } = MAJOR.exec(clause)?.groups ?? {}
  const subject = before ?? after
  return subject === undefined ? "bachelor's degree" : `bachelor's degree in ${subject}`
}
const MAJOR =
  /(?:^|\b(?:an?|as|my|double)\s)\s*(?:(?:college|university) )?(?<before>(?!my\b|the\b|double\b)\p{L}+(?: \p{L}+)?) major\b|\b(?:majoring|major|degree|studying)(?: in| is)? (?<after>(?!in\b|is\b)\p{L}+(?: (?!in\b|at\b|and\b|but\b)\p{L}+)?)/iu

/** Whether a clause tells of studies that are not finished. */
export const isBegun = (clause: string): boolean => begunStudies([], clause) !== undefined

type Groups = Readonly<Record<string, string | undefined>>
type Said = {
  readonly pattern: RegExp
  readonly progress: (groups: Groups) => StudyProgress | undefined
  /** What is studied has to be said. */
  readonly named?: boolean
  /** The year at college is said, and with it the degree. */
  readonly year?: boolean
}

const NUMBER = String.raw`(?<n>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|thirty|a couple(?: of)?|a few)`
const UNIT = '(?<unit>class(?:es)?|courses?|credit(?: hour)?s?|units?|semesters?|terms?|quarters?|years?|months?)'
const OF =
  '(?: (?:of|on|in|from|for|to|into|at|until|toward|towards|through|with|before))?(?: (?:finish(?:ing)?|complet(?:e|ing)|get(?:ting)?|earn(?:ing)?|graduat(?:e|ing)(?: with| from)?|i (?:finish|graduate with|have|get)))?(?: (?:my|an?|the))? (?<what>[^,:()]{2,60})'

/** The second to the fourth year of a bachelor's degree. */
const CLASS = String.raw`(?<!\bas an? )(?<of>sophomore|junior|senior)`

const SAID: readonly Said[] = [
  {
    pattern: new RegExp(String.raw`\b${NUMBER} (?:more )?${UNIT} (?:left|to go|short|away|remaining|shy)\b(?:${OF})?`, 'i'),
    progress: whatIsLeft,
  },
  {
    pattern: new RegExp(String.raw`\b(?:need|have) (?:only |just |about |like )?${NUMBER} more ${UNIT}\b(?:${OF})?`, 'i'),
    progress: whatIsLeft,
    named: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b${NUMBER} (?:college |nursing |semester |transfer )?(?:credit(?: hour)?s?|units)(?: (?:earned|done|completed|finished|in|already))*${OF}`,
      'i',
    ),
    progress: ({ n }) => ({ credits: countOf(n!) }),
    named: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?<part>half ?way|half|most of the way|two[- ]thirds|three[- ]quarters|a third|part ?way) (?:done |finished |complete )?(?:of the way )?(?:through|done|with|into)${OF}`,
      'i',
    ),
    progress: ({ part }) => ({ share: SHARES.find(([words]) => words.test(part!))![1] }),
    named: true,
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:in|into|on)|^|,) ?(?:my |the )?\b(?<nth>first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th) (?<unit>year|semester|term|quarter)(?:${OF})?`,
      'i',
    ),
    progress: ({ nth, unit }) => doneOf(countOf(nth!) - 1, unit!),
    named: true,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:did|done|finished|completed|have|after|got|with) |(?<=^\s*))(?:about |almost |only |just )?${NUMBER} (?<unit>semesters?|years?|terms?|quarters?)(?: done| finished| completed)?${OF}`,
      'i',
    ),
    progress: ({ n, unit }) => doneOf(countOf(n!), unit!),
    named: true,
  },
  {
    pattern:
      /\b(?:left|quit|dropped out(?: of (?<what>college|university|school))?) (?:in |during |after |halfway through )?(?:my )?(?<of>sophomore|junior|senior) year\b/i,
    progress: yearsBehind,
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?:\p{L}+ )?\bmajor\b.{0,40}?\b${CLASS}\b(?: year)?(?! (?:level|role|position|job|analyst|developer|designer)s?\b)`,
        String.raw`\b${CLASS}(?: year)?,? (?:majoring|studying)\b`,
        String.raw`\b${CLASS}(?: year)? (?:in|at|of) (?:my |an? |the )?(?:\p{L}+ ){0,2}(?:college|university|undergrad(?:uate)?|bachelor['’]?s)\b(?! (?:hospital|press|library|office)\b)`,
        String.raw`\b(?:college|university|undergrad(?:uate)?) ${CLASS}\b`,
        String.raw`\b(?:in|into|starting|finishing) my ${CLASS} year\b`,
      ].join('|'),
      'iu',
    ),
    progress: yearsBehind,
    year: true,
  },
]

/** The years before the one that is said. */
function yearsBehind({ of }: Groups): StudyProgress {
  return { done: YEAR * ['sophomore', 'junior', 'senior'].indexOf(of!.toLowerCase()) + YEAR }
}

function whatIsLeft({ n, unit }: Groups): StudyProgress | undefined {
  const left = leftOf(countOf(n!), unit!)
  return left && { left }
}

/** Full time a semester holds five courses and fifteen credits and a year two semesters; part time it takes twice as long. */
function leftOf(count: number, unit: string): readonly [number, number] | undefined {
  if (/^(?:class|course)/i.test(unit)) return [4 * Math.ceil(count / 5), Math.max(5, 3 * count)]
  if (/^(?:credit|unit)/i.test(unit)) return creditsLeft(count)
  if (/^(?:semester|term)/i.test(unit)) return [4 * count, 6 * count]
  if (/^quarter/i.test(unit)) return [3 * count, 4 * count]
  if (/^month/i.test(unit)) return [count, count]
  return count <= MOST_YEARS ? [9 * count, YEAR * count] : undefined
}

/** Months in which so many credits are earned: thirty a year, or a fifth fewer. */
export function creditsLeft(credits: number): readonly [number, number] {
  return [Math.max(1, Math.round(0.4 * credits)), Math.max(2, Math.round(0.5 * credits))]
}

function doneOf(count: number, unit: string): StudyProgress | undefined {
  const months = count * (/^year/i.test(unit) ? YEAR : /^quarter/i.test(unit) ? 4 : 6)
  return count <= MOST_YEARS * 2 && months > 0 ? { done: months } : undefined
}

function countOf(words: string): number {
  const said = words.toLowerCase().replace(/ of$/, '')
  return Number.parseInt(said, 10) || COUNTS[said] || 0
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ fifteen: 15, thirty: 30, 'a couple': 2, 'a few': 3, first: 1, second: 2, third: 3, fourth: 4, fifth: 5 },
}
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/half/i, 0.5],
  [/two/i, 2 / 3],
  [/three|most/i, 0.75],
  [/third|part/i, 1 / 3],
]

function levelOf(what: string): BegunStudies['level'] {
  return LEVELS.find(([, words]) => words.test(what))?.[0]
}

const LEVELS: readonly (readonly [NonNullable<BegunStudies['level']>, RegExp])[] = [
  ['doctorate', /\b(?:ph\.?d|doctorate|doctoral|jd|dnp|dpt|pharm\.?d|ed\.?d)\b/i],
  [
    'masters',
    /\b(?:master'?s?|mba|m\.a\.?|ma|m\.?s|msw|mph|msn|m\.?ed|mls|mlis|grad(?:uate)? (?:school|program|degree|certificate))\b/i,
  ],
  ['associates', /\b(?:associate'?s?|a\.a\.?|aa|a\.?a\.?s|adn|community college|junior college|two[- ]year)\b/i],
  ['bachelors', /\b(?:bachelor'?s?|b\.a\.?|ba|b\.?s|bsn|bba|bfa|bsw|undergrad\w*|college|university|four[- ]year)\b/i],
  ['certificate', /\b(?:cert(?:ificate|ification|s)?|credential|licens(?:e|ure)|endorsement|diploma)\b/i],
  ['degree', /\bdegree\b/i],
]

/** What makes of some words a course of study. */
const STUDIES =
  /\b(?:degrees?|diploma|bachelor\w*|master\w*|associate\w*|ph\.?d|doctorate|jd|dnp|dpt|mba|msw|mph|msn|mlis|bsn|adn|bsw|bba|bfa|aas|ba|bs|ma|aa|college|university|school|programs?|cert\w*|credential|licensure|endorsement|undergrad\w*|coursework|prereq\w*|studies)\b/i
/** Where the words turn to what is wanted. */
const TAIL =
  /,? (?:and|but|so|then|want\w*|would|hop(?:e|ing)|look\w*|before|while|when|because|since|which|that|who|i|i['’]\w+|now|thinking|trying|not)\b.*$/i
/** Studies of others. */
const OF_OTHERS =
  /\b(?:his|her|their|son|daughter|kids?|wife|husband|sister|brother|boyfriend|girlfriend|partner)(?:['’]?s)?\b|\bapprentice/i
/** Months. */
const YEAR = 12
const MOST_YEARS = 6
