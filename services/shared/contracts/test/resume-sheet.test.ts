import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import {
  entrySections,
  type ResumeDocument,
  type ResumeEntry,
  resumeDocument,
  resumeSections,
} from '../src/models/resume/resume.ts'
import { emptyEntry, emptyResume, headingOf, sectionShapes } from '../src/models/resume/resume-sections.ts'
import { dateText, hasWords, orderOf, periodOf, sheetOf, shortLink } from '../src/models/resume/resume-sheet.ts'

const entry = (part: Partial<ResumeEntry> = {}) => emptyEntry('e', part)
const lines = (...texts: string[]) => texts.map((text) => ({ text, origin: 'you' as const }))
const document = (part: Partial<ResumeDocument> = {}): ResumeDocument => ({ ...emptyResume(resumeSections), ...part })
const basics = (part: Partial<ResumeDocument['basics']>) => document({ basics: { ...document().basics, ...part } })
const sectionsOf = (part: Partial<ResumeDocument>) => sheetOf(document(part)).sections

describe('an empty résumé', () => {
  it('passes its own contract and shows nothing', () => {
    assert.equal(isLeft(resumeDocument.decode(document())), false)
    assert.deepEqual(resumeDocument.decode(document()), { _tag: 'Right', right: document() })
    assert.deepEqual(sheetOf(document()), { name: '', label: '', contacts: [], sections: [] })
    const { paper, layout } = document()
    assert.deepEqual([paper, layout], ['letter', 'classic'])
  })

  it('has an empty list for each section, and every section in the given order, shown', () => {
    for (const section of entrySections) assert.deepEqual(document()[section], [])
    assert.deepEqual(emptyResume(['work', 'summary']).sections, [
      { section: 'work', hidden: false },
      { section: 'summary', hidden: false },
    ])
  })

  it('has entries of the person, with every field empty save the given ones', () => {
    const { id, hidden, origin, lines: none, ...fields } = entry()
    assert.deepEqual([id, hidden, origin, none], ['e', false, 'you', []])
    assert.deepEqual([...new Set(Object.values(fields))], [''])
    assert.deepEqual(Object.keys(fields), ['title', 'organisation', 'detail', 'place', 'startDate', 'endDate', 'url', 'text'])
    assert.equal(entry({ title: 'Clerk' }).title, 'Clerk')
  })
})

describe('a section', () => {
  it('has a heading of its own, words for one and several, and named fields that begin with its title', () => {
    const headings = resumeSections.map(headingOf)
    assert.deepEqual(headings, [
      ...['Summary', 'Work', 'Education', 'Skills', 'Projects', 'Certificates', 'Languages', 'Volunteering', 'Awards'],
      ...['Publications', 'Interests', 'References'],
    ])
    for (const section of entrySections) {
      const { one, many, fields, lines: called } = sectionShapes[section]
      assert.match(one, /^[a-z]+$/)
      assert.equal(many, one === 'entry' ? 'entries' : `${one}s`)
      assert.equal(Object.keys(fields)[0], 'title')
      for (const name of [...Object.values(fields), ...(called === undefined ? [] : [called])])
        assert.match(name, /^[A-Z][a-z ]+$/)
    }
  })

  it('asks for what JSON Resume knows of it', () => {
    const asked = Object.fromEntries(
      entrySections.map((section) => [section, Object.keys(sectionShapes[section].fields).sort().join(' ')]),
    )
    assert.deepEqual(asked, {
      work: 'endDate organisation place startDate text title url',
      education: 'detail endDate organisation startDate text title url',
      skills: 'detail title',
      projects: 'detail endDate organisation startDate text title url',
      certificates: 'endDate organisation title url',
      languages: 'detail title',
      volunteer: 'endDate organisation startDate text title url',
      awards: 'endDate organisation text title',
      publications: 'endDate organisation text title url',
      interests: 'title',
      references: 'text title',
    })
    const withLines = entrySections.filter((section) => sectionShapes[section].lines)
    assert.deepEqual(withLines, ['work', 'education', 'skills', 'projects', 'volunteer', 'interests'])
    assert.deepEqual(
      entrySections.filter((section) => sectionShapes[section].run),
      ['skills', 'languages', 'interests'],
    )
  })
})

describe('a date', () => {
  it('is printed as far as it is known', () => {
    assert.deepEqual(['', '2019', '2019-03', '2019-03-05'].map(dateText), ['', '2019', 'March 2019', 'March 5, 2019'])
    const names = Array.from({ length: 12 }, (_, index) => dateText(`2020-${String(index + 1).padStart(2, '0')}`))
    // Of the runtime's own calendar.
    const known = names.map((_, index) =>
      new Date(Date.UTC(2020, index)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
    )
    assert.deepEqual(
      names,
      known.map((name) => `${name} 2020`),
    )
  })

  it('and another make a period, which goes on without an end', () => {
    const period = (startDate: string, endDate: string, section: 'work' | 'awards' = 'work') =>
      periodOf(section, entry({ startDate, endDate }))
    assert.equal(period('2019', ''), '2019–today')
    assert.equal(period('2019-03', '2021-06'), 'March 2019–June 2021')
    assert.equal(period('2016', '2016'), '2016')
    assert.equal(period('', '2016'), '2016')
    assert.equal(period('', ''), '')
    assert.equal(period('', '2016', 'awards'), '2016')
    assert.equal(period('2016', '', 'awards'), '2016', 'a day does not go on')
  })
})

describe('a sheet', () => {
  it('begins with name, label and how to reach the person', () => {
    const sheet = sheetOf(
      basics({
        name: ' Ines Ferreira ',
        label: ' Bookkeeper ',
        email: ' ines+jobs@example.org ',
        phone: ' 555 0100 ',
        url: ' https://www.example.org/ ',
        location: ' Dayton, OH ',
        profiles: [
          { network: 'Code', url: 'http://code.example/ines' },
          { network: 'Nothing', url: ' ' },
        ],
      }),
    )
    assert.deepEqual(sheet, {
      name: 'Ines Ferreira',
      label: 'Bookkeeper',
      contacts: [
        { text: 'Dayton, OH' },
        { text: 'ines+jobs@example.org', href: 'mailto:ines%2Bjobs@example.org' },
        { text: '555 0100' },
        { text: 'example.org', href: 'https://www.example.org/' },
        { text: 'code.example/ines', href: 'http://code.example/ines' },
      ],
      sections: [],
    })
  })

  it('writes an address as people do', () => {
    assert.equal(shortLink('https://www.example.org/a/'), 'example.org/a')
    assert.equal(shortLink('HTTP://example.org'), 'example.org')
    assert.equal(shortLink('example.org/?to=https://www.x.org'), 'example.org/?to=https://www.x.org')
    assert.equal(shortLink('https://example.org/https://www.x/'), 'example.org/https://www.x')
  })

  it('holds the sections in the order of the person, without hidden and empty ones; unknown ones come last', () => {
    const given = document({
      sections: [
        { section: 'skills', hidden: false },
        { section: 'work', hidden: false },
        { section: 'awards', hidden: true },
      ],
      basics: { ...document().basics, summary: ' I count. ' },
      work: [entry({ title: 'Clerk' })],
      skills: [entry({ title: 'SQL' })],
      awards: [entry({ title: 'Medal' })],
      interests: [entry({ title: 'Sailing', hidden: true }), entry({ place: 'Boston' })],
    })
    const order = orderOf(given)
    assert.deepEqual(
      order.map(({ section }) => section),
      ['skills', 'work', 'awards', ...resumeSections.filter((section) => !['skills', 'work', 'awards'].includes(section))],
    )
    assert.deepEqual(
      order.filter(({ hidden }) => hidden),
      [{ section: 'awards', hidden: true }],
    )
    assert.deepEqual(
      sheetOf(given).sections.map(({ section, heading, kind }) => [section, heading, kind]),
      [
        ['skills', 'Skills', 'run'],
        ['work', 'Work', 'entries'],
        ['summary', 'Summary', 'text'],
      ],
    )
    assert.deepEqual(sheetOf(given).sections[2], { section: 'summary', heading: 'Summary', kind: 'text', text: 'I count.' })
    assert.deepEqual(sheetOf(basics({ summary: '  ' })).sections, [])
  })

  it('prints skills, languages and interests as a run of words', () => {
    const [run] = sectionsOf({
      skills: [
        entry({ title: ' SQL ', detail: ' Advanced ', lines: lines(' joins ', ' ', 'windows') }),
        entry({ title: 'Excel ' }),
        entry({ title: 'Law', lines: lines('tax') }),
      ],
    })
    assert.deepEqual(run, {
      section: 'skills',
      heading: 'Skills',
      kind: 'run',
      items: [
        { id: 'e', text: 'SQL (Advanced, joins, windows)' },
        { id: 'e', text: 'Excel' },
        { id: 'e', text: 'Law (tax)' },
      ],
    })
  })

  it('prints an entry with its head, its line below, its dates and what was done', () => {
    const all = {
      title: ' Clerk ',
      organisation: ' Alder County ',
      detail: ' Accounts ',
      place: ' Tacoma ',
      startDate: '2019',
      endDate: '2021',
      url: ' https://alder.example ',
      text: ' Kept books. ',
      lines: lines(' One ', '  ', 'Two'),
    }
    const [work, education] = sectionsOf({ work: [entry(all)], education: [entry(all), entry({ title: 'BA', text: ' ' })] })
    assert.deepEqual(work?.kind === 'entries' && work.entries, [
      {
        id: 'e',
        head: 'Clerk, Alder County',
        sub: 'Accounts, Tacoma',
        dates: '2019–2021',
        text: 'Kept books.',
        url: 'https://alder.example',
        lines: [
          { text: 'One', index: 0 },
          { text: 'Two', index: 2 },
        ],
      },
    ])
    const [degree, short] = education?.kind === 'entries' ? education.entries : []
    assert.deepEqual([degree?.head, degree?.sub, degree?.text], ['Clerk, Accounts, Alder County', 'Tacoma', 'Score: Kept books.'])
    assert.deepEqual([short?.head, short?.sub, short?.text], ['BA', '', ''])
  })

  it('shows an entry as soon as it has a word that stands for something', () => {
    for (const part of [{ title: 'a' }, { organisation: 'a' }, { detail: 'a' }, { text: 'a' }, { lines: lines(' ', 'a') }])
      assert.equal(hasWords(entry(part)), true, JSON.stringify(part))
    for (const part of [
      {},
      { title: ' ' },
      { place: 'a' },
      { url: 'https://a.example' },
      { startDate: '2019' },
      { lines: lines(' ') },
    ])
      assert.equal(hasWords(entry(part)), false, JSON.stringify(part))
  })
})
