import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import type { TextContext } from '../../src/document/model/rich-text.ts'
import { markedOnce } from '../../src/document/print/page-marks.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

const context: TextContext = { fact: () => undefined, page: () => 7 }

/** The words as a page sets them one after the other, marks in brackets. */
function set(...texts: string[]): string[] {
  const marks = new Set<string>()
  return texts.map((text) =>
    markedOnce(text, context, { marks, place: 'prose' })
      .map((part) => (part.kind === 'mark' ? `[${part.letters}]` : part.kind === 'text' ? part.text : ''))
      .join(''),
  )
}

test('a letter stands behind the first figure of its source on a page', () => {
  assert.deepEqual(set('Half earn 90.{^W} A third earns 40.{^WP}', 'All earn 20.{^W}'), [
    'Half earn 90.[W] A third earns 40.[P]',
    'All earn 20.',
  ])
})

test('words without a figure carry no letter in running text, and do in the label of a chart', () => {
  assert.deepEqual(set('You named it.{^Y}', 'You rate it 7.{^Y}'), ['You named it.', 'You rate it 7.[Y]'])
  const label = markedOnce('Percent, United States.{^P}', context, { marks: new Set(), place: 'label' })
  assert.equal(label.at(-1)?.kind, 'mark')
})

test('our own estimates are marked each time', () => {
  assert.deepEqual(set('It takes 6 months.{^E} Or 9.{^E}'), ['It takes 6 months.[E] Or 9.[E]'])
})

for (const type of REPORT_TYPES)
  test(`${type}: the foot of a page names each source whose letter stands on it`, () => {
    const { html } = renderHtml(composeReport(loadInput('renee', type)))
    for (const [page] of html.matchAll(/<section class="page" [\s\S]*?<\/section>/g)) {
      const foot = /<p class="sources">([^<]*)/.exec(page)?.[1] ?? ''
      for (const [, letters] of page.matchAll(/<sup>([A-Z]+)<\/sup>/g))
        for (const letter of letters!) assert.ok(/id="method"/.test(page) || new RegExp(`[:·] ${letter} `).test(foot), letter)
    }
  })
