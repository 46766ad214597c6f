import { gameRoutes } from '@waymark/contracts/routes/game'
import { DATABASE_PATIENCE_MS } from '@waymark/kit/lifecycle'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/game-service.ts'
import { addHttp } from './http/game-routes.ts'
import { endAbandonedGames } from './use-cases/end-abandoned-games.ts'
import { fillBank } from './use-cases/fill-bank.ts'

/** The Skills Challenge: item bank, games and what they show of a person. */
export const game = defineService({
  name: 'game',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext,
  routes: gameRoutes,
  http: addHttp,
  grpc: addGrpc,
  subscriptions: () => handlers,
  tasks: [{ name: 'end abandoned games', everyMs: 60_000, work: endAbandonedGames }],
  parts: ({ db, bank, log }) => ({
    bank: { start: async () => log.info(await fillBank(db, bank), 'item bank filled'), patienceMs: DATABASE_PATIENCE_MS },
  }),
})
