import { AppError } from '@waymark/kit/errors'
import type { GrpcServer } from '@waymark/kit/grpc/server'
import { IdentityServiceService, ResolveSessionResponse } from '@waymark/proto/waymark/identity/v1/identity'
import type { Context } from './context.ts'

const UUID = /^[0-9a-f-]{36}$/i

export function addGrpc(grpc: GrpcServer, { sessions, db }: Context): void {
  grpc.add(IdentityServiceService, {
    async resolveSession({ token }) {
      const session = await sessions.resolve(token)
      if (!session) return ResolveSessionResponse.fromPartial({ found: false })
      const { userId, sessionId, tier, emailVerified } = session
      return { found: true, userId, sessionId, subscriptionTier: tier, emailVerified }
    },

    async getUser({ userId }) {
      const user = UUID.test(userId) ? await db.userAccount.findUnique({ where: { id: userId } }) : null
      if (!user) throw new AppError('not_found', 'There is no such user.')
      const { id, email, firstName, lastName, emailVerifiedAt } = user
      return { userId: id, email, firstName, lastName, emailVerified: emailVerifiedAt !== null }
    },
  })
}
