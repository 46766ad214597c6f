import { object } from '../codec/object.ts'
import { optional, text } from '../codec/primitives.ts'
import { defineRoute } from '../route.ts'

const page = { service: 'identity', kind: 'page', access: 'any', throttle: 'sign-in' } as const
const field = optional(text({ max: 2000 }))

/** Signing in at an outside provider (OpenID Connect). Without one that is set, each of them is 404. */
export const providerRoutes = {
  beginProviderSignIn: defineRoute({
    ...page,
    id: 'beginProviderSignIn',
    method: 'GET',
    path: '/api/auth/oidc',
    summary: 'Leads to the outside provider',
    query: object({ return_to: field }),
    problems: [404, 503],
  }),
  finishProviderSignIn: defineRoute({
    ...page,
    id: 'finishProviderSignIn',
    method: 'GET',
    path: '/api/auth/oidc/callback',
    summary: 'Where the provider sends the browser back to; works once, in the browser that was sent there',
    // Providers add fields of their own, which are not looked at.
    query: object({ code: optional(text({ max: 8000 })), state: field, iss: field, error: field }),
    problems: [403, 404, 503],
  }),
  providerAccountPage: defineRoute({
    ...page,
    id: 'providerAccountPage',
    method: 'GET',
    path: '/api/auth/oidc/account',
    summary: 'Asks for the password of the account that has the address already, before the provider may open it',
    problems: [404, 503],
  }),
  chooseProviderAccount: defineRoute({
    ...page,
    id: 'chooseProviderAccount',
    method: 'POST',
    path: '/api/auth/oidc/account',
    summary: 'Join the provider to the account, once, by its password; or make an account where nobody has confirmed the address',
    accepts: 'form',
    body: object({ password: field }),
    problems: [404, 422, 503],
  }),
} as const
