const DAY_MS = 86_400_000
export const IDLE_MS = 7 * DAY_MS
export const ABSOLUTE_MS = 30 * DAY_MS
/** Being seen is written down this often, not on every request. */
export const TOUCH_MS = 60_000

export type Lifetime = { lastSeenAt: Date; expiresAt: Date }

export function isLive(session: Lifetime, now: Date): boolean {
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < IDLE_MS
}

export function needsTouch(session: Lifetime, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS
}

export function absoluteEnd(now: Date): Date {
  return new Date(now.getTime() + ABSOLUTE_MS)
}

/** Sessions last seen before this are over. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS)
}
