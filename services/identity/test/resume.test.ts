import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CareerSummary } from '@waymark/contracts/models/career-summary'
import type { Resume } from '@waymark/contracts/models/resume'
import { AppError } from '@waymark/kit/errors'
import { AssessmentFactsResponse, AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { somebody } from './support/browser.ts'
import { fakeSibling, hang } from './support/fake-siblings.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Problem = { detail: string; errors?: { path: string; message: string }[] }

const told = AssessmentFactsResponse.fromPartial({
  assessedAt: '2026-02-03T10:00:00.000Z',
  currentRole: 'Quality assurance analyst',
  educationLevel: 'associates',
  certifications: ['ISTQB'],
  directions: ['Analysts', 'Testers', 'Trainers', 'Writers'].map((careerTitle, index) => ({
    occupationCode: '15-1211.00',
    careerTitle,
    fit: 90 - index,
    fitLow: 82 - index,
    fitHigh: 96 - index,
    payLow: 79_840,
    payHigh: 131_270,
    reasonFor: `For ${careerTitle}.`,
    reasonAgainst: `Against ${careerTitle}.`,
  })),
})
const nothing = AssessmentFactsResponse.fromPartial({})
const held = [
  { skillId: 'sql', name: 'SQL', category: 'Databases', proficiencyLevel: 4, selfAssessed: true, verified: true },
  {
    skillId: 'python',
    name: 'Python',
    category: 'Programming Languages',
    proficiencyLevel: 5,
    selfAssessed: true,
    verified: false,
  },
  { skillId: 'git', name: 'Git', category: 'Development Tools', proficiencyLevel: 0, selfAssessed: true, verified: false },
]

describe('résumé and career summary', () => {
  let identity: Identity
  const answers = { assessment: told, skills: held, hang: false, print: true }
  const printed: { kind: string; data: unknown; createdAt: string }[] = []
  const siblings: { stop(): Promise<void> }[] = []

  before(async () => {
    const parts = {
      ASSESSMENT: await fakeSibling(AssessmentServiceService, {
        assessmentFacts: () => (answers.hang ? hang() : answers.assessment),
        listRecommendations: () => ({ recommendations: [], assessments: 2, lastAssessmentAt: '' }),
      }),
      SKILLS: await fakeSibling(SkillsServiceService, {
        listUserSkills: () => ({ skills: answers.skills }),
      }),
      JOBS: await fakeSibling(JobsServiceService, { summary: () => ({ matches: 7, best: [], saved: 2, applications: 3 }) }),
      LEARNING: await fakeSibling(LearningServiceService, {
        summary: () => ({ paths: [{ id: 'p', title: 'SQL', progress: 40, nextModule: 'Joins' }], stepsThisWeek: 5 }),
      }),
      GAME: await fakeSibling(GameServiceService, {
        summary: () => {
          throw new AppError('unavailable', 'away')
        },
      }),
      REPORT: await fakeSibling(ReportServiceService, {
        summary: () => ({ reports: 2, finished: 1, modelTokens: 1200 }),
        renderDocument: ({ kind, dataJson, createdAt }) => {
          if (!answers.print) throw new AppError('unavailable', 'The printer is away.')
          printed.push({ kind, data: JSON.parse(dataJson), createdAt })
          return { pdf: Buffer.from('%PDF-1.7'), pages: 1 }
        },
      }),
    }
    siblings.push(...Object.values(parts))
    const env = Object.fromEntries(Object.entries(parts).map(([name, { address }]) => [`${name}_GRPC_ADDR`, address]))
    // One of them hangs in a test that also says how long a page may wait for two of them.
    identity = await startIdentity({ ...env, PARTS_DEADLINE_MS: '2000' })
  })
  after(async () => {
    await identity.stop()
    for (const sibling of siblings) await sibling.stop()
  })

  async function member() {
    const person = somebody()
    const browser = identity.browser()
    await browser.signUp(person)
    return { person, browser }
  }
  const resumeOf = async (browser: Awaited<ReturnType<typeof member>>['browser']) =>
    (await browser.get('/api/account/resume')).json as Resume

  it('is filled in from what is known, each fact with its origin, and with nothing else', async () => {
    const { browser, person } = await member()
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
    const { browser } = await member()
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
    const { browser } = await member()
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
    const { browser } = await member()
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
    const { browser } = await member()
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
    const { browser } = await member()
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
    const { browser } = await member()
    const { document } = await resumeOf(browser)
    await browser.send('PUT', '/api/account/resume', { json: { version: 0, document: { ...document, layout: 'compact' } } })
    const saved = await resumeOf(browser)
    const pdf = await browser.get('/api/account/resume/pdf')
    assert.equal(pdf.status, 200)
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.match(pdf.headers.get('content-disposition') ?? '', /attachment; filename="resume.pdf"/)
    assert.deepEqual(printed.at(-1), {
      kind: 'resume',
      data: JSON.parse(JSON.stringify(saved.document)),
      createdAt: saved.updatedAt,
    })
    answers.print = false
    assert.equal((await browser.get('/api/account/resume/pdf')).status, 503)
    answers.print = true
  })

  it('summarises: three directions with range and reasons, skills, next step, sources, and what is missing', async () => {
    const { browser } = await member()
    await browser.send('PUT', '/api/user/profile', { json: { title: 'QA lead', experience: 6, bio: 'A sentence. '.repeat(100) } })
    const summary = (await browser.get('/api/account/summary')).json as CareerSummary
    assert.deepEqual(
      summary.directions.map(({ title, fit, fitLow, fitHigh }) => [title, fit, fitLow, fitHigh]),
      [
        ['Analysts', 90, 82, 96],
        ['Testers', 89, 81, 95],
        ['Trainers', 88, 80, 94],
      ],
    )
    assert.deepEqual(
      [summary.directions[0]?.reasonFor, summary.directions[0]?.reasonAgainst],
      ['For Analysts.', 'Against Analysts.'],
    )
    assert.deepEqual(summary.skills[0], { name: 'SQL', level: 4, verified: true })
    assert.equal(summary.nextStep?.text, 'Joins.')
    assert.ok(summary.about.length <= 701 && summary.about.endsWith('.'))
    assert.match(summary.missing[0]?.text ?? '', /location/)
    assert.doesNotMatch(summary.missing[0]?.text ?? '', /title/)
    const pdf = await browser.get('/api/account/summary/pdf')
    assert.equal(pdf.headers.get('content-type'), 'application/pdf')
    assert.equal(printed.at(-1)?.kind, 'career_summary')
  })

  it('says what is missing without an assessment, and what is away', async () => {
    const { browser } = await member()
    answers.assessment = nothing
    const bare = (await browser.get('/api/account/summary')).json as CareerSummary
    assert.deepEqual([bare.directions, bare.assessedAt], [[], undefined])
    assert.match(bare.missing[0]?.text ?? '', /No assessment yet/)
    assert.equal(bare.missing[0]?.link, '/assessment')
    answers.assessment = told
    answers.hang = true
    const started = performance.now()
    const partial = (await browser.get('/api/account/summary')).json as CareerSummary
    const resume = await resumeOf(browser)
    assert.ok(performance.now() - started < 5_000)
    answers.hang = false
    assert.deepEqual([partial.away, partial.directions], [['assessment'], []])
    assert.ok(!partial.missing.some(({ link }) => link === '/assessment'))
    assert.deepEqual([resume.away, resume.document.work], [['assessment'], []])
    assert.equal(resume.document.skills.length, 3)
  })

  it('tells which skills a project shows with each save, and takes them back with it', async () => {
    const { browser } = await member()
    const json = {
      title: 'Watch',
      role: '',
      startDate: '',
      endDate: '',
      description: '',
      links: [],
      skills: [{ id: 'sql', name: 'SQL' }],
    }
    const { id } = (await browser.send('POST', '/api/account/portfolio', { json })).json as { id: string }
    await browser.send('PUT', `/api/account/portfolio/${id}`, { json: { ...json, skills: [{ id: 'git', name: 'Git' }] } })
    await browser.send('DELETE', `/api/account/portfolio/${id}`)
    const events = await identity.rows<{ data: { projectId: string; skillIds?: string[] } }>(
      `select data from outbox where type = 'ProjectChanged' order by seq`,
    )
    const ours = events.filter(({ data }) => data.projectId === id).map(({ data }) => data.skillIds ?? [])
    assert.deepEqual(ours, [['sql'], ['git'], []])
  })

  it('counts usage from whoever keeps it, and names who did not answer', async () => {
    const { browser } = await member()
    const { memberSince, ...usage } = (await browser.get('/api/account/usage')).json as Record<string, unknown>
    assert.ok(memberSince)
    assert.deepEqual(usage, {
      assessments: 2,
      recommendations: 0,
      reports: 2,
      reportsFinished: 1,
      modelTokens: 1200,
      skills: 3,
      skillsVerified: 1,
      applications: 3,
      savedJobs: 2,
      learningPaths: 1,
      stepsThisWeek: 5,
      projects: 0,
      away: ['game'],
    })
    const complete = (await browser.get('/api/account/completeness')).json as {
      percent: number
      missing: string[]
      away: string[]
    }
    assert.deepEqual([complete.percent, complete.away], [20, []])
    assert.deepEqual(complete.missing.length, 8)
  })
})
