import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { somebody } from './support/browser.ts'
import { runCommand } from './support/run-command.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

describe('the command that signs people out', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const run = (...words: string[]) => runCommand(identity, 'end-sessions', words)
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
