import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import { sectionOf, textsOf } from '../../paper/support/printed-section.ts'

/** What a section tells somebody who named work, so that staying is held against it; page 3 where no section is named. */
function told(change: (input: ReportInput) => void, section = 'answer'): string {
  const input = structuredClone(loadInput('renee'))
  const place = structuredClone(input.ranking.ranked[0]!)
  input.ranking.goals = [GoalAnswer.fromPartial({ phrase: 'case manager', answer: 'yes', place })]
  change(input)
  return textsOf(sectionOf(input, section)).join('\n')
}
const goal = (words: string) => (input: ReportInput) => {
  input.careerGoals = words
}

test('who cannot stay reads so in their own words, and of their own work elsewhere', () => {
  const ends = told(
    goal(
      'My branch is closing in August and everybody says go to personal banker but I do not want to push credit cards on old people. Maybe a case manager.',
    ),
  )
  assert.match(ends, /Your own work elsewhere/)
  assert.match(ends, /You wrote: “My branch is closing in August\.” ?So staying is no choice here/)
  assert.doesNotMatch(ends, /Stay where you are|they know you/)
  assert.match(told(goal('Laid off in the second round this year. Case manager?')), /Your own work elsewhere/)
  for (const stays of ['I was laid off twice in 2009. Case manager.', 'Case manager, and a bank closing loans faster.'])
    assert.match(told(goal(stays)), /Stay where you are/, stays)
})

test('their first talk, last plan and worksheet hold no post that they could keep', () => {
  const ends = goal('My branch is closing in August. Maybe a case manager.')
  const lost = goal('Laid off in the second round this year. Case manager?')
  assert.match(told(ends, 'talks'), /What is my last day, and what is paid after it/)
  assert.match(told(lost, 'talks'), /Your last boss/)
  assert.match(told(lost, 'plans'), /The same work elsewhere[\s\S]*unemployment pay filed for/)
  for (const change of [ends, lost]) {
    assert.match(told(change, 'worksheet'), /The same work elsewhere[\s\S]*You cannot stay, but you can go on/)
    assert.doesNotMatch(told(change, 'told'), /your employer/i)
  }
})

test('nobody is trusted with what is no part of their work today, nor praised for few hours without machines', () => {
  const skilled = (name: string) =>
    told((input) => {
      input.answers = input.answers.filter(({ topic }) => topic !== 'skill.named')
      input.profile.skills = [{ name, rating: 9, evidence: 'self' }] as typeof input.profile.skills
    })
  assert.doesNotMatch(skilled('Braiding hair'), /trust you with braiding hair/)
  assert.match(skilled('Salesforce'), /After 9 years they know you/)
  assert.doesNotMatch(
    told(() => {}),
    /leave about \d hours a week to people alone/,
  )
})
