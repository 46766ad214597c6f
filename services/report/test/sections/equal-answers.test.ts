import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ratedOn, textOn } from '../../src/document/facts/answered.ts'
import { prepareInput } from '../../src/document/model/prepare-input.ts'
import { REPORT_TYPES } from '../../src/document/model/report-type.ts'
import { collectStrings, composeReport } from '../../src/document/sections/compose-report.ts'
import { loadInput } from '../fixtures/load-input.ts'

type Input = ReturnType<typeof loadInput>

function textsOf(input: Input): string[] {
  const texts: string[] = []
  collectStrings(composeReport(input).sections, (text) => texts.push(text))
  return texts
}

/** Renee, who gave every item of these questions the same mark. */
function alike(type: (typeof REPORT_TYPES)[number], ...topics: string[]): Input {
  const input = loadInput('renee', type)
  for (const answer of input.answers) if (topics.includes(answer.topic)) for (const item of answer.items) item.value = 8
  return input
}

test('circles, skills and surroundings of one rating are left out, and the page on the answers says so', () => {
  const input = alike('career_deep_dive', 'people.network', 'skill.named', 'environment.fit')
  const prepared = prepareInput(input)
  assert.deepEqual(
    prepared.equal?.rated.map(({ topic, value }) => [topic, value]),
    [
      ['skill.named', 8],
      ['environment.fit', 8],
      ['people.network', 8],
    ],
  )
  assert.deepEqual(ratedOn(prepared, 'people.network'), [])
  assert.ok(input.answers.some(({ items }) => items.some(({ value }) => value === 8)))
  const texts = textsOf(input)
  assert.ok(texts.some((text) => /the same mark/.test(text)))
  assert.ok(texts.every((text) => !/circles are near|come first\. \d/.test(text)))
})

for (const type of REPORT_TYPES)
  test(`${type}: one text in every box is printed once as an answer, and never as a fear`, () => {
    const input = loadInput('renee', type)
    const words = 'Quotas rise every quarter and nobody asks why.'
    input.careerGoals = 'To run a shop.'
    for (const answer of input.answers) {
      if (answer.text) answer.text = words
      for (const item of answer.items) if (item.text) item.text = words
    }
    const prepared = prepareInput(input)
    assert.equal(prepared.equal?.repeatedText, true)
    const boxes = prepared.answers.flatMap((answer) => [answer.text, ...answer.items.map(({ text }) => text)])
    assert.equal(boxes.filter((text) => text === words).length, 1)
    assert.equal(textOn(prepared, 'fear.main'), '')
    assert.ok(textsOf(input).some((text) => /more than one box/.test(text)))
  })

test('answers that differ stay as they are', () => {
  const input = loadInput('renee')
  const prepared = prepareInput(input)
  assert.deepEqual(prepared.equal, { rated: [], repeatedText: false })
  assert.deepEqual(
    prepared.answers.map(({ items }) => items.map(({ value }) => value)),
    input.answers.map(({ items }) => items.map(({ value }) => value)),
  )
})
