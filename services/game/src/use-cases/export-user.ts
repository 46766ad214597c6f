import type { PrismaClient } from '../generated/client.ts'

/** Everything this service holds about a person, in words: what was asked, what was chosen, and what was made of it. */
export async function exportUser(db: PrismaClient, userId: string): Promise<UserExport> {
  const [games, abilities] = await Promise.all([
    db.game.findMany({
      where: { userId },
      orderBy: { startedAt: 'asc' },
      include: { answers: { orderBy: { position: 'asc' }, include: { item: true } } },
    }),
    db.ability.findMany({ where: { userId }, orderBy: { category: 'asc' } }),
  ])
  return {
    abilities: abilities.map(({ category, mean, variance, answered, updatedAt }) => ({
      category,
      mean,
      variance,
      answered,
      updatedAt: updatedAt.toISOString(),
    })),
    games: games.map((game) => ({
      id: game.id,
      categories: game.categories,
      extraTime: game.extraTime,
      startedAt: game.startedAt.toISOString(),
      finishedAt: game.finishedAt?.toISOString() ?? null,
      abandonedAt: game.abandonedAt?.toISOString() ?? null,
      score: game.score,
      answers: game.answers.map(({ position, item, issuedAt, answeredAt, choice, correct }) => ({
        position,
        questionId: item.id,
        question: item.question,
        issuedAt: issuedAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
        // Null for a time out or a question that was left open.
        answer: choice === null || choice < 0 ? null : (item.options[choice] ?? null),
        correct,
      })),
    })),
  }
}

export type UserExport = {
  abilities: { category: string; mean: number; variance: number; answered: number; updatedAt: string }[]
  games: {
    id: string
    categories: string[]
    extraTime: boolean
    startedAt: string
    finishedAt: string | null
    abandonedAt: string | null
    score: number | null
    answers: {
      position: number
      questionId: string
      question: string
      issuedAt: string
      answeredAt: string | null
      answer: string | null
      correct: boolean | null
    }[]
  }[]
}
