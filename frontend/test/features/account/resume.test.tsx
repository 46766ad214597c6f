import { type ResumeDocument, type ResumeEntry, resumeSections } from '@waymark/contracts/models/resume/resume'
import { emptyEntry, emptyResume } from '@waymark/contracts/models/resume/resume-sections'
import { periodOf, sheetOf } from '@waymark/contracts/models/resume/resume-sheet'
import { describe, expect, it } from 'vitest'
import { monthOf, wordedDate } from '../../../src/features/account/part-date.ts'
import { projectErrors, projectOf, valuesOf } from '../../../src/features/account/portfolio/project-form.ts'
import { changeOf, formOf, profileErrors } from '../../../src/features/account/profile/wire-profile.ts'
import {
  withBasics,
  withEntryMoved,
  withoutEntry,
  withSectionHidden,
  withSectionMoved,
} from '../../../src/features/account/resume/change-document.ts'
import { lineHint, sheetHints, summaryHint, timeGaps, workHint } from '../../../src/features/account/resume/hints.ts'
import { countWords } from '../../../src/features/account/resume/origin.ts'

const job = (part: Partial<ResumeEntry>) =>
  emptyEntry(`w-${part.startDate}`, { title: 'Analyst', organisation: 'Northline', ...part })
const resume = (part: Partial<ResumeDocument> = {}): ResumeDocument => ({
  ...emptyResume(resumeSections),
  basics: { ...emptyResume(resumeSections).basics, name: 'Ines Ferreira', email: 'ines@example.org' },
  ...part,
})

describe('the hints of a line', () => {
  it.each([
    ['Mentored new testers.', 'How many, and for how long?'],
    ['Responsible for 12 testers.', 'What did you do yourself? Begin with that verb.'],
    ['Helped to ship three releases.', 'What did you do yourself? Begin with that verb.'],
    ['212 errors were found before release.', 'Who did it? If it was you, begin with the verb.'],
    ['The page was completely rewritten in 2 days.', 'Who did it? If it was you, begin with the verb.'],
    ['I wrote 40 checks.', 'Can it stand without "I" and "my"? Résumés leave them out.'],
    [`Wrote 3 checks ${'and then some more '.repeat(12)}`, 'Can this be two lines? Readers skim.'],
  ])('%s', (text, hint) => expect(lineHint(text)).toBe(hint))

  it.each([
    '',
    'Wrote the SQL checks that caught 212 pricing errors before release.',
    'Trained two dozen people a year.',
    'Answered 40 cases a day; wrote the page that removed the most frequent one.',
    'Cut the weekly close from five days to three.',
  ])('lets stand: %s', (text) => expect(lineHint(text)).toBeUndefined())
})

describe('the hints of the whole', () => {
  it('asks for a summary, for one that says more, and for a shorter one', () => {
    expect(summaryHint('')).toMatch(/sentences on top/)
    expect(summaryHint('Analyst.')).toMatch(/One more sentence/)
    expect(summaryHint('word '.repeat(91))).toMatch(/^91 words/)
    expect(summaryHint('Analyst with six years in retail systems who looks for work closer to people.')).toBeUndefined()
  })

  it('names what a position lacks', () => {
    expect(workHint(emptyEntry('w', { title: 'Analyst' }))).toBe('Still to say: the company, since when.')
    expect(workHint(job({ startDate: '2019', endDate: '2016' }))).toMatch(/ends before it begins/)
    expect(workHint(job({ startDate: '2019' }))).toMatch(/What did you do there/)
    expect(
      workHint(job({ startDate: '2019', endDate: '2019', lines: [{ text: 'Did 3 things.', origin: 'you' }] })),
    ).toBeUndefined()
  })

  it('finds times of which nothing is said, and claims none where years may touch', () => {
    const today = new Date('2026-11-21T00:00:00Z')
    expect(timeGaps([job({ startDate: '2021-03' }), job({ startDate: '2016', endDate: '2019-06' })], today)).toEqual([
      'Between June 2019 and March 2021 nothing is said. A gap is fine; one line about it is better than a guess.',
    ])
    expect(timeGaps([job({ startDate: '2020' }), job({ startDate: '2016', endDate: '2019' })], today)).toEqual([])
    // A position that runs beside the others fills the time.
    const beside = [job({ startDate: '2010' }), job({ startDate: '2012', endDate: '2013' }), job({ startDate: '2018' })]
    expect(timeGaps(beside, today)).toEqual([])
    expect(timeGaps([job({ startDate: '2015', endDate: '2016' }), job({ startDate: '2020', hidden: true })], today)).toEqual([])
  })

  it('says what is too long, and who could not be answered', () => {
    const lines = Array.from({ length: 40 }, () => ({ text: 'word '.repeat(30), origin: 'you' as const }))
    expect(sheetHints(resume({ work: [job({ startDate: '2019', lines })] }))).toContainEqual(
      expect.stringMatching(/more than two pages/),
    )
    const nobody = resume()
    expect(sheetHints({ ...nobody, basics: { ...nobody.basics, email: '', name: '' } })).toEqual([
      'Your name is missing.',
      'Nobody could answer: give an e-mail address or a phone number.',
    ])
    expect(sheetHints(resume())).toEqual([])
  })
})

describe('the sheet', () => {
  it('writes periods as people do', () => {
    expect(periodOf('work', job({ startDate: '2019-03' }))).toBe('March 2019–today')
    expect(periodOf('work', job({ startDate: '2016', endDate: '2019' }))).toBe('2016–2019')
    expect(periodOf('education', emptyEntry('e', { endDate: '2016' }))).toBe('2016')
    expect(periodOf('certificates', emptyEntry('c', { endDate: '2020-05-02' }))).toBe('May 2, 2020')
    expect(periodOf('work', emptyEntry('w'))).toBe('')
  })

  it('follows order and hiding, and prints no empty heading', () => {
    const document = resume({
      work: [job({ startDate: '2019' })],
      skills: [emptyEntry('s', { title: 'SQL', detail: 'Advanced' })],
    })
    const headings = (of: ResumeDocument) => sheetOf(of).sections.map(({ heading }) => heading)
    expect(headings(document)).toEqual(['Work', 'Skills'])
    const up = withSectionMoved(withSectionMoved(document, 'skills', -1), 'skills', -1)
    expect(headings(up)).toEqual(['Skills', 'Work'])
    expect(headings(withSectionHidden(up, 'work', true))).toEqual(['Skills'])
    expect(sheetOf(document).sections[1]).toMatchObject({ kind: 'run', items: [{ text: 'SQL (Advanced)' }] })
  })
})

describe('changes of the document', () => {
  it('marks what was written by hand, moves and removes', () => {
    const document = resume({
      work: [job({ startDate: '2019' }), job({ startDate: '2016' })],
      basicsFrom: { name: 'profile', label: 'profile' },
    })
    expect(withBasics(document, { label: 'Lead' }).basicsFrom).toEqual({ name: 'profile', label: 'you' })
    const at = { section: 'work', id: 'w-2016' } as const
    expect(withEntryMoved(document, at, -1).work.map(({ id }) => id)).toEqual(['w-2016', 'w-2019'])
    expect(withEntryMoved(document, at, 1).work.map(({ id }) => id)).toEqual(['w-2019', 'w-2016'])
    expect(withoutEntry(document, at).work.map(({ id }) => id)).toEqual(['w-2019'])
  })

  it('says where a section comes from', () => {
    expect(countWords('work', resume())).toBe('empty')
    expect(countWords('work', resume({ work: [job({}), job({ startDate: '2016' })] }))).toBe('2 positions')
    const skills = [emptyEntry('a', { origin: 'quiz' }), emptyEntry('b', { origin: 'skills' })]
    expect(countWords('skills', resume({ skills }))).toBe('2, from your inventory')
  })
})

describe('dates as people type them', () => {
  it.each([
    ['March 2019', '2019-03'],
    ['mar. 2019', '2019-03'],
    ['03/2019', '2019-03'],
    ['2019-03', '2019-03'],
    ['2019', '2019'],
    ['May 2, 2020', '2020-05-02'],
    ['today', ''],
    ['', ''],
  ])('%s', (typed, date) => expect(monthOf(typed)).toBe(date))

  it('refuses what is no date', () => {
    for (const typed of ['long ago', '13/2019', '2019-13', 'March', '19']) expect(monthOf(typed)).toBeUndefined()
    expect(wordedDate('2019-03')).toBe('March 2019')
    expect(wordedDate('long ago')).toBe('long ago')
  })
})

describe('forms on the wire', () => {
  it('sends the whole profile: an emptied text is empty, an emptied figure is named', () => {
    const form = formOf({ id: 'u', title: 'Analyst', experience: 0 }, { firstName: 'Ines', lastName: 'Ferreira' })
    expect(changeOf(form)).toEqual({
      firstName: 'Ines',
      lastName: 'Ferreira',
      title: 'Analyst',
      industry: '',
      location: '',
      bio: '',
      careerGoals: '',
      preferredWorkStyle: '',
      experience: 0,
      clear: ['salaryExpectation'],
    })
    expect(profileErrors(form)).toEqual({})
    expect(profileErrors({ ...form, firstName: ' ', experience: '51', title: 'x'.repeat(201) })).toEqual({
      firstName: 'First name is required',
      experience: 'Please give a whole number from 0 to 50',
      title: 'Please shorten this to 200 characters or fewer',
    })
  })

  it('reads dates and drops blank links of a project, and puts a fault beside its line', () => {
    const values = {
      ...valuesOf(undefined),
      title: 'Watch',
      startDate: 'March 2022',
      links: [
        { label: '', url: '' },
        { label: 'x', url: 'ftp://x' },
      ],
    }
    expect(projectOf(values)).toMatchObject({ startDate: '2022-03', endDate: '', links: [{ label: 'x', url: 'ftp://x' }] })
    const errors = projectErrors(values) as { links: ({ url: string } | undefined)[] }
    expect(errors.links[0]).toBeUndefined()
    expect(errors.links[1]?.url).toMatch(/whole web address/)
    expect(projectErrors({ ...values, title: '', links: [] })).toEqual({ title: 'Title is required' })
  })
})
