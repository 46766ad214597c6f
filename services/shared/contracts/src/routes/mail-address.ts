import { object } from '../codec/object.ts'
import { email, oneOf, optional, text } from '../codec/primitives.ts'
import { defineRoute } from '../route.ts'

const service = 'identity'
const token = optional(text({ max: 300 }))
const page = { service, kind: 'page', access: 'any' } as const

/** What is written to an address, and how an account moves to another one. */
export const mailAddressRoutes = {
  mailPage: defineRoute({
    ...page,
    id: 'mailPage',
    method: 'GET',
    path: '/api/mail/{key}',
    summary: 'Page behind "stop all mail" of any mail: asks before it stops them, or allows them again',
    params: object({ key: text({ max: 100 }) }),
    problems: [404],
  }),
  changeMail: defineRoute({
    ...page,
    id: 'changeMail',
    method: 'POST',
    path: '/api/mail/{key}',
    summary: 'Stop or allow mail to a mailbox; without a field it stops, as mail programs ask (RFC 8058)',
    accepts: 'form',
    params: object({ key: text({ max: 100 }) }),
    body: object({ mail: optional(oneOf(['stop', 'allow'] as const)) }),
    problems: [404],
  }),
  changeEmail: defineRoute({
    id: 'changeEmail',
    service,
    method: 'POST',
    path: '/api/account/email',
    summary: 'Ask for another address; the link in the mail to it makes the change',
    throttle: 'costly',
    body: object({ email, password: text({ min: 1, max: 200, message: 'Your password is required' }) }),
    status: 202,
  }),
  confirmEmailPage: defineRoute({
    ...page,
    id: 'confirmEmailPage',
    method: 'GET',
    path: '/api/auth/change-email',
    summary: 'Page behind the link at the new address; the effect needs its button and a session of the account',
    query: object({ token }),
    problems: [410],
  }),
  confirmEmail: defineRoute({
    ...page,
    id: 'confirmEmail',
    method: 'POST',
    path: '/api/auth/change-email',
    summary: 'Change the address',
    accepts: 'form',
    body: object({ token }),
    problems: [410, 422],
  }),
  undoEmailPage: defineRoute({
    ...page,
    id: 'undoEmailPage',
    method: 'GET',
    path: '/api/auth/undo-email',
    summary: 'Page behind the link at the old address',
    query: object({ token }),
    problems: [410],
  }),
  undoEmail: defineRoute({
    ...page,
    id: 'undoEmail',
    method: 'POST',
    path: '/api/auth/undo-email',
    summary: 'Take the old address back; ends all sessions and leads to a new password',
    throttle: 'sign-in',
    accepts: 'form',
    body: object({ token }),
    problems: [410],
  }),
} as const
