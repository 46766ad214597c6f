import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { besideQuestions } from '@waymark/contracts/models/advice/goal'
import {
  detailedQuestion,
  groupItems,
  itemListNames,
  questionChapters,
  questionTypes,
} from '@waymark/contracts/models/assessment/question'
import { activities } from '@waymark/contracts/models/identity/activities'
import { reportTopics } from '@waymark/contracts/models/report/report-topics'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { isRight } from 'fp-ts/lib/Either.js'
import { banks } from '../src/data/banks/banks.ts'
import type { BankOption, BankQuestion, EngineRead } from '../src/domain/bank-types.ts'
import { presentQuestion } from '../src/http/present-question.ts'

const interests = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']
const values = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions']
const reachFields = ['pay_floor_share', 'months_available', 'learning_hours', 'remote_preference']
const scalePattern = new RegExp(
  `^(interest\\.(${interests.join('|')})|value\\.(${values.join('|')})|style\\.1\\.C\\.\\d(\\.[a-c])?|skill\\.2\\.[AB]\\.\\d\\.[a-m]|` +
    `knowledge\\.2\\.C\\.(10|6|\\d\\.[a-g])|skills|reach\\.(${reachFields.join('|')}))$`,
)

for (const type of reportTypes) {
  const { questions } = banks[type]

  describe(`question bank ${type}`, () => {
    it('has 20 to 30 questions of at least 7 of the 9 kinds', () => {
      assert.ok(questions.length >= 20 && questions.length <= 30, `${questions.length} questions`)
      const kinds = new Set(questions.map((question) => question.type))
      assert.ok(kinds.size >= 7, [...kinds].join())
      assert.ok([...kinds].every((kind) => questionTypes.includes(kind)))
    })

    it('has keys that cannot meet each other in one map', () => {
      const keys = questions.flatMap((question) =>
        question.type === 'scale_group' ? question.items.map((_, index) => `${question.id}_${index}`) : [question.id],
      )
      const reserved = [1, 2, 3, 4, 5, 6].map((n) => `skill_${n}_rating`)
      assert.equal(new Set([...keys, ...reserved]).size, keys.length + 6)
      for (const question of questions) {
        const slugs =
          question.type === 'scale_group'
            ? question.items.map((item) => item.slug)
            : optionsOf(question).map((option) => option.value)
        assert.equal(new Set(slugs).size, slugs.length, question.id)
        assert.match(question.id, /^[a-z][a-z_]*$/)
      }
    })

    it('has a reader for every question, item and option', () => {
      for (const question of questions) {
        assert.ok(reportTopics.includes(question.reads.report), `${question.id} has no known topic`)
        for (const read of engineReads(question)) {
          assert.match(read.scale, scalePattern, question.id)
          assert.ok(read.weight > 0 && read.weight <= 1, question.id)
        }
        const reachRead = question.reads.engine?.find((read) => read.scale.startsWith('reach.'))
        if (reachRead)
          assert.ok(
            optionsOf(question).every((option) => option.amount !== undefined),
            question.id,
          )
      }
    })

    it('asks the thirty activities, five for each interest', () => {
      const group = questions.find((question) => question.id === 'activities')
      assert.ok(group?.type === 'scale_group' && group.list === 'activities')
      assert.deepEqual(
        group.items.map((item) => item.slug),
        activities.map((activity) => activity.slug),
      )
      for (const interest of interests)
        assert.equal(group.items.filter((item) => item.engine?.[0]?.scale === `interest.${interest}`).length, 5)
    })

    it('reaches every skill, knowledge area, work style and value of the engine', () => {
      const scales = new Set(questions.flatMap(engineReads).map((read) => read.scale))
      const count = (prefix: string) => [...scales].filter((scale) => scale.startsWith(prefix)).length
      assert.equal(count('skill.'), 35)
      assert.equal(count('knowledge.'), 33)
      assert.equal(count('style.'), 16)
      assert.equal(count('value.'), 6)
      for (const field of reachFields) assert.ok(scales.has(`reach.${field}`), field)
    })

    it('travels as the contract says, without a word on who reads it', () => {
      for (const question of questions) {
        const wire = JSON.parse(JSON.stringify(presentQuestion(question)))
        const decoded = detailedQuestion.decode(wire)
        assert.ok(isRight(decoded), question.id)
        assert.deepEqual(JSON.parse(JSON.stringify(decoded.right)), wire, 'no field is dropped by the contract')
        assert.doesNotMatch(JSON.stringify(wire), /"(reads|engine|slug|amount)"/)
      }
    })

    it('is asked in five to seven chapters, each in one piece', () => {
      const runs = questions.map(({ chapter }) => chapter).filter((chapter, at, all) => chapter !== all[at - 1])
      assert.ok(runs.length >= 5 && runs.length <= 7, runs.join())
      assert.equal(new Set(runs).size, runs.length, runs.join())
      for (const { id, chapter } of questions) {
        assert.ok(questionChapters.includes(chapter), id)
        assert.equal(presentQuestion(questions.find((question) => question.id === id)!).chapter, chapter)
      }
    })

    it('says of each skill and field of knowledge where its level may be filled in from, and of nothing else', () => {
      const groups = questions.flatMap((question) => (question.type === 'scale_group' ? [question] : []))
      for (const group of groups) {
        const items = groupItems(presentQuestion(group))
        const fillable = ['competencies', 'technical_skills', 'knowledge_areas'].includes(group.id)
        for (const [at, item] of items.entries()) {
          assert.equal(item.group !== undefined, fillable, item.name)
          assert.equal(item.short !== undefined && item.short.length <= 18, fillable, item.name)
          assert.equal(item.elements !== undefined && item.elements.length > 0, fillable, item.name)
          for (const element of item.elements ?? [])
            assert.ok(
              group.items[at]?.engine?.some(({ scale, weight }) => scale.endsWith(`.${element}`) && weight === 1),
              element,
            )
        }
      }
      const headings = groups.flatMap((group) => groupItems(presentQuestion(group)).flatMap((item) => item.group ?? []))
      for (const heading of new Set(headings)) assert.ok(headings.filter((one) => one === heading).length <= 8, heading)
    })

    it('is asked in plain words', () => {
      for (const text of questions.flatMap(wordsOf)) {
        assert.equal(text, text.trim())
        assert.ok(text.length <= 160, text)
        assert.doesNotMatch(text, /\b(utili[sz]e|leverage|synergy|stakeholder|competenc|facilitat)/i)
      }
    })
  })
}

describe('the four question banks together', () => {
  it('use all nine names of item lists', () => {
    const used = new Set(
      reportTypes.flatMap((type) => banks[type].questions.flatMap((q) => (q.type === 'scale_group' ? [q.list] : []))),
    )
    assert.deepEqual([...used].sort(), [...itemListNames].sort())
  })

  it('ask about every topic that the report reads', () => {
    const asked = new Set(reportTypes.flatMap((type) => banks[type].questions.map((question) => question.reads.report)))
    assert.deepEqual(
      reportTopics.filter((topic) => !asked.has(topic)),
      [],
    )
  })

  it('ask of the present situation what is read for limits beside the goals', () => {
    const topics = reportTypes.flatMap((type) =>
      banks[type].questions.flatMap(({ id, type: kind, reads }) =>
        besideQuestions.some((beside) => beside === id) ? [`${kind} ${reads.report}`] : [],
      ),
    )
    assert.deepEqual([...new Set(topics)].sort(), ['text change.idea', 'text fear.main', 'text motivation.main'])
  })

  it('have versions of their own', () => {
    const versions = reportTypes.map((type) => banks[type].version)
    assert.equal(new Set(versions).size, 4)
    for (const [i, version] of versions.entries()) assert.match(version, new RegExp(`^${reportTypes[i]}-[0-9a-f]{12}$`))
  })
})

function engineReads(question: BankQuestion): EngineRead[] {
  const items = question.type === 'scale_group' ? question.items.flatMap((item) => item.engine ?? []) : []
  return [...(question.reads.engine ?? []), ...items, ...optionsOf(question).flatMap((option) => option.engine ?? [])]
}

function optionsOf(question: BankQuestion): readonly BankOption[] {
  if (question.type === 'categorized_multi_select') return question.categories.flatMap((category) => category.options)
  return 'options' in question ? question.options : []
}

function wordsOf(question: BankQuestion): string[] {
  const items = question.type === 'scale_group' ? question.items.flatMap((item) => [item.name, item.description ?? '']) : []
  const options = optionsOf(question).flatMap((option) => [option.label, option.description ?? ''])
  return [question.question, question.description ?? '', question.instruction ?? '', ...items, ...options]
}
