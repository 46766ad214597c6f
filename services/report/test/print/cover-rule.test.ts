import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

test('the first sheet is set to its edges where it is a cover, and like any other page where it is none', () => {
  const contents = composeReport(loadInput('renee'))
  const [cover, ...others] = contents.sections
  assert.ok(cover!.pages[0]!.cover)
  const styleOf = (sections: typeof contents.sections) =>
    /<style>([\s\S]*?)<\/style>/.exec(renderHtml({ ...contents, sections }).html)![1]!
  const [whole, bare] = [styleOf([cover!, ...others]), styleOf(others)]
  assert.ok(whole.startsWith(bare), 'the cover only adds rules')
  assert.match(whole.slice(bare.length), /@page :first \{ margin: 0;/)
  assert.doesNotMatch(bare, /:first \{|\.cover/)
})
