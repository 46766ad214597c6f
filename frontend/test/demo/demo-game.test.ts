// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** A game in the demo, from its first question to its result. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('the game', () => {
  const overview = async () => (await ask('getGameOverview')).openGame
  test('is open until ten are answered, with twice the time on demand', async () => {
    expect(await overview()).toBeNull()
    const { gameId } = await ask('startGame', { body: { categories: ['problem-solving', 'analytics'], extraTime: true } })
    expect(await overview()).toEqual({
      gameId,
      categories: ['problem-solving', 'analytics'],
      extraTime: true,
      answered: 0,
      totalQuestions: 10,
      secondsLeft: 60,
    })
    const questions = demo.world.games[0]?.questions ?? []
    expect(questions.map(({ category }) => category).slice(0, 4)).toEqual([
      'problem-solving',
      'analytics',
      'problem-solving',
      'analytics',
    ])
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10)
    const answer = (index: number, given: number) =>
      ask('answerGameQuestion', { body: { gameId, questionId: questions[index]?.id, answer: given } })
    const first = await answer(0, questions[0]?.correctAnswer ?? 0)
    expect(first).toMatchObject({ correct: true, answer: questions[0]?.correctAnswer, explanation: questions[0]?.explanation })
    expect(first.next).toMatchObject({ id: questions[1]?.id, position: 2, secondsLeft: 60, correctAnswer: null })
    // An answer that was given stays.
    expect(await answer(0, -1)).toMatchObject({ correct: true })
    expect((await overview()).answered).toBe(1)
    expect(await ask('getGameResult', { query: { gameId } })).toMatchObject({ finished: false, finishedAt: undefined, score: 1 })
    const issued = await ask('listGameQuestions', { query: { gameId } })
    expect(issued[0]).toMatchObject({ correct: true, answer: questions[0]?.correctAnswer, position: 1 })
    expect('secondsLeft' in issued[0]).toBe(false)
    for (let index = 1; index < 10; index += 1) await answer(index, questions[index]?.correctAnswer ?? 0)
    expect(await overview()).toBeNull()
    const result = await ask('getGameResult', { query: { gameId } })
    expect(result).toMatchObject({
      finished: true,
      finishedAt: now,
      score: 10,
      practice: true,
      categories: ['problem-solving', 'analytics'],
      recommendations: ['Every area is strong. Try two others.'],
    })
    expect(result.skillBreakdown).toEqual(
      ['Problem Solving', 'Analytics'].map((skill, index) => ({
        skill,
        category: ['problem-solving', 'analytics'][index],
        correct: 5,
        total: 5,
        level: 'strong',
      })),
    )
    expect(await ask('listGameQuestions', { query: { gameId } })).toHaveLength(10)
  })
  test('an area below seven in ten is to be practised', async () => {
    const { gameId } = await ask('startGame', { body: { categories: ['analytics', 'problem-solving'] } })
    for (const [index, { id, correctAnswer }] of (demo.world.games[0]?.questions ?? []).entries())
      await ask('answerGameQuestion', {
        body: { gameId, questionId: id, answer: [1, 3, 5].includes(index) ? -1 : correctAnswer },
      })
    const result = await ask('getGameResult', { query: { gameId } })
    expect(result.skillBreakdown.map((one: object) => Object.values(one).join(' '))).toEqual([
      'Analytics analytics 5 5 strong',
      'Problem Solving problem-solving 2 5 to practice',
    ])
    expect(result.recommendations).toEqual(['Practice problem solving: read the explanations once more, then play again.'])
    expect((await ask('getGameOverview')).categories.map((one: { skill: string }) => one.skill)).toContain('Problem Solving')
  })
  test('questions can be looked at without a game', async () => {
    const questions = await ask('listGameQuestions', { query: { categories: 'analytics,creativity' } })
    expect(questions.map((one: { position: number }) => one.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(questions[1].category).toBe('creativity')
    expect(await ask('listGameQuestions')).toEqual([])
  })
})
