import type { Block } from './blocks.ts'

/** The parts of a page that hold something: an empty list goes, and the heading of a part that went goes with it. */
export function withoutEmpty(blocks: readonly Block[]): Block[] {
  return withoutLoneHeadings(blocks.map(withoutEmptyInside).filter(holdsSomething))
}

function withoutEmptyInside(block: Block): Block {
  if (block.kind === 'columns') return { ...block, columns: block.columns.map(withoutEmpty) }
  if (block.kind === 'box') return { ...block, blocks: withoutEmpty(block.blocks) }
  return block
}

function holdsSomething(block: Block): boolean {
  if (block.kind === 'points') return block.items.length > 0
  if (block.kind === 'table') return block.rows.length > 0
  if (block.kind === 'text') return block.text !== ''
  if (block.kind === 'columns') return block.columns.some((column) => column.length > 0)
  return true
}

function withoutLoneHeadings(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ kind }, index) => kind !== 'heading' || (blocks[index + 1] ?? { kind: 'heading' }).kind !== 'heading')
}
