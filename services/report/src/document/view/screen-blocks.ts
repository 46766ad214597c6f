import { createHash } from 'node:crypto'
import { plainText, type Text, type TextContext } from '../model/rich-text.ts'
import { escapeHtml } from '../print/escape-html.ts'
import type { PageMarks } from '../print/page-marks.ts'
import type { Block, Cell, DirectionBlock, PointsBlock, TableBlock } from '../sections/blocks.ts'
import { inlineSvg } from './inline-svg.ts'
import { screenText } from './screen-text.ts'

/** Sets the blocks of one page for a screen, and remembers what on it can be ticked and written on. */
export class ScreenPage {
  /** Ids of its boxes, in reading order. */
  readonly boxes: string[] = []
  /** Ids of the places to write, in reading order. */
  readonly notes: string[] = []
  private readonly pageId: string
  private readonly context: TextContext
  private readonly marks: PageMarks = new Set()

  constructor(pageId: string, context: TextContext) {
    this.pageId = pageId
    this.context = context
  }

  /** What waits on paper for an empty foot is left out: a screen has none. */
  blocks(blocks: readonly Block[]): string {
    return blocks
      .filter(({ reserve }) => !reserve)
      .map((block) => this.block(block))
      .join('\n')
  }

  text(text: Text): string {
    return screenText(text, this.context, { marks: this.marks, place: 'prose' })
  }

  /** A label of a chart or table. */
  private label(text: Text): string {
    return screenText(text, this.context, { marks: this.marks, place: 'label' })
  }

  private block(block: Block): string {
    switch (block.kind) {
      case 'heading':
        return `<h3>${this.text(block.text)}</h3>`
      case 'text':
        return `<p${classOf(block.size)}>${this.text(block.text)}</p>`
      case 'points':
        return this.points(block)
      case 'table':
        return this.table(block)
      case 'figure': {
        const about = block.note ? `<p class="about">${this.label(block.note)}</p>\n` : ''
        const after = block.foot ? `\n<p class="after">${this.label(block.foot)}</p>` : ''
        return `<div class="figure"><p class="title">${this.label(block.title)}</p>\n${about}${inlineSvg(block.drawing)}${after}</div>`
      }
      case 'drawing':
        return `<div class="drawing">${inlineSvg(block.drawing)}</div>`
      case 'columns': {
        const columns = block.columns.map((column) => this.blocks(column)).filter((html) => html !== '')
        return `<div class="columns ${block.layout}">${columns.map((html) => `<div class="col">${html}</div>`).join('\n')}</div>`
      }
      case 'box':
        return `<div class="panel ${block.tone}"><h3>${this.text(block.title)}</h3>\n${this.blocks(block.blocks)}</div>`
      case 'keyfigures': {
        const long = block.items.some(({ value }) => plainText(value, this.context).length > 9) ? ' long' : ''
        const items = block.items.map(
          ({ value, label }) => `<div><p class="value">${this.label(value)}</p>\n<p class="label">${this.label(label)}</p></div>`,
        )
        return `<div class="keyfigures${long}">${items.join('\n')}</div>`
      }
      case 'quote':
        return `<div class="quote"><p class="words">${this.text(block.text)}</p>\n<p class="by">${this.text(block.by)}</p></div>`
      case 'lines':
        return this.lines(block.label)
      case 'direction':
        return this.direction(block)
      case 'contents':
        return ''
    }
  }

  private points({ style, items, size }: PointsBlock): string {
    const list = items.map(({ lead, text }) => {
      const words = `${lead ? `<b>${this.text(lead)}</b> ` : ''}${this.text(text)}`
      if (style !== 'box') return `<li>${words}</li>`
      const id = this.place(this.boxes, `${lead ?? ''} ${text}`)
      return `<li><label><input type="checkbox" data-box="${id}"><span>${words}</span></label></li>`
    })
    const tag = style === 'number' ? 'ol' : 'ul'
    return `<${tag} class="points ${style}${size ? ` ${size}` : ''}">${list.join('\n')}</${tag}>`
  }

  /** On a phone a row becomes a block of lines, each with its column's head before it: the roles keep it a table to be read out. */
  private table({ caption, note, columns, rows, style = 'plain' }: TableBlock): string {
    const about = note ? ` <span class="about">${this.label(note)}</span>` : ''
    const right = (index: number) => (columns[index]?.align === 'right' ? ' class="right"' : '')
    const head = columns.map(({ head }, index) => `<th scope="col" role="columnheader"${right(index)}>${this.label(head)}</th>`)
    const labels = columns.map(({ head }) => plainText(head, this.context).trim())
    const body = rows.map(({ cells }) => {
      const rowName = plainText(wordsOf(cells[0] ?? ''), this.context).trim()
      const set = cells.map((cell, index) => {
        const label = labels[index] ?? ''
        const html = style === 'worksheet' && isBlank(cell) ? this.field(`${rowName}: ${label}`) : this.cell(cell)
        if (index === 0) return `<th scope="row" role="rowheader">${html}</th>`
        return `<td role="cell"${right(index)} data-label="${html === '' ? '' : escapeHtml(label)}">${html}</td>`
      })
      return `<tr role="row">${set.join('\n')}</tr>`
    })
    return [
      `<table class="${style}" role="table">`,
      caption ? `<caption>${this.label(caption)}${about}</caption>\n` : '',
      `<thead role="rowgroup"><tr role="row">${head.join('\n')}</tr></thead>`,
      `<tbody role="rowgroup">${body.join('\n')}</tbody></table>`,
    ].join('\n')
  }

  private cell(cell: Cell): string {
    if (typeof cell === 'string') return this.text(cell)
    const words = cell.text === '' ? '' : this.text(cell.text)
    return [
      cell.muted && words ? `<span class="muted">${words}</span>` : words,
      cell.drawing ? inlineSvg(cell.drawing) : '',
      cell.sub ? `<span class="sub">${this.text(cell.sub)}</span>` : '',
    ]
      .filter((part) => part !== '')
      .join('\n')
  }

  private lines(label: Text | undefined): string {
    const id = this.place(this.notes, label ?? 'lines')
    const words = label ? plainText(label, this.context).trim() : 'Your own words'
    return `<div class="lines" data-note="${id}" data-label="${escapeHtml(words)}"></div>`
  }

  /** A cell to write in. */
  private field(name: string): string {
    const id = this.place(this.notes, name)
    return `<span class="field" data-note="${id}" data-line data-label="${escapeHtml(name)}"></span>`
  }

  private direction({ title, verdict, gate, plus, minus, minis }: DirectionBlock): string {
    const said = verdict ? ` <span class="verdict">${this.text(verdict)}</span>` : ''
    const small = minis.map(
      ({ label, drawing }) => `<div class="mini"><span>${escapeHtml(label)}</span>\n${inlineSvg(drawing)}</div>`,
    )
    return [
      `<div class="direction"><div><h3>${this.text(title)}${said}</h3>`,
      gate ? `<p class="gate">${this.text(gate)}</p>` : '',
      `<ul class="points plus"><li>${this.text(plus)}</li></ul>`,
      `<ul class="points minus"><li>${this.text(minus)}</li></ul></div>`,
      `<div>${small.join('\n')}</div></div>`,
    ].join('\n')
  }

  /** By its words, so that what was ticked stays with them when a later edition of the page sets others beside it. */
  private place(places: string[], words: string): string {
    const digest = createHash('sha256').update(words).digest('hex').slice(0, 10)
    const same = `${this.pageId}.${digest}`
    const count = places.filter((place) => place === same || place.startsWith(`${same}-`)).length
    const id = count === 0 ? same : `${same}-${count + 1}`
    places.push(id)
    return id
  }
}

const wordsOf = (cell: Cell): Text => (typeof cell === 'string' ? cell : cell.text)
const isBlank = (cell: Cell) => wordsOf(cell).trim() === '' && (typeof cell === 'string' || !(cell.drawing || cell.sub))
const classOf = (size: string | undefined) => (size && size !== 'body' ? ` class="${size}"` : '')
