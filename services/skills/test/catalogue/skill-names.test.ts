import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { normaliseSkillName } from '../../src/domain/catalogue/skill-names.ts'
import { shippedCareers } from '../support/careers.ts'

const { base, skillNames } = shippedCareers().engine
const name = (written: string): string | undefined => skillNames.resolve(written)?.name

describe('skill names', () => {
  const WRITTEN: readonly (readonly [string, string | undefined])[] = [
    ['Python (primary)', 'Python'],
    ['python 3.11', 'Python'],
    ['reactjs', 'React'],
    ['React.js', 'React'],
    ['java', 'Java'],
    ['JavaScript', 'JavaScript'],
    ['Advanced Excel', 'Microsoft Excel'],
    ['C++', 'C++'],
    ['C#', 'C#'],
    ['k8s', 'Kubernetes'],
    ['Active Listening', 'Active Listening'],
    ['team leadership skills', 'Team Leadership'],
    ['quantum basket weaving', undefined],
    ['', undefined],
    ['constructor', undefined],
  ]
  for (const [written, expected] of WRITTEN)
    it(`"${written}" is ${expected ?? 'unknown'}`, () => assert.equal(name(written), expected))

  it('never find java inside javascript', () => {
    assert.notEqual(skillNames.resolve('javascript')?.slug, skillNames.resolve('java')?.slug)
    assert.equal(normaliseSkillName('JavaScript (ES6)'), 'javascript')
  })

  it('lead only to elements and tools that the table has', () => {
    const ids = new Set([...base.scales.skill.elements, ...base.scales.knowledge.elements].map(({ id }) => id))
    for (const [phrase, list] of base.skillPhrases) for (const id of list) assert.ok(ids.has(id), `${phrase}: ${id}`)
    const tools = new Set(base.technologies.map((tool) => tool.name))
    for (const [alias, tool] of base.technologyAliases) assert.ok(tools.has(tool), `${alias}: ${tool}`)
  })

  it('take safe ways of working for no guarding of the public', () => {
    const fields = (written: string): string[] =>
      skillNames.resolve(written)!.knowledge.map((at) => base.scales.knowledge.elements[at]!.name)
    for (const written of ['Safety', 'Warehouse safety', 'OSHA', 'Health and safety', 'Food safety', 'ServSafe', 'First aid'])
      assert.ok(!fields(written).includes('Public Safety and Security'), written)
    assert.deepEqual(fields('Security'), ['Public Safety and Security'])
    assert.ok(fields('Firefighting').includes('Public Safety and Security'))
  })
})
