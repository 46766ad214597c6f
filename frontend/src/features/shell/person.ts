import type { User } from '@waymark/contracts/models/user'

export function fullName({ firstName, lastName }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || 'User'
}

/** First letter of the first name, for the sidebar. */
export function letterOf({ firstName }: User): string {
  return firstName?.charAt(0).toUpperCase() || 'U'
}

/** First letters of both names, for the top bar. */
export function initialsOf({ firstName, lastName }: User): string {
  return `${firstName?.charAt(0) ?? ''}${lastName?.charAt(0) ?? ''}`.toUpperCase() || 'DU'
}

export function planOf({ subscriptionTier }: User): string {
  return subscriptionTier === 'premium' ? 'Premium Plan' : 'Free Plan'
}
