import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { isRight } from 'fp-ts/lib/Either.js'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import { buildProfile } from '../../../../assessment/src/domain/build-profile.ts'
import { readAnswers } from '../../../../assessment/src/domain/read-answers.ts'
import { presentQuestion } from '../../../../assessment/src/http/present-question.ts'
import { personas } from '../all.ts'
import { answersFor, valueStatements } from '../answers-for.ts'

const wire = (type: (typeof reportTypes)[number]) => banks[type].questions.map((question) => presentQuestion(question))

describe('personas', () => {
  for (const persona of personas) {
    for (const type of reportTypes) {
      it(`${persona.key} answers ${type} in a way that the service takes`, () => {
        const payload = JSON.parse(JSON.stringify(answersFor(persona, type, wire(type))))
        const decoded = detailedAssessment.decode(payload)
        assert.ok(isRight(decoded), JSON.stringify(payload).slice(0, 200))
        const { questions } = banks[type]
        const read = readAnswers(questions, decoded.right)
        assert.deepEqual(read.faults, [])
        if (persona.length === 'shortest') return assert.deepEqual(read.answers, [])
        const missing = questions
          .filter((question) => !read.answers.some((answer) => answer.question === question))
          .map((question) => question.id)
        const untold = questions.filter((question) => question.type === 'text').map((question) => question.id)
        assert.deepEqual(
          missing.filter((id) => !untold.includes(id)),
          [],
        )
        const profile = buildProfile(decoded.right, read.answers)
        assert.equal(profile.ratings.filter((rating) => rating.scale.startsWith('interest.')).length, 30)
        assert.equal(profile.valuesOrder.length, 6)
      })
    }
  }

  it('rate only what a question asks', () => {
    const known = new Set(
      reportTypes.flatMap((type) =>
        banks[type].questions.flatMap((question) =>
          question.type === 'scale_group' ? question.items.map((item) => item.name) : [question.id],
        ),
      ),
    )
    const told = personas.flatMap((persona) => [
      ...Object.keys(persona.ratings),
      ...Object.keys(persona.choices),
      ...Object.keys(persona.texts),
    ])
    assert.deepEqual(
      [...told, ...Object.keys(valueStatements)].filter((name) => !known.has(name)),
      [],
    )
  })

  it('choose only what a question offers', () => {
    const offered = new Map<string, Set<string>>()
    for (const question of reportTypes.flatMap(wire)) {
      const options = [...(question.options ?? []), ...(question.categories ?? []).flatMap((category) => category.options)]
      offered.set(question.id, new Set(options.map((option) => (typeof option === 'string' ? option : option.value))))
    }
    for (const persona of personas) {
      for (const [id, values] of Object.entries(persona.choices)) {
        assert.deepEqual(
          values.filter((value) => !offered.get(id)?.has(value)),
          [],
          `${persona.key} ${id}`,
        )
      }
    }
  })

  it('differ, and answer the same way twice', () => {
    const questions = wire('career_deep_dive')
    const sent = personas.map((persona) => JSON.stringify(answersFor(persona, 'career_deep_dive', questions)))
    assert.equal(new Set(sent).size, personas.length)
    assert.deepEqual(
      personas.map((persona) => JSON.stringify(answersFor(persona, 'career_deep_dive', questions))),
      sent,
    )
  })

  it('include the longest answers that every field takes', () => {
    const longest = personas.find((persona) => persona.length === 'longest')
    assert.ok(longest)
    const payload = answersFor(longest, 'career_deep_dive', wire('career_deep_dive'))
    for (const text of [...Object.values(payload.motivations ?? {}), ...Object.values(payload.challenges ?? {})])
      assert.equal(text.length, 4000)
    assert.ok(payload.careerGoals.length > 15_000)
  })
})
