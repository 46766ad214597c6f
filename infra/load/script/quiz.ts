import { sleep } from 'k6'
import { Counter } from 'k6/metrics'
import { oneOf, ownAccount } from './people.ts'
import type { SetUp } from './setup.ts'
import { getJson, read, send } from './site.ts'

type Question = { id: string; question: string; options: string[]; correctAnswer: number | null }
type Answered = { correct: boolean; correctAnswer: number; explanation: string; next: Question | null }

const games = new Counter('games_finished')
const pairs = ['technical,analytics', 'communication,leadership,creativity', 'problem-solving,technical,analytics,leadership']

/** A whole game. The result must count exactly the answers that were told right on the way. */
export function quiz({ accounts }: SetUp): void {
  const { cookie } = ownAccount(accounts)
  const categories = oneOf(pairs)
  const name = 'start a game'
  const body = { categories: categories.split(',') }
  const started = read<{ gameId: string }>(send('POST', '/api/skills-game/start', { name, cookie, body, status: 201 }), name, {
    'has an id': ({ gameId }) => gameId.length === 36,
  })
  if (!started) return
  const { gameId } = started
  const issued = getJson<Question[]>(
    `/api/skills-game/questions?gameId=${gameId}&categories=${categories}`,
    'first question',
    { 'keeps its answer to itself': ([first]) => first?.correctAnswer === null && first.options.length === 4 },
    cookie,
  )
  let question = issued?.[0] ?? null
  let right = 0
  const given: number[] = []
  while (question && given.length < 10) {
    const answer = Math.floor(Math.random() * 4)
    given.push(answer)
    const told = reply({ gameId, questionId: question.id, answer }, cookie)
    if (!told) return
    if (told.correct) right += 1
    question = told.next
    sleep(0.1)
  }
  const result = getJson<{ score: number; totalQuestions: number; finished: boolean }>(
    `/api/skills-game/result?gameId=${gameId}&answers=${encodeURIComponent(JSON.stringify(given))}`,
    'result',
    {
      'ten questions, finished': (body) => body.totalQuestions === 10 && body.finished,
      'the score is what was told on the way': (body) => body.score === right,
    },
    cookie,
  )
  if (result) games.add(1)
}

function reply(body: { gameId: string; questionId: string; answer: number }, cookie: string): Answered | undefined {
  const name = 'answer'
  return read<Answered>(send('POST', '/api/skills-game/answers', { name, cookie, body }), name, {
    'says what was right, and why': ({ correct, correctAnswer, explanation }) =>
      explanation.length > 0 && correct === (correctAnswer === body.answer),
  })
}
