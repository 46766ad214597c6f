import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import type { Block } from '../../src/document/sections/blocks.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import type { PageContent, ReportContents } from '../../src/document/sections/section.ts'
import { viewReport } from '../../src/document/view/view-report.ts'
import { HOSTILE } from '../fixtures/documents.ts'
import { loadInput } from '../fixtures/load-input.ts'

/** As a reader gets it who sees no boxes: what stands in two elements without a space between them runs together. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')

for (const type of REPORT_TYPES) {
  for (const person of ['renee', 'sparse'] as const) {
    describe(`${type} of ${person}, online`, () => {
      const contents = composeReport(loadInput(person, type))
      const { sections } = viewReport(contents)
      const html = sections.map((section) => section.html).join('\n')

      it('has its charts in the page, named, and nothing that a strict policy drops', () => {
        assert.doesNotMatch(html, /<img|data:image|\sstyle=|<script/)
        const charts = [...html.matchAll(/<svg class="chart"[^>]*>/g)]
        assert.ok(charts.length >= 5, `${charts.length} charts`)
        for (const [chart] of charts) assert.match(chart, / role="img" aria-label="[^"]{3,}"/)
      })

      it('leads to pages by links, not by numbers of paper', () => {
        assert.doesNotMatch(wordsOf(html), /\bpages? (?:\d|–)/i)
        const shown = new Set(sections.map(({ id }) => id))
        const links = [...html.matchAll(/<a href="#([^"]+)">“([^”]+)”<\/a>/g)]
        assert.ok(links.length >= 5, `${links.length} links`)
        for (const [, id = '', title] of links) {
          assert.ok(shown.has(id), id)
          assert.equal(title?.replaceAll('&#39;', "'"), sections.find((section) => section.id === id)?.title)
        }
      })

      it('runs no numbers together', () => {
        const words = wordsOf(html)
        assert.doesNotMatch(words, /\d\$\d|\d%\d|\d\.\d{1,2} ?of tasks\d|[a-z]\$\d|\d[k%]\+/)
        assert.doesNotMatch(words, /89\.56 of tasks|82\.28 score|middle0half/)
      })

      it('shows nothing that waits on paper for an empty foot', () => {
        const reserved = reservedTexts(contents)
        for (const text of reserved) assert.ok(!html.includes(text), text)
        if (person === 'renee') assert.doesNotMatch(wordsOf(html), /hardly about you/)
      })

      it('gives each box and each place to write one name, which is the same again', () => {
        const places = sections.flatMap(({ boxes, notes }) => [...boxes, ...notes])
        assert.equal(new Set(places).size, places.length)
        for (const place of places) assert.match(place, /^[a-z0-9-]+\.[0-9a-f]{10}(?:-\d+)?$/)
        const inHtml = [...html.matchAll(/data-(?:box|note)="([^"]+)"/g)].map(([, id]) => id)
        assert.deepEqual(inHtml.toSorted(), places.toSorted())
        assert.deepEqual(
          viewReport(contents).sections.map(({ boxes, notes }) => [boxes, notes]),
          sections.map(({ boxes, notes }) => [boxes, notes]),
        )
      })
    })
  }
}

describe('the online view', () => {
  it('can be ticked and written on', () => {
    const { sections } = viewReport(composeReport(loadInput('renee')))
    assert.ok(sections.flatMap(({ boxes }) => boxes).length >= 3)
    const worksheet = sections.find(({ id }) => id === 'worksheet')
    assert.ok((worksheet?.notes.length ?? 0) >= 10)
    assert.match(worksheet?.html ?? '', /data-note="[^"]+" data-line data-label="[^"]+: Weight"/)
  })

  it('escapes what a person wrote, in texts, charts and labels', () => {
    const words = HOSTILE.join(' ')
      .replaceAll('\0', '')
      .replaceAll(/[\\{}*]/g, '')
    const contents = composeReport(loadInput('renee'))
    const page = contents.sections.flatMap((section) => section.pages).find(({ id }) => id === 'worksheet')!
    page.blocks.push(
      { kind: 'lines', label: words, count: 2 },
      { kind: 'points', style: 'box', items: [{ text: words }] },
      { kind: 'table', columns: [{ head: words }, { head: words }], rows: [{ cells: [words, ''] }], style: 'worksheet' },
      { kind: 'drawing', drawing: { svg: '<svg><g></g></svg>', width: 10, height: 10, alt: words } },
    )
    const html = viewReport(contents)
      .sections.map((section) => section.html)
      .join('')
    assert.doesNotMatch(html, /<(?:script|img|iframe|object|embed|form|base)\b/i)
    assert.doesNotMatch(html, /<[a-z][^>"]*("[^"]*"[^>"]*)*\son\w+=/i)
  })

  it('keeps a box its name when another one is set before it', () => {
    const contents = composeReport(loadInput('renee'))
    const before = viewReport(contents).sections.flatMap(({ boxes }) => boxes)
    const page = contents.sections.flatMap(({ pages }) => pages).find((one) => hasBox(one.blocks))!
    page.blocks.unshift({ kind: 'points', style: 'box', items: [{ text: 'Something new.' }] })
    const after = viewReport(contents).sections.flatMap(({ boxes }) => boxes)
    assert.equal(after.length, before.length + 1)
    assert.deepEqual(
      before.filter((box) => !after.includes(box)),
      [],
    )
  })
})

function hasBox(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'columns') return block.columns.some(hasBox)
    if (block.kind === 'box') return hasBox(block.blocks)
    return block.kind === 'points' && block.style === 'box'
  })
}

/** Plain sentences of reserve blocks: those without markup stand in HTML as they are. */
function reservedTexts({ sections }: ReportContents): string[] {
  const found: string[] = []
  const walk = (blocks: readonly Block[], reserved: boolean): void => {
    for (const block of blocks) {
      const inside = reserved || block.reserve === true
      if (block.kind === 'columns') for (const column of block.columns) walk(column, inside)
      if (block.kind === 'box') walk(block.blocks, inside)
      if (inside && block.kind === 'text' && block.text.length > 40 && !/[{*\\'"&]/.test(block.text)) found.push(block.text)
    }
  }
  for (const page of sections.flatMap(({ pages }): PageContent[] => pages)) walk(page.blocks, false)
  return found
}
