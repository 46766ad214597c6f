import assert from 'node:assert/strict'
import { it } from 'node:test'
import { joinTimeline, splitTimeline } from '../src/models/identity/timeline.ts'

const timelines = ['In 6 months', 'In 2 years']

it('what is joined is split again, however often it is joined', () => {
  const answers = { 'In 6 months': ' A course\n begun ', 'In 2 years': '  ' }
  const once = joinTimeline('Less night work.\nMore say.', timelines, answers)
  assert.equal(once, 'Less night work.\nMore say.\nIn 6 months: A course begun')
  assert.equal(joinTimeline(once, timelines, answers), once)
  const split = splitTimeline(once, timelines)
  assert.equal(split.careerGoals, 'Less night work.\nMore say.')
  assert.deepEqual([...split.answers], [['In 6 months', 'A course begun']])
})

it('a goal that speaks of a time is no answer', () => {
  const goals = 'In 6 months I want to be gone.\nIn 5 years: a house'
  assert.deepEqual(splitTimeline(goals, timelines), { careerGoals: goals, answers: new Map() })
})
