import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerWishes } from '../../../src/domain/goals/answer-wishes.ts'
import { advise, drawn, schoolingOf } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'

const { engine } = shippedCareers()

/** The answer to an open question, and the titles of other work on the list. */
function asked(current: string, goal: string, education: string) {
  const ranking = advise({ current, goal, education, yearsExperience: 8 })
  const answer = answerWishes(engine, ranking).find(({ id }) => id === 'change')!
  const titles = ranking.ranked.filter((index) => index !== ranking.person.present?.index)
  return { why: answer.why, titles: titles.map((index) => engine.base.occupations[index]!.title) }
}

describe('who asks what somebody like them does', () => {
  it('hears the first places of the list by name, in its order, whatever the work', () => {
    const people = drawn(
      engine.base.occupations.filter(({ ranked, ownWages }) => ranked && ownWages),
      25,
      'open question',
    )
    for (const { code, entry } of people) {
      const { why, titles } = asked(code, 'What does a person like me do if not this?', schoolingOf(entry.education))
      const places = titles.slice(0, 4).map((title) => why.indexOf(title))
      assert.ok(
        places.every((at) => at >= 0),
        `${code}: ${why}`,
      )
      if (titles.length > 0) assert.match(why, /^From the work you do we would look first at /)
      else assert.match(why, /^We found no other work that we would advise/)
    }
  })

  it('is told nothing of work that they do not have', () => {
    const { why } = asked('', 'I do not know what to do with my degree', 'bachelors')
    assert.match(why, /^From what you answered we would look first at /)
  })
})
