import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Resume } from '@waymark/contracts/models/resume/resume'
import type { Browser } from './support/browser.ts'
import { startKnown } from './support/known.ts'
import { newMember } from './support/member.ts'
import type { Identity } from './support/start-identity.ts'

type Problem = { detail: string; errors?: { path: string; message: string }[] }

describe('a résumé', () => {
  let known: Awaited<ReturnType<typeof startKnown>>
  let identity: Identity
  before(async () => {
    known = await startKnown()
    identity = known.identity
  })
  after(() => known.stop())
  const resumeOf = async (browser: Browser) => (await browser.get('/api/account/resume')).json as Resume

  it('is filled in from what is known, each fact with its origin, and with nothing else', async () => {
    const { browser, person } = await newMember(identity)
    await browser.send('PUT', '/api/user/profile', {
      json: { title: 'QA lead', location: 'Tacoma, WA', bio: 'Finds the cause.' },
    })
    await browser.send('POST', '/api/account/portfolio', {
      json: {
        title: 'Price watch',
        role: 'Author',
        startDate: '2022',
        endDate: '',
        description: 'A tool.',
        links: [],
        skills: [],
      },
    })
    const { version, document, additions, away } = await resumeOf(browser)
    assert.equal(version, 0)
    assert.deepEqual([additions, away], [[], []])
    const { name, label, email, location, summary, phone } = document.basics
    assert.deepEqual(
      [name, label, email, location, summary, phone],
      ['Inês Ferreira', 'QA lead', person.email, 'Tacoma, WA', 'Finds the cause.', ''],
    )
    assert.equal(document.basicsFrom.label, 'profile')
    assert.equal(document.basicsFrom.phone, undefined)
    const [work] = document.work
    assert.deepEqual(
      [work?.title, work?.origin, work?.organisation, work?.startDate, work?.lines],
      ['Quality assurance analyst', 'assessment', '', '', []],
    )
    assert.deepEqual(
      document.education.map(({ title, origin }) => [title, origin]),
      [["Associate's degree", 'assessment']],
    )
    assert.deepEqual(
      document.certificates.map(({ title }) => title),
      ['ISTQB'],
    )
    assert.deepEqual(
      document.skills.map(({ title, detail, origin }) => [title, detail, origin]),
      [
        ['SQL', 'Advanced', 'quiz'],
        ['Python', 'Expert', 'skills'],
        ['Git', '', 'skills'],
      ],
    )
    assert.deepEqual(
      document.projects.map(({ title, detail, origin }) => [title, detail, origin]),
      [['Price watch', 'Author', 'portfolio']],
    )
    assert.deepEqual([document.languages, document.awards, document.volunteer], [[], [], []])
  })

  it('is saved by version; a second page that did not see the change gets a conflict with its cure', async () => {
    const { browser } = await newMember(identity)
    const { document } = await resumeOf(browser)
    const save = (version: number, label: string) =>
      browser.send('PUT', '/api/account/resume', {
        json: { version, document: { ...document, basics: { ...document.basics, label } } },
      })
    const first = await save(0, 'one')
    assert.equal((first.json as Resume).version, 1)
    const again = await save(0, 'two tabs began together')
    assert.equal(again.status, 409)
    assert.match((again.json as Problem).detail, /Load that version, or save yours over it/)
    assert.equal((await save(1, 'two')).status, 200)
    assert.equal((await save(1, 'late')).status, 409)
    const saved = await resumeOf(browser)
    assert.deepEqual([saved.version, saved.document.basics.label], [2, 'two'])
    const both = await Promise.all([save(2, 'a'), save(2, 'b')])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  })

  it('names every wrong place of a document', async () => {
    const { browser } = await newMember(identity)
    const { document } = await resumeOf(browser)
    const entry = { ...document.skills[0], url: 'file:///etc/passwd', startDate: '2020-13' }
    const bad = await browser.send('PUT', '/api/account/resume', {
      json: { version: -1, document: { ...document, paper: 'a3', work: [entry] } },
    })
    assert.equal(bad.status, 400)
    assert.deepEqual(
      (bad.json as Problem).errors?.map(({ path }) => path),
      ['version', 'document.paper', 'document.work.0.startDate', 'document.work.0.url'],
    )
  })

  it('offers what became known since, hidden entries excepted, and begins again on request', async () => {
    const { browser } = await newMember(identity)
    const { document } = await resumeOf(browser)
    const skills = document.skills
      .filter(({ title }) => title !== 'Python')
      .map((one) => ({ ...one, hidden: one.title === 'Git' }))
    await browser.send('PUT', '/api/account/resume', { json: { version: 0, document: { ...document, skills } } })
    const { additions } = await resumeOf(browser)
    assert.deepEqual(
      additions.map(({ section, entry }) => [section, entry.title]),
      [['skills', 'Python']],
    )
    const fresh = (await browser.send('DELETE', '/api/account/resume')).json as Resume
    assert.equal(fresh.version, 0)
    assert.equal(fresh.document.skills.length, 3)
  })

  it('reads a JSON Resume file, marks its facts, and writes the same facts out again', async () => {
    const { browser } = await newMember(identity)
    const file = {
      $schema: 'https://example.org/schema.json',
      basics: {
        name: 'Ana Lopes',
        email: 'ana@example.org',
        location: { city: 'Porto', region: 'PT' },
        image: 'x',
        profiles: [{ network: 'Code', url: 'https://code.example.org/ana' }],
      },
      work: [{ name: 'Northline', position: 'Analyst', startDate: '2019-03', highlights: ['Caught 212 errors.'] }],
      education: [{ institution: 'U', area: 'IT', studyType: 'BSc', endDate: '2018' }],
      skills: [{ name: 'SQL', level: 'Advanced', keywords: ['joins'] }],
      languages: [{ language: 'Portuguese', fluency: 'Native speaker' }],
      meta: { theme: 'dark' },
    }
    const { json, status } = await browser.send('POST', '/api/account/resume/import', { json: { resume: file } })
    assert.equal(status, 200)
    const { document } = json as Resume
    assert.deepEqual(
      [document.basics.name, document.basics.location, document.basicsFrom.name],
      ['Ana Lopes', 'Porto, PT', 'import'],
    )
    assert.deepEqual(document.work[0]?.lines, [{ text: 'Caught 212 errors.', origin: 'import' }])
    assert.equal((await resumeOf(browser)).version, 0)

    await browser.send('PUT', '/api/account/resume', { json: { version: 0, document } })
    const exported = await browser.get('/api/account/resume/export')
    assert.match(exported.headers.get('content-disposition') ?? '', /resume\.json/)
    const out = exported.json as typeof file
    const [work] = out.work
    assert.deepEqual(
      [work?.name, work?.position, work?.startDate, work?.highlights],
      ['Northline', 'Analyst', '2019-03', ['Caught 212 errors.']],
    )
    assert.deepEqual(out.skills, file.skills)
    assert.deepEqual(out.languages, file.languages)
    assert.deepEqual((await browser.send('POST', '/api/account/resume/import', { json: { resume: out } })).status, 200)
  })

  it('names every wrong path of a file', async () => {
    const { browser } = await newMember(identity)
    const resume = {
      basics: { email: 'nobody', url: 'javascript:alert(1)' },
      work: [{ startDate: 'March 2019', highlights: 'one' }],
      skills: 'SQL',
      languages: [{ language: 5 }],
    }
    const bad = await browser.send('POST', '/api/account/resume/import', { json: { resume } })
    assert.equal(bad.status, 400)
    assert.deepEqual(
      (bad.json as Problem).errors?.map(({ path }) => path),
      [
        'resume.basics.email',
        'resume.basics.url',
        'resume.work.0.startDate',
        'resume.work.0.highlights',
        'resume.skills',
        'resume.languages.0.language',
      ],
    )
    assert.equal((await browser.send('POST', '/api/account/resume/import', { json: { resume: 'text' } })).status, 400)
  })

  it('is printed from what is saved, and says so when the printer is away', async () => {
    const { browser } = await newMember(identity)
    const { document } = await resumeOf(browser)
    await browser.send('PUT', '/api/account/resume', { json: { version: 0, document: { ...document, layout: 'compact' } } })
    const saved = await resumeOf(browser)
    const pdf = await browser.get('/api/account/resume/pdf')
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.match(pdf.headers.get('content-disposition') ?? '', /attachment; filename="resume.pdf"/)
    assert.deepEqual(known.printed.at(-1), {
      kind: 'resume',
      data: JSON.parse(JSON.stringify(saved.document)),
      createdAt: saved.updatedAt,
    })
    known.answers.print = false
    assert.equal((await browser.get('/api/account/resume/pdf')).status, 503)
    known.answers.print = true
  })
})
