import type { Drawing } from '../charts/parts/drawing.ts'
import type { Text } from '../model/rich-text.ts'

/** Common to all parts of a page. */
interface Part {
  /** Left out when the page would overflow; the highest number goes first. */
  drop?: number
  /** Shown only when the page would otherwise stay emptier than three quarters. */
  reserve?: boolean
  /** Name under which a model may rewrite the text; the text given here is the deterministic one. */
  slot?: string
}

export type Block =
  | FigureBlock
  | HeadingBlock
  | TextBlock
  | PointsBlock
  | TableBlock
  | ColumnsBlock
  | BoxBlock
  | KeyFiguresBlock
  | QuoteBlock
  | LinesBlock
  | DirectionBlock
  | ContentsBlock
  | DrawingBlock

/** A chart under a rule with title, note (unit, edition, key of symbols) and mark. */
export interface FigureBlock extends Part {
  kind: 'figure'
  title: Text
  note?: Text
  drawing: Drawing
  /** Line under the chart. */
  foot?: Text
}

/** A chart without frame or title, inside something else. */
export interface DrawingBlock extends Part {
  kind: 'drawing'
  drawing: Drawing
}

export const KEY_SYMBOLS = [
  'you',
  'your-range',
  'job',
  'target',
  'candidate',
  'people',
  'model',
  'observed',
  'self',
  'quiz',
  'range',
  'others',
] as const
export type KeySymbol = (typeof KEY_SYMBOLS)[number]

export interface HeadingBlock extends Part {
  kind: 'heading'
  text: Text
}

export interface TextBlock extends Part {
  kind: 'text'
  text: Text
  size?: 'body' | 'small' | 'note' | 'lead'
}

/** Lists with a real marker: plus, minus, question, box to tick, or a number. */
export interface PointsBlock extends Part {
  kind: 'points'
  style: 'plus' | 'minus' | 'ask' | 'box' | 'number'
  items: { lead?: Text; text: Text; slot?: string; drop?: number }[]
  size?: 'body' | 'small'
}

export interface TableBlock extends Part {
  kind: 'table'
  caption?: Text
  note?: Text
  columns: { head: Text; align?: 'left' | 'right' /** Share of the width in percent. */; width?: number }[]
  /** The first cell of a row is its head. All rows have as many cells as there are columns. */
  rows: { cells: Cell[]; drop?: number }[]
  /** worksheet: tall rows with vertical hairlines to write in. */
  style?: 'plain' | 'worksheet' | 'dense'
  /** Rows that have no room are told in a line at the page's end: for what the person said, of which nothing may be lost. */
  rest?: boolean
}

export type Cell = Text | { text: Text; sub?: Text; drawing?: Drawing; muted?: boolean }

/** halves 1+1, thirds, quarters, side = main + 46 mm note with a rule at its left. */
export interface ColumnsBlock extends Part {
  kind: 'columns'
  layout: 'halves' | 'thirds' | 'quarters' | 'side'
  columns: Block[][]
}

export interface BoxBlock extends Part {
  kind: 'box'
  /** you: white with the yellow bar, for the one thing to do; ruled: no ground, a rule on top. */
  tone: 'quiet' | 'you' | 'ruled'
  title: Text
  blocks: Block[]
}

/** Large figures in a row. */
export interface KeyFiguresBlock extends Part {
  kind: 'keyfigures'
  items: { value: Text; label: Text }[]
}

/** The person's own words. */
export interface QuoteBlock extends Part {
  kind: 'quote'
  text: Text
  by: Text
}

/** Lines to write on. */
export interface LinesBlock extends Part {
  kind: 'lines'
  label?: Text
  count: number
}

/** An idea of the reader's or of ours on the answer page: heading, what is asked first, plus, minus and mini ranges. */
export interface DirectionBlock extends Part {
  kind: 'direction'
  title: Text
  /** Whether the reader can have what they asked for. */
  verdict?: Text
  gate?: Text
  plus: Text
  minus: Text
  minis: { label: string; drawing: Drawing }[]
}

/** The list of pages, filled in by the renderer. */
export interface ContentsBlock extends Part {
  kind: 'contents'
}

export interface CoverContent {
  drawing: Drawing
  /** Such as "Career report: moving with AI". */
  label: string
  name: string
  line: string
  note: string
  date: string
}
