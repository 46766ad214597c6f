import type { Session } from '../../plugins/waymark/exchange.ts'

/** Somebody who is signed in, and the token that their browser has. */
export const session: Session = { userId: 'u1', sessionId: 's1', tier: 'premium', emailVerified: true }
export const token = 'a-token-of-sufficient-length'
