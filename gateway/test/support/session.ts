import type { Session } from '../../plugins/waymark/exchange.ts'
import type { Asker } from '../../plugins/waymark/session/session.ts'

/** Somebody who is signed in, and the token that their browser has. */
export const session: Session = { userId: 'u1', sessionId: 's1', tier: 'premium', emailVerified: true }
export const token = 'a-token-of-sufficient-length'

/** The request that asks about a session. */
export const by = (requestId: string): Asker => ({ requestId, traceparent })
export const traceparent = '00-0193d5f0000040008000000000000001-00000000000000aa-01'
