import type { ItemListName, QuestionChapter } from '@waymark/contracts/models/assessment/question'
import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'

/**
 * What in the engine's profile an answer feeds. `scale` is a scale of `Rating` in profile.proto (interest.*, value.*, style.*, skill.*,
 * knowledge.*), `skills` (the named skills) or a field of `Reach` (`reach.*`).
 */
export type EngineRead = {
  readonly scale: string
  /** 1 for a direct answer, less for one that only hints. */
  readonly weight: number
  /** A high answer means little of the scale. */
  readonly reverse?: true
}

/** Who reads an answer. Every question has a topic, because the report quotes what was answered; many feed the engine too. */
export type Reads = { readonly report: ReportTopic; readonly engine?: readonly EngineRead[] }

export type BankItem = {
  /** Stable key in the report and in the engine's ratings; never shown. */
  readonly slug: string
  readonly name: string
  readonly description?: string
  /** Heading of the items it stands with; its level can be filled in from an occupation. */
  readonly group?: string
  /** A word or two for a line that names many items. */
  readonly short?: string
  readonly engine?: readonly EngineRead[]
}

export type BankOption = {
  readonly value: string
  readonly label: string
  readonly description?: string
  readonly engine?: readonly EngineRead[]
  /** What the option means in the unit of the question's `reach.*` field. */
  readonly amount?: number | string
}

type Common = {
  readonly id: string
  readonly question: string
  readonly description?: string
  readonly instruction?: string
  readonly reads: Reads
}
type Ends = { readonly lowLabel: string; readonly highLabel: string }

export type ScaleQuestion = Common & Ends & { readonly type: 'scale' }
export type GroupQuestion = Common &
  Ends & { readonly type: 'scale_group'; readonly list: ItemListName; readonly items: readonly BankItem[] }
export type RankingQuestion = Common & { readonly type: 'ranking'; readonly options: readonly BankOption[] }
export type SingleQuestion = Common & { readonly type: 'single_select'; readonly options: readonly BankOption[] }
export type MultiQuestion = Common & {
  readonly type: 'multi_select'
  readonly options: readonly BankOption[]
  readonly maxChoices?: number
}
export type CategorizedQuestion = Common & {
  readonly type: 'categorized_multi_select'
  readonly categories: readonly { readonly category: string; readonly options: readonly BankOption[] }[]
}
export type TimelineQuestion = Common & { readonly type: 'timeline'; readonly timelines: readonly string[] }
export type SkillsQuestion = Common & { readonly type: 'skills_rating' }
export type TextQuestion = Common & { readonly type: 'text'; readonly storeIn: 'motivations' | 'challenges' }

/** A question of a bank, and the chapter that asks it. */
export type ChapterQuestion = BankQuestion & { readonly chapter: QuestionChapter }

export type BankQuestion =
  | ScaleQuestion
  | GroupQuestion
  | RankingQuestion
  | SingleQuestion
  | MultiQuestion
  | CategorizedQuestion
  | TimelineQuestion
  | SkillsQuestion
  | TextQuestion
