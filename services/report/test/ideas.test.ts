import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GoalAnswer, Limit, SameWork } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../src/facts/report-input.ts'
import { composeSection } from '../src/sections/compose-report.ts'
import { ideas } from '../src/sections/ideas.ts'
import { loadInput } from './fixtures/load-input.ts'

function pageOf(change: (input: ReportInput) => void = () => {}) {
  const input = structuredClone(loadInput('renee'))
  Object.assign(input.ranking, { goals: [], limits: [], refused: [], next: [], sameWork: undefined })
  change(input)
  return composeSection(ideas, input).pages[0]!
}
const words = (change?: (input: ReportInput) => void): string => JSON.stringify(pageOf(change)).replace(/\\"/g, '"')

/** An idea that the list holds in its fourth place, behind the directions. */
const goal =
  (more: Partial<GoalAnswer> = {}, at = 3) =>
  (input: ReportInput): void => {
    const place = structuredClone(input.ranking.ranked[at]!)
    place.entry = { ...place.entry!, known: true, studyLow: 6, studyHigh: 9, paidLow: 3, paidHigh: 3, experience: 24 }
    const gate = { kind: 'license', license: 'A state license', program: 'A course', exam: 'none', limit: 'Under 21' }
    place.occupation!.gate = { ...place.occupation!.gate!, ...gate, lookUp: [{ name: 'The board', url: 'https://a.example' }] }
    input.ranking.goals.push(
      GoalAnswer.fromPartial({ phrase: 'own idea', answer: 'not_yet', why: 'It takes time.', place, ...more }),
    )
  }
const field = (input: ReportInput): void => {
  const rungs = [{ name: 'Foreman', differs: 'You lead.', opens: 'Years.' }]
  input.ranking.sameWork = SameWork.fromPartial({ rungs, settings: [{ name: 'Fleet', differs: 'Set shifts.' }] })
}

describe('the page of the reader’s own ideas and own field', () => {
  it('tells of each idea that no direction describes its pay, its gate in full and the months', () => {
    const page = words(goal())
    assert.match(page, /"Own idea: not yet"/)
    for (const told of [
      '"Program."',
      '"A course."',
      '"License."',
      '"A state license."',
      '"Shut out."',
      '"Under 21."',
      'The board.',
    ])
      assert.ok(page.includes(told), told)
    assert.doesNotMatch(page, /"Exam\."/)
    assert.match(page, /6 to 9 months of study, 3 months of paid training and 24 months of related work/)
    assert.match(page, /The middle pay is \{[^}]+\}, \{[^}]+\} (?:more|less) than yours\. It takes time\./)
    assert.equal(pageOf(goal()).headline, 'Own idea: what it asks')
  })

  it('leaves out what is described in depth, and what is the present work', () => {
    assert.doesNotMatch(words(goal({}, 0)), /Own idea/)
    assert.doesNotMatch(words(goal({ answer: 'inside' })), /Own idea: inside/)
  })

  it('holds two ideas at most', () => {
    const three = (input: ReportInput) => {
      for (const [phrase, at] of [
        ['one', 3],
        ['two', 4],
        ['three', 5],
      ] as const)
        goal({ phrase }, at)(input)
    }
    assert.equal(pageOf(three).headline, 'One and two: what they ask')
    assert.doesNotMatch(words(three), /"Three: not yet"/)
  })

  it('shows the rungs and settings of the own field, where they are written', () => {
    assert.match(words(field), /"Rungs above yours".*"Foreman","You lead\.","Years\.".*"Fleet","Set shifts\."/)
    assert.equal(pageOf(field).headline, 'You can move without leaving your field')
    const inside = (input: ReportInput) => {
      field(input)
      goal({ answer: 'inside', phrase: 'ward lead' })(input)
    }
    assert.match(pageOf(inside).standfirst, /^You named “ward lead”\. That is the work you are in, elsewhere/)
  })

  it('says what each limit costs', () => {
    const limited = (input: ReportInput) => {
      const opens = [input.ranking.ranked[0]!]
      input.ranking.limits = [
        Limit.fromPartial({ label: 'No nights', refused: 14, opens }),
        Limit.fromPartial({ label: 'No travel', refused: 1 }),
        Limit.fromPartial({ label: 'Nothing', refused: 0 }),
      ]
    }
    const page = words(limited)
    assert.match(page, /"No nights:","text":"14 occupations\. Without it we would add /)
    assert.match(page, /"No travel:","text":"one occupation, none of which we would name for you/)
    assert.doesNotMatch(page, /"Nothing:"/)
    assert.equal(pageOf(limited).headline, 'What your limits shut out, and what would open it')
    assert.equal(pageOf().headline, 'What stands just behind your list')
  })
})
