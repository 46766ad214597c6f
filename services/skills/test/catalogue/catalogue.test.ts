import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { gameCategories } from '@waymark/contracts/models/assessment/options'
import { normaliseSkillName } from '../../src/domain/catalogue/skill-names.ts'
import { quizCategories, skillsOfQuiz } from '../../src/domain/person/quiz-skills.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine, catalogue } = shippedCareers()
const { skills } = catalogue
const { base, skillNames } = engine

const SPECIFIED = [
  'Programming Languages',
  'Frontend Frameworks',
  'Backend Technologies',
  'Databases',
  'Development Tools',
  'Cloud Platforms',
  'DevOps',
  'Web Technologies',
  'Frontend Technologies',
]

describe('the skill catalogue', () => {
  it('has at least 400 skills, each of the nine specified categories well filled, and far more than software', () => {
    assert.ok(skills.length >= 400, `${skills.length}`)
    const count = Map.groupBy(skills, ({ category }) => category)
    for (const category of SPECIFIED) assert.ok(count.get(category)!.length >= 12, `${category}: ${count.get(category)?.length}`)
    const other = skills.filter(({ category }) => !SPECIFIED.includes(category))
    assert.ok(other.length >= 250)
    for (const category of ['Healthcare', 'Skilled Trades', 'Education and Social Care', 'Finance and Accounting'])
      assert.ok(count.get(category)!.length >= 15, category)
  })

  it('never loses an id: people hold skills by it', () => {
    const kept = readFileSync(new URL('../support/skill-ids.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    assert.ok(kept.length >= 652)
    for (const id of kept) assert.ok(catalogue.find(id), id)
  })

  it('gives every skill one slug, one name, one sentence and a demand from the table', () => {
    const unique = (values: string[]) => assert.equal(new Set(values).size, values.length)
    unique(skills.map(({ id }) => id))
    unique(skills.map(({ name }) => name.toLowerCase()))
    unique(skills.map(({ description }) => description))
    for (const { id, description, demandScore } of skills) {
      assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      assert.match(description, /^[A-Z0-9].{10,140}\.$/, id)
      assert.ok(Number.isInteger(demandScore) && demandScore >= 1 && demandScore <= 100, id)
    }
  })

  it('rests every skill on something that the table knows', () => {
    const codes = base.occupations.map(({ code }) => code)
    for (const entry of base.skillEntries) {
      const { technologies, skills: own, knowledge } = catalogue.find(entry.id)!
      assert.ok(technologies.length + own.length + knowledge.length > 0, entry.id)
      if (entry.tools.length > 0) assert.equal(technologies.length, entry.tools.length, entry.id)
      if (entry.elements.length > 0) assert.equal(own.length + knowledge.length, entry.elements.length, entry.id)
      for (const beginning of [...entry.occupations, ...entry.users])
        assert.ok(
          codes.some((code) => code.startsWith(beginning)),
          `${entry.id}: ${beginning}`,
        )
    }
  })

  it('knows each skill by its name and by every alias, and no two by the same', () => {
    const owners = new Map<string, string>()
    for (const { id, name, aliases } of skills) {
      for (const written of [name, ...aliases]) {
        const key = normaliseSkillName(written)
        assert.ok(key !== '', `${id}: ${written}`)
        const owner = owners.get(key)
        assert.ok(owner === undefined || owner === id, `"${key}" is ${owner} and ${id}`)
        owners.set(key, id)
        assert.equal(skillNames.resolve(written)?.slug, id, `${id}: ${written}`)
      }
    }
  })

  it('reads a phrase as before, whatever entry bears its name', () => {
    for (const [phrase, ids] of base.skillPhrases) {
      const found = skillNames.resolve(phrase)
      const elements = (family: 'skill' | 'knowledge') => base.scales[family].elements
      const read = [
        ...(found?.skills ?? []).map((at) => elements('skill')[at]!.id),
        ...(found?.knowledge ?? []).map((at) => elements('knowledge')[at]!.id),
      ]
      // The scales' own names ("mathematics") stand for their element alone.
      if (read.length !== ids.length)
        assert.ok(
          [...elements('skill'), ...elements('knowledge')].some(({ name }) => normaliseSkillName(name) === phrase),
          phrase,
        )
      else assert.deepEqual(read.sort(), [...ids].sort(), phrase)
    }
  })

  it('orders demand as the labor market does', () => {
    const demand = (id: string) => catalogue.find(id)!.demandScore
    assert.ok(demand('microsoft-excel') > demand('minitab'))
    assert.ok(demand('python') > demand('rust'))
    assert.ok(demand('patient-care') > demand('phlebotomy'))
    assert.ok(demand('skill-active-listening') > demand('skill-programming'))
  })

  it('finds skills by beginnings, words and aliases, best first', () => {
    const first = (typed: string) => catalogue.search(typed, 3)[0]?.id
    assert.equal(first('reactjs'), 'react')
    assert.equal(first('java'), 'oracle-java')
    assert.equal(first('JAVASC'), 'javascript')
    assert.equal(first('k8s'), 'kubernetes')
    assert.equal(first('wound'), 'wound-care')
    assert.equal(first('listening'), 'skill-active-listening')
    assert.deepEqual(catalogue.search('zzzz', 3), [])
  })
})

it('a quiz speaks for skills of the catalogue, in each of the six game categories', () => {
  assert.deepEqual([...quizCategories].sort(), [...gameCategories].sort())
  for (const category of quizCategories)
    for (const id of skillsOfQuiz(category)) assert.ok(catalogue.find(id), `${category}: ${id}`)
  assert.deepEqual(skillsOfQuiz('constructor'), [])
})
