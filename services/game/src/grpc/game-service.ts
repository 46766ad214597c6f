import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'
import { exportUser } from '../use-cases/export-user.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function addGrpc(grpc: GrpcServer, { db }: Context): void {
  grpc.add(GameServiceService, {
    async summary({ userId }) {
      if (!UUID.test(userId)) return { games: 0, bestScore: 0, lastScore: 0 }
      const where = { userId, finishedAt: { not: null } }
      const [{ _count: games, _max }, last] = await Promise.all([
        db.game.aggregate({ where, _count: true, _max: { score: true } }),
        db.game.findFirst({ where, orderBy: { startedAt: 'desc' }, select: { score: true } }),
      ])
      return { games, bestScore: _max.score ?? 0, lastScore: last?.score ?? 0 }
    },

    async export({ userId }) {
      return { json: JSON.stringify(UUID.test(userId) ? await exportUser(db, userId) : null) }
    },
  })
}
