import type { SameWork } from '@waymark/contracts/models/advice/same-work'
import type { OccupationNote } from '@waymark/contracts/models/skills/occupation-note'
import type { LimitPosts } from '../goals/limits/limit-values.ts'
import type { Gate } from '../reach/gate.ts'
import type { GatePost } from '../reach/gate-posts.ts'

/** The occupation table in memory. Everything here is read-only after loading; matrices are row-major, one row an occupation. */
export type KnowledgeBase = {
  readonly edition: string
  readonly occupations: readonly OccupationFigures[]
  readonly indexOf: ReadonlyMap<string, number>
  /** What stands before an occupation, by its code; none = the usual entry of the projections holds. */
  readonly gates: ReadonlyMap<string, Gate>
  /** Posts of an occupation that ask less than its gate. */
  readonly gatePosts: readonly GatePost[]
  /** What we wrote about an occupation, by its code; most have none. */
  readonly notes: ReadonlyMap<string, OccupationNote>
  /** The next posts and other settings of the most common occupations, by code; the others have none. */
  readonly sameWork: ReadonlyMap<string, SameWork>
  readonly keptSettings: KeptSettings
  /** Moves that a counselor would name, by the beginning of a code or "start" and a step of education: see load-moves.ts. */
  readonly careerMoves: ReadonlyMap<string, readonly string[]>
  /** The same for people who want less to carry: calmer, lighter or shorter work that uses what they know. */
  readonly lighterMoves: ReadonlyMap<string, readonly string[]>
  /** The next rung of the own ladder, nearest first, by the beginning of a code: who leads such work, or a senior post of it. */
  readonly nextRungs: ReadonlyMap<string, readonly string[]>
  /** What they would name for a wish that names no work, by the kind of wish and the beginning of a code: see wish-moves.ts. */
  readonly wishMoves: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
  /** Usual first steps toward an occupation that asks for years, by its code: within half a year from outside; the nearest first. */
  readonly firstSteps: ReadonlyMap<string, readonly string[]>
  /** What a firm of one's own in some work needs first, a sentence or two, by the beginning of its code. */
  readonly ownBusiness: ReadonlyMap<string, OwnNeed>
  /** A sentence on how the first pay is made up where it lies far from the middle, by the beginning of a code. */
  readonly firstPay: ReadonlyMap<string, string>
  /** Which public employer is the largest of some work, and its share of the jobs, by the beginning of a code. */
  readonly publicEmployers: ReadonlyMap<string, string>
  /** What a conviction for theft or fraud means in some work, a sentence, by the beginning of a code. */
  readonly recordBars: ReadonlyMap<string, string>
  /** What a felony means in the work, by the beginning of the code. */
  readonly felonyBars: ReadonlyMap<string, string>
  /** What limits of health mean in some work by our reading, by the id of the limit and the beginning of a code. */
  readonly limitPosts: ReadonlyMap<string, LimitPosts>
  /** How much of the work falls on nights, evenings and weekends, 0-1, by code; absent where nothing is published. */
  readonly shifts: ReadonlyMap<string, number>
  readonly scales: Readonly<Record<ScaleFamily, ScaleMatrix>>
  /** Levels 0-7 beside the importance of skills and knowledge, same order of elements. */
  readonly skillLevels: Float64Array
  readonly knowledgeLevels: Float64Array
  readonly technologies: readonly TechnologyFigures[]
  /** Our own list of skills, as written. */
  readonly skillEntries: readonly SkillEntry[]
  /** How people name what they can do, and the elements of the skill and knowledge scales that it stands for. */
  readonly skillPhrases: ReadonlyMap<string, readonly string[]>
  /** Other spellings of tools, and the tool's name in the table. */
  readonly technologyAliases: ReadonlyMap<string, string>
  /** What groups of tasks are called in our words; '' where no words hold for all occupations that carry the group. */
  readonly activityLabels: ReadonlyMap<string, string>
  /** Keys of the interests that a group of tasks goes with, by its id. */
  readonly activityLikes: ReadonlyMap<string, readonly string[]>
  /** How people write what the table calls otherwise, word by word; '' of words that tell no work from another. */
  readonly workWords: ReadonlyMap<string, string>
  /** All occupations together: growth 2024-34 in percent, median pay in dollars a year. */
  readonly national: { readonly growth: number; readonly medianPay: number }
  readonly pairs: PairFigures
  /** Thirds of all tasks by the mean of their exposure readings. */
  readonly thirds: readonly [number, number]
  /** Mean absolute leave-one-out error of estimated ratings, in levels 0-7, as the importer measured it. */
  readonly estimationErrors: { readonly skillLevel: number; readonly knowledgeLevel: number }
}

/** Openings a year in the whole country under which there may be none near a person: every place says so. */
export const FEW_OPENINGS = 8_000

/** What a firm of one's own needs first, and the rule or the usual form that it stands in. */
export type OwnNeed = { readonly need: string; readonly source: string }

/** An entry of the skill catalogue as it is written down, and what it stands for in the table. */
export type SkillEntry = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly description: string
  readonly aliases: readonly string[]
  /** Slugs of tools, ids of elements, beginnings of occupation codes. */
  readonly tools: readonly string[]
  readonly elements: readonly string[]
  readonly occupations: readonly string[]
  readonly users: readonly string[]
}

/** Figures of all pairs of occupations, as they are shipped. */
export type PairFigures = {
  /** Pairs below the diagonal, row by row: -1 to 1, and 0 to 1, as 0 to 65535. */
  readonly ratings: Uint16Array
  readonly all: Uint16Array
  /** One byte a pair, from row to column. */
  readonly moves: Uint8Array
}

export type ScaleFamily = 'interest' | 'value' | 'style' | 'skill' | 'knowledge'

export type ScaleMatrix = {
  readonly elements: readonly Element[]
  /** Rows of ratings: interests and values 1-7, the others importance 1-5. */
  readonly rows: Float64Array
}

/**
 * Names of the settings of an occupation that mostly keep a wish which it breaks as a whole, in a row, by the id of the wish and the
 * beginning of a code.
 */
export type KeptSettings = ReadonlyMap<string, ReadonlyMap<string, string>>

export type Element = { readonly id: string; readonly key: string; readonly name: string }

export type OccupationFigures = {
  readonly index: number
  readonly code: string
  readonly title: string
  readonly shortTitle: string
  readonly description: string
  readonly alternateTitles: readonly string[]
  /** 1-5. */
  readonly zone: number
  /** One of the .00 codes: these are recommended and ranked, the others lend neighbours and pages. */
  readonly ranked: boolean
  /** Some of its ratings are our own estimates, since nobody rated the occupation. */
  readonly estimated: boolean
  readonly wages: WageFigures | undefined
  readonly ownWages: boolean
  readonly outlook: OutlookFigures | undefined
  readonly entry: { readonly education: string; readonly experience: string; readonly training: string }
  readonly lenses: readonly LensFigures[]
  readonly exposure: ExposureSummary
  /** Shares 0-1 by required level of education, lowest first; empty when not surveyed. */
  readonly education: readonly number[]
  readonly technologies: readonly { readonly technology: number; readonly inDemand: boolean }[]
  readonly activities: readonly ActivityFigures[]
}

/** Whole US dollars a year; 0 where no annual figure is published; figures at the limit of the release are floors. */
export type WageFigures = {
  readonly year: number
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
  readonly mean: number
  readonly employment: number
  readonly capped: boolean
  /** Postal code of the state whose wages these are; absent = US national. */
  readonly state?: string
  /** The state that was asked for publishes figures that are not told: they count people in training, or rest on few. */
  readonly setAside?: 'training' | 'few'
  /** US national, as are the editions. */
  readonly medians: readonly { readonly year: number; readonly value: number }[]
  /** p10, p25, p50, p75 and p90 of every edition that prints the code, oldest first. */
  readonly editions: readonly { readonly year: number; readonly figures: readonly number[] }[]
}

/** Persons, percent over 2024-34, persons a year. */
export type OutlookFigures = {
  readonly employment2024: number
  readonly employment2034: number
  readonly growthPercent: number
  readonly openings: number
  readonly separations: number
  /** Code of the line item that prints it. */
  readonly code: string
  /** The line item prints this occupation alone, not a group of several. */
  readonly own: boolean
}

export type LensLetter = 'A' | 'B' | 'C' | 'D'

export type LensFigures = {
  readonly lens: LensLetter
  readonly value: number
  /** Middle rank among the ranked occupations that the lens covers, 0-100. */
  readonly percentile: number
  /** Lens A only. */
  readonly people: number
  readonly model: number
}

export type ExposureSummary = {
  /** Percentiles 0-100; -1 without a lens. */
  readonly middle: number
  readonly low: number
  readonly high: number
  readonly agreement: 'clear_low' | 'clear_middle' | 'clear_high' | 'agree_in_part' | 'split' | 'few'
  /** Both modern lenses (A and B) above 90: never called safer. */
  readonly modernHigh: boolean
}

export type TechnologyFigures = {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly hot: boolean
  readonly users: number
}

export type ActivityFigures = {
  readonly id: string
  /** Our words for it in this occupation, where they are others than in the rest. */
  readonly label?: string
  readonly tasks: number
  readonly share: number
  /** 0-1; -1 without a reading. */
  readonly people: number
  readonly model: number
  readonly observed: number
}

/** Wages by state, whole US dollars a year, as the release of one year prints them. */
export type StateWages = {
  readonly year: number
  /** Places that the release knows, by postal code. */
  readonly states: readonly string[]
  /** Wages of the occupation in that row of the table; undefined where the state publishes none of a year. */
  readonly find: (state: string, index: number) => StateFigures | undefined
  /** Median of all occupations together. */
  readonly allMedian: (state: string) => number
}

export type StateFigures = Omit<WageFigures, 'medians' | 'editions' | 'setAside'>
