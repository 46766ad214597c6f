import { ofProfileFields } from '@waymark/contracts/models/identity/profile-fields'
import { type SecurityEvent, securityKinds, securityOutcomes } from '@waymark/contracts/models/identity/security'
import type { User, UserProfile } from '@waymark/contracts/models/identity/user'
import type * as rows from '../generated/client.ts'
import type { SessionRow } from './session-store.ts'

/** Rows as the contract shows them; nothing else of a row leaves the service. */
export const present = {
  user(row: rows.UserAccount): User {
    return {
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      profileImageUrl: row.profileImageUrl,
      subscriptionTier: row.subscriptionTier === 'premium' ? 'premium' : 'free',
      emailVerified: row.emailVerifiedAt !== null,
    }
  },

  profile(row: rows.UserProfile): UserProfile {
    const fields = ofProfileFields((name) => row[name] ?? undefined)
    return { id: row.userId, ...(fields as Omit<UserProfile, 'id'>) }
  },

  session(row: SessionRow, currentId: string) {
    return { ...present.exportedSession(row), current: row.id === currentId }
  },

  exportedSession({ id, device, createdAt, lastSeenAt }: SessionRow) {
    return { id, device, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() }
  },

  activity({ id, type, description, createdAt }: Pick<rows.Activity, 'id' | 'type' | 'description' | 'createdAt'>) {
    return { id, type, description, timestamp: createdAt.toISOString() }
  },

  notification({ id, title, text, link, createdAt, readAt }: rows.Notification) {
    return { id, title, text, link: link ?? undefined, createdAt: createdAt.toISOString(), read: readAt !== null }
  },

  /** Nothing for a kind that only a later version knows: it may have run here and been taken back. */
  securityEvents(all: readonly rows.SecurityEvent[]): SecurityEvent[] {
    return all.flatMap(({ id, createdAt, device, network, ...row }) => {
      const kind = securityKinds.find((each) => each === row.kind)
      const outcome = securityOutcomes.find((each) => each === row.outcome)
      if (!kind || !outcome) return []
      return [{ id, at: createdAt.toISOString(), kind, outcome, ...(device && { device }), ...(network && { network }) }]
    })
  },
}
