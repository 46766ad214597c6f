import { takeTurns, transaction } from '@waymark/kit/db'
import { holdUser } from '@waymark/kit/deleted-users'
import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { readKnownItems } from '../data/known-items.ts'
import type { Category } from '../domain/bank-item.ts'
import { UNKNOWN } from '../domain/item-response.ts'
import { planGame } from '../domain/plan-game.ts'
import { issueQuestion } from './issue-question.ts'

/** Starts a game and issues its first question; a game that the person left open ends without a result. Returns its id. */
export async function startGame(
  context: Context,
  input: { userId: string; categories: readonly Category[]; extraTime: boolean },
): Promise<string> {
  const { db, clock, random } = context
  const { userId, categories } = input
  const now = clock()
  const known = await readKnownItems(context, now)
  return transaction(db, async (tx) => {
    await holdUser(tx, userId)
    // One start of a person at a time: two clicks make one open game, not a refusal.
    await takeTurns(tx, `game.start ${userId}`)
    await tx.game.updateMany({ where: { userId, finishedAt: null, abandonedAt: null }, data: { abandonedAt: now } })
    const abilities = await tx.ability.findMany({ where: { userId } })
    const doubt = (category: Category) => abilities.find((row) => row.category === category)?.variance ?? UNKNOWN.variance
    const game = await tx.game.create({
      data: {
        id: uuidv7(),
        userId,
        categories: [...categories],
        plan: planGame({ categories, doubt, random }),
        seed: Math.floor(random() * 2 ** 31),
        extraTime: input.extraTime,
        startedAt: now,
      },
    })
    await issueQuestion(tx, context, { game, position: 1, known, now })
    return game.id
  })
}
