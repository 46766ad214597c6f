import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CareerSummary } from '@waymark/contracts/models/identity/career-summary'
import type { Resume } from '@waymark/contracts/models/resume/resume'
import { nothing, startKnown, told } from './support/known.ts'
import { newMember } from './support/member.ts'
import type { Identity } from './support/start-identity.ts'

let known: Awaited<ReturnType<typeof startKnown>>
let identity: Identity
before(async () => {
  known = await startKnown()
  identity = known.identity
})
after(() => known.stop())

describe('the career summary', () => {
  it('summarises: three directions with range and reasons, skills, next step, sources, and what is missing', async () => {
    const { browser } = await newMember(identity)
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
    assert.equal(known.printed.at(-1)?.kind, 'career_summary')
  })

  it('says what is missing without an assessment, and what is away', async () => {
    const { browser } = await newMember(identity)
    known.answers.assessment = nothing
    const bare = (await browser.get('/api/account/summary')).json as CareerSummary
    assert.deepEqual([bare.directions, bare.assessedAt], [[], undefined])
    assert.match(bare.missing[0]?.text ?? '', /No assessment yet/)
    assert.equal(bare.missing[0]?.link, '/assessment')
    known.answers.assessment = told
    known.answers.hang = true
    const started = performance.now()
    const partial = (await browser.get('/api/account/summary')).json as CareerSummary
    const resume = (await browser.get('/api/account/resume')).json as Resume
    assert.ok(performance.now() - started < 5_000)
    known.answers.hang = false
    assert.deepEqual([partial.away, partial.directions], [['assessment'], []])
    assert.ok(!partial.missing.some(({ link }) => link === '/assessment'))
    assert.deepEqual([resume.away, resume.document.work], [['assessment'], []])
    assert.equal(resume.document.skills.length, 3)
  })
})

describe('usage', () => {
  it('counts usage from whoever keeps it, and names who did not answer', async () => {
    const { browser } = await newMember(identity)
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
