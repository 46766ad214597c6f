import type { TitleFamilies } from '../catalogue/titles/title-families.ts'
import type { DegreeField } from './degree-field.ts'
import type { GoalPhrases } from './goal-phrases.ts'
import type { GoalMeaning, GoalWords, LeftWords, WishWords } from './goal-table.ts'
import type { Conditions } from './wish-values.ts'
import type { FormerWork } from './words/former-work.ts'
import type { TitleFinder } from './words/phrase-titles.ts'
import type { ShortForms } from './words/short-forms.ts'

/** What a goal is read with. Places are those of the occupation table. */
export type GoalKnowledge = TitleFinder & {
  readonly codes: readonly string[]
  readonly titles: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly words: readonly GoalWords[]
  /** Wordings of work, word for word. */
  readonly phrases: GoalPhrases
  /** What people shorten when they type. */
  readonly shortForms?: ShortForms
  /** Fields of work by the words that stand alone in a piece. */
  readonly fields: readonly GoalWords[]
  readonly meanings: readonly GoalMeaning[]
  readonly wishes: readonly WishWords[]
  readonly leftWords: readonly LeftWords[]
  readonly degreeFields: readonly DegreeField[]
  readonly families: TitleFamilies
  /** Codes of the work that somebody has done whose title is no occupation: a business of their own, a military speciality. */
  readonly workBehind: (title: string) => readonly FormerWork[]
  /** Places of the occupations most like one, best first. */
  readonly near: (index: number, limit: number) => readonly number[]
  /** How well occupations meet a wish, by code (-1 to 1); undefined for wishes that rest on other figures. */
  readonly wishValues: (id: string) => ReadonlyMap<string, number> | undefined
  /** What is published of the hours of an occupation, by code. */
  readonly conditions?: ReadonlyMap<string, Conditions>
  /** Field of the degree that the text says is held, CIP 2020 to four digits. */
  readonly degree?: string
  /** Percent of an occupation who work for themselves; absent where not published. */
  readonly selfEmployed: (index: number) => number | undefined
}
