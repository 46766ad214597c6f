import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { type KnownItems, readKnownItems } from '../data/known-items.ts'
import { lockGame } from '../data/locked-rows.ts'
import { difficultyOf } from '../data/read-item.ts'
import { isLate } from '../domain/clock.ts'
import { type Ability, UNKNOWN, updated } from '../domain/item-response.ts'
import { QUESTIONS } from '../domain/plan-game.ts'
import { optionOrder } from '../domain/shuffle.ts'
import type { Answer, Game, Item, Prisma } from '../generated/client.ts'
import { calibrateItem } from './calibrate-item.ts'
import { finishGame } from './finish-game.ts'
import { issueQuestion } from './issue-question.ts'

type Tx = Prisma.TransactionClient
type Question = Answer & { item: Item }
export type Answered = { game: Game; question: Question; next: Question | null; now: Date }

/**
 * Takes an answer: what was chosen, what is now believed of the person, and the next question or the game's end, all or nothing.
 * The same answer sent again is answered as before and changes nothing; another one is refused.
 */
export async function answerQuestion(
  context: Context,
  input: { userId: string; gameId: string; questionId: string; answer: number },
): Promise<Answered> {
  const { db, clock } = context
  const { userId, gameId, questionId, answer } = input
  const now = clock()
  const known = await readKnownItems(context, now)
  return transaction(db, async (tx) => {
    // Two answers at once are taken one after the other.
    const game = await lockGame(tx, { userId, gameId })
    const where = { gameId_itemId: { gameId, itemId: questionId } }
    const open = game && (await tx.answer.findUnique({ where, include: { item: true } }))
    // A question of another game, or one that was never issued, is unknown here.
    if (!game || !open) throw new AppError('not_found', 'There is no such question in this game.')
    if (open.answeredAt) {
      if (open.given !== answer) throw new AppError('conflict', 'You have answered this question already.')
      return { game, question: open, next: await questionAt(tx, gameId, open.position + 1), now }
    }
    if (game.abandonedAt) throw new AppError('conflict', 'This game is over: it was left open. Please start a new one.')

    const shown = optionOrder(game.seed, open.itemId)
    const late = isLate({ issuedAt: open.issuedAt, now, extraTime: game.extraTime })
    const choice = late ? -1 : (shown[answer] ?? -1)
    const correct = choice === open.item.correctOption
    const question = await tx.answer.update({
      where,
      data: { given: answer, choice, correct, answeredAt: now },
      include: { item: true },
    })
    const ability = await abilityOf(tx, { userId, category: open.item.category })
    if (!game.extraTime) await learn(tx, known, { userId, item: open.item, ability, correct, now })
    const finished = open.position === QUESTIONS ? await finishGame(tx, { game, now }) : undefined
    if (!finished) await issueQuestion(tx, context, { game, position: open.position + 1, known, now })
    // A time out tells of the person, not of the question.
    if (!game.extraTime && choice >= 0) await calibrateItem(tx, { item: open.item, ability, correct, now })
    return { game: finished ?? game, question, next: await questionAt(tx, gameId, open.position + 1), now }
  })
}

function questionAt(tx: Tx, gameId: string, position: number): Promise<Question | null> {
  return tx.answer.findUnique({ where: { gameId_position: { gameId, position } }, include: { item: true } })
}

async function abilityOf(tx: Tx, key: { userId: string; category: string }): Promise<Ability> {
  return (await tx.ability.findUnique({ where: { userId_category: key } })) ?? UNKNOWN
}

async function learn(
  tx: Tx,
  { curveOf }: KnownItems,
  answer: { userId: string; item: Item; ability: Ability; correct: boolean; now: Date },
): Promise<void> {
  const { userId, item, ability, correct, now } = answer
  const curve = curveOf({ id: item.id, difficulty: difficultyOf(item.difficulty) })
  const key = { userId, category: item.category }
  const { mean, variance } = updated(ability, { curve, correct })
  await tx.ability.upsert({
    where: { userId_category: key },
    create: { ...key, mean, variance, answered: 1, updatedAt: now },
    update: { mean, variance, answered: { increment: 1 }, updatedAt: now },
  })
}
