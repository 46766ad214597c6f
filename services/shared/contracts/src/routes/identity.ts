import { object } from '../codec/object.ts'
import { instant, oneOf, optional, text, uuid } from '../codec/primitives.ts'
import { browserReport } from '../models/identity/browser-report.ts'
import { dashboard } from '../models/identity/dashboard.ts'
import { liveTags, notificationList, profileChange, sessionList, user, userProfile } from '../models/identity/user.ts'
import { searchQuery, searchResults } from '../models/search.ts'
import { defineRoute } from '../route.ts'
import { mailAddressRoutes } from './mail-address.ts'
import { signInRoutes } from './sign-in.ts'

const service = 'identity'
/** Needed unless the password was given in this session in the last ten minutes. */
export const passwordGiven = optional(
  object({ password: optional(text({ min: 1, max: 200, message: 'Your password is required' })) }),
)

/** The person who is signed in: profile, dashboard, sessions, notifications, search. */
const personRoutes = {
  pageAsset: defineRoute({
    id: 'pageAsset',
    service,
    method: 'GET',
    path: '/api/auth/assets/{name}',
    summary: 'Fonts and pictures of the sign-in pages; the name changes with the content',
    access: 'public',
    kind: 'file',
    produces: '*/*',
    params: object({ name: text({ min: 1, max: 100 }) }),
    problems: [404],
  }),
  resendVerification: defineRoute({
    id: 'resendVerification',
    service,
    method: 'POST',
    path: '/api/auth/verify/resend',
    summary: 'Send the verification mail again',
    throttle: 'costly',
    status: 202,
  }),
  getUser: defineRoute({
    id: 'getUser',
    service,
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    response: user,
  }),
  getProfile: defineRoute({
    id: 'getProfile',
    service,
    method: 'GET',
    path: '/api/user/profile',
    summary: 'The profile',
    response: userProfile,
  }),
  changeProfile: defineRoute({
    id: 'changeProfile',
    service,
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Change the profile; fields left out stay as they are',
    body: profileChange,
    response: userProfile,
  }),
  getDashboard: defineRoute({
    id: 'getDashboard',
    service,
    method: 'GET',
    path: '/api/dashboard',
    summary: 'The dashboard',
    response: dashboard,
  }),
  listSessions: defineRoute({
    id: 'listSessions',
    service,
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Signed-in devices',
    response: sessionList,
  }),
  revokeSession: defineRoute({
    id: 'revokeSession',
    service,
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'Sign a device out; another one than this needs the password',
    params: object({ id: uuid }),
    body: passwordGiven,
    response: sessionList,
    problems: [403, 404],
  }),
  changePassword: defineRoute({
    id: 'changePassword',
    service,
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password; other sessions end, the own one is renewed',
    throttle: 'sign-in',
    body: object({
      currentPassword: text({ min: 1, max: 200, message: 'Your current password is required' }),
      newPassword: text({ min: 10, max: 200, message: 'Please choose a password of at least 10 characters' }),
    }),
  }),
  deleteAccount: defineRoute({
    id: 'deleteAccount',
    service,
    method: 'DELETE',
    path: '/api/account',
    summary: 'Delete the account and everything about the person, everywhere',
    throttle: 'costly',
    body: object({ password: text({ min: 1, max: 200, message: 'Your password is required' }) }),
  }),
  exportAccount: defineRoute({
    id: 'exportAccount',
    service,
    method: 'GET',
    path: '/api/account/export',
    summary:
      'Everything we hold about the person, as JSON; 503 names the service that is away, for a part never goes missing silently',
    throttle: 'costly',
    kind: 'file',
    produces: 'application/json',
    query: object({ format: optional(oneOf(['json', 'resume'], 'Please choose json or resume')) }),
    problems: [503],
  }),
  listNotifications: defineRoute({
    id: 'listNotifications',
    service,
    method: 'GET',
    path: '/api/notifications',
    summary: 'Notifications, newest first',
    response: notificationList,
  }),
  readNotifications: defineRoute({
    id: 'readNotifications',
    service,
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Mark notifications as read up to a time',
    body: object({ until: instant }),
    response: notificationList,
  }),
  readNotification: defineRoute({
    id: 'readNotification',
    service,
    method: 'POST',
    path: '/api/notifications/{id}/read',
    summary: 'Mark one notification as read',
    params: object({ id: uuid }),
    response: notificationList,
    problems: [404],
  }),
  watchChanges: defineRoute({
    id: 'watchChanges',
    service,
    method: 'GET',
    path: '/api/events',
    summary: 'Names of what changed, as server-sent events',
    throttle: 'stream',
    kind: 'sse',
    response: liveTags,
  }),
  search: defineRoute({
    id: 'search',
    service,
    method: 'GET',
    path: '/api/search',
    summary: 'Search jobs, occupations, skills, courses and articles',
    query: searchQuery,
    response: searchResults,
  }),
  reportVitals: defineRoute({
    id: 'reportVitals',
    service,
    method: 'POST',
    path: '/api/vitals',
    summary: 'How fast a page was and what broke in it, without any identity',
    access: 'public',
    body: browserReport,
    bodyLimit: 8 * 1024,
    status: 202,
  }),
} as const

/** Signing in, the address, and the person. */
export const identityRoutes = { ...signInRoutes, ...mailAddressRoutes, ...personRoutes } as const
