import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newMember } from '../support/member.ts'
import { runCommand } from '../support/run-command.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

describe('the command that signs people out', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const run = (...words: string[]) => runCommand(identity, 'end-sessions', words)

  it('ends all sessions of one person, or of all, at once', async () => {
    const [one, two, three] = [await newMember(identity), await newMember(identity), await newMember(identity)]
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
