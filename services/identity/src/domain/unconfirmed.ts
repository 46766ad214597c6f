const DAY_MS = 86_400_000
/** An account whose address nobody confirms belongs to nobody we know: it goes after this time. */
export const UNCONFIRMED_DAYS = 7
/** How long before that its owner is reminded. */
const REMINDED_DAYS_BEFORE = 2

export function confirmBy(now: Date): Date {
  return new Date(now.getTime() + UNCONFIRMED_DAYS * DAY_MS)
}

/** Accounts to be confirmed by then are reminded now. */
export function remindUntil(now: Date): Date {
  return new Date(now.getTime() + REMINDED_DAYS_BEFORE * DAY_MS)
}

export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}
