import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { type Asked, askedBefore } from '../data/asked-before.ts'
import type { KnownItems } from '../data/known-items.ts'
import { difficultyOf } from '../data/read-item.ts'
import type { Category } from '../domain/bank-item.ts'
import { chooseItem } from '../domain/choose-item.ts'
import { type Ability, UNKNOWN, updated } from '../domain/item-response.ts'
import type { Game, Prisma } from '../generated/client.ts'

/** Questions of this game and of so many before it are not asked again. */
const RECENT_GAMES = 3

type Tx = Prisma.TransactionClient

/** Chooses the next question from what is known by now, and writes it down as issued. The game's row is locked by the caller. */
export async function issueQuestion(
  tx: Tx,
  { bank, random }: Pick<Context, 'bank' | 'random'>,
  at: { game: Pick<Game, 'id' | 'userId' | 'plan' | 'extraTime'>; position: number; known: KnownItems; now: Date },
): Promise<void> {
  const { game, position, known, now } = at
  const { curveOf, overexposed } = known
  const category = game.plan[position - 1] as Category
  const asked = await askedBefore(tx, game.userId, category)
  const recentGames = new Set([...new Set(asked.map(({ gameId }) => gameId))].slice(0, RECENT_GAMES).concat(game.id))
  const item = chooseItem({
    items: bank.of(category),
    curveOf,
    ability: await abilityNow(tx, game, { category, asked, curveOf }),
    recent: new Set(asked.filter(({ gameId }) => recentGames.has(gameId)).map(({ itemId }) => itemId)),
    seen: new Set(asked.map(({ itemId }) => itemId)),
    overexposed,
    random,
  })
  if (!item) throw new AppError('unavailable', 'There are no questions in this category right now. Please choose another one.')
  await tx.answer.create({ data: { gameId: game.id, position, itemId: item.id, issuedAt: now } })
}

/** A game for practice leaves no trace in what is known of the person, but within it the questions follow the answers. */
async function abilityNow(
  tx: Tx,
  game: Pick<Game, 'id' | 'userId' | 'extraTime'>,
  at: { category: Category; asked: readonly Asked[]; curveOf: KnownItems['curveOf'] },
): Promise<Ability> {
  const { category, asked, curveOf } = at
  const kept = await tx.ability.findUnique({ where: { userId_category: { userId: game.userId, category } } })
  const known = kept ?? UNKNOWN
  if (!game.extraTime) return known
  return asked
    .filter(({ gameId, correct }) => gameId === game.id && correct !== null)
    .reduce<Ability>((belief, { itemId, difficulty, correct }) => {
      const curve = curveOf({ id: itemId, difficulty: difficultyOf(difficulty) })
      return updated(belief, { curve, correct: correct === true })
    }, known)
}
