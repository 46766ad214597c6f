import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { toJsonSchema } from '@waymark/contracts/codec/json-schema'
import { type AnyRoute, pathOf } from '@waymark/contracts/route'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { allRoutes } from '@waymark/contracts/routes/all'
import { passwordGiven } from '@waymark/contracts/routes/identity'
import { startStack, type TestStack, unthrottled } from '../../../../infra/dev/test-stack.ts'
import type { Schema } from '../../../../infra/e2e/support/json-schema.ts'
import type { Member } from '../../../../infra/e2e/support/member.ts'
import { settledMember } from '../../../../infra/e2e/support/settled-member.ts'
import { fitting } from './support/made-requests.ts'
import { madeProject, type Owned, thingsOf, whoseThings } from './support/owned-things.ts'

/** A guest's browser, with a cookie of our form that holds nothing. */
const GUEST = `wm_guest=${'A'.repeat(43)}`
const off = unthrottled('SIGN_IN', 'READ', 'WRITE', 'STREAM', 'COSTLY', 'REPORT_USER', 'REPORT_GUEST', 'ASSESSMENT_GUEST')

/** Calls of the other person that would end their own session, or the account, in the middle of the run. */
const ENDS_SESSION = ['signOut', 'signOutPage', 'deleteAccount', 'changePassword', 'revokeOtherSessions']

/** Every route of the contracts for nobody, a guest, somebody else and the owner, with the owner's own things in its path. */
describe('who may do what, through the gateway', () => {
  let stack: TestStack
  let owner: Member
  let other: Member
  let owned: Owned
  before(async () => {
    stack = await startStack({ env: { SEED: 'false', ...off } })
    ;[owner, other] = [await settledMember(stack.endpoints.site), await settledMember(stack.endpoints.site)]
    owned = await thingsOf(owner)
  })
  after(() => stack?.stop())

  /** Status and text; of a stream, which does not end, the status alone. */
  async function as(cookie: string | undefined, route: AnyRoute) {
    const body = route.method === 'GET' ? undefined : bodyFor(route, other.password)
    const form = route.accepts === 'form'
    const text = body === undefined ? null : form ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body)
    const answer = await fetch(new URL(pathOf(route, whoseThings(route, owned)), stack.endpoints.site), {
      method: route.method,
      redirect: 'manual',
      body: text,
      headers: {
        origin: new URL(stack.endpoints.site).origin,
        ...(cookie && { cookie }),
        ...(text !== null && !form && { 'content-type': 'application/json' }),
      },
    })
    if (route.kind !== 'sse') return { status: answer.status, text: await answer.text() }
    await answer.body?.cancel()
    return { status: answer.status, text: '' }
  }
  const named = (route: AnyRoute) => `${route.method} ${route.path}`
  const hasParams = ({ path }: AnyRoute) => path.includes('{')
  const personal = allRoutes.filter(({ access }) => access === 'user')

  test('each route has a row: a new parameter of a path names the thing that it stands for', () => {
    for (const route of allRoutes) assert.doesNotThrow(() => whoseThings(route, owned), named(route))
    assert.ok(personal.length >= 90 && personal.some(hasParams))
  })

  test('nobody and guests are refused whatever is for a person who is signed in', async () => {
    const wrong: string[] = []
    for (const route of personal)
      for (const cookie of [undefined, GUEST]) {
        const { status } = await as(cookie, route)
        if (status !== 401) wrong.push(`${named(route)}: ${status} for ${cookie ? 'a guest' : 'nobody'}`)
      }
    assert.deepEqual(wrong, [])
  })

  test("a guest's things and what a link opens are nobody else's", async () => {
    const wrong: string[] = []
    for (const route of allRoutes.filter(({ access, path }) => (access === 'guest' && path.includes('{')) || access === 'link'))
      for (const [who, cookie] of [
        ['nobody', undefined],
        ['a guest', GUEST],
        ['somebody else', other.cookie],
      ] as const) {
        const { status } = await as(cookie, route)
        if (![401, 404, 410].includes(status)) wrong.push(`${named(route)}: ${status} for ${who}`)
      }
    assert.deepEqual(wrong, [])
  })

  test('what is for everybody asks nobody to sign in', async () => {
    const wrong: string[] = []
    for (const route of allRoutes.filter(({ access }) => access === 'public' || access === 'any'))
      for (const cookie of [undefined, GUEST]) {
        const { status } = await as(cookie, route)
        if (status === 401 || status === 403 || status >= 500) wrong.push(`${named(route)}: ${status}`)
      }
    assert.deepEqual(wrong, [])
  })

  test('somebody else finds, changes and removes nothing of the owner, who still has all of it', async () => {
    const held = async () => {
      const { exportedAt, sessions, securityEvents, ...rest } = (await owner.call('GET', '/api/account/export')) as Record<
        string,
        unknown
      >
      assert.ok(exportedAt && Array.isArray(sessions) && sessions.length === 1 && Array.isArray(securityEvents))
      return rest
    }
    const before = await held()
    const wrong: string[] = []
    for (const route of personal.filter(({ id }) => !ENDS_SESSION.includes(id))) {
      const { status, text } = await as(other.cookie, route)
      if (hasParams(route) && !owned.public.includes(route.id) && status !== 404)
        wrong.push(`${named(route)}: ${status} ${text.slice(0, 120)}`)
      if (status === 401 || status >= 500) wrong.push(`${named(route)}: ${status}`)
      for (const secret of [owner.email, ...owned.secrets])
        if (text.includes(secret)) wrong.push(`${named(route)} shows ${secret}`)
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await held(), before)
  })

  test('the owner finds each of these things where the other found none', async () => {
    const wrong: string[] = []
    const reading = allRoutes.filter(
      (route) => route.method === 'GET' && ['user', 'guest'].includes(route.access) && hasParams(route),
    )
    for (const route of reading) {
      const { status } = await as(owner.cookie, route)
      if (status !== 200 && !owned.notYet.includes(route.id)) wrong.push(`${named(route)}: ${status}`)
    }
    assert.deepEqual(wrong, [])
  })
})

/** What the call takes, with the right password where one is always asked for: only whose the thing is may stand in the way. */
function bodyFor(route: AnyRoute, password: string): unknown {
  if (route.body === accountRoutes.changeProject.body) return madeProject
  // It was given a moment ago, and is counted each time that it is given.
  if (route.body === passwordGiven) return {}
  const body = fitting(toJsonSchema(route.body) as Schema)
  return typeof body === 'object' && body !== null && 'password' in body ? { ...body, password } : body
}
