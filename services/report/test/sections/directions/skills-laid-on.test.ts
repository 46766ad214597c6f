import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Note, type Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { skillsLaidOn, watchFor } from '../../../src/document/sections/ways/skills-laid-on.ts'
import { loadInput } from '../../fixtures/load-input.ts'

const base = loadInput('renee').ranking.ranked[0]!.occupation!
const work = (...tasks: string[]): Occupation => ({
  ...base,
  note: Note.fromPartial({ tasks: tasks.map((text) => ({ text, source: 'E' })) }),
})
/** Somebody who named these skills and gave this reason. */
function who(skills: readonly string[], motivation = ''): ReportInput {
  const input = structuredClone(loadInput('renee'))
  const [first] = input.answers
  input.answers = [
    { ...first!, topic: 'skill.named', text: '', items: skills.map((label) => ({ key: label, label, value: 8, text: '' })) },
    { ...first!, topic: 'motivation.main', items: [], text: motivation },
  ]
  return input
}

describe('the skills of the reader on a direction', () => {
  it('stand each beside a task of its own, and those that meet none are left out', () => {
    const told = JSON.stringify(
      skillsLaidOn(who(['Frame fitting', 'Frame inspection', 'Spanish']), work('Fit the frame.', 'Inspect each frame.')),
    )
    assert.match(told, /Frame fitting, 8 of 10\{\^Y\}","Fit the frame\./)
    assert.match(told, /Frame inspection, 8 of 10\{\^Y\}","Inspect each frame\./)
    assert.doesNotMatch(told, /Spanish/)
  })

  it('make no table where none of them meets a task, or none was named', () => {
    assert.deepEqual(skillsLaidOn(who(['Spanish']), work('Weld the frame.')), [])
    assert.deepEqual(skillsLaidOn(who([]), work('Weld the frame.')), [])
  })

  it('lay the reason to look beside the task that holds it, and beside no other', () => {
    const liked = who([], 'I like to explain things.')
    assert.match(
      watchFor(liked, work('Keep the file.', 'Explain the rules.'))!,
      /I like to explain things\.” Here that could be this: explain the rules\./,
    )
    assert.equal(watchFor(liked, work('Keep the file.')), undefined)
  })
})
