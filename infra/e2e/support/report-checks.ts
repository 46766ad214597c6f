import assert from 'node:assert/strict'
import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { flat, type ReadPdf } from './read-pdf.ts'

/** What holds for the report of anyone: length, title, tags, outline, contents with the right numbers. */
export function checkPrinted(pdf: ReadPdf): void {
  assert.ok(pdf.pages.length >= 25 && pdf.pages.length <= 32, `${pdf.pages.length} pages`)
  assert.match(pdf.title, /report/)
  assert.equal(pdf.tagged, true)
  assert.deepEqual(
    pdf.outline.map(({ page }) => page),
    pdf.pages.map((_page, index) => index + 1),
    'one outline entry a page, in order',
  )
  checkContents(pdf)
}

/** Each line of the contents names a page whose outline entry and kicker are that page's. */
function checkContents(pdf: ReadPdf): void {
  const contents = flat(pdf.pages[1] ?? '')
  const numbers = pdf.outline.slice(2).map(({ page }) => page)
  const missing = numbers.filter((page) => !new RegExp(`\\b${page}\\b`).test(contents))
  assert.deepEqual(missing, [], 'every page stands in the contents')
}

/** The person's own words and figures are in it. */
export function checkPersonal(pdf: ReadPdf, answers: DetailedAssessment): void {
  const text = flat(pdf.pages.join(' ')).toLowerCase()
  assert.ok(text.includes(answers.currentRole.toLowerCase()), 'the present role')
  assert.ok(answers.salaryCurrent, 'these answers name a salary')
  assert.ok(text.includes(answers.salaryCurrent.toLocaleString('en-US')), 'the present salary')
  const skills = answers.skillsTechnical ?? []
  assert.ok(skills.length > 0, 'these answers name skills')
  const missing = skills.filter((skill) => !text.includes(skill.toLowerCase()))
  assert.deepEqual(missing, [], 'every skill that was named')
}
