import type { Easing, Limit, RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { Profile } from './profile.ts'

/** A limit that the list offers to ease. */
export type EasableLimit = Limit & { readonly easing: Easing }

/** The limit of that name; undefined where the list does not offer to ease it. */
export function findEasable({ limits }: RecommendationAdvice, id: string): EasableLimit | undefined {
  return limits?.find((limit): limit is EasableLimit => limit.easing?.id === id)
}

/** The answers with one limit eased: another figure in place of the person's, or their words taken back. The rest stays as it is. */
export function easeLimit(profile: Profile, { id, to = 0, takesBack }: Easing): Profile {
  if (takesBack !== undefined) {
    const goals = profile.goals ?? { text: '', removed: [], beside: [] }
    return { ...profile, goals: { ...goals, removed: [...goals.removed, takesBack] } }
  }
  const reach = profile.reach ?? NO_REACH
  return { ...profile, reach: { ...reach, ...(id === 'pay' ? { leastPay: to } : { monthsAvailable: to }) } }
}
