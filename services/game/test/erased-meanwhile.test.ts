import { after, before, describe, it } from 'node:test'
import { gameRoutes as routes } from '@waymark/contracts/routes/game'
import { transaction } from '@waymark/kit/db'
import { assertMeetings } from '@waymark/testing/meeting'
import { endAbandonedGames } from '../src/use-cases/end-abandoned-games.ts'
import { eraseUser } from '../src/use-cases/erase-user.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
/** Of the erasure: that of the context stops, while the writer is looked at. */
let db: TestService['context']['db']
before(async () => {
  service = await startService()
  db = service.context.db
})
after(() => service.stop())

/** Somebody in a game in which a question was answered. */
async function playing() {
  const player = await service.player()
  const gameId = await player.start()
  const [first] = await player.questions(gameId)
  await player.answer(gameId, first?.id ?? '', 1)
  const open = (await player.questions(gameId)).at(-1)
  return { player, userId: player.userId, gameId, questionId: open?.id ?? '' }
}
type Playing = Awaited<ReturnType<typeof playing>>

const writers: Readonly<Record<string, (of: Playing) => Promise<unknown>>> = {
  'an answer': ({ player, gameId, questionId }) => player.answer(gameId, questionId, 1),
  'another game': ({ player }) => player.call(routes.startGame, { body: { categories: ['technical', 'analytics'] } }),
  'the end of games that were left': () => {
    service.pass(3_600)
    return endAbandonedGames(service.context)
  },
}

describe('a player who is erased meanwhile', () => {
  for (const [name, write] of Object.entries(writers))
    it(`by ${name} is gone, and neither has to begin again`, () =>
      assertMeetings(service.sql, service.context, {
        ready: playing,
        erase: ({ userId }, stopping) => transaction(db, (tx) => eraseUser(stopping(tx), userId)),
        write,
        left: ({ userId }) =>
          service.sql('select 1 from game where user_id = $1 union all select 1 from ability where user_id = $1', [userId]),
      }))
})
