import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { capital, withArticle } from '../src/facts/reading.ts'
import type { ReportInput } from '../src/facts/report-input.ts'
import { composeSection } from '../src/sections/compose-report.ts'
import { talks } from '../src/sections/talks.ts'
import { loadInput } from './fixtures/load-input.ts'

/** The page's blocks as one text, for answers that are changed. */
function page(change: (input: ReportInput) => void = () => {}): string {
  const input = structuredClone(loadInput('renee'))
  change(input)
  return JSON.stringify(composeSection(talks, input).pages[0]).replace(/\\"/g, '"')
}
/** Chooses options of a question by what the report reads it as. */
const chosen =
  (topic: string, ...keys: string[]) =>
  (input: ReportInput): void => {
    input.answers = input.answers.filter((answer) => answer.topic !== topic)
    const items = keys.map((key) => ({ key, label: key, value: 0, text: '' }))
    input.answers.push({ ...loadInput('renee').answers[0]!, topic, items, text: '' })
  }
const gate = (kind: string, study: number) => (input: ReportInput) => {
  const first = input.ranking.ranked[0]!
  first.entry = { ...first.entry!, known: true, studyLow: 0, studyHigh: study, paidLow: 0, paidHigh: 0, experience: 0 }
  first.occupation!.gate = { ...first.occupation!.gate!, kind }
}

describe('the four conversations', () => {
  it('are with the boss, somebody in the job, whoever decides on the way in, and at home', () => {
    const words = page()
    const job = loadInput('renee').ranking.ranked[0]!.occupation!.shortTitle
    for (const title of ['"1. Your boss', `"2. ${capital(withArticle(job))}`, '"3. ', '"4. '])
      assert.ok(words.includes(title), title)
    assert.equal(words.split('**A good answer.**').length, 5)
    assert.equal(words.split('**If not.**').length, 5)
  })

  it('speak to the boss of what costs most energy', () => {
    assert.match(page(chosen('present.drain', 'hours')), /The hours are what I cannot keep up/)
    assert.match(page(chosen('present.drain', 'body')), /My body will not do this part for years/)
    assert.match(page(chosen('present.drain')), /I would rather plan it with you than around you/)
  })

  it('are with a teacher or a former boss where there is no job', () => {
    const words = page((input) => {
      input.present = undefined
      input.profile.reach!.yearsExperience = 0
    })
    assert.match(words, /A teacher or a former boss/)
    assert.match(words, /little work behind me so far/)
  })

  it('ask whoever decides on the way in', () => {
    for (const [kind, study, who] of [
      ['license', 2, 'The state board'],
      ['license', 9, 'An admissions office'],
      ['degree', 0, 'An admissions office'],
      ['apprenticeship', 0, 'A training center or union hall'],
      ['academy', 12, 'A recruiter of the service'],
      ['certificate', 1, 'The body that gives the certificate'],
      ['rank', 0, 'A recruiter in the field'],
    ] as const)
      assert.ok(page(gate(kind, study)).includes(`"3. ${who}"`), `${kind}, ${study} months of study`)
  })

  it('go to whoever stands behind the reader, about who lives on their pay and what is put by', () => {
    assert.match(page(chosen('people.support', 'friend')), /4\. The friend you can be honest with/)
    assert.match(page(chosen('people.support', 'nobody')), /4\. Somebody you trust/)
    assert.match(page(chosen('money.dependants', 'sole')), /Which bill must be paid whatever happens/)
    assert.match(page(chosen('money.runway', 'runway_0')), /we have no month to spare/)
  })

  it('begin with what stands in the way', () => {
    assert.match(page(chosen('constraint.obstacles', 'people_contacts')), /ask there for one more name/)
    assert.match(page(chosen('constraint.obstacles', 'people_against')), /it comes last/)
  })
})
