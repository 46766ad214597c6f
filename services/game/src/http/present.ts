import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { GameOverview, GameQuestion, GameResult } from '@waymark/contracts/models/game'
import type { PlayedGame } from '../data/read-game.ts'
import type { Category } from '../domain/bank-item.ts'
import { secondsLeft } from '../domain/clock.ts'
import { reliabilityOf } from '../domain/item-response.ts'
import { CATEGORY_SKILLS, isStrong, levelOf } from '../domain/levels.ts'
import { QUESTIONS } from '../domain/plan-game.ts'
import { recommend, type Standing } from '../domain/recommend.ts'
import { optionOrder } from '../domain/shuffle.ts'
import type { Ability, Answer, Game, Item } from '../generated/client.ts'

type Question = Answer & { item: Item }

/** A question as its player may see it: the key and the reason only once it is answered. */
export function presentQuestion(game: Pick<Game, 'seed' | 'extraTime'>, question: Question, now: Date): GameQuestion {
  const { item, position, issuedAt, answeredAt, choice } = question
  const order = optionOrder(game.seed, item.id)
  const answered = answeredAt !== null && choice !== null
  return {
    id: item.id,
    question: item.question,
    options: order.map((place) => item.options[place] ?? ''),
    correctAnswer: answered ? order.indexOf(item.correctOption) : null,
    explanation: answered ? item.explanation : null,
    difficulty: item.difficulty,
    category: item.category,
    skill: item.skill,
    position,
    ...(answered
      ? { answer: choice < 0 ? -1 : order.indexOf(choice), correct: question.correct === true }
      : { secondsLeft: secondsLeft({ issuedAt, now, extraTime: game.extraTime }) }),
  }
}

export function presentResult(game: PlayedGame, abilities: readonly Ability[]): GameResult {
  const answered = game.answers.filter(({ answeredAt }) => answeredAt !== null)
  const standings = categoriesOf(game).map((category) => standingOf(category, answered, abilities))
  return {
    gameId: game.id,
    finished: game.finishedAt !== null,
    finishedAt: game.finishedAt?.toISOString(),
    score: answered.filter(({ correct }) => correct).length,
    totalQuestions: QUESTIONS,
    categories: categoriesOf(game),
    practice: game.extraTime,
    skillBreakdown: standings
      .filter(({ total }) => total > 0)
      .map((standing) => ({
        skill: CATEGORY_SKILLS[standing.category],
        correct: standing.correct,
        total: standing.total,
        level: isStrong(standing) ? 'strong' : 'to practice',
        category: standing.category,
      })),
    recommendations:
      game.finishedAt === null
        ? []
        : recommend({ standings, timeOuts: answered.filter(({ choice }) => choice === -1).length, practice: game.extraTime }),
    levels: categoriesOf(game).map((category) => presentLevel(category, abilities)),
  }
}

export function presentOverview(from: {
  abilities: readonly Ability[]
  open: PlayedGame | null
  recent: readonly (Game & { right: number })[]
  now: Date
}): GameOverview {
  const { abilities, open, recent, now } = from
  return {
    categories: gameCategories.map((category) => presentLevel(category, abilities)),
    openGame: open && presentOpen(open, now),
    recentGames: recent.map((game) => ({
      gameId: game.id,
      categories: categoriesOf(game),
      score: game.right,
      totalQuestions: QUESTIONS,
      finishedAt: (game.finishedAt ?? game.startedAt).toISOString(),
    })),
  }
}

function presentOpen(game: PlayedGame, now: Date): NonNullable<GameOverview['openGame']> {
  const waiting = game.answers.find(({ answeredAt }) => answeredAt === null)
  return {
    gameId: game.id,
    categories: categoriesOf(game),
    extraTime: game.extraTime,
    answered: game.answers.filter(({ answeredAt }) => answeredAt !== null).length,
    totalQuestions: QUESTIONS,
    secondsLeft: waiting ? secondsLeft({ issuedAt: waiting.issuedAt, now, extraTime: game.extraTime }) : 0,
  }
}

function presentLevel(category: Category, abilities: readonly Ability[]) {
  const row = abilities.find((ability) => ability.category === category)
  return {
    category,
    skill: CATEGORY_SKILLS[category],
    level: row ? levelOf(row.mean) : 0,
    reliability: row ? Math.round(reliabilityOf(row) * 100) / 100 : 0,
    answered: row?.answered ?? 0,
  }
}

function standingOf(category: Category, answered: readonly Question[], abilities: readonly Ability[]): Standing {
  const own = answered.filter(({ item }) => item.category === category)
  const skills = [...new Set(own.map(({ item }) => item.skill))]
  const missed = skills
    .map((skill) => {
      const of = own.filter(({ item }) => item.skill === skill)
      return { skill, wrong: of.filter(({ correct }) => !correct).length, total: of.length }
    })
    .filter(({ wrong }) => wrong > 0)
    .sort((a, b) => b.wrong - a.wrong || a.skill.localeCompare(b.skill))
  return {
    category,
    correct: own.filter(({ correct }) => correct).length,
    total: own.length,
    ability: abilities.find((row) => row.category === category),
    missed,
  }
}

function categoriesOf(game: Game): Category[] {
  return gameCategories.filter((category) => game.categories.includes(category))
}
