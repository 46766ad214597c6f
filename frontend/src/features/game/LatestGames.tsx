import type { GameOverview } from '@waymark/contracts/models/game'
import { timeAgo } from '../../lib/time-ago.ts'
import { categoryWords, listed } from './category-words.ts'

type Props = { games: GameOverview['recentGames']; onSeeResult: (gameId: string) => void }

/** The last games that were played to their end; each opens its result again. */
export function LatestGames({ games, onSeeResult }: Props) {
  if (games.length === 0) return null
  return (
    <section className="game-past">
      <h2 className="t-4">Your latest games</h2>
      <ul>
        {games.map(({ gameId, categories, score, totalQuestions, finishedAt }) => (
          <li key={gameId}>
            <span>{listed(categories.map((category) => categoryWords[category].name))}</span>
            <span className="num strong">
              {score} of {totalQuestions}
            </span>
            <time className="cap" dateTime={finishedAt}>
              {timeAgo(finishedAt)}
            </time>
            <button type="button" className="btn btn-sm" onClick={() => onSeeResult(gameId)}>
              See result
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
