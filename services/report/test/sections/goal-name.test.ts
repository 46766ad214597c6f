import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GoalAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { calledIn, goalAim, goalName } from '../../src/document/facts/goal-name.ts'
import { namedPost } from '../../src/document/facts/work/named-post.ts'
import { loadInput } from '../fixtures/load-input.ts'

const input = loadInput('renee')
const goal = (phrase: string, shortTitle: string, answer = 'yes') =>
  GoalAnswer.fromPartial({ phrase, answer, place: { occupation: { ...input.ranking.ranked[0]!.occupation!, shortTitle } } })

describe('what a goal is called', () => {
  it('is the reader’s own words where they name work', () => {
    for (const [phrase, title, name] of [
      ['medical coding', 'medical records specialist', 'medical coding'],
      ['or training new adjusters', 'training specialist', 'training new adjusters'],
      ['real estate development', 'construction manager', 'real estate development'],
      ['teaching at a college', 'college teacher', 'teaching at a college'],
    ] as const)
      assert.equal(goalName(input, goal(phrase, title)), name)
  })

  it('is the occupation where they are a wish, a place, a verb or one word of its name', () => {
    for (const [phrase, title] of [
      ['a hospital', 'medical secretary'],
      ['like at a bank', 'bank teller'],
      ["I'd like network", 'computer network support specialist'],
      ['into safety', 'workplace safety specialist'],
      ['sell jobs', 'sales representative'],
      ['I want to go back to work with older people', 'human service assistant'],
    ] as const)
      assert.equal(goalName(input, goal(phrase, title)), title)
  })

  it('keeps the capitals of short forms, and drops the wish around a place', () => {
    assert.equal(goalName(input, goal('hr', 'human resources specialist')), 'HR')
    assert.equal(goalName(input, goal('want office', 'administrative assistant')), 'administrative assistant')
    assert.equal(namedPost('client side', 'market research analyst'), 'market research analyst on the client side')
    assert.equal(namedPost('clinical pharmacy', 'pharmacist'), 'pharmacist in clinical pharmacy')
  })

  it('stands in a sentence with its article, or as they said it', () => {
    assert.equal(goalAim(input, goal('a hospital', 'administrative assistant')), 'work as an administrative assistant')
    assert.equal(goalAim(input, goal('medical coding', 'medical records specialist')), 'medical coding')
    assert.equal(goalAim(input, goal('Property management', 'property manager')), 'property management')
    assert.equal(goalAim(input, goal('hospital kitchen', 'institution cook')), 'work in a hospital kitchen')
    assert.equal(goalAim(input, goal('race team', 'auto mechanic')), 'work on a race team')
  })

  it('names the work in a talk by the title that they gave it, where it is one', () => {
    const called = (phrase: string, shortTitle: string, answer = 'yes') => {
      const told = structuredClone(input)
      const named = goal(phrase, shortTitle, answer)
      named.place!.occupation!.code = '99-0000.00'
      told.ranking.goals = [named]
      return calledIn(told, named.place!)
    }
    assert.equal(called('service advisor', 'customer service representative'), 'service advisor')
    assert.equal(called('Executive Director', 'chief executive'), 'executive director')
    assert.equal(called('property management', 'property manager'), 'property manager')
    assert.equal(called('call center', 'telemarketer'), 'telemarketer')
    assert.equal(called('service advisor', 'auto mechanic', 'inside'), 'auto mechanic')
  })
})
