import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { instant, integerBetween, listOf, oneOf, optional, text, uuid } from '../codec/primitives.ts'

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

export const userProfile = object({
  id: t.string,
  title: optional(t.string),
  industry: optional(t.string),
  experience: optional(t.number),
  location: optional(t.string),
  bio: optional(t.string),
  careerGoals: optional(t.string),
  preferredWorkStyle: optional(t.string),
  salaryExpectation: optional(t.number),
})
export type UserProfile = t.TypeOf<typeof userProfile>

export const profileChange = object({
  firstName: optional(text({ max: 100 })),
  lastName: optional(text({ max: 100 })),
  title: optional(text({ max: 200 })),
  industry: optional(text({ max: 100 })),
  experience: optional(integerBetween(0, 50)),
  location: optional(text({ max: 200 })),
  bio: optional(text({ max: 4000 })),
  careerGoals: optional(text({ max: 4000 })),
  preferredWorkStyle: optional(text({ max: 100 })),
  salaryExpectation: optional(integerBetween(0, 100_000_000)),
  /** Figures to take out again: a figure left out stays as it is. */
  clear: optional(listOf(oneOf(['experience', 'salaryExpectation'] as const), { max: 2 })),
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
