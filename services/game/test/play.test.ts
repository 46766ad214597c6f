import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { answeredQuestion, gameOverview, gameQuestions, gameResult } from '@waymark/contracts/models/game'
import { gameRoutes as routes } from '@waymark/contracts/routes/game'
import { decode } from '@waymark/kit/decode'
import { call } from '@waymark/testing/http'
import { rightOf, startService, type TestService, wrongOf } from './support/start-service.ts'

describe('a game', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service.stop())

  it('starts with one open question whose key stays on the server', async () => {
    const ann = await service.player()
    const gameId = await ann.start(['technical', 'analytics'])
    const questions = decode(gameQuestions, await ann.questions(gameId))
    assert.equal(questions.length, 1)
    const [first] = questions
    assert.deepEqual(
      [first?.correctAnswer, first?.explanation, first?.answer, first?.correct],
      [null, null, undefined, undefined],
    )
    assert.deepEqual([first?.position, first?.secondsLeft, first?.options.length], [1, 30, 4])
    assert.ok(first && ['technical', 'analytics'].includes(first.category))
    assert.equal(first?.difficulty, 'intermediate', 'the middle tells most about somebody unknown')
  })

  it('gives the key and the reason with the answer, and the next question without them', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    const answer = await ann.answer(gameId, first.id, wrongOf(first))
    const { correct, correctAnswer, explanation, next } = decode(answeredQuestion, answer.json)
    assert.deepEqual([answer.status, correct, correctAnswer], [200, false, rightOf(first)])
    assert.match(explanation, /^Because/)
    assert.deepEqual([next?.position, next?.correctAnswer, next?.explanation], [2, null, null])
    const [again, second] = await ann.questions(gameId)
    assert.deepEqual([again?.options, again?.answer, again?.correct], [first.options, wrongOf(first), false])
    assert.equal(again?.correctAnswer, rightOf(first))
    assert.equal(second?.id, next?.id)
  })

  it('has ten different questions spread over the categories, and a result that the record decides', async () => {
    const ann = await service.player()
    const gameId = await ann.start(['technical', 'creativity', 'leadership'])
    const answers = await ann.play(gameId, (question) =>
      question.category === 'technical' ? wrongOf(question) : rightOf(question),
    )
    assert.equal(answers.length, 10)
    assert.equal(answers.at(-1)?.next, null)
    const questions = await ann.questions(gameId)
    assert.equal(new Set(questions.map(({ id }) => id)).size, 10)
    const counts = ['technical', 'creativity', 'leadership'].map((c) => questions.filter(({ category }) => category === c).length)
    assert.deepEqual([...counts].sort(), [3, 3, 4])

    const lies = JSON.stringify(questions.map(({ id }) => ({ questionId: id, answer: 0, correct: true })))
    const { status, json } = await ann.call(routes.getGameResult, { query: { gameId, answers: lies } })
    const result = decode(gameResult, json)
    assert.equal(status, 200)
    assert.deepEqual([result.score, result.totalQuestions, result.finished], [10 - (counts[0] ?? 0), 10, true])
    const rows = result.skillBreakdown.map(({ category, correct, total, level }) => [category, correct, total, level])
    assert.deepEqual(rows, [
      ['technical', 0, counts[0], 'to practice'],
      ['leadership', counts[2], counts[2], 'strong'],
      ['creativity', counts[1], counts[1], 'strong'],
    ])
    assert.match(
      result.recommendations[0] ?? '',
      /^Practice computers and electronics: none of [34] right\. Begin with technical part \d/,
    )
    assert.ok(result.recommendations.some((sentence) => /Team leadership is a strong area: all [34] right/.test(sentence)))
    assert.ok(result.recommendations.length <= 5)
    assert.deepEqual((await ann.call(routes.getGameResult, { query: { answers: lies } })).json, json, 'the latest finished game')
  })

  it('asks harder questions of who answers right, and easier ones of who does not', async () => {
    const [ann, ben] = [await service.player(), await service.player()]
    const hard = await ann.start()
    await ann.play(hard, rightOf)
    const easy = await ben.start()
    await ben.play(easy, wrongOf)
    const last = async (player: typeof ann, gameId: string) => {
      const questions = await player.questions(gameId)
      return ['technical', 'analytics'].map((name) => questions.findLast(({ category }) => category === name)?.difficulty)
    }
    assert.deepEqual(await last(ann, hard), ['advanced', 'advanced'])
    assert.deepEqual(await last(ben, easy), ['beginner', 'beginner'])
  })

  it('keeps what it learned of a person between games, and asks nothing twice', async () => {
    const ann = await service.player()
    const first = await ann.start()
    await ann.play(first, rightOf)
    const levels = decode(gameOverview, await ann.overview()).categories.filter(({ answered }) => answered > 0)
    assert.deepEqual(
      levels.map(({ category, answered }) => [category, answered]),
      [
        ['technical', 5],
        ['analytics', 5],
      ],
    )
    assert.ok(levels.every(({ level, reliability }) => level >= 4 && reliability > 0.4))
    const second = await ann.start()
    const opening = (await ann.questions(second))[0]
    assert.equal(opening?.difficulty, 'advanced')
    await ann.play(second, rightOf)
    const ids = [...(await ann.questions(first)), ...(await ann.questions(second))].map(({ id }) => id)
    assert.equal(new Set(ids).size, 20)
  })

  it('counts an answer later than 40 s after the question was issued as a time out, whatever it says', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    service.pass(40)
    const inTime = decode(answeredQuestion, (await ann.answer(gameId, first.id, rightOf(first))).json)
    assert.deepEqual([inTime.correct, inTime.answer], [true, rightOf(first)])
    assert.ok(inTime.next)
    service.pass(40.1)
    assert.equal((await ann.questions(gameId))[1]?.secondsLeft, 0)
    const late = decode(answeredQuestion, (await ann.answer(gameId, inTime.next.id, rightOf(inTime.next))).json)
    assert.deepEqual([late.correct, late.answer, late.correctAnswer], [false, -1, rightOf(inTime.next)])
    assert.ok(late.next)
    const given = decode(answeredQuestion, (await ann.answer(gameId, late.next.id, -1)).json)
    assert.deepEqual([given.correct, given.answer], [false, -1])
  })

  it('doubles the time with extra time, and learns nothing from such a game', async () => {
    const ann = await service.player()
    const gameId = await ann.start(['technical', 'analytics'], true)
    const [first] = await ann.questions(gameId)
    assert.ok(first)
    assert.equal(first.secondsLeft, 60)
    service.pass(80)
    const answer = decode(answeredQuestion, (await ann.answer(gameId, first.id, rightOf(first))).json)
    assert.equal(answer.correct, true)
    await ann.play(gameId, rightOf)
    assert.deepEqual(await service.sql('select * from ability where user_id = $1', [ann.userId]), [])
    const labels = (await ann.questions(gameId)).map(({ difficulty }) => difficulty)
    assert.ok(labels.includes('advanced'), 'the questions follow the answers all the same')
    const result = decode(gameResult, await ann.result(gameId))
    assert.deepEqual([result.practice, result.score], [true, 10])
    assert.match(result.recommendations.at(-1) ?? '', /for practice/)
    const [event] = await service.sql(`select data from outbox where key = $1`, [gameId])
    assert.equal(event.data.practice, true)
  })

  it('learns from answers what the questions are like, but not from practice and not from time outs', async () => {
    const counted = async () => (await service.sql('select coalesce(sum(answered), 0)::int as n from calibration'))[0].n
    const ann = await service.player()
    const before = await counted()
    await ann.play(await ann.start(), (question) => (question.position === 10 ? -1 : rightOf(question)))
    assert.equal(await counted(), before + 9)
    await ann.play(await ann.start(['technical', 'analytics'], true), rightOf)
    assert.equal(await counted(), before + 9)
    const rows = await service.sql(`
      select location - case difficulty when 'beginner' then -1 when 'advanced' then 1 else 0 end as moved, slope
      from calibration join item on item.id = item_id`)
    assert.ok(rows.every(({ moved, slope }) => Math.abs(moved) <= 0.25 && slope > 0.83 && slope < 1.17))
    assert.ok(rows.some(({ moved }) => Math.abs(moved) > 0.001))
  })

  it('tells the siblings once when it is finished: figures by category, no answers', async () => {
    const ann = await service.player()
    const gameId = await ann.start(['communication', 'problem-solving'])
    assert.deepEqual(await service.sql('select 1 from outbox where key = $1', [gameId]), [])
    await ann.play(gameId, (question) => (question.category === 'communication' ? rightOf(question) : wrongOf(question)))
    const events = await service.sql('select topic, type, data from outbox where key = $1', [gameId])
    assert.equal(events.length, 1)
    const [{ topic, type, data }] = events
    assert.deepEqual([topic, type, data.userId, data.gameId], ['waymark.game.v1', 'GameFinished', ann.userId, gameId])
    const [talk, solve] = data.results
    assert.deepEqual([talk.category, talk.correct, talk.total], ['communication', 5, 5])
    assert.deepEqual([solve.category, solve.correct ?? 0, solve.total], ['problem-solving', 0, 5])
    assert.ok(talk.level >= 4 && solve.level <= 2 && talk.reliability > 0.4)
  })

  it('shows what was played before a new game: levels, the open game, the latest results', async () => {
    const ann = await service.player()
    const empty = decode(gameOverview, await ann.overview())
    assert.deepEqual([empty.openGame, empty.recentGames], [null, []])
    assert.ok(empty.categories.every(({ level, answered }) => level === 0 && answered === 0))
    assert.equal(empty.categories.length, 6)
    const gameId = await ann.start(['analytics', 'creativity'])
    service.pass(10)
    const open = decode(gameOverview, await ann.overview()).openGame
    assert.deepEqual(open, {
      gameId,
      categories: ['creativity', 'analytics'],
      extraTime: false,
      answered: 0,
      totalQuestions: 10,
      secondsLeft: 23,
    })
    await ann.play(gameId, rightOf)
    const done = decode(gameOverview, await ann.overview())
    assert.equal(done.openGame, null)
    assert.deepEqual(
      done.recentGames.map((game) => [game.gameId, game.score, game.totalQuestions]),
      [[gameId, 10, 10]],
    )
  })

  it('answers the result of an unfinished game with what there is so far', async () => {
    const ann = await service.player()
    const gameId = await ann.start()
    const none = decode(gameResult, await ann.result(gameId))
    assert.deepEqual([none.score, none.totalQuestions, none.finished, none.skillBreakdown], [0, 10, false, []])
  })

  it('needs somebody who is signed in', async () => {
    for (const route of Object.values(routes)) {
      const { status, json } = await call(service.app, route, route.method === 'GET' ? {} : { body: {} })
      assert.deepEqual([status, json.title], [401, 'Unauthorized'], route.id)
    }
  })
})
