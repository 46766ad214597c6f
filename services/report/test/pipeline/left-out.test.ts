import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFactTable } from '../../src/document/model/fact-table.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { renderHtml } from '../../src/document/print/render-html.ts'
import { assembleReport, composeReport } from '../../src/document/sections/compose-report.ts'
import { checkComplete, composeOrLeaveOut, LEFT_OUT } from '../../src/document/sections/opening/left-out.ts'
import { ORDER } from '../../src/document/sections/order.ts'
import type { Section } from '../../src/document/sections/section.ts'
import { viewReport } from '../../src/document/view/view-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

function composed(input: ReportInput, change: (section: Section) => Section = (section) => section) {
  const all = ORDER[input.reportType].map((section) => composeOrLeaveOut(change(section), input))
  return {
    contents: assembleReport(
      input,
      all.map(({ content }) => content),
    ),
    faults: all.flatMap(({ fault }) => fault ?? []),
  }
}

/** As where the pages of the third direction cannot be made. */
const withoutThird = (section: Section): Section =>
  section.id === 'deep-3' ? { ...section, compose: () => assert.fail('no page') } : section

for (const type of REPORT_TYPES) {
  test(`${type}: a section that throws is left out with a line in its place, and everything is numbered as it is printed`, () => {
    const { contents, faults } = composed(loadInput('renee', type), withoutThird)
    assert.equal(faults.length, 1)
    const whole = composeReport(loadInput('renee', type)).sections.flatMap((section) => section.pages)
    const pages = contents.sections.flatMap((section) => section.pages)
    assert.equal(pages.length, whole.length - 1)
    checkComplete(contents.sections)

    const { html } = renderHtml(contents)
    const printed = [...html.matchAll(/<section class="page[^"]*" id="([^"]+)"/g)].map((match) => match[1])
    assert.deepEqual(
      printed,
      pages.map((page) => page.id),
    )
    const place = printed.indexOf('deep-3')
    const page = html.split('<section class="page')[place + 1]!
    assert.ok(page.includes(LEFT_OUT))
    assert.match(page, /<h1>In depth: direction 3<\/h1>/)
    assert.equal(html.split(LEFT_OUT).length, 2)
    const listed = [
      ...html.matchAll(/<a href="#([^"]+)"><span>[^<]*<\/span><span class="dots"><\/span><span class="number">(\d+)<\/span>/g),
    ]
    assert.equal(listed.length, pages.length - 2)
    for (const [, id, number] of listed) assert.equal(printed[Number(number) - 1], id)
    assert.ok(
      viewReport(contents)
        .sections.find(({ id }) => id === 'deep-3')
        ?.html.includes(LEFT_OUT),
    )
  })
}

test('a reference to the second page of a section that is left out leads to its line', () => {
  const { contents } = composed(loadInput('renee'), (section) =>
    section.id === 'deep-1' ? { ...section, compose: () => assert.fail('no page') } : section,
  )
  const { html, pages } = renderHtml(contents)
  const place = pages.findIndex(({ id }) => id === 'deep-1') + 1
  assert.doesNotMatch(html, /pages? –/)
  assert.match(html, new RegExp(`page ${place}\\b`))
})

test('what paper cannot set is found before it is printed', () => {
  const input = loadInput('renee')
  for (const words of ['{no.such.figure}', 'an open {token', '{sym:none}']) {
    const { contents, faults } = composed(input, (section) => ({
      ...section,
      compose: (named, facts) => {
        const pages = section.compose(named, facts)
        return section.id === 'values' ? [{ ...pages[0]!, standfirst: words }, ...pages.slice(1)] : pages
      },
    }))
    assert.equal(faults.length, 1, words)
    assert.ok(contents.sections.find(({ sectionId }) => sectionId === 'values')?.leftOut)
    renderHtml(contents)
  }
})

test('a section with other pages than it promised is left out', () => {
  for (const pages of [0, 2]) {
    const { contents, faults } = composed(loadInput('renee'), (section) =>
      section.id === 'values'
        ? { ...section, compose: (named, facts) => Array.from({ length: pages }, () => section.compose(named, facts)[0]!) }
        : section,
    )
    assert.match(String(faults[0]), /made \d pages, promised 1/)
    assert.ok(renderHtml(contents).html.includes(LEFT_OUT))
  }
})

test('below 25 pages, or without page 3, it is a failed report', () => {
  const without = (ids: readonly string[]) =>
    composed(loadInput('renee'), (section) =>
      ids.includes(section.id) ? { ...section, compose: () => assert.fail('no page') } : section,
    ).contents.sections
  checkComplete(without([]))
  // 28 pages: three may be missing.
  const three = ['told', 'sure', 'values']
  checkComplete(without(three))
  assert.throws(() => checkComplete(without([...three, 'talks'])), /Only 24 pages could be made, without told, .*talks/)
  assert.throws(() => checkComplete(without(['answer'])), /without answer/)
})

test('the line of a section that is left out is the one it has in the contents', () => {
  for (const type of REPORT_TYPES) {
    const input = loadInput('sparse', type)
    for (const section of ORDER[type].filter(({ isFor }) => isFor?.(input) ?? true)) {
      const [page] = composeOrLeaveOut(section, input).content.pages
      assert.equal(page?.id, section.id)
      assert.equal(page?.group, section.group)
      // What a direction, the shortlist and the ideas are called depends on what they hold.
      const named = section.id.startsWith('deep-') || section.id === 'shortlist' || section.id === 'ideas'
      if (!named) assert.equal(page?.title, section.title)
    }
  }
})

test('an id means one figure in the whole report, also where two directions lack the same skills', () => {
  for (const type of REPORT_TYPES) {
    const input = loadInput('renee', type)
    const [first, second] = input.ranking.ranked.map((ranked) => ranked.occupation!.code)
    const gaps = input.gaps[first!]!.map((gap) => ({
      ...gap,
      levelHeld: 1,
      levelAsked: 5,
      size: 1,
      hoursLow: 100,
      hoursHigh: 200,
    }))
    input.gaps[first!] = gaps
    input.gaps[second!] = gaps.map((gap) => ({ ...gap, levelAsked: 6, hoursLow: 150, hoursHigh: 350 }))
    const table = createFactTable()
    for (const section of composeReport(input).sections) for (const fact of section.facts) table.put(fact)
    assert.ok(table.all().length > 50)
  }
})

test('an occupation of which no pay of a year is published', () => {
  for (const type of REPORT_TYPES) {
    for (const pay of [30_000, 0]) {
      const input = loadInput('renee', type)
      input.present!.wages = { ...input.present!.wages!, p10: 0, p25: 0, median: 0, p75: 0, p90: 0, mean: 0 }
      input.profile.reach = { ...input.profile.reach!, salaryCurrent: pay, salaryTarget: 90_000 }
      const { html } = renderHtml(composeReport(input))
      assert.doesNotMatch(html, /NaN|undefined|Infinity/)
      if (pay > 0) assert.doesNotMatch(html, /You gave no pay, so the chart/)
      const without = { ...input, present: { ...input.present!, wages: undefined } }
      assert.doesNotMatch(renderHtml(composeReport(without)).html, /NaN|undefined|Infinity/)
    }
  }
})
