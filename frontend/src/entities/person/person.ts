import type { User } from '@waymark/contracts/models/identity/user'
import { graphemes } from '@waymark/contracts/text/truncate'

export function fullName({ firstName, lastName }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || 'User'
}

/** First letter of the first name, for the sidebar. */
export function letterOf({ firstName }: User): string {
  return letter(firstName) || 'U'
}

/** First letters of both names, for the top bar. */
export function initialsOf({ firstName, lastName }: User): string {
  return letter(firstName) + letter(lastName) || 'DU'
}

export function planOf({ subscriptionTier }: User): string {
  return subscriptionTier === 'premium' ? 'Premium Plan' : 'Free Plan'
}

/** The first character as a reader sees it: no half of an emoji, no letter without its accent. */
const letter = (name: string | null): string => graphemes(name ?? '')[0]?.toUpperCase() ?? ''
