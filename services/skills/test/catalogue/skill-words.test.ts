import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CatalogueSkill } from '../../src/domain/catalogue/catalogue.ts'
import { indexCatalogue } from '../../src/domain/catalogue/catalogue-search.ts'
import { normaliseSkillName } from '../../src/domain/catalogue/skill-names.ts'
import { smallTable } from '../support/small-table.ts'

describe('a skill as it is compared', () => {
  const WRITTEN: Readonly<Record<string, string>> = {
    'Python (primary)': 'python',
    'Excel [2019 and older] tables': 'excel tables',
    'Perl(advanced)Ruby': 'perl ruby',
    'Advanced Excel 2019': 'excel',
    'React.js': 'react',
    reactjs: 'react',
    'Vue JS': 'vue',
    'Node.js': 'node',
    'python 3.11': 'python',
    Python3: 'python',
    'Angular 12.x': 'angular',
    'Ruby v2.7.1': 'ruby',
    S3: 's3',
    HTML5: 'html5',
    CSS3: 'css3',
    EC2: 'ec2',
    DB2: 'db2',
    D3: 'd3',
    Web3: 'web3',
    K8s: 'k8s',
    Log4j: 'log4j',
    J2EE: 'j2ee',
    '3D': '3d',
    'Office 365': 'office 365',
    'ASP.NET Core': 'asp dotnet core',
    '.NET': 'dotnet',
    'C++': 'c++',
    'C#': 'c#',
    'R&D': 'r d',
    'U.S. law.': 'u s law',
    'good knowledge of SQL': 'sql',
    'Hands on experience with the lathe': 'lathe',
    'strong, fluent Spanish': 'spanish',
    '  two   words ': 'two words',
    understanding: '',
    '2019': '2019',
  }
  for (const [written, key] of Object.entries(WRITTEN)) it(`"${written}"`, () => assert.equal(normaliseSkillName(written), key))
})

describe('the catalogue as it is searched', () => {
  const entry = (id: string, demandScore: number, more: Partial<CatalogueSkill> = {}): CatalogueSkill => ({
    id,
    name: id,
    description: '',
    category: '',
    demandScore,
    aliases: [],
    technologies: [],
    skills: [],
    knowledge: [],
    ...more,
  })
  const search = (skills: readonly CatalogueSkill[], typed: string, limit = 10) =>
    indexCatalogue(smallTable(), skills)
      .search(typed, limit)
      .map(({ id }) => id)

  const skills = [
    entry('inside', 99, { name: 'Bigsql' }),
    entry('bracket', 20, { name: 'Database (SQL)' }),
    entry('word', 90, { name: 'Learning SQL' }),
    entry('begins', 5, { name: 'SQL Server' }),
    entry('alias', 1, { name: 'Structured query language', aliases: ['Queries', 'sql'] }),
    entry('other', 100, { name: 'Welding' }),
  ]

  it('puts the same name first, then beginnings, words within and parts of words', () => {
    assert.deepEqual(search(skills, ' Sql '), ['alias', 'begins', 'word', 'bracket', 'inside'])
    assert.deepEqual(search(skills, 'sql', 2), ['alias', 'begins'])
    assert.deepEqual(search(skills, 'ing'), ['other', 'word'])
  })

  it('finds nothing of nothing, and no two letters within a word', () => {
    assert.deepEqual(search(skills, '  '), [])
    assert.deepEqual(search(skills, 'ql'), [])
    assert.deepEqual(search(skills, 'ld'), [])
  })

  it('puts the more asked-for first among equals, then the earlier id', () => {
    const equals = [entry('b', 5, { name: 'Ab' }), entry('c', 9, { name: 'Abc' }), entry('a', 5, { name: 'Abd' })]
    assert.deepEqual(search(equals, 'a'), ['c', 'a', 'b'])
    assert.deepEqual(search([...equals].reverse(), 'a'), ['c', 'a', 'b'])
  })

  it('knows an entry by its id, and by the tool or the element that it stands for', () => {
    const { technologies, scales } = smallTable()
    const index = indexCatalogue(smallTable(), [
      entry('tool', 1, { technologies: [3] }),
      entry('skill-first', 1, { skills: [0], knowledge: [1] }),
      entry('knowledge-second', 1, { skills: [2], knowledge: [4] }),
      entry('people-skill-set', 1, { skills: [5], knowledge: [6] }),
    ])
    assert.equal(index.find('people-skill-set')?.id, 'people-skill-set')
    assert.equal(index.find('nothing'), undefined)
    const standsFor = (reading: string) => index.standsFor(reading)?.id
    assert.equal(standsFor(technologies[3]!.slug), 'tool')
    assert.deepEqual(
      [0, 2, 5].map((at) => standsFor(scales.skill.elements[at]!.id)),
      ['skill-first', undefined, undefined],
    )
    assert.deepEqual(
      [1, 4, 6].map((at) => standsFor(scales.knowledge.elements[at]!.id)),
      [undefined, 'knowledge-second', undefined],
    )
  })
})
