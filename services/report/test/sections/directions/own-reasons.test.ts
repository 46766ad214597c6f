import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Activity, Element } from '@waymark/proto/waymark/skills/v1/occupation'
import { occupationOf } from '../../../src/document/facts/reading.ts'
import { carriedOver } from '../../../src/document/facts/work/carried-over.ts'
import { buildFacts } from '../../../src/document/model/build-facts.ts'
import { createFactTable } from '../../../src/document/model/fact-table.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import { createSaidBefore } from '../../../src/document/model/said-before.ts'
import { changeSigns } from '../../../src/document/sections/directions/change-signs.ts'
import { whatWouldChange } from '../../../src/document/sections/directions/first-step.ts'
import { workPoints } from '../../../src/document/sections/opening/work-points.ts'
import { loadInput } from '../../fixtures/load-input.ts'

const group = (id: string, label: string, share: number): Activity => ({
  id,
  label,
  share,
  tasks: 1,
  people: 0,
  model: 0,
  observed: 0,
  verdict: 'human',
})
const field = (id: string, name: string, importance: number): Element => ({ id, name, importance, level: 3 })

describe('what goes along from the present work', () => {
  const present = { ...loadInput('renee').present!, code: '47-2152.00' }
  const other = { ...present, code: '13-1051.00' }

  it('is a group of tasks that fills some of both weeks', () => {
    const here = { ...present, activities: [group('a', 'reading plans', 0.1), group('b', 'joining pipes', 0.5)] }
    const there = { ...other, activities: [group('a', 'reading plans', 0.2), group('c', 'working out costs', 0.5)] }
    const [said] = carriedOver({ present: here }, there)
    assert.match(said!, /reading plans/)
    assert.doesNotMatch(said!, /joining pipes|working out costs/)
  })

  it('else a field that both have to know, and nothing where they share neither', () => {
    const here = { ...present, activities: [], knowledge: [field('k', 'Building and Construction', 4.2)] }
    const there = { ...other, activities: [], knowledge: [field('k', 'Building and Construction', 3.9)] }
    assert.match(carriedOver({ present: here }, there)[0]!, /building and construction/)
    assert.deepEqual(carriedOver({ present: here }, { ...there, knowledge: [field('k', 'Law', 2)] }), [])
    assert.deepEqual(carriedOver({ present: here }, here), [])
    assert.deepEqual(carriedOver({ present: undefined }, there), [])
  })

  it('stands where no mark of the reader’s meets a task, before we say that we hold nothing', () => {
    const input = structuredClone(loadInput('renee'))
    const [ranked] = input.ranking.ranked
    const occupation = occupationOf(ranked!)
    delete occupation.note
    occupation.activities = [group('shared', 'soothing callers', 0.9)]
    input.present!.activities = [group('shared', 'soothing callers', 0.9)]
    input.occupations = {}
    ranked!.reasonsFor = []
    input.answers = []
    const ready = prepareInput(input)
    const { fits } = workPoints(ready, createFactTable(buildFacts(ready)), ready.ranking.ranked[0]!, createSaidBefore(ready))
    assert.match(fits.map(({ text }) => text).join(' '), /soothing callers/)
    ranked!.reasonsFor = [
      { kind: 'skills_met', text: 'It needs patience, and you say that you are good at it.', sources: 'OY', size: 1 },
    ]
    const again = prepareInput(structuredClone(input))
    const told = workPoints(again, createFactTable(buildFacts(again)), again.ranking.ranked[0]!, createSaidBefore(again))
    assert.match(told.fits.map(({ text }) => text).join(' '), /It needs patience/)
  })
})

describe('what would turn the reader away from an idea', () => {
  it('is what drains them found again, their own limits, and what they put first', () => {
    const input = structuredClone(loadInput('renee'))
    input.answers = input.answers.filter(({ topic }) => topic !== 'present.drain')
    input.answers.push(AnsweredQuestion.fromPartial({ topic: 'present.drain', items: [{ key: 'hours', label: 'The hours' }] }))
    const signs = changeSigns(input)
    assert.match(signs[0]!, /as many nights and weekends as yours/)
    assert.ok(signs.length >= 2 && new Set(signs).size === signs.length)
    const before = createSaidBefore(input)
    const told = [0, 1, 2].map((at) => whatWouldChange(input, input.ranking.ranked[at]!, at, before))
    assert.equal(new Set(told).size, 3)
    assert.ok(told.some((words) => signs.includes(words)))
  })
})
