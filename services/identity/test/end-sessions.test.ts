import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { somebody } from './support/browser.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

const COMMAND = fileURLToPath(new URL('../src/tasks/end-sessions.ts', import.meta.url))

describe('the command that signs people out', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const run = (...words: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const given = Object.entries(identity.config).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      const env = { PATH: process.env.PATH, ...Object.fromEntries(given) }
      execFile(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, ...words], { env }, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), said: out + err }),
      )
    })
  async function member() {
    const person = somebody()
    const browser = identity.browser()
    await browser.signUp(person)
    // Asked once, so that the cache knows the session.
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    return { person, browser }
  }

  it('ends all sessions of one person, or of all, at once', async () => {
    const [one, two, three] = [await member(), await member(), await member()]
    assert.deepEqual(await run(one.person.email.toUpperCase()), { code: 0, said: '1 signed out\n' })
    assert.equal((await one.browser.get('/api/auth/user')).status, 401)
    assert.equal((await two.browser.get('/api/auth/user')).status, 200)
    assert.deepEqual(await run('nobody@example.org'), { code: 1, said: '0 signed out\n' })
    assert.equal((await run()).code, 2)
    assert.equal((await two.browser.get('/api/auth/user')).status, 200)
    assert.deepEqual(await run('--all'), { code: 0, said: '2 signed out\n' })
    for (const { browser } of [two, three]) assert.equal((await browser.get('/api/auth/user')).status, 401)
  })
})
