import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import { explain } from '../src/codec/errors.ts'
import { fromJsonResume, toJsonResume } from '../src/models/resume/convert-json-resume.ts'
import { jsonResume } from '../src/models/resume/json-resume.ts'
import { entrySections, type ResumeDocument, resumeDocument, resumeSections } from '../src/models/resume/resume.ts'
import { emptyEntry, emptyResume } from '../src/models/resume/resume-sections.ts'

/** Every field of JSON Resume 1.0.0 that we print, each with a value of its own. */
const file = {
  basics: {
    name: 'Ines Ferreira',
    label: 'Bookkeeper',
    email: 'ines@example.org',
    phone: '555 0100',
    url: 'https://ines.example',
    summary: 'I count.',
    location: { address: '1 Main St', city: 'Dayton', region: 'OH', countryCode: 'US' },
    profiles: [{ network: 'Code', username: 'ines', url: 'https://code.example/ines' }],
  },
  work: [
    {
      name: 'Alder County',
      position: 'Clerk',
      location: 'Tacoma',
      url: 'https://alder.example',
      startDate: '2019-01',
      endDate: '2021-06',
      summary: 'Kept books.',
      highlights: ['Closed on time', 'Found a leak'],
    },
  ],
  volunteer: [
    {
      organization: 'Food bank',
      position: 'Driver',
      url: 'https://food.example',
      startDate: '2018',
      endDate: '2019',
      summary: 'Drove.',
      highlights: ['No crate lost'],
    },
  ],
  education: [
    {
      institution: 'State college',
      url: 'https://college.example',
      area: 'Accounting',
      studyType: 'Associate',
      startDate: '2014',
      endDate: '2016',
      score: '3.8',
      courses: ['Audit'],
    },
  ],
  awards: [{ title: 'Medal', date: '2020', awarder: 'The county', summary: 'For care.' }],
  certificates: [{ name: 'CPA', date: '2017-05', url: 'https://cpa.example', issuer: 'The board' }],
  publications: [
    { name: 'On ledgers', publisher: 'The press', releaseDate: '2022', url: 'https://press.example', summary: 'Short.' },
  ],
  skills: [{ name: 'SQL', level: 'Advanced', keywords: ['joins'] }],
  languages: [{ language: 'Portuguese', fluency: 'Native' }],
  interests: [{ name: 'Sailing', keywords: ['knots'] }],
  references: [{ name: 'A. Baker', reference: 'Never late.' }],
  projects: [
    {
      name: 'New ledger',
      description: 'From paper.',
      highlights: ['In a month'],
      startDate: '2020-02',
      endDate: '2020-03',
      url: 'https://ledger.example',
      roles: ['Lead', 'Tester'],
      entity: 'Alder County',
    },
  ],
}
const read = (value: unknown) => {
  const result = jsonResume.decode(value)
  assert.ok(!isLeft(result), isLeft(result) ? JSON.stringify(explain(result.left)) : '')
  return result.right
}
const imported = (value: unknown): ResumeDocument => {
  let count = 0
  const newId = () => {
    count += 1
    return `id${count}`
  }
  return fromJsonResume(read(value), newId)
}
const travelled = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('a JSON Resume file', () => {
  it('is read whole, and what the schema does not know is dropped', () => {
    assert.deepEqual(travelled(read(file)), file)
    assert.deepEqual(travelled(read({ ...file, basics: { ...file.basics, image: 'x' }, more: 1 })), file)
    assert.deepEqual(travelled(read({})), {})
    assert.deepEqual(travelled(read({ basics: null, work: null })), {})
  })

  it('may leave the address empty, but not half', () => {
    assert.equal(read({ basics: { email: '' } }).basics?.email, '')
    assert.ok(isLeft(jsonResume.decode({ basics: { email: 'ines@' } })))
    assert.deepEqual(jsonResume.is({ basics: { email: '' } }), true)
    assert.deepEqual(jsonResume.is({ basics: { email: 'ines@' } }), false)
  })

  it('has bounds on its lists', () => {
    const most = { work: 40, volunteer: 40, education: 40, awards: 40, certificates: 60, publications: 60, skills: 150 }
    const bounds = { ...most, languages: 40, interests: 40, references: 20, projects: 60 }
    for (const [section, max] of Object.entries(bounds)) {
      assert.ok(!isLeft(jsonResume.decode({ [section]: Array.from({ length: max }, () => ({})) })), section)
      assert.ok(isLeft(jsonResume.decode({ [section]: Array.from({ length: max + 1 }, () => ({})) })), section)
    }
    assert.ok(isLeft(jsonResume.decode({ basics: { profiles: Array.from({ length: 11 }, () => ({})) } })))
    assert.ok(isLeft(jsonResume.decode({ work: [{ highlights: Array.from({ length: 41 }, () => 'x') }] })))
  })
})

describe('an imported résumé', () => {
  it('fills every place of ours, marked as imported, and passes the contract', () => {
    const document = imported(file)
    assert.ok(!isLeft(resumeDocument.decode(document)))
    assert.deepEqual(document.basics, {
      name: 'Ines Ferreira',
      label: 'Bookkeeper',
      email: 'ines@example.org',
      phone: '555 0100',
      url: 'https://ines.example',
      location: 'Dayton, OH',
      summary: 'I count.',
      profiles: [{ network: 'Code', url: 'https://code.example/ines' }],
    })
    assert.deepEqual(
      document.sections.map(({ section }) => section),
      resumeSections,
    )
    const all = entrySections.flatMap((section) => document[section])
    assert.equal(new Set(all.map(({ id }) => id)).size, 11)
    for (const { id, origin, hidden, lines } of all) {
      assert.match(id, /^id\d+$/)
      assert.deepEqual([origin, hidden], ['import', false])
      for (const line of lines) assert.equal(line.origin, 'import')
    }
    const from = Object.keys(document.basics)
    assert.deepEqual(document.basicsFrom, Object.fromEntries(from.map((field) => [field, 'import'])))
  })

  it('marks only what the file fills', () => {
    const document = imported({ basics: { name: 'Ines', summary: '' } })
    assert.deepEqual(document.basicsFrom, { name: 'import' })
    assert.deepEqual(imported({}), emptyResume(resumeSections))
    const [entry] = imported({ work: [{}] }).work
    assert.deepEqual(entry, emptyEntry('id1', { origin: 'import' }))
  })

  it('takes city and region as the place, the street only without them, and profiles that have an address', () => {
    const at = (location: object) => imported({ basics: { location } }).basics.location
    assert.equal(at({ city: 'Dayton', address: 'x' }), 'Dayton')
    assert.equal(at({ region: 'OH', address: 'x' }), 'OH')
    assert.equal(at({ address: '1 Main St' }), '1 Main St')
    assert.equal(at({ countryCode: 'US' }), '')
    const { profiles } = imported({ basics: { profiles: [{ network: 'A' }, { url: 'https://b.example' }] } }).basics
    assert.deepEqual(profiles, [{ network: '', url: 'https://b.example' }])
  })

  it('cuts what is longer than our fields', () => {
    const long = 'x'.repeat(300)
    const basics = {
      name: long,
      label: long,
      phone: long,
      location: { city: long },
      profiles: [{ network: long, url: 'https://a.example' }],
    }
    const document = imported({ basics, work: [{ location: long }], projects: [{ roles: [long, long] }] })
    const { name, label, phone, location, profiles } = document.basics
    const lengths = [
      name,
      label,
      phone,
      location,
      profiles[0]?.network ?? '',
      document.work[0]?.place ?? '',
      document.projects[0]?.detail ?? '',
    ]
    assert.deepEqual(
      lengths.map(({ length }) => length),
      [250, 200, 60, 200, 100, 200, 300],
    )
    assert.ok(!isLeft(resumeDocument.decode(document)))
    assert.equal(document.work[0]?.title, '')
    assert.equal(imported({ projects: [{}] }).projects[0]?.detail, '')
  })
})

describe('an exported résumé', () => {
  it('is the file that was imported, save what we have no place for', () => {
    const { $schema, meta, ...rest } = toJsonResume(imported(file), '2026-11-22T10:15:00Z')
    assert.match(String($schema), /^https:\/\/raw\.githubusercontent\.com\/jsonresume\/resume-schema\/v1\.0\.0\/schema\.json$/)
    assert.deepEqual(meta, { version: 'v1.0.0', lastModified: '2026-11-22T10:15:00Z' })
    assert.deepEqual(toJsonResume(imported(file), undefined).meta, { version: 'v1.0.0' })
    const [project] = file.projects
    assert.deepEqual(rest, {
      ...file,
      basics: {
        ...file.basics,
        location: { city: 'Dayton, OH' },
        profiles: [{ network: 'Code', url: 'https://code.example/ines' }],
      },
      projects: [{ ...project, roles: ['Lead, Tester'] }],
    })
    assert.ok(!isLeft(jsonResume.decode(rest)))
    assert.deepEqual(imported(rest), imported(file))
  })

  it('leaves out what is empty', () => {
    const { basics, meta, $schema, ...rest } = toJsonResume(emptyResume(resumeSections), undefined)
    assert.deepEqual([basics, rest], [{}, {}])
    const document = {
      ...emptyResume(resumeSections),
      work: [emptyEntry('a', { title: 'Clerk', lines: [{ text: ' ', origin: 'you' as const }] })],
    }
    assert.deepEqual(toJsonResume(document, undefined).work, [{ position: 'Clerk' }])
    const projects = [emptyEntry('a', { title: 'Ledger' })]
    assert.deepEqual(toJsonResume({ ...document, projects }, undefined).projects, [{ name: 'Ledger' }])
  })

  it('keeps hidden entries and sections at home', () => {
    const document = imported(file)
    const hide = (section: string) => ({
      ...document,
      sections: document.sections.map((one) => ({ ...one, hidden: one.section === section })),
    })
    for (const section of entrySections) {
      const { [section]: gone, ...rest } = toJsonResume(hide(section), undefined)
      assert.equal(gone, undefined)
      assert.equal(entrySections.filter((one) => one in rest).length, 10)
    }
    assert.equal('summary' in (toJsonResume(hide('summary'), undefined).basics ?? {}), false)
    const [work] = document.work
    assert.ok(work)
    assert.equal('work' in toJsonResume({ ...document, work: [{ ...work, hidden: true }] }, undefined), false)
    const both = toJsonResume({ ...document, work: [{ ...work, hidden: true }, work, emptyEntry('b')] }, undefined)
    assert.equal(both.work?.length, 1)
  })
})
