import type { Text } from '../../document/model/rich-text.ts'
import type { Block, Cell, PointsBlock } from '../../document/sections/blocks.ts'
import type { PageContent, SectionContent } from '../../document/sections/section.ts'
import { isRewritable } from './rewritable.ts'

/** Sections that are no prose about the reader: the front, the list of pages, and how the report was worked out. */
const OURS = new Set(['cover', 'contents', 'method'])

/**
 * The texts of a section that a model may rewrite, by name: `<page>.standfirst`, each paragraph, point, direction, foot of
 * a figure and sentence in a table as `<page>.<number>` in reading order, or under the name that the section gives it. Headlines,
 * labels, figures, the person's own words and lines to fill in stay as they are.
 */
export function slotsOf(section: SectionContent): Record<string, Text> {
  const slots: Record<string, Text> = {}
  visitSlots(section, (name, text) => {
    slots[name] = text
    return text
  })
  return slots
}

/** The section with some of its slots written anew; everything else is the same. */
export function withSlots(section: SectionContent, texts: Readonly<Record<string, Text>>): SectionContent {
  const copy = structuredClone(section)
  visitSlots(copy, (name, text) => texts[name] ?? text)
  return copy
}

/** Called with each slot's own name, or none, and its text; gives the text to print. */
type Visit = (slot: string | undefined, text: Text) => Text

function visitSlots(section: SectionContent, change: (name: string, text: Text) => Text): void {
  if (OURS.has(section.sectionId)) return
  for (const page of section.pages) if (!page.cover) visitPage(page, change)
}

function visitPage(page: PageContent, change: (name: string, text: Text) => Text): void {
  let number = 0
  const visit: Visit = (slot, text) => {
    // Counted whether or not it is one: the same place has the same name before and after.
    const name = slot ?? `${page.id}.${++number}`
    return isRewritable(text) ? change(name, text) : text
  }
  page.standfirst = visit(`${page.id}.standfirst`, page.standfirst)
  visitBlocks(page.blocks, visit)
}

function visitBlocks(blocks: Block[], visit: Visit): void {
  for (const block of blocks) {
    if (block.kind === 'text' && block.size !== 'note') block.text = visit(block.slot, block.text)
    if (block.kind === 'points') visitPoints(block, visit)
    if (block.kind === 'figure' && block.foot) block.foot = visit(undefined, block.foot)
    if (block.kind === 'table') for (const row of block.rows) row.cells = row.cells.map((cell, at) => visitCell(cell, at, visit))
    if (block.kind === 'columns') for (const column of block.columns) visitBlocks(column, visit)
    if (block.kind === 'box') visitBlocks(block.blocks, visit)
    if (block.kind === 'direction') {
      block.plus = visit(undefined, block.plus)
      block.minus = visit(undefined, block.minus)
    }
  }
}

/** What a row tells in a sentence; its head and its figures are no prose. */
function visitCell(cell: Cell, column: number, visit: Visit): Cell {
  return column === 0 || typeof cell !== 'string' ? cell : visit(undefined, cell)
}

function visitPoints(points: PointsBlock, visit: Visit): void {
  for (const item of points.items) item.text = visit(item.slot, item.text)
}
