import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { confirmedMember, withApp } from '../support/member.ts'
import { runCommand } from '../support/run-command.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

describe('the command that removes a second step', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const run = (...words: string[]) => runCommand(identity, 'remove-second-step', words)

  it('lets in with the password alone who was named, signs them out and tells them; nobody else is touched', async () => {
    const one = await confirmedMember(identity)
    const two = await confirmedMember(identity)
    for (const { browser } of [one, two]) await withApp(identity, browser)
    assert.equal((await run()).code, 2)
    assert.equal((await run('nobody@example.org')).code, 1)
    assert.deepEqual(await run(one.person.email.toUpperCase()), { code: 0, said: 'second step removed\n' })
    assert.equal((await one.browser.get('/api/auth/user')).status, 401)
    assert.equal((await identity.browser().signIn(one.person.email, one.person.password)).location, '/')
    await identity.mailbox.waitFor(one.person.email, (mail) => mail.header('subject').includes('second step was removed'))
    assert.equal((await two.browser.get('/api/auth/user')).status, 200)
    assert.equal((await identity.browser().signIn(two.person.email, two.person.password)).location, '/api/auth/second-step')
    assert.equal((await run(one.person.email)).code, 1, 'there is none any more')
  })
})
