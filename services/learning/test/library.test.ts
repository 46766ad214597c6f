import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { resourceTypes } from '@waymark/contracts/models/learning'
import { loadLibrary, readSubjects } from '../src/data/load-library.ts'

const library = loadLibrary()
const data = new URL('../data/', import.meta.url)
const subjects = readdirSync(data).flatMap((file) => readSubjects(readFileSync(new URL(file, data), 'utf8'), file))
const stages = ['learn', 'practise', 'show'] as const

describe('the library', () => {
  it('names resources and holds no address', () => {
    for (const file of readdirSync(data)) {
      const text = readFileSync(new URL(file, data), 'utf8')
      assert.doesNotMatch(text, /https?:|www\.|\.(?:com|org|net|edu|io)\//i, file)
    }
    assert.ok(subjects.flatMap(({ resources }) => resources).length >= 350)
    assert.equal(new Set(subjects.map(({ id }) => id)).size, subjects.length)
  })

  it('has at least two resources a subject, none twice, each of a known type', () => {
    for (const { id, resources } of subjects) {
      assert.ok(resources.length >= 2, id)
      assert.equal(new Set(resources.map(({ name, publisher }) => `${name} ${publisher}`)).size, resources.length, id)
      for (const { type } of resources) assert.ok(resourceTypes.includes(type), id)
    }
  })

  it('gives three or four of different types for anything, at every stage', () => {
    const skills = [
      'python',
      'structured-query-language-sql',
      'epic-systems',
      'skill-negotiation',
      'knowledge-transportation',
      'welding',
    ]
    const wanted = [
      ...skills.map((skillId) => ({ skill: skillId, skillId })),
      { skill: 'Keeping bees', skillId: undefined },
      { skill: '日本語', skillId: undefined },
      { skill: '', skillId: undefined },
    ]
    for (const one of wanted) {
      for (const stage of stages) {
        const found = library.resourcesFor({ ...one, stage })
        assert.ok(found.length >= 3 && found.length <= 4, `${one.skill} ${stage}`)
        assert.ok(new Set(found.map(({ type }) => type)).size >= 2, `${one.skill} ${stage}`)
      }
    }
  })

  it('puts what teaches the skill itself before what is near it', () => {
    const first = (skillId: string, stage: (typeof stages)[number]) => library.resourcesFor({ skill: skillId, skillId, stage })[0]
    assert.deepEqual(first('python', 'learn'), {
      type: 'course',
      name: "CS50's Introduction to Programming with Python",
      publisher: 'Harvard University',
    })
    assert.equal(first('python', 'practise')?.type, 'practice')
    assert.equal(first('skill-mathematics', 'learn')?.publisher, 'Khan Academy')
    assert.match(first('knowledge-public-safety-and-security', 'practise')?.publisher ?? '', /Surgeons/)
  })

  it('moves what suits a way of learning up', () => {
    const types = (style: 'hands-on' | 'structured' | 'self-directed') =>
      library.resourcesFor({ skill: 'Python', skillId: 'python', stage: 'learn', style }).map(({ type }) => type)
    assert.equal(types('self-directed')[0], 'book')
    assert.equal(types('structured')[0], 'course')
    assert.equal(types('hands-on')[0], 'practice')
  })

  it('reads a word from its beginning: "digital" holds no git and "capital" no api', () => {
    const git = library.topicsFor({ skill: 'Git', skillId: 'git' })
    assert.notDeepEqual(library.topicsFor({ skill: 'Digital literacy', skillId: undefined }), git)
    assert.equal(git.basics, 'commits, branches and merges')
  })

  it('refuses a list with a broken line', () => {
    assert.throws(() => readSubjects('= a | b | c', 'list'), /list:1 is no subject/)
    assert.throws(() => readSubjects('= a | b | c | d | e | f\ncourse | Only a name', 'list'), /list:2 is no resource/)
    assert.throws(() => readSubjects('= a | b | c | d | e | f\nsong | Name | Publisher', 'list'), /choose one of/)
  })
})
