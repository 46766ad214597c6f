import type { RankedOccupation, Reason } from '@waymark/proto/waymark/skills/v1/skills'
import type { Drawing } from '../charts/parts/drawing.ts'
import { entryWay } from '../facts/entry-way.ts'
import { jobFact, jobId } from '../model/build-facts.ts'
import type { FactTable } from '../model/fact-table.ts'
import { plain, type Text } from '../model/rich-text.ts'
import type { Block, BoxBlock, ColumnsBlock, FigureBlock, HeadingBlock, PointsBlock, TextBlock } from './blocks.ts'

/** Short names for the parts of a page, so that a section reads like the page it makes. */

type More<T> = Partial<Omit<T, 'kind'>>

export const heading = (text: Text, more: More<HeadingBlock> = {}): Block => ({ kind: 'heading', text, ...more })
export const text = (words: Text, more: More<TextBlock> = {}): Block => ({ kind: 'text', text: words, ...more })
export const small = (words: Text, more: More<TextBlock> = {}): Block => ({ kind: 'text', text: words, size: 'small', ...more })
export const note = (words: Text, more: More<TextBlock> = {}): Block => ({ kind: 'text', text: words, size: 'note', ...more })

export const figure = (title: Text, drawing: Drawing, more: More<FigureBlock> = {}): Block => ({
  kind: 'figure',
  title,
  drawing,
  ...more,
})

export const columns = (layout: ColumnsBlock['layout'], ...parts: Block[][]): Block => ({
  kind: 'columns',
  layout,
  columns: parts,
})

export const box = (title: Text, blocks: Block[], more: More<BoxBlock> = {}): Block => ({
  kind: 'box',
  tone: 'quiet',
  title,
  blocks,
  ...more,
})

export const points = (
  style: PointsBlock['style'],
  items: readonly (Text | { lead?: Text; text: Text; slot?: string; drop?: number })[],
  more: More<PointsBlock> = {},
): Block => ({
  kind: 'points',
  style,
  items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
  ...more,
})

/** An engine's reason as running text with its source mark. */
export function reasonText(reason: Reason | undefined, fallback: Text): Text {
  if (!reason || reason.text.trim() === '') return fallback
  const letters = reason.sources.replace(/[^A-Z]/g, '')
  return `${plain(reason.text.trim())}${letters ? `{^${letters}}` : ''}`
}

/** Tokens of one occupation's facts: job('median') is {job.<code>.median}. */
export function jobTokens(facts: FactTable, code: string) {
  const id = jobId(code)
  const has = (name: string): boolean => facts.has(jobFact(facts, id, name))
  const token = (name: string, bare = false): string => {
    const ref = facts.ref(jobFact(facts, id, name))
    return bare ? `${ref.slice(0, -1)}!}` : ref
  }
  return {
    ref: (name: string) => token(name),
    /** Without its mark, for tables whose head carries it. */
    bare: (name: string) => token(name, true),
    has,
    value: (name: string) => facts.get(jobFact(facts, id, name))?.value as number | undefined,
    /** The figure, or the words where there is none. */
    or: (name: string, words: string) => (has(name) ? token(name) : words),
    bareOr: (name: string, words: string) => (has(name) ? token(name, true) : words),
  }
}

/** How long the way in takes, as one sentence; the figures are those of the fact table. */
export function wayInWords(job: ReturnType<typeof jobTokens>, ranked: RankedOccupation): Text {
  const { known, total, study } = entryWay(ranked)
  if (!known) return 'How long the way in takes is not known.'
  if (total[1] === 0) return 'Nothing more is asked of you on paper.'
  if (!job.has('months.high')) return 'The way in takes time that we hold no figure for.'
  const how = study[1] === 0 ? ', paid or at your present pay' : study[0] >= 12 ? ', school first' : ''
  if (total[0] === 0) return `You can apply now; where more is asked, it takes up to ${job.ref('months.high')}${how}.`
  return `The way in takes ${job.ref('months.low')} to ${job.ref('months.high')}${how}.`
}
