import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { type Browser, somebody } from './support/browser.ts'
import { fakeSibling } from './support/fake-siblings.ts'
import { startSiblings } from './support/siblings.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Problem = { title: string; detail: string; errors?: { path: string }[] }

let siblings: Awaited<ReturnType<typeof startSiblings>>
let identity: Identity
let browser: Browser
const person = somebody()
before(async () => {
  siblings = await startSiblings()
  identity = await startIdentity(siblings.env)
  browser = identity.browser()
  await browser.signUp(person)
})
after(async () => {
  await identity.stop()
  await siblings.stop()
})

describe('the account export', () => {
  it('names the other sites by which its owner signs in', async () => {
    const id = ((await browser.get('/api/auth/user')).json as { id: string }).id
    const text = "insert into provider_identity values ('https://id.example', 'person-1', $1, '2026-11-27T10:00:00Z', null)"
    await identity.rows(text, [id])
    const all = (await browser.get('/api/account/export')).json as { signInProviders: unknown[] }
    assert.deepEqual(all.signInProviders, [
      { issuer: 'https://id.example', subject: 'person-1', createdAt: '2026-11-27T10:00:00.000Z', lastUsedAt: null },
    ])
  })

  it('holds a part of every service and of identity itself, without a secret', async () => {
    const answer = await browser.get('/api/account/export?format=json')
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.headers.get('content-disposition') ?? '', /attachment; filename="waymark-export.json"/)
    const all = answer.json as Record<string, unknown> & { user: { email: string }; sessions: unknown[] }
    assert.deepEqual(Object.keys(all), [
      'exportedAt',
      'user',
      'profile',
      'settings',
      'sessions',
      'knownBrowsers',
      'signInFactors',
      'signInProviders',
      'securityEvents',
      'activity',
      'notifications',
      'portfolio',
      'resume',
      'assessment',
      'skills',
      'jobs',
      'learning',
      'game',
      'report',
    ])
    assert.equal(all.user.email, person.email)
    assert.equal(all.sessions.length, 1)
    assert.deepEqual(all.skills, { skills: ['all of skills'] })
    assert.deepEqual(all.report, { reports: ['all of reports'] })
    assert.doesNotMatch(answer.text, /argon2|hash|token/i)
    assert.deepEqual(Object.keys((await browser.get('/api/account/export')).json as object), Object.keys(all))
  })

  it('comes as JSON Resume too, filled in from what we know', async () => {
    const answer = await browser.get('/api/account/export?format=resume')
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.headers.get('content-disposition') ?? '', /attachment; filename="resume.json"/)
    const resume = answer.json as { basics: { name: string }; skills: { name: string; keywords?: string[] }[] }
    assert.equal(resume.basics.name, 'Inês Ferreira')
    assert.match(JSON.stringify(resume.skills), /Python/)
  })

  it('knows two formats, and only people who are signed in', async () => {
    const odd = await browser.get('/api/account/export?format=xml')
    assert.equal(odd.status, 400)
    assert.deepEqual(
      (odd.json as Problem).errors?.map(({ path }) => path),
      ['format'],
    )
    const nobody = await identity.browser().get('/api/account/export')
    assert.equal(nobody.status, 401)
    assert.equal((nobody.json as Problem).title, 'Unauthorized')
  })
})

describe('the account export with somebody away', () => {
  it('fails and names who is away instead of leaving a part out', async () => {
    const parts = await startSiblings()
    const broken = await fakeSibling(JobsServiceService, {
      export: () => {
        throw new Error('broken')
      },
    })
    await parts.parts.game.stop()
    const partial = await startIdentity({ ...parts.env, JOBS_GRPC_ADDR: broken.address })
    try {
      const one = partial.browser()
      await one.signUp(somebody())
      const answer = await one.get('/api/account/export')
      assert.equal(answer.status, 503)
      assert.match((answer.json as Problem).detail, /jobs and game did not answer/)
    } finally {
      await partial.stop()
      await broken.stop()
      await parts.stop()
    }
  })
})
