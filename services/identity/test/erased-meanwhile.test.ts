import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { createLog } from '@waymark/kit/log'
import { UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import { eventually } from '@waymark/testing/eventually'
import { assertMeetings, type Stopping, withTransactions } from '@waymark/testing/meeting'
import type { Prisma } from '../src/generated/client.ts'
import { eraseAccount } from '../src/use-cases/erase-account.ts'
import { sendReset } from '../src/use-cases/reset-password.ts'
import { resendVerification } from '../src/use-cases/verify-email.ts'
import { appCode } from './support/app-code.ts'
import { type Answer, somebody } from './support/browser.ts'
import { type Changed, confirmationTo, confirmedMember, newMember, tokenIn, withApp } from './support/member.ts'
import { createSoftwarePasskey } from './support/software-passkey.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

const SITE = 'http://waymark.localhost'
const none = { skills: [], links: [] }
type Member = Awaited<ReturnType<typeof confirmedMember>>
type Call = (method: string, path: string, json?: object) => Promise<() => Promise<Answer>>
type Tx = Prisma.TransactionClient
/** What a person, or an event about them, does while their account is erased: made ready, and then done. */
type Writer = () => Promise<{ id: string; write: () => Promise<unknown> }>

describe('an account that is erased while something of it is written', () => {
  let identity: Identity
  const lines: string[] = []
  before(async () => {
    const log = createLog({ service: 'identity', destination: { write: (line: string) => void lines.push(line) } })
    identity = await startIdentity({ PUBLIC_URL: SITE }, undefined, log)
  })
  after(() => identity.stop())

  const confirmed =
    (ready: (member: Member & { call: Call }) => Promise<() => Promise<unknown>>): Writer =>
    async () => {
      const member = await confirmedMember(identity)
      return { id: member.id, write: await ready({ ...member, call: callOf(member) }) }
    }
  /** With the signed token of now: the gateway's word holds for a moment after the session has ended, and with it the person's password. */
  const callOf =
    ({ browser, person }: Pick<Member, 'browser' | 'person'>): Call =>
    async (method, path, json = {}) => {
      const headers = await browser.identityHeaders()
      return () => browser.send(method, path, { json: { password: person.password, ...json }, headers })
    }
  const creation = async ({ browser }: Member) => {
    const passkey = createSoftwarePasskey({ origin: SITE })
    const begun = await browser.send('POST', '/api/account/passkeys/options', { json: {} })
    const credential = passkey.create(begun.json as Parameters<typeof passkey.create>[0])
    return { passkey, made: { name: 'Phone', credential } }
  }
  const withPasskey = async (member: Member) => {
    const { passkey, made } = await creation(member)
    const added = await member.browser.send('POST', '/api/account/passkeys', { json: made })
    return { passkey, id: (added.json as Changed).factors.passkeys[0]?.id }
  }
  const changeTo = async ({ browser, person }: Member) => {
    const email = somebody().email
    const json = { email, password: person.password }
    assert.equal((await browser.send('POST', '/api/account/email', { json })).status, 202)
    const token = tokenIn(await identity.mailbox.waitFor(email), 'change-email')
    const headers = await browser.identityHeaders()
    return () => browser.post('/api/auth/change-email', { token }, headers)
  }
  const publish = async (userId: string, skillId: string) => {
    const data = UserSkillChanged.toJSON(UserSkillChanged.fromPartial({ userId, skillId, proficiencyLevel: 3 }))
    const event = { id: randomUUID(), type: 'UserSkillChanged', occurredAt: new Date().toISOString(), key: userId, data }
    await identity.context.bus.publish([{ topic: 'waymark.skills.v1', key: userId, value: JSON.stringify(event) }])
    await eventually('the event is handled', async () => {
      const [row] = await identity.rows('select 1 from inbox where event_id = $1', [event.id])
      return row
    })
  }

  const writers: Readonly<Record<string, Writer>> = {
    'a sign-in': confirmed(
      async ({ person }) =>
        () =>
          identity.browser().signIn(person.email, person.password),
    ),
    'a change of the profile': confirmed(({ call }) => call('PUT', '/api/user/profile', { title: 'Baker' })),
    'a project': confirmed(({ call }) =>
      call('POST', '/api/account/portfolio', { title: 'Mill', role: '', startDate: '', endDate: '', description: 'x', ...none }),
    ),
    settings: confirmed(({ call }) => call('PUT', '/api/account/settings', { theme: 'dark' })),
    'a résumé': confirmed(async ({ browser, call }) => {
      const { document } = (await browser.get('/api/account/resume')).json as { document: object }
      return call('PUT', '/api/account/resume', { version: 0, document })
    }),
    'an app that is turned on': confirmed(async ({ browser, call }) => {
      const begun = await browser.send('POST', '/api/account/authenticator', { json: {} })
      const code = appCode((begun.json as { secret: string }).secret, identity.clock())
      return call('POST', '/api/account/authenticator/confirm', { code })
    }),
    'an app that is removed': confirmed(async ({ browser, call }) => {
      await withApp(identity, browser)
      return call('DELETE', '/api/account/authenticator')
    }),
    'new recovery codes': confirmed(async ({ browser, call }) => {
      await withApp(identity, browser)
      return call('POST', '/api/account/recovery-codes')
    }),
    'a second step': confirmed(async ({ browser, person }) => {
      const { secret } = await withApp(identity, browser)
      const waiting = identity.browser()
      await waiting.signIn(person.email, person.password)
      return () => waiting.post('/api/auth/second-step', { code: appCode(secret, identity.clock()) })
    }),
    'a passkey that is added': confirmed(async (member) => {
      const { made } = await creation(member)
      return member.call('POST', '/api/account/passkeys', made)
    }),
    'a passkey that is removed': confirmed(async (member) => {
      const { id } = await withPasskey(member)
      return member.call('DELETE', `/api/account/passkeys/${id}`)
    }),
    'a sign-in by passkey': confirmed(async (member) => {
      const { passkey } = await withPasskey(member)
      const browser = identity.browser()
      const asked = await browser.send('POST', '/api/auth/passkey/options', { json: {} })
      const credential = JSON.stringify(passkey.get(asked.json as Parameters<typeof passkey.get>[0]))
      return () => browser.post('/api/auth/passkey', { credential })
    }),
    'another password': confirmed(({ call, person }) =>
      call('PUT', '/api/account/password', { currentPassword: person.password, newPassword: 'another mountain path' }),
    ),
    'a mail to choose a password, asked for again': confirmed(async ({ person }) => {
      const ask = () => sendReset(identity.context, { email: person.email, at: { device: 'Firefox', network: 'unknown' } })
      await ask()
      return ask
    }),
    'a password chosen by a link': confirmed(async ({ person }) => {
      await identity.browser().post('/api/auth/forgot', { email: person.email })
      const mail = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/reset?'))
      const chosen = { token: tokenIn(mail, 'reset'), password: 'another mountain path' }
      return () => identity.browser().post('/api/auth/reset', chosen)
    }),
    'another address, asked for again': confirmed(async (member) => {
      await changeTo(member)
      return member.call('POST', '/api/account/email', { email: somebody().email })
    }),
    'another address': confirmed(changeTo),
    'the old address, taken back': confirmed(async (member) => {
      await (await changeTo(member))()
      const told = await identity.mailbox.waitFor(member.person.email, ({ text }) => text.includes('/api/auth/undo-email?'))
      return () => identity.browser().post('/api/auth/undo-email', { token: tokenIn(told, 'undo-email') })
    }),
    'an address that is confirmed': async () => {
      const { person, browser, id } = await newMember(identity)
      const token = tokenIn(await confirmationTo(identity, person), 'verify')
      const headers = await browser.identityHeaders()
      return { id, write: () => browser.post('/api/auth/verify', { token }, headers) }
    },
    'a mail to confirm the address, asked for again': async () => {
      const { person, id } = await newMember(identity)
      await confirmationTo(identity, person)
      return { id, write: () => resendVerification(identity.context, id) }
    },
    'a line of the feed in place of an older one': confirmed(async ({ id }) => {
      await publish(id, 'sql')
      return () => publish(id, 'sql')
    }),
  }

  for (const [name, ready] of Object.entries(writers))
    it(`by ${name} is gone, and neither has to begin again`, async () => {
      lines.length = 0
      const { db } = identity.context
      await assertMeetings(identity.rows, identity.context, {
        ready,
        write: ({ write }) => write(),
        erase: ({ id }, stopping) => eraseAccount({ ...identity.context, db: locking(db, id, stopping) }, id),
        left: ({ id }) => identity.rows('select 1 from user_account where id = $1', [id]),
      })
      // An event is tried again by itself.
      assert.deepEqual(
        lines.filter((line) => /deadlock|40P01/.test(line)),
        [],
      )
    })
})

/** The account's row comes first, as in the one statement that deletes it and what hangs on it; between the two there is a stop. */
function locking<D extends object>(db: D, id: string, stopping: Stopping): D {
  return withTransactions(db, (tx) => {
    const own = stopping(tx) as Tx
    const userAccount = {
      async deleteMany(wish: Prisma.UserAccountDeleteManyArgs) {
        await (tx as Tx).$executeRaw`select 1 from user_account where id = ${id}::uuid for update`
        return own.userAccount.deleteMany(wish)
      },
    }
    return new Proxy(tx, { get: (_of, name) => (name === 'userAccount' ? userAccount : Reflect.get(own, name)) })
  })
}
