import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { claimsOf } from '../../src/domain/person/answers.ts'
import { createGoalReader } from '../../src/grpc/stated-goals.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

const { goals: knowledge } = shippedCareers()
const personOf = (text: string, rest: Partial<Profile> = {}): Profile =>
  Profile.fromPartial({ currentOccupation: '43-3031.00', currentRole: 'Bookkeeper', ...rest, goals: { text } })
const plainly = (person: Profile) =>
  readStatedGoals(knowledge, person.goals, person.currentOccupation, person.currentRole, claimsOf(person))

describe('what a person states', () => {
  it('is read once for the list, the doors and the gaps of one report', () => {
    const readerOf = createGoalReader(knowledge)
    const read = readerOf(personOf('I want to be a nurse, no more nights'))
    assert.equal(readerOf(personOf('I want to be a nurse, no more nights')), read)
    assert.deepEqual(read, plainly(personOf('I want to be a nurse, no more nights')))
  })

  it('is never answered with what somebody else states, however near their words are', () => {
    const readerOf = createGoalReader(knowledge)
    const goals = { text: 'I want to be a nurse', removed: [], beside: [] }
    const people = [
      personOf('I want to be a nurse'),
      personOf('I want to be a nurse '),
      personOf('I want to be a welder'),
      personOf('I want to be a nurse', { currentRole: 'Retired bookkeeper' }),
      personOf('I want to be a nurse', { currentOccupation: '' }),
      personOf('I want to be a nurse', { skills: [{ name: 'Psychology degree', rating: 0, evidence: 'self' }] }),
      { ...personOf(''), goals: { ...goals, removed: ['nurse'] } },
      { ...personOf(''), goals: { ...goals, beside: ['my back is shot'] } },
      { ...personOf(''), goals: { ...goals, removed: ['my back is shot'] } },
      { ...personOf(''), goals: undefined },
    ]
    for (let round = 0; round < 2; round += 1)
      for (const person of people) assert.deepEqual(readerOf(person), plainly(person), JSON.stringify(person.goals))
  })

  it('is forgotten after a moment, and when many others came', async (test) => {
    test.mock.timers.enable({ apis: ['setTimeout'] })
    const readerOf = createGoalReader(knowledge, 1_000)
    const first = readerOf(personOf('I want to be a nurse'))
    test.mock.timers.tick(1_000)
    const second = readerOf(personOf('I want to be a nurse'))
    assert.notEqual(second, first)
    for (let other = 0; other < 16; other += 1) readerOf(personOf(`I want to be number ${other}`))
    assert.notEqual(readerOf(personOf('I want to be a nurse')), second)
  })
})
