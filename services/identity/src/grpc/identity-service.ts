import { AppError } from '@waymark/kit/errors'
import { IdentityServiceService, ResolveSessionResponse } from '@waymark/proto/waymark/identity/v1/identity'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'

const UUID = /^[0-9a-f-]{36}$/i

function anAddress(address: string): string {
  if (address.length > 254 || !address.includes('@')) throw new AppError('bad_request', 'This is no e-mail address.')
  return address
}

export function addGrpc(grpc: GrpcServer, { sessions, db, mailboxes }: Context): void {
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

    async admitMail({ address, counted }) {
      return mailboxes.admit(anAddress(address), { counted, notice: false })
    },

    async stopMail({ address }) {
      await mailboxes.stop(anAddress(address))
      return {}
    },
  })
}
