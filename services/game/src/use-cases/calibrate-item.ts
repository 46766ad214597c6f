import { lockCells } from '../data/locked-rows.ts'
import { difficultyOf } from '../data/read-item.ts'
import { learnedOfItem, parametersOf, UNANSWERED } from '../domain/calibration.ts'
import type { Ability } from '../domain/item-response.ts'
import type { Item, Prisma } from '../generated/client.ts'

/** Lets an answer say what it says of the question. The row is locked last in its transaction, so that nobody waits for long. */
export async function calibrateItem(
  tx: Prisma.TransactionClient,
  answer: { item: Item; ability: Ability; correct: boolean; now: Date },
): Promise<void> {
  const { item, ability, correct, now } = answer
  const difficulty = difficultyOf(item.difficulty)
  const unanswered = { cells: [...UNANSWERED], ...parametersOf(UNANSWERED, difficulty), answered: 0, updatedAt: now }
  await tx.calibration.createMany({ data: [{ itemId: item.id, ...unanswered }], skipDuplicates: true })
  const cells = learnedOfItem((await lockCells(tx, item.id)) ?? UNANSWERED, { difficulty, ability, correct })
  await tx.calibration.update({
    where: { itemId: item.id },
    data: { cells, ...parametersOf(cells, difficulty), answered: { increment: 1 }, updatedAt: now },
  })
}
