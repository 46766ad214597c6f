import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findAskedSkills, nameListedSkills } from '../src/domain/find-skills.ts'
import { plainLine, plainText } from '../src/domain/plain-text.ts'
import { readStatements, splitSentences } from '../src/domain/sections.ts'
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

describe('plain text', () => {
  it('of blocks is paragraphs, of breaks and rows lines, of items lines with a mark', () => {
    for (const tag of words('p|div|section|article|ul|ol|table|h1|h2|h3|h4|h5|h6|blockquote'))
      assert.equal(plainText(`a<${tag}>b</${tag}>c`), 'a\n\nb\n\nc', tag)
    assert.equal(plainText('a<br>b<BR/>c<tr>d<td>e</td>f'), 'a\nb\nc\nd e f')
    assert.equal(plainText('<ul><li>a</li><li>b</li></ul>'), '- a\n- b')
    assert.equal(plainText('a<b>b</b><made-up x="1">c'), 'abc')
  })

  it('leaves out what is no text, comments, and tags that never end', () => {
    for (const tag of words('script|style|template|iframe|noscript|svg|head|object|title|textarea')) {
      assert.equal(plainText(`a<${tag} x>hidden</${tag} >b`), 'ab', tag)
      assert.equal(plainText(`a<${tag}>hidden`), 'a', tag)
      assert.equal(plainText(`a<${tag}>hidden</${tag}`), 'a', tag)
      assert.equal(plainText(`a</${tag}>shown`), 'ashown', tag)
    }
    assert.equal(plainText('<p>a<!-- hidden -->b'), 'ab')
    assert.equal(plainText('<p>a<!-- hidden'), 'a')
    assert.equal(plainText('<p>a<b hidden'), 'a')
    assert.equal(plainText('<p>< 5 years<'), '< 5 years<')
    assert.equal(plainText('<p>a < 5 <b>b</b>'), 'a < 5 b')
    assert.equal(plainText('< 5 <b>b</b>'), '< 5 b')
  })

  it('reads entities once, and tags that were written as entities', () => {
    const table = {
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      apos: "'",
      ndash: '–',
      mdash: '—',
      rsquo: '’',
      lsquo: '‘',
      ldquo: '“',
      rdquo: '”',
      bull: '•',
      hellip: '…',
      middot: '·',
      eacute: 'é',
    }
    for (const [name, character] of Object.entries(table))
      assert.equal(plainText(`x&${name};x&${name.toUpperCase()};x`), `x${character}x${character}x`, name)
    assert.equal(plainText('a&nbsp;b'), 'a b')
    assert.equal(plainText('&#65;&#x42;&#X43;&#32;&#31;&#9;.'), 'ABC .')
    assert.equal(plainText('a&#55296;b&#57343;c&#55295;&#57344;'), 'a b c\ud7ff\ue000')
    assert.equal(plainText('a&#1114111;&#1114112;b'), 'a\u{10ffff} b')
    assert.equal(plainText('&amp;lt;'), '&lt;')
    assert.deepEqual([plainText('a&#10;b'), plainText('a&#31;b')], ['a b', 'a b'])
    assert.equal(plainText('&lt;br&gt;a'), 'a')
    for (const tag of words('p|div|ul|ol|li|br|h1|h6|strong|em|span'))
      assert.doesNotMatch(plainText(`&lt;${tag}&gt;a&lt;/${tag}&gt;`), /[<>]/, tag)
    assert.equal(plainText('&lt;h7&gt;'), '<h7>')
  })

  it('is tidy: one kind of blank and break, nothing that hides, no half characters', () => {
    assert.equal(plainText('a\r\nb\rc'), 'a\nb\nc')
    assert.equal(plainText('a\u00a0b\u2003c\u202fd\u3000e\tf   g'), 'a b c d e f g')
    assert.equal(plainText('a \n b\n\n\n\nc'), 'a\nb\n\nc')
    assert.deepEqual([plainText('a\n b'), plainText('a \nb')], ['a\nb', 'a\nb'])
    assert.equal(plainText('a\u0007b\u009fc\u200bd\u202ee\u2066f\ufeffg'), 'abcdefg')
    assert.equal(plainText('\ud83d\ude00 \ud83d. \ude00'), '\ud83d\ude00 .')
  })

  it('is cut, and one line where a line is wanted', () => {
    assert.equal(plainText('abc def', 4), 'abc')
    assert.equal(plainText('x'.repeat(30_000)).length, 20_000)
    assert.equal(plainText(`${'<b></b>'.repeat(3)}abc`, 5), '')
    assert.equal(plainLine('<p>a</p><p>b  c</p>', 50), 'a b c')
    assert.equal(plainLine('abcd efgh', 5), 'abcd')
  })
})

describe('the parts of a posting', () => {
  const kinds = (text: string) => readStatements(text).map(({ kind }) => kind)
  const headings = {
    nice: words(
      'Nice to have|nice-to-haves|Preferred|Bonus|Pluses|Good to have|Desirable|Desired|Would be great|would be nice|Even better|Extra credit|It helps if',
    ),
    silent: words(
      "Benefits|Perks|We offer|What youll get|What you'll get|What you’ll get|Compensation|Salary|Pay range|About us|About the company|About the team|Our company|Who we are|Equal opportunity|How to apply|Our values|Our mission|Diversity",
    ),
    duty: words(
      "Responsibilities|What youll do|What you'll do|What you will do|Duties|The role|The job|Your work|Day-to-day|Day to day|You will|In this role|Your mission|Tasks",
    ),
    must: words(
      "Requirements|Qualifications|What youll need|What you'll need|What you need|Must-haves|must have|You have|What you bring|Who you are|About you|Skills|Experience|Education|What we're looking for|What we look for|Minimum|We expect|Your profile|Looking for",
    ),
  }
  for (const [kind, all] of Object.entries(headings))
    it(`are ${kind} under their headings, with and without marks`, () => {
      for (const heading of all)
        for (const line of [heading, `## ${heading}:`, `**${heading}**`])
          assert.deepEqual(kinds(`${line}\nWe use words here`), [kind], line)
    })

  it('begin at a line that names one, not at a sentence, an item or a long line', () => {
    assert.deepEqual(kinds('Skills.\nWe use words'), ['open', 'open'])
    for (const end of [',', ';', '!']) assert.equal(kinds(`Skills${end}\nWe use words`)[0], 'open')
    for (const mark of words('-|•|·|▪|‣|–')) assert.deepEqual(kinds(`${mark} Skills\nWe use words`), ['open', 'open'], mark)
    assert.deepEqual(kinds('Our skills in one two three four\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds('Our skills in one two three four:\nWe use words'), ['must'])
    assert.deepEqual(kinds('Our skills in one two three four five six:\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(70)}:\nWe use words`), ['open', 'open'])
    assert.deepEqual(kinds('Skills\nWe use words\nThe kitchen:\nWe use pans'), ['must', 'open'])
    assert.deepEqual(kinds('Skills\n\nWe use words'), ['must'])
    for (const heading of ['## Skills we want you to have', 'Skills  we  want  you  to  have', 'Skills, tools and the like:'])
      assert.deepEqual(kinds(`${heading}\nWe use words`), ['must'], heading)
    assert.deepEqual(kinds('Skills we want you to have here\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds('Our skills in one two three four five:\nWe use words'), ['must'])
    assert.deepEqual(kinds('Skills\n**The kitchen:**\nWe use words'), ['open'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(62)}:\nWe use words`), ['must'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(63)}:\nWe use words`), ['open', 'open'])
  })

  it('give way to words that decide by themselves', () => {
    for (const phrase of words(
      'nice to have|preferred|preferably|a plus|is a bonus|bonus points|ideally|desirable|desired|an advantage|advantageous|not required|helpful|is welcome|are welcome|would help|optional',
    ))
      assert.deepEqual(kinds(`Requirements:\nHere SQL ${phrase} now.`), ['nice'], phrase)
    for (const phrase of words(
      'required|must have|must be able|you must|essential|mandatory|is a must|minimum of|at least two years|at least 1 year',
    ))
      assert.deepEqual(kinds(`Bonus:\nHere SQL ${phrase} now.`), ['must'], phrase)
  })

  it('are told as items or sentences, two thousand lines at most', () => {
    for (const mark of words('-|*|•|·|▪|‣|–|◦|1.|12)'))
      assert.deepEqual(readStatements(` ${mark} We use words`), [{ text: 'We use words', kind: 'open', item: true }], mark)
    for (const line of ['We use words', '-We use words', '123. We use words'])
      assert.equal(readStatements(line).at(-1)?.item, false, line)
    assert.equal(readStatements('We use words\n'.repeat(2_100)).length, 2_000)
  })

  it('are cut at the ends of sentences only', () => {
    for (const short of words(
      'e.g|i.e|etc|vs|incl|approx|min|max|no|dept|inc|ltd|co|st|dr|mr|ms|mrs|sr|jr|u.s|a.m|p.m|ph.d|b.s|m.s|b.a',
    ))
      assert.deepEqual(splitSentences(`Work with ${short}. Smith here.`), [`Work with ${short}. Smith here.`], short)
    assert.deepEqual(splitSentences('One… Two! “Three?” (Four.) 5 six. seven'), [
      'One…',
      'Two!',
      '“Three?”',
      '(Four.)',
      '5 six. seven',
    ])
    assert.deepEqual(splitSentences('A. B'), ['A.'])
    assert.deepEqual(splitSentences('  One.  Two '), ['One.', 'Two'])
    assert.deepEqual(readStatements('-  We use words '), [{ text: 'We use words', kind: 'open', item: true }])
  })
})

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
