import type { Engine } from '../matching/engine.ts'
import { mostSimilar, similarityOf } from '../matching/similarity.ts'
import type { BegunStudies } from './begun-studies.ts'
import type { ToldHours } from './hours/told-hours.ts'
import type { Conditions } from './wish-values.ts'

/** What a person asked for in words, read: occupations by phrase, and wishes about the work. */
export type Goals = {
  readonly wanted: readonly Wanted[]
  readonly wishes: readonly Wish[]
  /** What the person wants to leave, where the words say which work that is. */
  readonly left?: readonly Left[]
  /** Codes of work that they say they did before. */
  readonly former?: readonly string[]
  /** The degree that they say they have nearly earned, as a level of education of the wizard. */
  readonly soon?: string
  /** Studies that they say they have begun and not finished. */
  readonly begun?: BegunStudies
  /** Their words that they no longer hold the license of their work, on their goals or beside them. */
  readonly lostLicense?: string
  /** Their title says that they are at home, or out of work, and come back. */
  readonly isReturning?: boolean
  /** The field that they teach, by their title, CIP 2020 to four digits. */
  readonly subject?: string
  /** Their title as they wrote it, where no occupation is known of it. */
  readonly asWritten?: string
  /** The texts that the goals were read from, as the person wrote them: on their goals, and beside them. */
  readonly written?: readonly string[]
  /** Pieces in which neither work nor a wish was found, in the person's words. */
  readonly unread?: readonly string[]
  /** The text without what they leave and what others say, in their words: where the work is to be. */
  readonly said?: string
  /** They ask for ideas beside what they name: "other options?". */
  readonly asksForIdeas?: boolean
  /** They tell of a felony, or of time served. */
  readonly felony?: boolean
  /** They tell of a conviction, or a charge, for theft or fraud. */
  readonly dishonesty?: boolean
  /** When they can work, and what is published of the hours of occupations. */
  readonly hours?: ToldHours
  readonly conditions?: ReadonlyMap<string, Conditions>
  /** They ask which of what they name to take: "which one?". */
  readonly asksWhich?: boolean
}

/** Work that somebody wants to leave: codes that begin so, or LEADING. */
export type Left = { readonly phrase: string; readonly label: string; readonly groups: readonly string[] }
/** Stands for every occupation that leads people. */
export const LEADING = '@lead'

export type Wanted = {
  /** In the person's own words. */
  readonly phrase: string
  /** Occupations that the phrase means, weight 0-1. */
  readonly codes: readonly { readonly code: string; readonly weight: number }[]
  /** The phrase names a post within the present occupation. */
  readonly inside: boolean
  /** The id of a wish that the present work breaks as a whole, and some of its settings keep: those are asked for. */
  readonly keeps?: string
  /** Other words of the person that mean the same occupation first of all. */
  readonly also?: readonly string[]
}

export type Wish = {
  readonly id: string
  /** In our words. */
  readonly label?: string
  readonly phrase: string
  /** Told beside the goals, in words on something else: always a limit of the person themself. */
  readonly beside?: true
  /** How well occupations meet the wish, by code: 1 well, 0 neither, -1 against it. */
  readonly values?: ReadonlyMap<string, number>
  /** How light occupations are for the body, by code, -1 heavy: of a wish for an easier life. */
  readonly load?: ReadonlyMap<string, number>
  /** Of the degree that is held: its field, CIP 2020 to four digits. */
  readonly field?: string
}

/** What takes a wish back: its id, or the words beside the goals, which stay when the goals are written anew. */
export const takesBack = ({ id, phrase, beside }: Wish): string => (beside ? phrase : id)

export const NO_GOALS: Goals = { wanted: [], wishes: [] }

/** Whether somebody who allows less pay means no less than now: "the same pay is fine", and not "the same or a bit less". */
export const meansSamePay = (phrase: string): boolean => /\b(?:same|similar)\b(?!.*\bless\b)/i.test(phrase)

/**
 * Dollars a year under which the person does not want to go, in their own words ("60k min", "not below six figures", "can't take a pay
 * cut", "not less than I make", "a raise of 10k" from what they earn now, 0 = unknown); 0 = not said. Who can't take a huge cut may take a small one.
 */
export function leastPayAsked({ wishes }: Goals, earned = 0): number {
  const wish = wishes.find(({ id }) => id === 'least_pay')
  if (!wish) return 0
  if (CUT.test(wish.phrase)) return Math.round(earned * (LARGE.test(wish.phrase) ? KEPT_OF_LARGE : KEPT))
  if (/six figures/i.test(wish.phrase)) return 100_000
  const year = dollarsAYear(wish.phrase)
  // A raise is counted from what is earned; of unknown pay nothing is known.
  if (RAISE.test(wish.phrase)) return earned > 0 ? earned + year : 0
  return year >= LEAST_FIGURE ? year : Math.round(earned * KEPT)
}

/** Dollars a year that the words say would do ("60k is fine"), and not what they ask for at least; 0 = none. */
export function figureAllowed({ wishes }: Pick<Goals, 'wishes'>): number {
  const phrase = wishes.find(({ id }) => id === 'least_pay')?.phrase ?? ''
  const year = WOULD_DO.test(phrase) ? dollarsAYear(phrase) : 0
  return year >= LEAST_FIGURE ? year : 0
}

const WOULD_DO = /\b(?:ok|okay|fine|enough)\b/i

/**
 * "28 an hour" at 2,080 hours, "4,200 a month", "$55k", "seventy"; 0 where no figure stands. A figure of two or three digits alone is
 * one of an hour up to 45 ("22+"), and above that one of thousands a year ("pays 60+").
 */
function dollarsAYear(phrase: string): number {
  const found =
    /(\d+(?:,\d{3})*(?:\.\d+)?)\+? ?(k\b|grand|thousand)?\+?(?:(?:\/| ?(?:an|per|a)? ?)(hour|hr|week|month|mo)\b)?/i.exec(
      phrase.replace(NUMBERS, (word) => String(IN_DIGITS[word.toLowerCase().replace('-', ' ')])),
    )
  if (!found) return 0
  const [, digits, thousands, per] = found
  const number = Number(digits!.replaceAll(',', ''))
  if (per) return Math.round(number * (thousands ? 1000 : 1) * TIMES_A_YEAR[per.toLowerCase()]!)
  if (thousands || number >= 1000) return Math.round(number * (thousands ? 1000 : 1))
  return Math.round(number > MOST_AN_HOUR ? number * 1000 : number >= LEAST_AN_HOUR ? number * TIMES_A_YEAR.hour! : number)
}
const MOST_AN_HOUR = 45
const LEAST_AN_HOUR = 10
const IN_DIGITS: Readonly<Record<string, number>> = {
  ...{ fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, 'twenty two': 22, 'twenty five': 25 },
  ...{ thirty: 30, 'thirty five': 35, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, 'a hundred': 100 },
}
const NUMBERS =
  /\b(?:fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ](?:two|five))?|thirty(?:[- ]five)?|forty|fifty|sixty|seventy|eighty|ninety|a hundred)\b/gi
/** Of full-time work, as wages are published. */
export const HOURS_A_YEAR = 2080
const TIMES_A_YEAR: Readonly<Record<string, number>> = { hour: HOURS_A_YEAR, hr: HOURS_A_YEAR, week: 52, month: 12, mo: 12 }
/** A smaller figure is no pay of a year ("no lower than 95"). */
const LEAST_FIGURE = 10_000

/** From this weight on an occupation was asked for, and from NAMED on by name. */
export const ASKED = 0.5
export const NAMED = 0.8
/** From here on no other meaning comes first. */
export const FIRM = 0.95

/** Whether the words name no occupation, and the codes are only what they may mean: "I like the kids". */
export const isLoose = ({ inside, codes }: Wanted): boolean => !inside && codes.every(({ weight }) => weight < NAMED)

/** Greatest weight with which each occupation was asked for; 0 = not at all. */
export function askedWeights({ base, count }: Engine, { wanted }: Goals): Float64Array {
  const weights = new Float64Array(count)
  for (const { codes } of wanted) {
    for (const { code, weight } of codes) {
      const index = base.indexOf.get(code)
      if (index !== undefined) weights[index] = Math.max(weights[index]!, weight)
    }
  }
  return weights
}

/** Occupations that some phrase means first of all: who asks for them takes less pay for it. */
export function chiefOfPhrases({ base, count }: Engine, { wanted }: Goals): Uint8Array {
  const chief = new Uint8Array(count)
  for (const { codes } of wanted) {
    const greatest = Math.max(ASKED, ...codes.map(({ weight }) => weight))
    for (const { code, weight } of codes) {
      const index = base.indexOf.get(code)
      if (index !== undefined && weight === greatest) chief[index] = 1
    }
  }
  return chief
}

/**
 * Side meanings of a phrase (weight below FIRM, another occupation comes first) count as asked for only where counselors know the way:
 * of those that they would not name, readers signed one in two.
 */
export function firmlyAsked(asked: Float64Array, chief: Uint8Array, named: Float64Array | undefined): Float64Array {
  if (!named) return asked
  return asked.map((weight, index) => (weight >= FIRM || chief[index] || named[index]! > 0 ? weight : Math.min(weight, HINTED)))
}

/** What was asked for, and weaker what is most like it. */
export function goalScores(engine: Engine, asked: Float64Array): Float64Array {
  const scores = Float64Array.from(asked)
  const { byAll } = similarityOf(engine)
  asked.forEach((weight, index) => {
    if (weight === 0) return
    mostSimilar(engine, byAll, index, NEIGHBORS).forEach((other, at) => {
      if (!engine.base.occupations[other.index]!.ranked) return
      scores[other.index] = Math.max(scores[other.index]!, NEIGHBOR_SHARE * weight * (1 - (at + 1) / 12))
    })
  })
  return scores
}

const CUT = /(?:cut|drop|loss)s?$/i
const RAISE = /\braise\b|\bmore\b/i
const LARGE = /huge|big|major|large|serious|deep|steep|massive|much of/i
/** Shares of the present pay. Published middle pay tells occupations apart by no less than a twentieth. */
const KEPT = 0.95
const KEPT_OF_LARGE = 0.85
const HINTED = 0.45
const NEIGHBORS = 8
const NEIGHBOR_SHARE = 0.35
