import exec from 'k6/execution'
import { freshAddress, nextPerson, oneOf } from './people.ts'
import type { SetUp } from './setup.ts'
import { cookiesOf, read, send } from './site.ts'

const withId = { 'has an id': ({ id }: { id: string }) => id.length === 36 }

/** The whole payload of the wizard's third step; a member and a guest in turn. */
export function submit({ accounts }: SetUp): void {
  const { detailed } = nextPerson()
  if (exec.scenario.iterationInTest % 2 === 0) {
    saveAsGuest(freshAddress())
    return
  }
  const name = 'detailed assessment'
  const { cookie } = oneOf(accounts)
  read(send('POST', '/api/detailed-assessment', { name, cookie, body: detailed, status: 201 }), name, withId)
}

/** Gives the assessment's id and the cookie by which the guest is known from then on. */
export function saveAsGuest(guestEmail: string): { id: string; cookie: string } | undefined {
  const name = 'guest assessment'
  const body = { ...nextPerson().detailed, guestEmail }
  const answer = send('POST', '/api/guest-assessment', { name, body, status: 201 })
  const saved = read<{ id: string }>(answer, name, withId)
  return saved && { id: saved.id, cookie: cookiesOf(answer) }
}
