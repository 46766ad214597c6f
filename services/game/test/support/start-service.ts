import { randomUUID } from 'node:crypto'
import type { AnsweredQuestion, GameQuestion } from '@waymark/contracts/models/game'
import { gameRoutes as routes } from '@waymark/contracts/routes/game'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { call, type testIdentity } from '@waymark/testing/http'
import { startTestService } from '@waymark/testing/service'
import type { Context } from '../../src/context.ts'
import { game } from '../../src/service.ts'
import { fixtureBank } from './fixture-bank.ts'

/** The whole service on a real database and bus, with a plain bank and a clock that stands until it is moved. */
export async function startService(given: Partial<Context> = {}) {
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const service = await startTestService(game, {
    grpc: GameServiceService,
    given: { bank: fixtureBank(), clock: () => clock.now, ...given },
  })
  return {
    ...service,
    /** Lets seconds pass. */
    pass: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    player: async () => playerOf(service.app, randomUUID(), service.identity),
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
export type Player = Awaited<ReturnType<typeof playerOf>>

async function playerOf(app: Parameters<typeof call>[0], userId: string, identity: ReturnType<typeof testIdentity>) {
  const headers = await identity.headersFor({ userId })
  const player = {
    userId,
    headers,
    call: (route: Parameters<typeof call>[1], options: Parameters<typeof call>[2] = {}) =>
      call(app, route, { ...options, headers }),
    async start(categories: readonly string[] = ['technical', 'analytics'], extraTime?: boolean): Promise<string> {
      const { status, json, text } = await player.call(routes.startGame, { body: { categories, extraTime } })
      if (status !== 201) throw new Error(text)
      return json.gameId
    },
    async questions(gameId: string): Promise<GameQuestion[]> {
      return (await player.call(routes.listGameQuestions, { query: { gameId } })).json
    },
    answer: (gameId: string, questionId: string, answer: number) =>
      player.call(routes.answerGameQuestion, { body: { gameId, questionId, answer } }),
    /** Plays to the end; `pick` says what to answer to each question. */
    async play(gameId: string, pick: (question: GameQuestion) => number): Promise<AnsweredQuestion[]> {
      const answers: AnsweredQuestion[] = []
      let open: GameQuestion | null | undefined = (await player.questions(gameId)).at(-1)
      while (open) {
        const { status, json, text } = await player.answer(gameId, open.id, pick(open))
        if (status !== 200) throw new Error(text)
        answers.push(json)
        open = json.next
      }
      return answers
    },
    result: async (gameId: string) => (await player.call(routes.getGameResult, { query: { gameId, answers: '[]' } })).json,
    overview: async () => (await player.call(routes.getGameOverview)).json,
  }
  return player
}

/** The place of the right option as it is shown; the fixture's right options say so. */
export function rightOf(question: GameQuestion): number {
  return question.options.findIndex((option) => option.startsWith('right'))
}

export function wrongOf(question: GameQuestion): number {
  return (rightOf(question) + 1) % 4
}
