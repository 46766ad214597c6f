import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findAskedSkills, nameListedSkills } from '../src/domain/find-skills.ts'
import { readStatements } from '../src/domain/sections.ts'
import { createSkillIndex, slugOf, tokensOf } from '../src/domain/skill-index.ts'

const words = (text: string) => text.split('|')
const entry = (slug: string, name: string, more: object = {}) => ({ slug, name, aliases: [], broad: false, ...more })
const index = createSkillIndex([
  entry('sql', 'SQL', { aliases: ['Structured Query Language'] }),
  entry('aws', 'Amazon Web Services (AWS)'),
  entry('excel', 'Excel'),
  entry('r', 'R'),
  entry('go', 'Go'),
  entry('dotnet', '.NET'),
  entry('csharp', 'C#', { aliases: ['sql'] }),
  entry('wound-dressing', 'Wound dressings'),
  entry('writing', 'Writing', { broad: true }),
])
const found = (text: string) => index.findIn(text).map(({ slug, at }) => `${slug} ${at}`)

describe('skills in a text', () => {
  it('are found where they begin, longest name first, in all spellings of the catalogue', () => {
    assert.deepEqual(found('We use structured query language, Amazon Web Services and AWS'), ['sql 7', 'aws 34', 'aws 58'])
    assert.deepEqual(found('Amazon Web Services (AWS)'), ['aws 0'])
    assert.deepEqual(found('Some C# and ASP .NET'), ['csharp 5', 'dotnet 16'])
    assert.deepEqual(found('wound dressings, wound dressing'), ['wound-dressing 0'])
    assert.deepEqual(index.resolve('Wound Dressings'), { slug: 'wound-dressing', name: 'Wound dressings' })
    assert.deepEqual(index.resolve('SQLs (amazon web services)')?.slug, 'sql')
    assert.deepEqual(index.resolve('Cloud (AWS)')?.slug, 'aws')
    assert.equal(index.resolve('cloud'), undefined)
    assert.equal(index.resolve(''), undefined)
    const odd = createSkillIndex([
      entry('nothing', '!!'),
      entry('ga', 'GA'),
      entry('tool', 'Analysis tool'),
      entry('ending', 'Cloud (AWS) services'),
      entry('close', 'Data lakes(DLS)'),
      entry('loose', 'Machine learning (ML) '),
    ])
    const slugs = ['', 'gas', 'analysis tools', 'AWS', 'data lakes', 'data', 'ML'].map((name) => odd.resolve(name)?.slug)
    assert.deepEqual(slugs, [undefined, undefined, 'tool', undefined, 'close', undefined, 'loose'])
    assert.deepEqual(
      odd.findIn('two analysis tools').map(({ slug }) => slug),
      ['tool'],
    )
  })

  it('that are words of English count as written inside a sentence, unglued', () => {
    assert.deepEqual(found('We use Excel and R or Go'), ['excel 7', 'r 17', 'go 22'])
    assert.deepEqual(found('We R on'), ['r 3'])
    assert.deepEqual(found('A-b and R or &R or R& more'), ['r 8', 'r 14', 'r 19'])
    for (const text of ['take 3-R', 'take R-3']) assert.deepEqual(found(text), [], text)
    for (const name of ['Access', 'Outlook', 'Pages', 'Slack', 'Swift', 'Teams', 'Zoom']) {
      const tool = createSkillIndex([entry('tool', name)])
      const places = [`We use ${name} here`, `We use ${name.toLowerCase()} here`].map((text) => tool.findIn(text).length)
      assert.deepEqual(places, [1, 0], name)
    }
    for (const text of [
      'Excel is here',
      'we excel. Excel',
      'Tools: Excel',
      '• Excel',
      '- Excel',
      '\nExcel',
      'Really? Excel',
      'Yes! Excel',
      'EXCEL',
    ])
      assert.deepEqual(found(text), [], text)
    for (const text of [
      'we do R&D',
      "we say R's",
      'we say R’s',
      'the R.S thing',
      'the R-Team',
      'the A&R',
      'the a.R',
      'the a-R',
      "the a'R",
      'the a’R',
    ])
      assert.deepEqual(found(text), [], text)
  })

  it('get a slug of our own when the catalogue does not know them', () => {
    assert.equal(slugOf('Bread & C++ / F# baking'), 'bread-cpp-fsharp-baking')
    assert.equal(slugOf('x'.repeat(100)).length, 80)
    assert.deepEqual(
      tokensOf('A .NET c++').map(({ word, raw, at }) => [word, raw, at]),
      [
        ['a', 'A', 0],
        ['.net', '.NET', 2],
        ['c++', 'c++', 7],
      ],
    )
  })

  const asked = (text: string) =>
    findAskedSkills(readStatements(text), index).map(({ slug, kind, sentence }) => `${kind} ${slug}: ${sentence}`)

  it('are must-haves where they are required, done, listed or asked for; welcome otherwise', () => {
    assert.deepEqual(asked('We like SQL.'), ['nice sql: We like SQL.'])
    assert.deepEqual(asked('- We like SQL'), ['must sql: We like SQL'])
    assert.deepEqual(asked('Duties:\nWe like SQL.'), ['must sql: We like SQL.'])
    assert.deepEqual(asked('Bonus:\n- We like SQL'), ['nice sql: We like SQL'])
    assert.deepEqual(asked('Benefits:\nWe teach SQL.'), [])
    for (const phrase of words(
      'experience with|experience in|experience of|experienced in|proficient in|proficiency in|knowledge of|familiar with|familiarity with|skilled in|skill in|skills in|ability to use|able to use|comfortable with|competent in|competence in|expertise in|fluent in|certified in|background in|understanding of|you know|you have|you bring',
    ))
      assert.deepEqual(asked(`Our ${phrase} SQL here.`), [`must sql: Our ${phrase} SQL here.`], phrase)
  })

  it('that are general words count only where something is asked', () => {
    assert.deepEqual(asked('Duties:\nMuch writing.'), [])
    assert.deepEqual(asked('Skills:\nMuch writing.'), ['must writing: Much writing.'])
    assert.deepEqual(asked('Bonus:\nMuch writing.'), ['nice writing: Much writing.'])
  })

  it('come must-haves first, the stronger sentence wins, the first among equals', () => {
    assert.deepEqual(asked('We like SQL. We like C#. SQL is required. SQL is mandatory. We love C#.'), [
      'must sql: SQL is required.',
      'nice csharp: We like C#.',
    ])
  })

  it('are forty at most, with sentences of 320 characters at most', () => {
    const many = createSkillIndex(Array.from({ length: 50 }, (_, no) => entry(`s${no}`, `skillnumber${no}`)))
    const text = Array.from({ length: 50 }, (_, no) => `skillnumber${no}`).join(' ')
    const all = findAskedSkills(readStatements(text), many)
    assert.equal(all.length, 40)
    const sentence = all[0]?.sentence ?? ''
    assert.ok(sentence.length <= 320 && sentence.endsWith('…') && !sentence.endsWith(' …'), sentence)
    assert.equal(findAskedSkills(readStatements(`${'x'.repeat(316)} SQL`), index)[0]?.sentence.length, 320)
    assert.match(findAskedSkills(readStatements(`${'x'.repeat(317)} SQL`), index)[0]?.sentence ?? '', /^x{317}…$/)
    const start = 'a'.repeat(300)
    const cut = (text: string) => findAskedSkills(readStatements(text), index)[0]?.sentence
    assert.equal(cut(`${start} b cdefghijk lmn SQL`), `${start} b cdefghijk lmn SQL`)
    assert.equal(cut(`${start} b  cdefghijk lmno SQL`), `${start} b  cdefghijk…`)
    assert.equal(cut(`${start} b  cdefghijklmnopqrst SQL`), `${start} b…`)
    assert.equal(nameListedSkills({ must: Array.from({ length: 50 }, (_, no) => `s${no}`), nice: [] }, [], index).length, 40)
  })

  it('that are listed are told of where they are asked for, then done, then named', () => {
    const parts = ['Silver SQL.', 'Benefits:', 'Free SQL.', 'Tasks:', 'Write SQL.', 'Skills:', 'Good SQL.']
    const told = (text: string) => nameListedSkills({ must: ['SQL'], nice: [] }, readStatements(text), index)[0]?.sentence
    assert.equal(told(parts.join('\n')), 'Good SQL.')
    assert.equal(told(parts.slice(0, 5).join('\n')), 'Write SQL.')
    assert.equal(told(parts.slice(0, 3).join('\n')), 'Silver SQL.')
    assert.equal(told(parts.slice(1, 3).join('\n')), 'Free SQL.')
    assert.equal(told('Tasks:\nWrite SQL.\nBonus:\nNice SQL.\nSkills:\nGood SQL.'), 'Nice SQL.')
  })

  it('that are listed are found by their words: together first, then most of them, in their other forms', () => {
    const told = (name: string, text: string) => {
      const [skill] = nameListedSkills({ must: [name], nice: [] }, readStatements(text), index)
      return [skill?.name, skill?.sentence]
    }
    assert.deepEqual(told(' Wound care ', 'You care for a wound.\nDaily wound care counts.'), [
      'Wound care',
      'Daily wound care counts.',
    ])
    assert.deepEqual(told('Sailing at night', 'Meet at noon.'), ['Sailing at night', 'Sailing at night'])
    assert.deepEqual(told('Tax law', 'The law of a tax.')[1], 'The law of a tax.')
    assert.deepEqual(told('Log in', 'Logical inference.')[1], 'Log in')
    assert.deepEqual(told('Beds', 'The bedside counts.')[1], 'The bedside counts.')
  })

  it('that are listed keep the sentence that says so best', () => {
    const statements = readStatements(
      'Nurse with charting.\nRequirements:\nYou do charting daily and well.\nAll about dressing of a wound.\nSome structured query language.',
    )
    const listed = nameListedSkills(
      { must: ['charting daily', 'SQL', ' chartings dailies '], nice: ['Wounded dressed', 'Sailing at night', 'sql', '!'] },
      statements,
      index,
    )
    assert.deepEqual(
      listed.map(({ slug, kind, sentence }) => [slug, kind, sentence]),
      [
        ['charting-daily', 'must', 'You do charting daily and well.'],
        ['sql', 'must', 'Some structured query language.'],
        ['chartings-dailies', 'must', 'You do charting daily and well.'],
        ['wounded-dressed', 'nice', 'All about dressing of a wound.'],
        ['sailing-at-night', 'nice', 'Sailing at night'],
      ],
    )
  })
})
