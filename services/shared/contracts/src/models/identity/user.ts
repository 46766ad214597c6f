import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, listOf, oneOf, optional, text, uuid } from '../../codec/primitives.ts'
import { changedProfileFields, profileFigures, shownProfileFields } from './profile-fields.ts'

const nullableText = t.union([t.string, t.null])

export const user = object({
  id: t.string,
  firstName: nullableText,
  lastName: nullableText,
  email: t.string,
  profileImageUrl: nullableText,
  subscriptionTier: oneOf(['free', 'premium'] as const),
  emailVerified: optional(t.boolean),
})
export type User = t.TypeOf<typeof user>

export const userProfile = object({ id: t.string, ...shownProfileFields })
export type UserProfile = t.TypeOf<typeof userProfile>

export const profileChange = object({
  firstName: optional(text({ max: 100 })),
  lastName: optional(text({ max: 100 })),
  ...changedProfileFields,
  /** Figures to take out again: a figure left out stays as it is. */
  clear: optional(listOf(oneOf(profileFigures), { max: profileFigures.length })),
})

export const session = object({ id: uuid, current: t.boolean, createdAt: instant, lastSeenAt: instant, device: t.string })
export const sessionList = object({ sessions: t.array(session) })

export const notification = object({
  id: uuid,
  title: t.string,
  text: t.string,
  link: optional(t.string),
  createdAt: instant,
  read: t.boolean,
})
export const notificationList = object({ notifications: t.array(notification), unread: t.number })

/** Names of the cache tags that a server-sent event of `/api/events` asks the page to read again. */
export const liveTags = object({ tags: t.array(t.string) })
