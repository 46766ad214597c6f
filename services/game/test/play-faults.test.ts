import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gameRoutes as routes } from '@waymark/contracts/routes/game'
import { uuidv7 } from '@waymark/kit/ids'
import { endAbandonedGames } from '../src/use-cases/end-abandoned-games.ts'
import { eraseUser } from '../src/use-cases/erase-user.ts'
import { rightOf, startService, type TestService, wrongOf } from './support/start-service.ts'

describe('a game that goes wrong', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  const pathsOf = (json: { errors: { path: string; message: string }[] }) =>
    json.errors.map(({ path, message }) => [path, message])

  it('starts in two to four different categories that exist, or says what is wrong', async () => {
    const ann = await service.player()
    const refused: [unknown, string, string][] = [
      [{}, 'categories', 'Please give a list'],
      [{ categories: [] }, 'categories', 'Please select at least 2 categories'],
      [{ categories: ['technical'] }, 'categories', 'Please select at least 2 categories'],
      [{ categories: ['technical', 'technical'] }, 'categories', 'Please select each category once'],
      [
        { categories: ['technical', 'communication', 'leadership', 'creativity', 'analytics'] },
        'categories',
        'Please select no more than 4 categories',
      ],
    ]
    for (const [body, path, message] of refused) {
      const { status, json } = await ann.call(routes.startGame, { body })
      assert.equal(status, 400)
      assert.deepEqual(pathsOf(json)[0]?.[0], path)
      if (message !== 'Please give a list') assert.deepEqual(pathsOf(json), [[path, message]])
    }
    const odd = await ann.call(routes.startGame, { body: { categories: ['technical', 'cooking'], extraTime: 'yes' } })
    assert.deepEqual(
      pathsOf(odd.json).map(([path]) => path),
      ['categories.1', 'extraTime'],
    )
    assert.equal((await ann.overview()).openGame, null)
  })

  it('refuses an answer that is none', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    for (const body of [
      { gameId: 'x', questionId: '', answer: 4 },
      { gameId: 'x', questionId: '', answer: -2 },
    ]) {
      const { status, json } = await ann.call(routes.answerGameQuestion, { body })
      assert.equal(status, 400)
      assert.deepEqual(
        pathsOf(json).map(([path]) => path),
        ['gameId', 'questionId', 'answer'],
      )
    }
    assert.equal((await ann.answer(gameId, 'technical-beginner-1', 1.5)).status, 400)
    assert.equal((await ann.call(routes.listGameQuestions, { query: { gameId: '7' } })).status, 400)
    assert.equal((await ann.call(routes.getGameResult, { query: { gameId: '7' } })).status, 400)
  })

  it("knows nothing of another person's game", async () => {
    const [ann, eve] = [await service.player(), await service.player()]
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    const foreign = [
      await eve.call(routes.listGameQuestions, { query: { gameId } }),
      await eve.call(routes.getGameResult, { query: { gameId } }),
      await eve.answer(gameId, first.id, 0),
    ]
    const unknown = [
      await eve.call(routes.listGameQuestions, { query: { gameId: uuidv7() } }),
      await eve.call(routes.getGameResult, { query: { gameId: uuidv7() } }),
      await eve.answer(uuidv7(), first.id, 0),
    ]
    for (const [index, answer] of foreign.entries()) {
      assert.equal(answer.status, 404)
      assert.equal(answer.json.detail, unknown[index]?.json.detail)
    }
    assert.equal((await ann.questions(gameId))[0]?.answer, undefined, 'nothing was answered')
    assert.equal((await eve.call(routes.listGameQuestions)).status, 404, 'no open game')
    assert.equal((await eve.call(routes.getGameResult)).status, 404, 'no finished game')
  })

  it('knows no question that it did not issue', async () => {
    const ann = await service.player()
    const [one, two] = [await ann.start(['technical', 'analytics']), await ann.start(['technical', 'analytics'])]
    const issued = (await ann.questions(two)).map(({ id }) => id)
    const other = service.context.bank.items.find(({ id }) => !issued.includes(id))
    assert.equal((await ann.answer(two, other?.id ?? '', 0)).status, 404)
    assert.equal((await ann.answer(one, issued[0] ?? '', 0)).status, 404)
  })

  it('answers the same answer again as before, and refuses another one', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    const once = await ann.answer(gameId, first.id, wrongOf(first))
    const again = await ann.answer(gameId, first.id, wrongOf(first))
    assert.deepEqual([again.status, again.json], [200, once.json])
    const other = await ann.answer(gameId, first.id, rightOf(first))
    assert.deepEqual([other.status, other.json.detail], [409, 'You have answered this question already.'])
    assert.equal((await ann.questions(gameId)).length, 2)
    const [{ answered }] = await service.sql('select sum(answered)::int as answered from ability where user_id = $1', [
      ann.userId,
    ])
    assert.equal(answered, 1)
  })

  it('takes a late answer sent again as the same one', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    service.pass(60)
    const once = await ann.answer(gameId, first.id, rightOf(first))
    assert.equal(once.json.answer, -1)
    assert.deepEqual((await ann.answer(gameId, first.id, rightOf(first))).json, once.json)
    assert.equal((await ann.answer(gameId, first.id, -1)).status, 409)
  })

  it('takes one of several answers sent at once, and issues one next question', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    const answers = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((answer) => ann.answer(gameId, first.id, answer)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409, 409, 409, 409, 409])
    assert.equal((await ann.questions(gameId)).length, 2)
  })

  it('finishes once when the last answer is sent many times at once', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    for (let left = 9; left > 0; left -= 1) {
      const open = (await ann.questions(gameId)).at(-1)
      await ann.answer(gameId, open?.id ?? '', 0)
    }
    const last = (await ann.questions(gameId)).at(-1)
    assert.equal(last?.position, 10)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.answer(gameId, last?.id ?? '', 2)))
    assert.ok(answers.every(({ status, json }) => status === 200 && json.next === null))
    assert.equal((await service.sql('select 1 from outbox where key = $1', [gameId])).length, 1)
    const [{ answered }] = await service.sql('select sum(answered)::int as answered from ability where user_id = $1', [
      ann.userId,
    ])
    assert.equal(answered, 10)
  })

  it('leaves one game open, however often and however fast it is started', async () => {
    const ann = await service.player()
    const first = await ann.start()
    const started = await Promise.all(Array.from({ length: 5 }, () => ann.start()))
    assert.equal(new Set(started).size, 5)
    const open = await service.sql('select id from game where user_id = $1 and finished_at is null and abandoned_at is null', [
      ann.userId,
    ])
    assert.equal(open.length, 1)
    const [question] = await ann.questions(first)
    const { status, json } = await ann.answer(first, question?.id ?? '', 0)
    assert.deepEqual([status, json.detail], [409, 'This game is over: it was left open. Please start a new one.'])
  })

  it('serves more people at once than it has connections, also when nothing of the questions is known yet', async () => {
    service.pass(120)
    const players = await Promise.all(Array.from({ length: 12 }, () => service.player()))
    const games = await Promise.all(players.map((player) => player.start(['communication', 'problem-solving'])))
    assert.equal(new Set(games).size, 12)
  })

  it('keeps nothing of an answer when the next question cannot be chosen, and takes it again', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    const { random } = service.context
    service.context.random = () => Number.NaN
    const failed = await ann.answer(gameId, first.id, rightOf(first))
    service.context.random = random
    assert.equal(failed.status, 503)
    assert.equal((await ann.questions(gameId))[0]?.correct, undefined)
    assert.deepEqual(await service.sql('select 1 from ability where user_id = $1', [ann.userId]), [])
    const again = await ann.answer(gameId, first.id, wrongOf(first))
    assert.deepEqual([again.status, again.json.correct], [200, false])
  })

  it('is erased in the middle of play without a trace, and answers no more', async () => {
    // Whoever erases and whoever answers may meet at any step: they wait for each other in one order.
    for (let round = 0; round < 20; round += 1) {
      const ann = await service.player()
      const gameId = await ann.start()
      const [first] = await ann.questions(gameId)
      assert.ok(first)
      const erase = service.context.db.$transaction((tx) => eraseUser(tx, ann.userId))
      await Promise.all([erase, ann.answer(gameId, first.id, 1), ann.answer(gameId, first.id, 2)])
      assert.equal((await ann.answer(gameId, first.id, 1)).status, 404)
      assert.deepEqual(await service.sql('select 1 from game where user_id = $1', [ann.userId]), [])
      assert.deepEqual(await service.sql('select 1 from ability where user_id = $1', [ann.userId]), [])
    }
  })

  it('ends a game that was left for half an hour, and only that', async () => {
    const [ann, ben] = [await service.player(), await service.player()]
    const left = await ann.start()
    service.pass(20 * 60)
    const played = await ben.start()
    service.pass(11 * 60)
    assert.ok((await endAbandonedGames(service.context)) >= 1)
    assert.equal((await ann.overview()).openGame, null)
    assert.equal((await ben.overview()).openGame.gameId, played)
    assert.equal((await ann.call(routes.listGameQuestions)).status, 404)
    assert.equal((await ann.questions(left)).length, 1, 'its record stays')
    assert.equal(await endAbandonedGames(service.context), 0)
  })
})

describe('twelve games of a category', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  it('show no question in more than three of ten', async () => {
    for (let game = 0; game < 12; game += 1) {
      // What was shown is looked at once a minute.
      service.pass(61)
      const player = await service.player()
      await player.play(await player.start(['leadership', 'creativity']), rightOf)
    }
    const [{ most }] = await service.sql(`
      select max(shown)::int as most from (
        select count(*) as shown from answer join item on item.id = answer.item_id
        where item.category = 'leadership' group by item.id) counted`)
    assert.ok(most <= 3, `a question was shown ${most} times in 12 games`)
  })
})
