// @vitest-environment node
import { expect, test } from 'vitest'
import { guides } from '../../src/site/marketing/career-guides.ts'

test('each guide is whole: figures of the product, the official ones, five steps as sentences, and what speaks against it', () => {
  expect(new Set(guides.map(({ title }) => title)).size).toBe(6)
  expect(new Set(guides.map(({ icon }) => icon)).size).toBe(6)
  for (const { title, description, salaryRange, timeToLearn, growth, official, steps, against } of guides) {
    expect(salaryRange, title).toMatch(/^\$\d+,000-\$\d+,000\+?$/)
    expect(timeToLearn, title).toMatch(/^\d+-\d+ (months|years)$/)
    expect(growth, title).toMatch(/^\+\d+%$/)
    expect(official, title).toMatch(/^[A-Z].+: \$[\d,]+ to \$[\d,]+ .*middle half; [+−]\d+\.\d% jobs by 2034$/)
    for (const sentence of [description, against, ...steps]) expect(sentence, title).toMatch(/^[A-Z].{20,}\.$/)
    expect(new Set(steps).size, title).toBe(5)
  }
})
